import type { AnyAction } from '../actions.ts';
import type { Words } from '../catalog.ts';
import { type Game, REFEREE, SPECTATOR } from '../contract.ts';
import { below, randomBits } from '../dice.ts';
import { KERNEL_CATALOGS } from '../messages.ts';
import { writeAction } from '../notation.ts';
import { type GameRecord, parseRecord, replayRecord, writeRecord } from '../record.ts';
import type { Fault } from '../refusal.ts';
import { plainCopy } from '../state.ts';
import type { Table } from '../table.ts';
import { randomDecision } from '../testing/randomPlay.ts';
import { ensure, ensureSame, ensureSameState, fail, located } from './failure.ts';
import type { NamedSetup } from './plan.ts';
import { openTable, playOne } from './undo.ts';

/** A step is tampered with in a record of so many: what a changed one is refused by is the same later on, and comes sooner. */
const EARLY = 40;

/**
 * A record gives the same game again; one that was changed anywhere is refused with a reason. The heading is the same
 * whatever was set up, so that it is changed for the first set-up only; and each set-up goes on with the kinds of change where
 * the one before it ended, so that a few of each make all of them.
 */
export function recordsReplay<A extends AnyAction>(
  game: Game<A>,
  setup: NamedSetup,
  seeds: readonly string[],
  tamperings: number,
  words: readonly Words[],
  place: number,
): void {
  for (const seed of seeds) {
    located(`${game.id}, ${setup.name}, seed ${seed}`, () => {
      const bits = randomBits(`${seed} mover`);
      const table = openTable(game, setup, seed);
      const others: string[] = [];
      let early: GameRecord | null = null;
      while (table.outcome === null) {
        if (early === null && table.length >= EARLY) early = writeRecord(table, REFEREE);
        if (below(60, bits) === 0) for (let v = REFEREE; v < game.seats.length; v++) roundTrip(writeRecord(table, v));
        others.push(writeAction(game, randomDecision(game, table.view(REFEREE), bits).action));
        playOne(table, bits);
      }
      const record = writeRecord(table, SPECTATOR);
      ensureSame(writeRecord(table, REFEREE), record, () => 'the record of a finished game is not the same for all');
      roundTrip(record);
      replaysSame(table, record);
      // One game is changed in many places: another would only be changed in the same ways.
      if (seed === seeds[0]) {
        if (place === 0) refuseAll(game, words, tamperHeading(game, record));
        const from = place * tamperings;
        const changing = randomBits(`${seed} tampering`);
        refuseAll(game, words, tamperSteps(game, early ?? record, others, from, from + tamperings, changing));
      }
    });
  }
}

function roundTrip(record: GameRecord): void {
  const text = JSON.stringify(record);
  const parsed = parseRecord(text);
  if (!parsed.ok) fail(`a record cannot be read back: ${JSON.stringify(parsed.faults)}`);
  ensureSame(parsed.value, record, () => 'a record read back');
}

function replaysSame<A extends AnyAction>(table: Table<A>, record: GameRecord): void {
  const again = replayRecord(table.game, plainCopy(record));
  if (!again.ok) fail(`the record does not replay: ${JSON.stringify(again.faults)}`);
  ensureSame(writeRecord(again.value, SPECTATOR), record, () => 'the record of the replayed game');
  for (let at = 0; at <= table.length; at++) {
    ensureSameState(again.value.view(REFEREE, at), table.view(REFEREE, at), () => `replayed up to action ${at}`);
  }
}

/** The same text with one thing changed in it, and what that was. */
interface Tampered {
  readonly what: string;
  readonly text: string;
}

type Loose = Record<string, unknown> & {
  steps: { seat: string; action: string; dice: (number | null)[]; link: string }[];
  start: { dice: (number | null)[]; link: string };
};

/** Single steps and single characters changed, in turn. */
function tamperSteps<A extends AnyAction>(
  game: Game<A>,
  record: GameRecord,
  others: readonly string[],
  from: number,
  to: number,
  bits: () => number,
): Tampered[] {
  const numbers = Array.from({ length: to - from }, (_, i) => from + i);
  return numbers.map((i) => (i % 2 === 0 ? tamperStep(game, record, others, i >> 1, bits) : tamperByte(record, bits)));
}

function refuseAll<A extends AnyAction>(game: Game<A>, words: readonly Words[], changed: readonly Tampered[]): void {
  const known = new Set(Object.keys({ ...KERNEL_CATALOGS.en, ...words[0].catalog }));
  for (const { what, text } of changed) {
    const faults = located(what, () => faultsOf(game, text));
    if (faults === null) fail(`a record was accepted although ${what}`);
    ensure(faults.length > 0, () => `no fault is named although ${what}`);
    for (const { code } of faults) ensure(known.has(`fault.${code}`), () => `no words for the fault ${code} (${what})`);
  }
}

/** What is wrong with the text of a record, or null if it is accepted. Never throws. */
function faultsOf<A extends AnyAction>(game: Game<A>, text: string): readonly Fault[] | null {
  const parsed = parseRecord(text);
  if (!parsed.ok) return parsed.faults;
  const replayed = replayRecord(game, parsed.value);
  return replayed.ok ? null : replayed.faults;
}

function edit(record: GameRecord, what: string, change: (loose: Loose) => void): Tampered {
  const loose = plainCopy(record) as unknown as Loose;
  change(loose);
  return { what, text: JSON.stringify(loose) };
}

