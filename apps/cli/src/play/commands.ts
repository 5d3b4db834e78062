import { type AnyAction, type Choices, SPECTATOR, TABLE, writeAction } from '@hundred-days/kernel';
import type { Roll } from '../board/types.ts';
import type { SpokenGame } from '../games.ts';
import type { Line } from '../io.ts';
import { answerText, endOfPath, logLines, notationLines, refusalText, ruleTitle, seatTitle } from './say.ts';
import type { Session } from './session.ts';

/** What can be said at the prompt besides actions. */
export interface PlayCommand {
  readonly name: string;
  readonly usage: string;
  readonly help: string;
  /** Gives the lines to print. */
  run(session: Session, words: readonly string[]): readonly Line[] | Promise<readonly Line[]>;
}

export const COMMANDS: readonly PlayCommand[] = [
  { name: 'help', usage: 'help', help: 'this list', run: help },
  { name: 'map', usage: 'map', help: 'the whole map', run: map },
  { name: 'near', usage: 'near HEX|UNIT [N]', help: 'the map around it in large, N hexes each way (4)', run: near },
  { name: 'units', usage: 'units [SEAT]', help: 'every unit with its hex and state', run: units },
  { name: 'choices', usage: 'choices [UNIT]', help: 'who can do something; or what one unit can do', run: choices },
  { name: 'why', usage: 'why UNIT HEX', help: 'why a unit may not go to, or attack, a hex', run: why },
  { name: 'log', usage: 'log [N]', help: 'the last N steps (10)', run: log },
  { name: 'undo', usage: 'undo [all]', help: 'take back the last action, or all since the last die', run: undo },
  { name: 'redo', usage: 'redo', help: 'do again what was taken back', run: redo },
  { name: 'save', usage: 'save [--replace] FILE', help: 'write the record of the table', run: save },
  { name: 'rule', usage: 'rule ID', help: 'the title of a rule, or of a whole section', run: rule },
  { name: 'secret', usage: 'secret', help: 'what only you may know', run: secret },
  { name: 'quit', usage: 'quit', help: 'leave the table', run: (session) => session.leave('Goodbye.') },
];

export function findCommand(line: string): PlayCommand | null {
  const [word] = line.split(/\s+/);
  return COMMANDS.find((command) => command.name === word) ?? null;
}

const usage = (name: string): string[] => [`Say: ${COMMANDS.find((command) => command.name === name)?.usage}`];

function help(session: Session): string[] {
  const { game, board, company } = session;
  const lines = ['Commands:', ...COMMANDS.map((command) => `  ${command.usage.padEnd(21)} ${command.help}`)];
  if (company.isOver) return lines;
  lines.push('Actions of this phase:');
  for (const line of notationLines(game, game.phase(session.view).accepts)) lines.push(`  ${line}`);
  lines.push('Examples:');
  for (const [line, meaning] of board.examples) lines.push(`  ${line.padEnd(36)} ${meaning}`);
  return lines;
}

function map(session: Session, words: readonly string[]): readonly Line[] {
  if (words.length === 1) return session.screen.mapLines();
  return near(session, words[1] === 'near' ? words.slice(1) : words);
}

const LARGEST_REACH = 40;

function near(session: Session, words: readonly string[]): readonly Line[] {
  const [, at, reach = '4'] = words;
  if (at === undefined || !/^\d{1,3}$/.test(reach) || words.length > 3) return usage('near');
  const place = placeNamed(session, at);
  if (place === null) return [`“${at}” is neither a hex nor a unit on the map.`];
  return session.screen.nearLines(place, Math.min(LARGEST_REACH, Number(reach)));
}

/** A place by its id, or by what stands on the drawn map; -1 for none. */
function placeCalled({ game, board }: Session, name: string): number {
  const place = game.placeIds.indexOf(name);
  if (place >= 0) return place;
  const drawn = board.places.findIndex(({ id }) => id === name);
  return drawn >= 0 ? drawn : (game.placeNamed?.(name) ?? -1);
}

function placeNamed(session: Session, name: string): number | null {
  const { game, board, view } = session;
  const place = placeCalled(session, name);
  if (place >= 0) return place;
  const counter = board.counters(view).find(({ id }) => id === name);
  if (counter !== undefined) return counter.place;
  const where = board.units(view).find(({ id, onMap }) => id === name && onMap)?.where ?? '';
  return game.placeIds.includes(where) ? game.placeIds.indexOf(where) : null;
}

function units(session: Session, words: readonly string[]): string[] {
  const { game, board } = session;
  const wanted = words[1];
  const seat = game.seats.findIndex((info) => info.id === wanted || info.title === wanted);
  if (wanted !== undefined && seat < 0) {
    return [`There is no seat “${wanted}”; there are: ${game.seats.map((info) => info.id).join(', ')}.`];
  }
  session.screen.showsPrivate(session.seat);
  const known = board.units(session.view).filter((unit) => unit.where !== null);
  return game.seats.flatMap((_, index) => {
    const own = known.filter((unit) => unit.seat === index);
    if (own.length === 0 || (seat >= 0 && seat !== index)) return [];
    return [`${seatTitle(game, board, session.view, index)}:`, ...unitLines(own)];
  });
}

/** Those on the map first; the rest by what became of them. */
function unitLines(known: readonly Roll[]): string[] {
  const ordered = [...known.filter((unit) => unit.onMap), ...known.filter((unit) => !unit.onMap)];
  const widest = Math.max(...ordered.map((unit) => unit.name.length));
  const longest = Math.max(11, ...ordered.map((unit) => unit.id.length));
  return ordered.map(({ id, values, name, where, state }) =>
    `  ${id.padEnd(longest)} ${values}  ${name.padEnd(widest)}  ${where}${state === '' ? '' : ` (${state})`}`.trimEnd(),
  );
}

