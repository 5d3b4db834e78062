import { Type } from 'typebox';
import type { AnyAction } from './actions.ts';
import { type Game, REFEREE, type Setup, SPECTATOR } from './contract.ts';
import { canonicalText, type Described, DescriptionError } from './described.ts';
import { DiceError, scriptedDice } from './dice.ts';
import { formatFaults, isDeep } from './format.ts';
import { firstLink, headingFor, nextLink, seatName, TABLE_SEAT } from './journal.ts';
import type { Viewer } from './kinds.ts';
import { readAction } from './notation.ts';
import { bad, type Fault, fault, good, type Result } from './refusal.ts';
import { byName } from './schema.ts';
import { viewerName } from './sight.ts';
import { plainCopy } from './state.ts';
import { Table } from './table.ts';
import { readUpgraded, rulesOf, upgradesFrom } from './upgrade.ts';

export const RECORD_FORMAT = 'hundred-days-record';
export const RECORD_VERSION = 2;

/** No record of these games comes near this; a longer one is refused before it is played through. */
const LONGEST_RECORD = 100_000;

const Link = Type.String({ pattern: '^[0-9a-f]{64}$' });
const Die = Type.Union([Type.Integer({ minimum: 1, maximum: 1000 }), Type.Null()]);

const StepFields = {
  seat: Type.String({ maxLength: 40 }),
  action: Type.Union([Type.String({ maxLength: 2000 }), Type.Null()]),
  dice: Type.Array(Die, { maxItems: 1000 }),
  link: Link,
};
const Description = byName(Type.Unknown());
const closed = { additionalProperties: false };

/** How the dice of a table are drawn that can be checked: see fair.ts. */
export const FAIR_PROTOCOL = 'hundred-days-dice-1';

/** What is said of such dice; the seed when the game is over. */
const FairSchema = Type.Object(
  {
    protocol: Type.Literal(FAIR_PROTOCOL),
    commitment: Link,
    contributions: Type.Array(Type.Object({ seat: Type.String({ maxLength: 40 }), word: Link }, closed), {
      maxItems: 8,
    }),
    seed: Type.Optional(Link),
  },
  closed,
);

export type Fair = Type.Static<typeof FairSchema>;

const HeadingFields = {
  format: Type.Literal(RECORD_FORMAT),
  game: Type.String({ maxLength: 60 }),
  gameVersion: Type.Integer({ minimum: 1 }),
  scenario: Type.Union([Type.String({ maxLength: 60 }), byName(Type.Unknown())]),
  options: byName(Type.Union([Type.String(), Type.Number(), Type.Boolean()])),
  seenBy: Type.String({ maxLength: 40 }),
  length: Type.Integer({ minimum: 0 }),
  outcome: Type.Union([Type.Null(), Type.String({ maxLength: 60 })]),
};

/**
 * Scenario, options, actions, the dice as they fell, and what each step changed, by names: enough to play the whole game
 * again anywhere, to look it through without the rules, and to see that nothing in it was changed. `seenBy` says whose
 * knowledge it holds; what that viewer may not know is null, and nothing is described for him: his links alone run over his
 * view.
 */
export const RecordSchema = Type.Object(
  {
    ...HeadingFields,
    version: Type.Literal(RECORD_VERSION),
    world: Type.String({ maxLength: 60 }),
    start: Type.Object(
      { dice: Type.Array(Die, { maxItems: 1000 }), position: Type.Optional(Description), link: Link },
      closed,
    ),
    steps: Type.Array(Type.Object({ ...StepFields, changes: Type.Optional(Description) }, closed), {
      maxItems: LONGEST_RECORD,
    }),
    /** Of a table whose dice can be checked. */
    fair: Type.Optional(FairSchema),
  },
  closed,
);

/** Version 1 had no descriptions, and links over the memory of the program that made it: they are not tried any more. */
const FirstSchema = Type.Object(
  {
    ...HeadingFields,
    version: Type.Literal(1),
    start: Type.Object({ dice: Type.Array(Die, { maxItems: 1000 }), link: Link }, closed),
    steps: Type.Array(Type.Object(StepFields, closed), { maxItems: LONGEST_RECORD }),
  },
  closed,
);

