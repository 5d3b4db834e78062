import type { State } from '@hundred-days/kernel';
import { below, concealed, randomBits, SPECTATOR, sameState, seatsToAct, seenStep } from '@hundred-days/kernel';
import { position } from '@hundred-days/napoleon-1815';
import { expect, it } from 'vitest';
import { game } from '../support.ts';
import { w } from '../world.ts';
import { hiddenOf, isOpenByRules, masked, outlookOf, PER_UNIT, SETUPS, SHOWN, viewersOf, wander } from './support.ts';

/** FOG-10, FOG-11: nothing that is hidden can be told from what a seat or spectator is given. */

/** More games, by hand: PROPERTY_RUNS=20 vitest run ... */
const TIMES = Number(process.env.PROPERTY_RUNS ?? 1);
const GAMES = 2 * TIMES;

/** Views compared number by number; the first that differs, -1 for none. */
function difference(a: State, b: State): number {
  if (a.length !== b.length) return Math.min(a.length, b.length);
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return i;
  return -1;
}

function expectSameViews(s: State, t: State, army: number, views: ReadonlyMap<number, State>, what: string): void {
  for (const [viewer, view] of views) {
    if (position.ownerOf(w, s, army) === viewer) continue;
    const at = difference(view, concealed(game, t, viewer));
    if (at >= 0)
      expect.fail(`${what}: viewer ${viewer} sees a difference at field ${at}, step ${position.stepOf(w, s)}`);
  }
  if (seatsToAct(game, t) !== seatsToAct(game, s)) expect.fail(`${what}: another seat is asked`);
}

it('[FOG-10] [FOG-16] exchanging hidden units or wearing them down changes no other view', () => {
  const met = new Map<string, number>();
  const note = (name: string): void => void met.set(name, (met.get(name) ?? 0) + 1);
  let positions = 0;
  for (const { name, setup, longest } of SETUPS) {
    for (let i = 0; i < GAMES; i++) {
      const bits = randomBits(`masking ${name} ${i}`);
      wander(setup, `${name} ${i}`, longest, ({ after: s }) => {
        if (game.outcome(s) !== null) return;
        positions++;
        note(position.stepOf(w, s));
        const views = new Map(viewersOf(s).map((viewer) => [viewer, concealed(game, s, viewer)]));
        for (const army of [0, 1, 2]) {
          const hidden = hiddenOf(s, army);
          if (hidden.length < 2) continue;
          const a = hidden[below(hidden.length, bits)];
          const b = hidden.filter((unit) => unit !== a)[below(hidden.length - 1, bits)];
          for (const unit of [a, b]) if (s[w.at.shownPlace + unit] === 4) note('in RESERVE');
          if (hidden.some((unit) => (position.shownFlagsOf(w, s, unit) & position.SQUARE) !== 0)) note('hidden square');
          if (hidden.some((unit) => s[w.at.shownPlace + unit] > 0 && s[w.at.shownPlace + unit] !== 4))
            note('hidden in line');
          if (s[w.at.shownWhere + a] !== s[w.at.where + a]) note('not shown yet');
          const what = `${name} ${i}: ${w.unitId(a)} and ${w.unitId(b)}`;
          expectSameViews(s, masked(s, a, b, 1 + below(4, bits)), army, views, what);
        }
      });
    }
  }
  expect(positions).toBeGreaterThanOrEqual(2000);
  const wanted = [
    'deployment',
    'movement',
    'march',
    'showing',
    'hits',
    'terrain',
    'posting',
    'morale',
    'combat',
    'reinforcement',
    'rout',
    'regroup',
    'reduction',
  ];
  const situations = ['in RESERVE', 'hidden square', 'hidden in line', 'not shown yet'];
  expect([...wanted, ...situations].filter((one) => !met.has(one))).toEqual([]);
});