function choices(session: Session, words: readonly string[]): string[] {
  const { game, own, seat } = session;
  if (seat === SPECTATOR) return ['The game is over.'];
  session.screen.showsPrivate(session.seat);
  if (words.length === 1) return allChoiceLines(session);
  const unit = game.unitIds.indexOf(words[1]);
  if (unit < 0) return [`There is no unit “${words[1]}”.`];
  const lines = choiceLines(session, own.choices(unit));
  return lines.length > 0 ? lines : [`${words[1]} can do nothing now; try: why ${words[1]} HEX`];
}

function allChoiceLines({ game, own }: Session): string[] {
  const nameOf = (piece: number): string => (piece === TABLE ? '(table)' : game.unitIds[piece]);
  const longest = Math.max(11, ...own.pieces().map((piece) => nameOf(piece).length));
  return own.pieces().map((piece) => {
    const list = own.choices(piece);
    // What belongs to no unit cannot be asked for by a unit's name: it is written out.
    const isShort = list.length === 1 || (piece === TABLE && list.length <= MOST_OF_TABLE);
    const said = isShort ? writtenAll(game, list).join(' | ') : `${list.length} choices`;
    return `  ${nameOf(piece).padEnd(longest)} ${said}`;
  });
}

const MOST_OF_TABLE = 60;

const writtenAll = (game: SpokenGame, list: Choices<AnyAction>): string[] =>
  Array.from({ length: list.length }, (_, i) => writeAction(game, list.at(i) as AnyAction));

function choiceLines({ game }: Session, list: Choices<AnyAction>): string[] {
  const ends: string[] = [];
  const others: string[] = [];
  for (let i = 0; i < list.length; i++) {
    const action = list.at(i) as AnyAction;
    const end = endOfPath(game, action);
    if (end === null) others.push(`  ${writeAction(game, action)}`);
    else ends.push(end);
  }
  return ends.length > 0 ? [`  to ${ends.sort().join(' ')}`, ...others] : others;
}

function why(session: Session, words: readonly string[]): string[] {
  const { game, own, seat } = session;
  const [, unitId = '', hexId = ''] = words;
  const [unit, hex] = [game.unitIds.indexOf(unitId), placeCalled(session, hexId)];
  if (words.length !== 3) return usage('why');
  if (unit < 0) return [`There is no unit “${unitId}”.`];
  if (hex < 0) return [`There is no hex “${hexId}”.`];
  if (seat === SPECTATOR) return ['The game is over.'];
  session.screen.showsPrivate(session.seat);
  const no = own.whyNot(unit, hex);
  return [no === null ? `Nothing forbids it: ${unitId}, ${hexId}.` : refusalText(game, no)];
}

function log(session: Session, words: readonly string[]): string[] {
  const { game, own } = session;
  const count = words[1] ?? '10';
  if (!/^\d{1,6}$/.test(count)) return usage('log');
  session.screen.showsPrivate(session.seat);
  const { steps } = own.known;
  const first = Math.max(0, steps.length - Number(count));
  return logLines(game, steps.slice(first), first);
}

async function undo(session: Session, words: readonly string[]): Promise<readonly string[]> {
  const { game, company, own } = session;
  if (words.length > 2 || (words.length === 2 && words[1] !== 'all')) return usage('undo');
  const before = own.known.steps;
  const seat = company.at(company.takesBack);
  const { barrier, length } = seat.known;
  const to = words.length === 2 && barrier < length ? barrier : null;
  const no = answerText(game, await company.answered(seat.undo(to)));
  if (no !== null) return [no];
  session.screen.takenBack();
  const gone = before.slice(own.known.length + 1).map((step) => step.action ?? '');
  return [`Taken back: ${gone.join('; ')}`];
}

async function redo(session: Session): Promise<readonly string[]> {
  const { game, company, own, seat } = session;
  if (seat === SPECTATOR) return ['There is nothing to do again.'];
  const no = answerText(game, await company.answered(own.redo()));
  return no === null ? session.screen.news() : [no];
}

function save(session: Session, words: readonly string[]): string[] {
  const replace = words[1] === '--replace';
  const file = words.slice(replace ? 2 : 1).join(' ');
  if (file === '') return usage('save');
  const sealed = session.keeper.save(file, replace);
  if (session.company.isOver) return [`The complete record is saved in ${file}.`];
  const saved = `The record of the table is saved in ${file}.`;
  return sealed ? [saved, 'What is hidden is sealed in it, and opens only for play on this machine.'] : [saved];
}

function rule(session: Session, words: readonly string[]): string[] {
  const { game } = session;
  const [, id] = words;
  if (id === undefined) return usage('rule');
  const found = ruleTitle(game, id);
  if (found !== null) return [`${id} ${found}`];
  const section = game.cases.filter((one) => one.id.startsWith(`${id}.`));
  return section.length > 0 ? section.map((one) => `${one.id} ${one.title}`) : [`There is no rule “${id}”.`];
}

function secret(session: Session): readonly string[] {
  const lines = session.seat === SPECTATOR ? [] : session.board.secrets(session.view, session.seat);
  session.screen.showsPrivate(session.seat);
  return lines.length > 0 ? lines : ['Nothing is hidden.'];
}
