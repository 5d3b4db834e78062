import { Type } from 'typebox';
import type { AnyAction } from './actions.ts';
import { type Game, REFEREE, type Setup, SPECTATOR } from './contract.ts';
import { DiceError, scriptedDice } from './dice.ts';
import { link } from './hash.ts';
import { readAction, writeAction } from './notation.ts';
import { bad, type Fault, fault, good, type Result } from './refusal.ts';
import { formatFaults } from './setup.ts';
import { coreBytes, plainCopy } from './state.ts';
import { Table } from './table.ts';

export const RECORD_FORMAT = 'hundred-days-record';
export const RECORD_VERSION = 1;

/** No record of these games comes near this; a longer one is refused before it is played through. */
const LONGEST_RECORD = 100_000;

const Link = Type.String({ pattern: '^[0-9a-f]{64}$' });
const Die = Type.Union([Type.Integer({ minimum: 1, maximum: 1000 }), Type.Null()]);

const StepSchema = Type.Object(
  {
    seat: Type.String({ maxLength: 40 }),
    action: Type.Union([Type.String({ maxLength: 2000 }), Type.Null()]),
    dice: Type.Array(Die, { maxItems: 1000 }),
    link: Link,
  },
  { additionalProperties: false },
);

/**
 * Scenario, options, actions and the dice as they fell: enough to play the whole game again anywhere, and to see that
 * nothing in it was changed. `seenBy` says whose knowledge it holds; what that viewer may not know is null.
 */
export const RecordSchema = Type.Object(
  {
    format: Type.Literal(RECORD_FORMAT),
    version: Type.Literal(RECORD_VERSION),
    game: Type.String({ maxLength: 60 }),
    gameVersion: Type.Integer({ minimum: 1 }),
    scenario: Type.Union([Type.String({ maxLength: 60 }), Type.Record(Type.String(), Type.Unknown())]),
    options: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()])),
    seenBy: Type.String({ maxLength: 40 }),
    start: Type.Object({ dice: Type.Array(Die, { maxItems: 1000 }), link: Link }, { additionalProperties: false }),
    steps: Type.Array(StepSchema, { maxItems: LONGEST_RECORD }),
    length: Type.Integer({ minimum: 0 }),
    outcome: Type.Union([Type.Null(), Type.String({ maxLength: 60 })]),
  },
  { additionalProperties: false },
);

export type GameRecord = Type.Static<typeof RecordSchema>;

/** The viewer's name in a record of a game that is over: everything is in it. */
export const EVERYONE = 'everyone';

const nameOfViewer = <A extends AnyAction>(game: Game<A>, viewer: number): string =>
  viewer === REFEREE ? 'referee' : viewer === SPECTATOR ? 'spectator' : game.seats[viewer].id;

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
  const setup = table.setup(viewer);
  const seenBy = table.outcome !== null ? EVERYONE : nameOfViewer(game, viewer);
  const [start, ...seen] = table.seen(viewer);
  const heading = {
    game: game.id,
    gameVersion: game.version,
    scenario: setup.scenario,
    options: setup.options,
    seenBy,
  };
  const startLink = firstLink(heading, start.dice, coreBytes(table.view(viewer, 0), game.coreSize));
  let last = startLink;
  const steps = seen.map(({ seat, action, dice }, index) => {
    const step = { seat: nameOfViewer(game, seat), action, dice: [...dice] };
    last = nextLink(last, step, coreBytes(table.view(viewer, index + 1), game.coreSize));
    return { ...step, link: last };
  });
  return {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    ...plainCopy(heading),
    start: { dice: [...start.dice], link: startLink },
    steps,
    length: steps.length,
    outcome: table.outcome?.code ?? null,
  };
}

type Heading = Pick<GameRecord, 'game' | 'gameVersion' | 'scenario' | 'options' | 'seenBy'>;

/** The chain runs over the heading, then over each step and the position after it, always in the same order of fields. */
function firstLink(heading: Heading, dice: readonly (number | null)[], core: Uint8Array): string {
  const { game, gameVersion, scenario, options, seenBy } = heading;
  return link(JSON.stringify({ game, gameVersion, scenario, options, seenBy }), JSON.stringify(dice), core);
}