function tamperHeading<A extends AnyAction>(game: Game<A>, record: GameRecord): Tampered[] {
  const put = (field: string, value: unknown): Tampered =>
    edit(record, `${field} was made ${JSON.stringify(value)}`, (loose) => {
      loose[field] = value;
    });
  const text = JSON.stringify(record);
  return [
    put('format', 'hundred-days-recorD'),
    put('version', record.version + 1),
    put('version', String(record.version)),
    put('version', { toString: 0, valueOf: 0 }),
    put('game', `${record.game}x`),
    put('gameVersion', record.gameVersion + 1),
    put('scenario', 'no-such-scenario'),
    put('scenario', {}),
    put('options', { nonsense: true }),
    put('options', { ['__proto__']: true }),
    put('seenBy', 'referee'),
    put('seenBy', 'spectator'),
    put('seenBy', game.seats[0].id),
    put('length', record.length - 1),
    put('length', record.length + 1),
    put('length', -1),
    put('outcome', null),
    put('outcome', `${record.outcome}x`),
    put('steps', []),
    put('steps', {}),
    put('extra', 1),
    edit(record, 'the last action was cut off', (loose) => {
      loose.steps.pop();
    }),
    edit(record, 'the last action was cut off and the length with it', (loose) => {
      loose.steps.pop();
      loose.length = loose.steps.length;
    }),
    edit(record, 'the last action was said twice', (loose) => {
      loose.steps.push(loose.steps[loose.steps.length - 1]);
      loose.length = loose.steps.length;
    }),
    edit(record, 'the link of the set-up was changed', (loose) => {
      loose.start.link = otherDigit(loose.start.link, 5);
    }),
    edit(record, 'a die was added to the set-up', (loose) => {
      loose.start.dice.push(1);
    }),
    edit(record, 'a die of the set-up was hidden', (loose) => {
      loose.start.dice = [...loose.start.dice.slice(1), null];
    }),
    { what: 'half of the text is missing', text: text.slice(0, text.length >> 1) },
    { what: 'the last byte is missing', text: text.slice(0, -1) },
    { what: 'the text is empty', text: '' },
    { what: 'the text is null', text: 'null' },
    { what: 'the text is a list', text: `[${text}]` },
  ];
}

const otherDigit = (link: string, at: number): string =>
  link.slice(0, at) + (link[at] === '0' ? '1' : '0') + link.slice(at + 1);

/** One step changed: each kind of change in turn, at a random step. */
function tamperStep<A extends AnyAction>(
  game: Game<A>,
  record: GameRecord,
  others: readonly string[],
  kind: number,
  bits: () => number,
): Tampered {
  const rolled = [...record.steps.keys()].filter((i) => record.steps[i].dice.length > 0);
  const step = below(record.steps.length, bits);
  const withDie = rolled.length > 0 ? rolled[below(rolled.length, bits)] : -1;
  const at = (what: string, index: number, change: (step: Loose['steps'][number]) => void): Tampered =>
    edit(record, `${what} in step ${index}`, (loose) => change(loose.steps[index]));
  const kinds: (() => Tampered)[] = [
    () =>
      at('the action was replaced', step, (loose) => {
        const other = others[below(others.length, bits)];
        loose.action = other === loose.action ? `${other} ${other}` : other;
      }),
    () => at('a blank was added to the action', step, (loose) => (loose.action += ' ')),
    () => at('a blank was put before the action', step, (loose) => (loose.action = ` ${loose.action}`)),
    () => at('the action was emptied', step, (loose) => (loose.action = '')),
    () => at('the action was made unreadable', step, (loose) => (loose.action = '\u0000__proto__')),
    () => at('the action was hidden', step, (loose) => Object.assign(loose, { action: null })),
    () =>
      at('the seat was changed', step, (loose) => {
        const seat = game.seats.findIndex((info) => info.id === loose.seat);
        loose.seat = game.seats[(seat + 1) % game.seats.length].id;
      }),
    () => at('the seat was made a stranger', step, (loose) => (loose.seat = 'nobody')),
    () => at('the link was changed', step, (loose) => (loose.link = otherDigit(loose.link, below(64, bits)))),
    () => at('the link was written in capitals', step, (loose) => (loose.link = `A${loose.link.slice(1)}`)),
    () => at('a die was added', step, (loose) => loose.dice.push(1)),
    () => at('a hidden die was added', step, (loose) => loose.dice.push(null)),
    () =>
      edit(record, `step ${step} was left out`, (loose) => {
        loose.steps.splice(step, 1);
        loose.length = loose.steps.length;
      }),
    ...(withDie < 0
      ? []
      : [
          () => at('a die was turned', withDie, (loose) => (loose.dice[0] = loose.dice[0] === 1 ? 2 : 1)),
          () => at('a die was made too high', withDie, (loose) => (loose.dice[0] = 1000)),
          () => at('a die was taken away', withDie, (loose) => loose.dice.pop()),
        ]),
  ];
  return kinds[kind % kinds.length]();
}

/** One character of the text replaced by another. */
function tamperByte(record: GameRecord, bits: () => number): Tampered {
  const text = JSON.stringify(record);
  const at = below(text.length, bits);
  const letters = ' 0123456789abcdefxyz"{}[],:-@\\';
  let letter = letters[below(letters.length, bits)];
  if (letter === text[at]) letter = letter === '~' ? '!' : '~';
  const around = text.slice(Math.max(0, at - 20), at + 20);
  return {
    what: `character ${at} was made ${JSON.stringify(letter)} in ${around}`,
    text: text.slice(0, at) + letter + text.slice(at + 1),
  };
}
