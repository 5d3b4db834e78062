import { type Place, type Seat, type State, scriptedDice, submit, type Unit } from '@hundred-days/kernel';
import type { CampaignAction, CampaignWorld, LastCampaign } from '@hundred-days/last-battles/campaign';
import type { Ask, CampaignSetting } from '../setting.ts';
import { columnsIn } from './column.ts';
import { type Decision, isUnmoved } from './decisions.ts';
import { marchers } from './going.ts';

/**
 * Where corps were told to march on to, turn by turn, each by its column. A note of the seat's own beside its table, as of those
 * who stand: nothing is done by itself, it only need not be said again.
 */
type Notes = readonly string[];

const SIGN = '>';

/** A corps by the names of its army and its own. */
const corpsOf = (w: CampaignWorld, piece: Unit): string => `${w.unitData[piece].army} ${w.unitData[piece].command}`;

/** The place each corps was sent to, for any piece of it; null for none. */
export function sentTo(w: CampaignWorld, notes: Notes, piece: Unit): Place | null {
  const line = notes.findLast((one) => one.startsWith(`${SIGN} `) && one.endsWith(` ${corpsOf(w, piece)}`));
  const hex = line === undefined ? -1 : w.map.indexOf(line.split(' ')[1]);
  return hex < 0 ? null : hex;
}

/** Nothing is noted of these corps any more. */
export function unsent(w: CampaignWorld, notes: Notes, pieces: readonly Unit[]): Notes {
  const corps = new Set(pieces.map((piece) => corpsOf(w, piece)));
  return notes.filter((line) => !line.startsWith(`${SIGN} `) || !corps.has(line.split(' ').slice(2).join(' ')));
}

/** The corps of these march on there from now on. */
export const sendOn = (w: CampaignWorld, notes: Notes, pieces: readonly Unit[], goal: Place): Notes => [
  ...unsent(w, notes, pieces),
  ...[...new Set(pieces.map((piece) => corpsOf(w, piece)))].map((corps) => `${SIGN} ${w.hexId(goal)} ${corps}`),
];

/** Those of what is open whose corps has been sent somewhere. */
export const sentOn = (w: CampaignWorld, { notes = [] }: Ask, open: readonly Decision[]): readonly Decision[] =>
  open.filter((decision) => isUnmoved(decision) && sentTo(w, notes, decision.pieces[0]) !== null);

/** The marches of these corps, one after another, each as far as it gets; none for who is there or comes no nearer. */
export function marchesOn(
  game: LastCampaign,
  w: CampaignSetting,
  asked: Ask,
  open: readonly Decision[],
): readonly CampaignAction[] {
  const columns = columnsIn(game);
  const now = asked.view.slice();
  return sentOn(w, asked, open).flatMap(({ pieces }) => {
    const goal = sentTo(w, asked.notes ?? [], pieces[0]) as Place;
    const column = marchers(w, asked, { here: pieces, officer: w.officer[pieces[0]] });
    const { legs } = columns.plan(now, asked.seat, column, goal);
    return legs.map(({ action }) => action).filter((action) => carriedOut(game, now, asked.seat, action));
  });
}

const carriedOut = (game: LastCampaign, state: State, seat: Seat, action: CampaignAction): boolean =>
  submit(game, state, seat, action, scriptedDice([]), null) === null;
