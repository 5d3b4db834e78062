import { type AnyAction, allChoices, randomBits, type SeenStep, SPECTATOR, seededDice } from '@hundred-days/kernel';
import { position } from '@hundred-days/napoleon-1815';
import { h } from 'preact';
import { expect, test } from 'vitest';
import type { Ask } from '../src/faces/napoleon-1815/battle/field.ts';
import { Accounts } from '../src/faces/napoleon-1815/battle/Summary.tsx';
import { lastSummary, summariesFrom } from '../src/faces/napoleon-1815/battle/summary.ts';
import { loadBattleWords } from '../src/faces/napoleon-1815/text/battleWords.ts';
import { loadWords } from '../src/faces/napoleon-1815/text/words.ts';
import { openNew } from '../src/store/local.ts';
import { markup } from './art/markup.ts';
import { game, w } from './world1815.ts';

/** What whoever looks on from a seat would be asked about, after so many of the steps he knows. */
const asked = (table: ReturnType<typeof opened>, viewer: number, steps: readonly SeenStep[]) => ({
  viewer,
  view: table.view(viewer),
  past: { steps: () => steps, view: (at: number) => table.view(viewer, at) },
});

function opened() {
  const host = openNew(game, { scenario: 'historical', options: {} }, seededDice('summary'));
  if (host === null) throw new Error('no table');
  return host.table;
}

/** By chance, for so many actions at most. */
function playedOn(most: number) {
  const table = opened();
  const bits = randomBits('summary');
  for (let i = 0; i < most && table.outcome === null; i++) {
    const choices = allChoices<AnyAction>(game as never, table.view(table.seatToAct), table.seatToAct);
    expect(table.submit(table.seatToAct, choices[bits() % choices.length])).toBeNull();
  }
  return table;
}

test('every fight that ends is summed up: dice, hits and losses as they were told, and nobody unknown is named', () => {
  const table = playedOn(6000);
  const steps = table.seen(SPECTATOR);
  const ends = steps.flatMap(({ events }, at) =>
    events.some(({ type }) => /^(battle|skirmish)-over$/.test(type)) ? [at] : [],
  );
  expect(ends.length).toBeGreaterThan(2);
  let volleys = 0;
  for (const at of ends) {
    const told = lastSummary(w, asked(table, SPECTATOR, steps.slice(0, at + 1)));
    if (told === null) throw new Error('it is not summed up');
    for (const { hits, dice, expected, lost } of told.sides) {
      expect(hits).toBeLessThanOrEqual(dice);
      expect(expected).toBeLessThanOrEqual(dice);
      for (const { unit, rule } of lost) {
        expect(position.whereIs(w, table.view(SPECTATOR), unit)).toBeLessThan(0);
        expect(rule).toMatch(/^\d+\.\d+\w?$/);
      }
    }
    volleys += told.sides[0].volleys + told.sides[1].volleys;
  }
  for (const { sides } of summariesFrom(w, asked(table, SPECTATOR, steps), 0)) {
    // Who is lost on a march afterwards, or for want of supply, is not lost in the fight.
    for (const { rule } of sides.flatMap(({ lost }) => lost)) expect(rule).toMatch(/^[67]\./);
  }
  const fired = steps
    .slice(0, (ends.at(-1) ?? 0) + 1)
    .flatMap(({ events }) => events.filter(({ type }) => type === 'fired'));
  // Fights that go on are not summed up yet.
  expect(volleys).toBeGreaterThan(0);
  expect(volleys).toBeLessThanOrEqual(fired.length);
});

test.each([false, true])('in French it is set as in France, in brief: %s', async (brief) => {
  await Promise.all([loadWords('fr'), loadBattleWords('fr')]);
  const table = playedOn(600);
  const told = { ...asked(table, SPECTATOR, table.seen(SPECTATOR)), language: 'fr' } as unknown as Ask;
  const drawn = markup(h(Accounts, { w, asked: told, from: 0, brief }));
  const text = drawn
    .replaceAll(/<[^>]*>| /g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
  expect(text).toContain('Blocs éliminés');
  // A space that does not break stands before high signs.
  expect(text).not.toMatch(/[ \p{L}][:;?!]/u);
});

test('until whoever looks on has done something else', () => {
  const table = opened();
  const ended: SeenStep = {
    seat: 0,
    action: null,
    dice: [],
    events: [
      { type: 'skirmish', rule: '6.1b', data: { town: 'ligny' } },
      { type: 'skirmish-shown', rule: '6.6c', data: { town: 'ligny', units: [] } },
      { type: 'fired', rule: '6.6f', data: { unit: 'fr-3-inf1', dice: [1, 4, 2], firepower: 2, hits: 2 } },
      { type: 'hit', rule: '6.4b', data: { unit: 'pr-3-inf2' } },
      { type: 'eliminated', rule: '6.4a', data: { unit: 'pr-3-inf2', army: 'prussian', town: 'ligny' } },
      { type: 'skirmish-over', rule: '6.6h', data: { town: 'ligny', side: 'french' } },
    ],
  };
  const quiet = (seat: number): SeenStep => ({ ...ended, seat, events: [] });
  const told = lastSummary(w, asked(table, 0, [ended, quiet(1)]));
  expect(told).toMatchObject({ town: w.net.indexOf('ligny'), skirmish: true, victor: 0, routed: -1 });
  expect(told?.sides[0]).toMatchObject({ volleys: 1, dice: 3, hits: 2, expected: 1, steps: 0, lost: [] });
  expect(told?.sides[1]).toMatchObject({ steps: 1, lost: [{ unit: w.unitIndex('pr-3-inf2'), rule: '6.4a' }] });
  expect(lastSummary(w, asked(table, 0, [ended, quiet(0)]))).toBeNull();
  // Who asks what the others did is told all the same, of each fight since then.
  const all = asked(table, 0, [ended, quiet(0), ended]);
  expect(summariesFrom(w, all, 0).map(({ step }) => step)).toEqual([0, 2]);
  expect(summariesFrom(w, all, 1)).toEqual([{ ...told, step: 2 }]);
  expect(summariesFrom(w, all, 3)).toEqual([]);
});