it('[FOG-2] [FOG-18] a view names no hidden unit, and a spectator sees no more than anybody', () => {
  for (const { name, setup, longest } of SETUPS) {
    wander(setup, `names ${name}`, longest, ({ after: s }) => {
      if (game.outcome(s) !== null) return;
      for (const viewer of viewersOf(s)) {
        const view = concealed(game, s, viewer);
        // Counts are kept while blocks are hidden, not made anew: they must be those of the blocks that are seen.
        const again = view.slice();
        game.rebuild(again);
        if (!sameState(again, view)) expect.fail(`${name}: counts of ${viewer} are wrong in ${position.stepOf(w, s)}`);
        const into = new Int16Array(view.length).fill(77);
        game.conceal.into(into, s, viewer);
        if (!sameState(into, view)) expect.fail(`${name}: memory at hand shows through in ${position.stepOf(w, s)}`);
        for (let unit = 0; unit < w.unitCount; unit++) {
          const own = position.ownerOf(w, s, w.army[unit]) === viewer;
          const shown = [...PER_UNIT, ...SHOWN].map((field) => view[field + unit]);
          const way = [0, 1, 2, 3].map((i) => view[w.at.way + 4 * unit + i]);
          if (own) {
            // FOG-1
            const all = PER_UNIT.map((field) => s[field + unit]);
            if (shown.slice(0, PER_UNIT.length).join() !== all.join())
              expect(shown.slice(0, PER_UNIT.length)).toEqual(all);
          } else if (!isOpenByRules(s, unit)) {
            const nothing = [position.UNKNOWN, 0, 0, 0, 0, 0];
            if (shown.join() !== [...nothing, ...nothing].join() || way.join() !== '0,0,0,0')
              expect.fail(`${name}: ${w.unitId(unit)} can be seen by ${viewer} in ${position.stepOf(w, s)}`);
          } else if (
            view[w.at.where + unit] !== s[w.at.shownWhere + unit] ||
            view[w.at.strength + unit] !== s[w.at.shownStrength + unit]
          )
            expect.fail(`${name}: ${w.unitId(unit)} is open and not seen by ${viewer} in ${position.stepOf(w, s)}`);
        }
        if (viewer === SPECTATOR) continue;
        const open = concealed(game, s, SPECTATOR);
        for (let unit = 0; unit < w.unitCount; unit++)
          if (open[w.at.where + unit] !== position.UNKNOWN && view[w.at.where + unit] === position.UNKNOWN)
            expect.fail(`a spectator sees ${w.unitId(unit)}, ${viewer} does not`);
      }
    });
  }
});

const SHOWS = ['skirmish-shown', 'leader-shown'];
const unitsNamed = ({ unit, units: list }: Readonly<Record<string, unknown>>): unknown[] =>
  Array.isArray(list) ? list : [unit];

it('[FOG-11] what a viewer is told names a unit only if it is his or lies open', () => {
  const ids = new Map(w.unitIds.map((id, unit) => [id, unit]));
  let named = 0;
  for (const { name, setup, longest } of SETUPS) {
    for (let i = 0; i < GAMES; i++) {
      wander(setup, `told ${name} ${i}`, longest, (step) => {
        if (game.outcome(step.after) !== null) return;
        for (const viewer of viewersOf(step.after)) {
          const text = JSON.stringify(seenStep(outlookOf(step.after, viewer), step));
          // Ids hold letters, digits and hyphens; what is no unit is not in the list.
          for (const word of text.match(/[a-z]{2}-[a-z0-9-]+/g) ?? []) {
            const unit = ids.get(word);
            if (unit === undefined || position.ownerOf(w, step.after, w.army[unit]) === viewer) continue;
            named++;
            if (isOpenByRules(step.before, unit) || isOpenByRules(step.after, unit)) continue;
            // FOG-4, 8.1c: open during the step, if a whole skirmish or the last die of a town was in it.
            if (step.events.some(({ type, data }) => SHOWS.includes(type) && unitsNamed(data).includes(word))) continue;
            expect.fail(`${name} ${i}: ${viewer} is told of ${word}: ${text.slice(0, 600)}`);
          }
        }
      });
    }
  }
  expect(named).toBeGreaterThan(1000);
});
