import type { Dice, Refusal, Stage, State, Tell, Unit } from '@hundred-days/kernel';
import { refusal, TABLE } from '@hundred-days/kernel';
import { type Action, LINES } from '../actions.ts';
import { type Fate, isShifted } from '../fates.ts';
import { ATTACHED, DIVERTED, GONE, GROUCHY, OFF_MAP, setStep } from '../position.ts';
import { ALLIED, enemyOf, FRENCH, SIDES } from '../units.ts';
import type { World } from '../world.ts';

/** 16.0 Ahistorical variants: one line of each list, by a die or by choice; a line that favours its side has its price. */

/** 16.2b: lines that one side never holds together. */
const CLASHES: readonly (readonly (readonly [number, number])[])[] = [
  [
    [1, 6],
    [2, 5],
  ],
  [[1, 5]],
];

const clash = (side: number, one: number, other: number): boolean =>
  CLASHES[side].some((pair) => pair.includes(one) && pair.includes(other)) && one !== other;

/** 16.1a: each side's die on its own list. */
export function rollFate(w: World, s: State, dice: Dice, tell: Tell): void {
  for (const side of [FRENCH, ALLIED]) {
    const die = dice.roll(6);
    s[w.at.lines + 2 * side] = die;
    if (tell !== null) {
      const data = { side: SIDES[side], die, fate: w.fates[side][die - 1].id };
      tell({ type: 'fate-rolled', rule: side === FRENCH ? '16.1b' : '16.1c', data });
    }
  }
  fixFate(w, s, tell);
}

/** Whether a side has to pick now: its first line, or the second that the other's choice has given it (16.2b). */
const picks = (w: World, s: State, side: number): boolean =>
  (s[w.at.said] & (1 << side)) === 0 && (isFirst(w, s) || isFavoured(w, s, enemyOf(side)));
const isFirst = (w: World, s: State): boolean => s[w.at.lines + 2 * FRENCH] === 0;
const isFavoured = (w: World, s: State, side: number): boolean => w.favourable[side].includes(s[w.at.lines + 2 * side]);

/** 16.2a, 16.2b: both pick secretly, and are revealed together. */
export const fatePhase = (w: World): Stage<Action> => ({
  rule: '16.2a',
  accepts: ['fate'],
  seats: (s) => (picks(w, s, FRENCH) ? 1 << FRENCH : 0) | (picks(w, s, ALLIED) ? 1 << ALLIED : 0),
  pieces: () => [TABLE],
  choices: (s, side, piece) =>
    piece === TABLE
      ? LINES.map((_, line): Action => ({ type: 'fate', line })).filter(
          (action) => action.type === 'fate' && refuseLine(w, s, side, action.line) === null,
        )
      : [],
  refuse: (s, side, action) => (action.type === 'fate' ? refuseLine(w, s, side, action.line) : null),
  apply(s, side, action, _dice, tell) {
    if (action.type !== 'fate') return;
    s[w.at.picked + side] = action.line + 1;
    s[w.at.said] |= 1 << side;
    if (picks(w, s, FRENCH) || picks(w, s, ALLIED)) return;
    revealPicks(w, s, tell);
  },
});

function refuseLine(w: World, s: State, side: number, line: number): Refusal | null {
  const first = s[w.at.lines + 2 * side];
  if (first === 0) return null;
  const data = { line: line + 1, first };
  if (line + 1 === first) return refusal('16.2b', 'line-held', data);
  return clash(side, line + 1, first) ? refusal('16.2b', 'line-clash', data) : null;
}

function revealPicks(w: World, s: State, tell: Tell): void {
  const second = isFirst(w, s) ? 0 : 1;
  for (const side of [FRENCH, ALLIED]) {
    const line = s[w.at.picked + side];
    if (line === 0) continue;
    s[w.at.picked + side] = 0;
    s[w.at.lines + 2 * side + second] = line;
    if (tell !== null) {
      const data = { side: SIDES[side], line, fate: w.fates[side][line - 1].id };
      tell({ type: 'fate-picked', rule: second === 0 ? '16.2a' : '16.2b', data, reveals: true });
    }
  }
  s[w.at.said] = 0;
  if (second === 0 && (isFavoured(w, s, FRENCH) || isFavoured(w, s, ALLIED))) setStep(w, s, 'price');
  else fixFate(w, s, tell);
}

/** 16.1l: weather, pieces, shifts of entry; the march of Grouchy comes last. */
function fixFate(w: World, s: State, tell: Tell): void {
  s[w.at.said] = 0;
  for (const side of [FRENCH, ALLIED])
    for (const slot of [0, 1]) {
      const line = s[w.at.lines + 2 * side + slot];
      if (line > 0) applyFate(w, s, w.fates[side][line - 1]);
    }
  setStep(w, s, 'fate-fixed');
  for (let piece = 0; piece < w.pieces; piece++) dropIfTooLate(w, s, piece);
  if (tell !== null) tell({ type: 'fate-fixed', rule: '16.0a', data: {} });
}

/** 16.1h: later than the last turn means never. */
function dropIfTooLate(w: World, s: State, piece: Unit): void {
  if (s[w.at.due + piece] > w.turns) s[w.at.due + piece] = 0;
}

function applyFate(w: World, s: State, fate: Fate): void {
  const { at } = w;
  if (fate.sky > 0) s[at.sky] = fate.sky;
  for (const piece of fate.removed) {
    s[at.where + piece] = GONE;
    s[at.due + piece] = 0;
  }
  for (const { piece, turn, entry } of fate.added) {
    s[at.where + piece] = OFF_MAP;
    s[at.due + piece] = turn;
    s[at.entry + piece] = entry;
  }
  if (fate.attaches) s[at.changed] |= ATTACHED;
  if (fate.diverts !== null) s[at.changed] |= GROUCHY;
  for (const { piece, turn } of fate.late) s[at.due + piece] = turn;
  for (let piece = 0; piece < w.pieces; piece++) {
    if (!isShifted(w, piece) || s[at.due + piece] === 0) continue;
    s[at.due + piece] += fate.shift;
    if (fate.moves === null || s[at.entry + piece] !== fate.moves.from) continue;
    s[at.entry + piece] = fate.moves.to;
    s[at.due + piece] += fate.moves.delay;
  }
}

/** 16.1f: once the first of Grouchy's men is on the map, Prussians who wait at his entry point go round. */
export function divert(w: World, s: State, entry: number, tell: Tell): void {
  if ((s[w.at.changed] & (GROUCHY | DIVERTED)) !== GROUCHY) return;
  const diverts = w.fates[FRENCH].find((fate) => fate.diverts !== null)?.diverts;
  if (diverts === undefined || diverts === null || entry !== diverts.from) return;
  s[w.at.changed] |= DIVERTED;
  for (let piece = 0; piece < w.pieces; piece++) {
    if (!isShifted(w, piece) || s[w.at.where + piece] !== OFF_MAP || s[w.at.entry + piece] !== diverts.from) continue;
    s[w.at.entry + piece] = diverts.to;
    if (s[w.at.due + piece] === 0) continue;
    s[w.at.due + piece] = Math.max(s[w.at.due + piece], s[w.at.turn] + diverts.delay);
    dropIfTooLate(w, s, piece);
  }
  if (tell !== null) tell({ type: 'prussians-diverted', rule: '16.1f', data: { entry: diverts.to } });
}
