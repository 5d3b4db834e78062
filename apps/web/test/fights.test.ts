import type { SeenStep } from '@hundred-days/kernel';
import { describe, expect, test } from 'vitest';
import { chiefFights, fightsOf, freshFight, lossesOf } from '../src/table/fights.ts';
import { wordsOf } from '../src/table/lines.ts';
import { playedByLot } from './byLot.ts';

const GAMES = [
  ['napoleon-at-waterloo', 'standard', 'rolled', ['retreated', 'destroyed', 'advanced', 'displaced'], 10],
  ['waterloo-campaign', 'june16', 'attack-resolved', ['retreated', 'blown', 'eliminated', 'pursued'], 2],
  ...(['ligny', 'quatre-bras', 'wavre', 'la-belle-alliance'] as const).map(
    (field) => ['last-battles', field, 'rolled', ['retreated', 'destroyed', 'advanced', 'displaced'], 5] as const,
  ),
] as const;

describe.each(GAMES)('%s, %s', (id, scenario, rolled, outcomes, least) => {
  const game = playedByLot(id, scenario, { seed: 'fights', deeds: 500 });

  test('every attack that was rolled for is a fight, with its opening, its verdict and all that came of it', async () => {
    const { face, steps } = await game;
    const fights = fightsOf(face, steps, 'en');
    const events = steps.flatMap((step) => step.events);
    expect(fights.length).toBe(events.filter(({ type }) => type === rolled).length);
    expect(fights.length).toBeGreaterThanOrEqual(least);
    for (const { opening, roll, deeds } of fights) {
      expect(opening).not.toBeNull();
      expect(roll.verdict?.length).toBeGreaterThan(5);
      expect(roll.dice.length).toBeGreaterThan(0);
      // The face that fell is the one that is told.
      if (roll.faces !== undefined) expect(wordsOf(roll)).toContain(roll.faces[roll.dice[0] - 1].name);
      for (const { event, motion } of deeds) {
        if ((outcomes as readonly string[]).includes(event.type)) expect(motion).not.toBeNull();
      }
    }
    const came = fights.flatMap(({ deeds }) => deeds.map(({ event }) => event.type));
    for (const type of outcomes) if (events.some((event) => event.type === type)) expect(came).toContain(type);
  });

  test('whatever little room there is, every unit that was lost in a fight is told of, in the order of the fights', async () => {
    const { face, steps } = await game;
    const fights = fightsOf(face, steps, 'en');
    const lost = (some: typeof fights) => some.flatMap((fight) => [...lossesOf(fight)]);
    const few = chiefFights(fights, 3);
    expect(lost(few)).toEqual(lost(fights));
    expect(few.length).toBeGreaterThanOrEqual(Math.min(3, fights.length));
    expect(few).toEqual(fights.filter((fight) => few.includes(fight)));
    const fallen = fights.flatMap(({ deeds }) => deeds.filter(({ motion }) => motion?.kind === 'destroyed'));
    expect(lost(few)).toEqual(fallen.map(({ line }) => wordsOf(line)));
    if (few.length > 3) for (const fight of few) expect(lossesOf(fight)).not.toEqual([]);
  });

  test('it is told until whoever looks on does something else', async () => {
    const { face, steps } = await game;
    const [first] = fightsOf(face, steps, 'en');
    const last = first.lines.at(-1)?.step ?? 0;
    const told = steps.slice(0, last + 1);
    expect(freshFight(face, told, 0, 'en')?.step).toBe(first.step);
    const quiet = (seat: number): SeenStep => ({ seat, action: null, dice: [], events: [] });
    expect(freshFight(face, [...told, quiet(1)], 0, 'en')?.step).toBe(first.step);
    expect(freshFight(face, [...told, quiet(0)], 0, 'en')).toBeNull();
  });
});