function nextLink(last: string, step: Omit<GameRecord['steps'][number], 'link'>, core: Uint8Array): string {
  const { seat, action, dice } = step;
  return link(last, JSON.stringify({ seat, action, dice }), core);
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
  if (head.version !== RECORD_VERSION) {
    // Not by String(): an object from a file may carry a toString that is no function.
    const found = typeof head.version === 'object' ? 'none' : String(head.version).slice(0, 40);
    return bad([fault('wrong-version', 'version', { found, wanted: RECORD_VERSION })]);
  }
  const faults = formatFaults(RecordSchema, json);
  return faults.length > 0 ? bad(faults) : good(json as GameRecord);
}

/**
 * Plays a record through from its set-up: every action legal, every die used, every link as written. Gives the table at the
 * end of it, or every fault up to the first that makes going on senseless.
 */
export function replayRecord<A extends AnyAction>(game: Game<A>, record: GameRecord): Result<Table<A>> {
  const wrong = headingFaults(game, record);
  if (wrong.length > 0) return bad(wrong);
  const setup = { scenario: record.scenario, options: record.options } as Setup;
  const startDice = scriptedDice(record.start.dice as number[]);
  let opened: Result<Table<A>>;
  try {
    opened = Table.open(game, setup, startDice, false);
  } catch (error) {
    return bad([diceFault(error, 'start.dice')]);
  }
  if (!opened.ok) return opened;
  if (startDice.left > 0) return bad([fault('dice-left', 'start.dice', { left: startDice.left })]);
  const table = opened.value;
  const no = linkFaultAtStart(table, record) ?? replaySteps(game, table, record);
  if (no !== null) return bad([no]);
  const faults = endFaults(table, record);
  return faults.length > 0 ? bad(faults) : good(table);
}

/** Everything is open in a record of a game that is over, so its links were made with the referee's eyes. */
const eyesOf = <A extends AnyAction>(game: Game<A>, record: GameRecord): number =>
  record.seenBy === EVERYONE ? REFEREE : viewerNamed(game, record.seenBy);

const coreNow = <A extends AnyAction>(table: Table<A>, record: GameRecord): Uint8Array =>
  coreBytes(table.view(eyesOf(table.game, record)), table.game.coreSize);

function linkFaultAtStart<A extends AnyAction>(table: Table<A>, record: GameRecord): Fault | null {
  const made = firstLink(record, record.start.dice, coreNow(table, record));
  return made === record.start.link ? null : fault('broken-link', 'start.link');
}

/** Each link is tried as its step is played, so that the first step that was changed is the one that is named. */
function replaySteps<A extends AnyAction>(game: Game<A>, table: Table<A>, record: GameRecord): Fault | null {
  let last = record.start.link;
  for (let i = 0; i < record.steps.length; i++) {
    const no = replayStep(game, table, record, i);
    if (no !== null) return no;
    const step = record.steps[i];
    last = nextLink(last, step, coreNow(table, record));
    // The links run over actions as the notation writes them; the record must have them so, to the letter.
    const written = writeAction(game, table.actions(REFEREE).at(-1) as A);
    if (last !== step.link || written !== step.action) return fault('broken-link', `steps.${i}.link`);
  }
  return null;
}

function headingFaults<A extends AnyAction>(game: Game<A>, record: GameRecord): Fault[] {
  const faults: Fault[] = [];
  if (record.game !== game.id) faults.push(fault('other-game', 'game', { found: record.game, wanted: game.id }));
  if (record.gameVersion !== game.version) {
    faults.push(fault('wrong-game-version', 'gameVersion', { found: record.gameVersion, wanted: game.version }));
  }
  if (record.seenBy !== EVERYONE && nameOfViewer(game, viewerNamed(game, record.seenBy)) !== record.seenBy) {
    faults.push(fault('no-such-viewer', 'seenBy', { found: record.seenBy }));
  }
  const hidden = record.steps.findIndex((step) => step.action === null || step.dice.includes(null));
  if (record.start.dice.includes(null)) faults.push(fault('hidden-part', 'start.dice', { seenBy: record.seenBy }));
  else if (hidden >= 0) faults.push(fault('hidden-part', `steps.${hidden}`, { seenBy: record.seenBy }));
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

function replayStep<A extends AnyAction>(game: Game<A>, table: Table<A>, record: GameRecord, i: number): Fault | null {
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