type Written = Type.Static<typeof RecordSchema>;
type RecordStep = Written['steps'][number];

/** A record of any version. */
export interface GameRecord extends Omit<Written, 'version' | 'world'> {
  readonly version: 1 | typeof RECORD_VERSION;
  /** From version 2 on. */
  readonly world?: string;
}

/** The viewer's name in a record of a game that is over: everything is in it. */
export const EVERYONE = 'everyone';

const nameOfViewer = <A extends AnyAction>(game: Game<A>, viewer: number): string => viewerName(game.seats, viewer);

/** Whether everything is in a record: it is the referee's, or the game is over. */
const isWhole = (seenBy: string): boolean => seenBy === EVERYONE || seenBy === viewerName([], REFEREE);

/** The viewer a record names; a record that is open to everyone may be read with any eyes. */
function viewerNamed<A extends AnyAction>(game: Game<A>, name: string): number {
  for (let viewer = REFEREE; viewer < game.seats.length; viewer++)
    if (nameOfViewer(game, viewer) === name) return viewer;
  return SPECTATOR;
}

/**
 * The record of a table as a viewer may keep it. Its chain of hashes runs over what that viewer knows and nothing else, so
 * that it cannot be tried against guesses of what is hidden.
 */
export function writeRecord<A extends AnyAction>(table: Table<A>, viewer: number): GameRecord {
  const { game } = table;
  const { heading } = table.journal;
  const { scenario, options } = table.setup(viewer);
  const sight = table.sight(viewer);
  const seenBy = table.outcome !== null ? EVERYONE : nameOfViewer(game, viewer);
  const whole = isWhole(seenBy);
  const steps = sight.steps().map(({ seen, changes, link }) => ({
    seat: seatName(game, seen.seat),
    action: seen.action,
    dice: [...seen.dice],
    ...(whole ? { changes } : {}),
    link,
  }));
  return {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    ...plainCopy({ ...heading, scenario, options }),
    seenBy,
    start: {
      dice: [...sight.start.seen.dice],
      ...(whole ? { position: sight.start.position } : {}),
      link: sight.start.link,
    },
    steps,
    length: steps.length,
    outcome: table.outcome?.code ?? null,
  };
}

/** Reads text into a record of the right shape, or says what is wrong with it and where. */
export function parseRecord(text: string): Result<GameRecord> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return bad([fault('not-json', '', { reason: (error as Error).message.slice(0, 120) })]);
  }
  const head = json as { format?: unknown; version?: unknown } | null;
  if (typeof head !== 'object' || head === null || head.format !== RECORD_FORMAT)
    return bad([fault('not-a-record', 'format')]);
  if (head.version !== RECORD_VERSION && head.version !== 1) {
    // Not by String(): an object from a file may carry a toString that is no function.
    const found = typeof head.version === 'object' ? 'none' : String(head.version).slice(0, 40);
    return bad([fault('wrong-version', 'version', { found, wanted: RECORD_VERSION })]);
  }
  if (isDeep(json)) return bad([fault('bad-field', '', { reason: 'nested too deep' })]);
  const faults = formatFaults(head.version === 1 ? FirstSchema : RecordSchema, json);
  return faults.length > 0 ? bad(faults) : good(json as GameRecord);
}

/**
 * Plays a record through from its set-up: every action legal, every die used, every link as written. Gives the table at the
 * end of it, or every fault up to the first that makes going on senseless.
 *
 * A record of an older version of the game is brought up to this one. Where its steps can no longer be played because a
 * rule was corrected, they are gone through as they were written; the table then says so and goes on under the new rule.
 */
export function replayRecord<A extends AnyAction>(game: Game<A>, record: GameRecord): Result<Table<A>> {
  const wrong = headingFaults(game, record);
  if (wrong.length > 0) return bad(wrong);
  const odd = undescribedFault(record);
  if (odd !== null) return bad([odd]);
  const { retraced, version } = playedUnder(record);
  // Without descriptions nothing can be gone through as it was written.
  if (retraced > 0 && !isWhole(record.seenBy))
    return bad([fault('hidden-part', `steps.${retraced - 1}`, { seenBy: record.seenBy })]);
  if (version === game.version) return replayed(game, record, retraced, record.version > 1);
  const broken = chainFault(record);
  if (broken !== null) return bad([broken]);
  const newer = broughtUp(game, record, version);
  const again = replayed(game, newer, retraced, false);
  if (again.ok && retraced === 0) return again;
  if (record.version === 1 || !isWhole(record.seenBy)) return describedUnder(game, record, version) ?? again;
  const table = replayed(game, newer, newer.steps.length, false);
  if (table.ok) table.value.upgrade(version);
  return table;
}

/** A record without descriptions, played through under the rules it was made with; null if they are not kept. */
function describedUnder<A extends AnyAction>(
  game: Game<A>,
  record: GameRecord,
  version: number,
): Result<Table<A>> | null {
  const before = rulesOf(game, version);
  if (before === null) return null;
  const then = replayRecord(before, record);
  return then.ok ? replayRecord(game, writeRecord(then.value, REFEREE)) : then;
}

/** Descriptions stand in every step of a record with everything in it, and in no other: the links run over them. */
function undescribedFault({ version, seenBy, start, steps }: GameRecord): Fault | null {
  if (version === 1) return null;
  const fits = (described: unknown): boolean => (described !== undefined) === isWhole(seenBy);
  if (!fits(start.position)) return fault('broken-link', 'start.link');
  const odd = steps.findIndex(({ changes }) => !fits(changes));
  return odd < 0 ? null : fault('broken-link', `steps.${odd}.link`);
}

/** How many steps were played under versions before the last upgrade, and the version of the others. */
function playedUnder(record: GameRecord): { readonly retraced: number; readonly version: number } {
  for (let i = record.steps.length - 1; i >= 0 && record.version > 1; i--) {
    const upgraded = record.steps[i].seat === TABLE_SEAT ? readUpgraded(record.steps[i].action) : null;
    if (upgraded !== null) return { retraced: i + 1, version: upgraded.to };
  }
  return { retraced: 0, version: record.gameVersion };
}

function broughtUp<A extends AnyAction>(game: Game<A>, record: GameRecord, version: number): GameRecord {
  const up = upgradesFrom(game, version);
  const described = (given: Written['start']['position'] | undefined) =>
    given === undefined ? {} : { ...up.described(given as Described) };
  return {
    ...record,
    ...up.setup(setupOf(record)),
    start: { ...record.start, position: described(record.start.position) },
    steps: record.steps.map((step) => ({
      ...step,
      action: step.action === null || step.seat === TABLE_SEAT ? step.action : up.action(step.action),
      changes: described(step.changes),
    })),
  };
}

const setupOf = ({ scenario, options }: GameRecord): Setup => ({ scenario, options }) as Setup;

/** The first link that does not fit what the record itself says; the rules are not asked. */
function chainFault(record: GameRecord): Fault | null {
  if (record.version === 1 || !isWhole(record.seenBy)) return null;
  const { game, gameVersion, world, scenario, options, start, steps } = record;
  const heading = { game, gameVersion, world, scenario, options };
  let last = firstLink(heading, start.dice, start.position as Described);
  if (last !== start.link) return fault('broken-link', 'start.link');
  for (const [i, { seat, action, dice, changes, link }] of steps.entries()) {
    last = nextLink(last, seat, { action, dice }, changes as Described);
    if (last !== link) return fault('broken-link', `steps.${i}.link`);
  }
  return null;
}

/** Plays a record through; its first `retraced` steps as they are written, without asking the rules. */
function replayed<A extends AnyAction>(
  game: Game<A>,
  record: GameRecord,
  retraced: number,
  linked: boolean,
): Result<Table<A>> {
  const opened = retraced > 0 ? retraceStart(game, record) : replayStart(game, record);
  if (!opened.ok) return opened;
  const table = opened.value;
  const no =
    (linked ? startFault(table, record) : null) ??
    stepsFault(table, record, retraced, linked ? eyesOf(game, record) : null);
  if (no !== null) return bad([no]);
  const faults = endFaults(table, record);
  return faults.length > 0 ? bad(faults) : good(table);
}

function replayStart<A extends AnyAction>(game: Game<A>, record: GameRecord): Result<Table<A>> {
  const dice = scriptedDice(record.start.dice as number[]);
  try {
    const opened = Table.open(game, setupOf(record), dice, false);
    if (opened.ok && dice.left > 0) return bad([fault('dice-left', 'start.dice', { left: dice.left })]);
    return opened;
  } catch (error) {
    return bad([diceFault(error, 'start.dice')]);
  }
}

/** The start as it was written down, under the heading it had. */
function retraceStart<A extends AnyAction>(game: Game<A>, record: GameRecord): Result<Table<A>> {
  try {
    const heading = { ...headingFor(game, setupOf(record)), gameVersion: record.gameVersion };
    return good(Table.retraced(game, heading, record.start.dice as number[], record.start.position as Described));
  } catch (error) {
    return bad([descriptionFault(error, 'start.position')]);
  }
}

/** Everything is open in a record of a game that is over, so its links were made with the referee's eyes. */
const eyesOf = <A extends AnyAction>(game: Game<A>, record: GameRecord): number =>
  record.seenBy === EVERYONE ? REFEREE : viewerNamed(game, record.seenBy);

const isAsDescribed = (made: Described, written: unknown): boolean =>
  written === undefined || canonicalText(made) === canonicalText(written);

function startFault<A extends AnyAction>(table: Table<A>, record: GameRecord): Fault | null {
  const { link, position } = table.sight(eyesOf(table.game, record)).start;
  const fits = link === record.start.link && isAsDescribed(position, record.start.position);
  return fits ? null : fault('broken-link', 'start.link');
}

/** Each link is tried as its step is played, so that the first step that was changed is the one that is named. */
function stepsFault<A extends AnyAction>(
  table: Table<A>,
  record: GameRecord,
  retraced: number,
  eyes: Viewer | null,
): Fault | null {
  for (let i = 0; i < record.steps.length; i++) {
    const no = i < retraced ? retraceStep(table, record, i) : replayStep(table, record, i);
    if (no !== null) return no;
    if (!isAsWritten(table, record.steps[i], eyes)) return fault('broken-link', `steps.${i}.link`);
    const odd = i + 1 === retraced ? unsoundFault(table, `steps.${i}.changes`) : null;
    if (odd !== null) return odd;
  }
  return null;
}

/** What was gone through without the rules must have led to a position that they can go on from. */
function unsoundFault<A extends AnyAction>(table: Table<A>, at: string): Fault | null {
  try {
    const [reason] = table.game.unsound(table.view(REFEREE));
    return reason === undefined ? null : fault('bad-field', at, { reason });
  } catch (error) {
    return descriptionFault(error, at);
  }
}

/** The links run over actions as the notation writes them; the record must have them so, to the letter. */
function isAsWritten<A extends AnyAction>(table: Table<A>, step: RecordStep, eyes: Viewer | null): boolean {
  if (table.journal.step(table.length).open.action !== step.action) return false;
  if (eyes === null) return true;
  const last = table.sight(eyes).steps().at(-1);
  return last !== undefined && last.link === step.link && isAsDescribed(last.changes, step.changes);
}

/**
 * What a table says of itself: each upgrade leads from the version before it to a later one. What comes before an upgrade is
 * not played by the rules, so nothing else may be called one.
 */
function upgradeFault({ gameVersion, steps }: GameRecord): Fault | null {
  let version = gameVersion;
  for (const [i, { seat, action }] of steps.entries()) {
    const upgraded = seat === TABLE_SEAT ? readUpgraded(action) : null;
    if (upgraded === null) continue;
    if (upgraded.from !== version || upgraded.to <= version)
      return fault('bad-field', `steps.${i}.action`, { reason: `no upgrade of version ${version}` });
    version = upgraded.to;
  }
  return null;
}

function headingFaults<A extends AnyAction>(game: Game<A>, record: GameRecord): Fault[] {
  const faults: Fault[] = [];
  if (record.game !== game.id) faults.push(fault('other-game', 'game', { found: record.game, wanted: game.id }));
  const { version } = playedUnder(record);
  if (version > game.version) {
    faults.push(fault('wrong-game-version', 'gameVersion', { found: version, wanted: game.version }));
  }
  if (record.seenBy !== EVERYONE && nameOfViewer(game, viewerNamed(game, record.seenBy)) !== record.seenBy) {
    faults.push(fault('no-such-viewer', 'seenBy', { found: record.seenBy }));
  }
  const hidden = record.steps.findIndex((step) => step.action === null || step.dice.includes(null));
  if (record.start.dice.includes(null)) faults.push(fault('hidden-part', 'start.dice', { seenBy: record.seenBy }));
  else if (hidden >= 0) faults.push(fault('hidden-part', `steps.${hidden}`, { seenBy: record.seenBy }));
  const odd = upgradeFault(record);
  if (odd !== null) faults.push(odd);
  const again = repeatedStep(record);
  if (again > 0) faults.push(fault('step-twice', `steps.${again}`));
  else if (record.length !== record.steps.length) {
    faults.push(fault('cut-short', 'steps', { found: record.steps.length, wanted: record.length }));
  }
  return faults;
}

/** A chain never comes to the same link twice: the index of the first step that stands there again, or -1. */
function repeatedStep({ steps }: GameRecord): number {
  const met = new Set<string>();
  return steps.findIndex(({ link }) => met.size === met.add(link).size);
}

function replayStep<A extends AnyAction>(table: Table<A>, record: GameRecord, i: number): Fault | null {
  const { game } = table;
  const step = record.steps[i];
  const at = `steps.${i}`;
  const seat = game.seats.findIndex((info) => info.id === step.seat);
  const read = readAction(game, step.action ?? '');
  if (!read.ok) return fault('unreadable-action', `${at}.action`, { text: step.action ?? '' });
  const dice = scriptedDice(step.dice as number[]);
  try {
    const no = table.replay(seat, read.value, dice);
    if (no !== null) {
      return fault('illegal-action', `${at}.action`, { text: step.action ?? '', rule: no.rule, refused: no.code });
    }
  } catch (error) {
    return diceFault(error, `${at}.dice`);
  }
  return dice.left > 0 ? fault('dice-left', `${at}.dice`, { left: dice.left }) : null;
}

/** One step as it was written down. */
function retraceStep<A extends AnyAction>(table: Table<A>, record: GameRecord, i: number): Fault | null {
  const { game } = table;
  const { seat, action, dice, changes } = record.steps[i];
  const at = `steps.${i}`;
  const upgraded = seat === TABLE_SEAT ? readUpgraded(action) : null;
  if (upgraded !== null) {
    table.upgrade(upgraded.from, upgraded.to);
    return null;
  }
  const number = game.seats.findIndex((info) => info.id === seat);
  if (number < 0) return fault('bad-field', `${at}.seat`, { reason: seat });
  const read = readAction(game, action ?? '');
  if (!read.ok) return fault('unreadable-action', `${at}.action`, { text: action ?? '' });
  try {
    table.retrace(number, read.value, dice as number[], changes as Described);
    return null;
  } catch (error) {
    return descriptionFault(error, `${at}.changes`);
  }
}

/** Whoever changes a record can link it anew: what fails on a position that it describes is its own fault, not the rules'. */
function descriptionFault(error: unknown, at: string): Fault {
  const place = error instanceof DescriptionError ? `${at}.${error.at}` : at;
  return fault('bad-field', place, { reason: (error as Error).message });
}

function diceFault(error: unknown, at: string): Fault {
  if (error instanceof DiceError) return fault(error.code, at, { reason: error.message });
  throw error;
}

/** Whose record it says it is, and how it says the game ended. */
function endFaults<A extends AnyAction>(table: Table<A>, record: GameRecord): Fault[] {
  const { game, outcome } = table;
  const found = record.seenBy;
  const wanted = outcome !== null ? EVERYONE : nameOfViewer(game, viewerNamed(game, found));
  const faults: Fault[] = [];
  if ((outcome?.code ?? null) !== record.outcome) {
    faults.push(
      fault('wrong-outcome', 'outcome', { found: String(record.outcome), wanted: String(outcome?.code ?? null) }),
    );
  }
  if (found !== wanted) faults.push(fault('wrong-viewer', 'seenBy', { found, wanted }));
  return faults;
}
