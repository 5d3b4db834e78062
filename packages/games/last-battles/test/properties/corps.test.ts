import { below, randomBits } from '@hundred-days/kernel';
import { expect, test } from 'vitest';
import { brokenTogether } from '../../src/rules/campaign/22-contagion.ts';
import { coveredStrength } from '../../src/rules/campaign/26-brussels.ts';
import { CAMPAIGN_GAMES, theatre } from '../campaigns.ts';
import { bestCover } from '../oracle/brussels.ts';
import { demoralizedSet, type OracleCorps } from '../oracle/contagion.ts';
import { GAMES } from '../support.ts';

/** What corps give to each other, and what they are worth in Brussels, against the referees. */

const { world: w } = GAMES.ligny;
const placeOf = ([col, row]: readonly [number, number]) =>
  w.map.indexOf(`L${String(col).padStart(2, '0')}${String(row).padStart(2, '0')}`);

test('demoralization that spreads from corps to corps is the least fixed point of the referee', () => {
  const counts = { spread: 0, chained: 0 };
  for (let seed = 0; seed < 300; seed++) {
    const bits = randomBits(`contagion ${seed}`);
    const corps: OracleCorps[] = Array.from({ length: 7 }, () => ({
      losses: 6 + below(5, bits),
      level: below(9, bits) === 0 ? -below(3, bits) : 10 + below(2, bits),
      officer: below(8, bits) === 0 ? null : [1 + below(14, bits), 1 + below(14, bits)],
      cavalry: below(5, bits) === 0,
    }));
    const broken = brokenTogether(
      corps.map(({ losses, level, officer, cavalry }) => ({
        losses,
        level,
        officer: officer === null ? -1 : placeOf(officer),
        isApart: cavalry,
      })),
      (one, other) => w.map.distance(one, other) <= 5,
      2,
    );
    const wanted = demoralizedSet(corps);
    expect(
      broken.flatMap((is, i) => (is ? [i] : [])),
      `seed ${seed}`,
    ).toEqual(wanted);
    const alone = corps.filter(({ losses, level }) => losses >= level).length;
    if (wanted.length > alone) counts.spread++;
    if (wanted.length > alone + 2) counts.chained++;
  }
  expect(counts.spread).toBeGreaterThan(60);
  expect(counts.chained).toBeGreaterThan(10);
});

test('what exited leaders can command is the best cover of the referee', () => {
  const NAMES = ['Gd', 'I', 'II', 'IC'];
  let partly = 0;
  for (let seed = 0; seed < 250; seed++) {
    const bits = randomBits(`brussels ${seed}`);
    const units = Array.from({ length: 1 + below(8, bits) }, () => ({
      corps: NAMES[below(NAMES.length, bits)],
      strength: 1 + below(7, bits),
      supplied: below(6, bits) > 0,
    }));
    const officers = NAMES.filter(() => below(2, bits) === 0);
    const ratings = [[], [1], [2], [1, 1], [3]][below(5, bits)];
    const covered = coveredStrength(
      units.map((unit) => ({ ...unit, corps: NAMES.indexOf(unit.corps) })),
      new Set(officers.map((name) => NAMES.indexOf(name))),
      ratings.reduce((sum, rating) => sum + rating, 0),
    );
    expect(covered, `seed ${seed}`).toBe(bestCover(units, officers, ratings));
    const all = units.reduce((sum, { strength, supplied }) => sum + (supplied ? strength : 0), 0);
    if (covered > 0 && covered < all) partly++;
  }
  expect(partly).toBeGreaterThan(50);
});

const CAMPAIGN = CAMPAIGN_GAMES.campaign.world;
const FIELD = ['Q', 'L'].flatMap((sheet) =>
  Array.from({ length: 14 * 12 }, (_, i) => {
    const [col, row] = [8 + (i % 14), 8 + Math.floor(i / 14)];
    return `${sheet}${String(col).padStart(2, '0')}${String(row).padStart(2, '0')}`;
  }),
);
const spotOf = (hex: string): readonly [number, number] => {
  const place = CAMPAIGN.map.indexOf(hex);
  return [CAMPAIGN.map.col[place], CAMPAIGN.map.row[place]];
};

test.each(['french', 'prussian'])(
  '[22.3, 22.4a, 22.4b] at the end of the Reorganization Segment the %s corps stand as the referee says',
  (army) => {
    const corps = CAMPAIGN.bodies.filter((body) => ['french', 'anglo-allied', 'prussian'][body.army] === army);
    const side = army === 'french' ? 'french' : 'allied';
    let spread = 0;
    for (let seed = 0; seed < 40; seed++) {
      const bits = randomBits(`${army} in play ${seed}`);
      const units: Record<string, string> = { 'fr-gd-friant': 'B0101', 'pr-iv-18thline': 'W2901' };
      const facts: OracleCorps[] = corps.map(({ name, level, apart }) => {
        const own = CAMPAIGN.unitData.filter((unit) => unit.army === army && unit.command === name);
        const officer = own.find(({ level: kind }) => kind === 'officer');
        if (officer === undefined) throw new Error(`${name} has no officer`);
        // About as much as breaks it, or two or three less.
        const most = level + 1 - below(5, bits);
        let losses = 0;
        for (const { id, full } of own) {
          if (full === 0 || id in units || losses + full > most) continue;
          losses += full;
          units[id] = 'destroyed';
        }
        const hex = below(7, bits) === 0 ? null : FIELD[below(40, bits) + 60];
        if (hex !== null) units[officer.id] = hex;
        return { losses, level, officer: hex === null ? null : spotOf(hex), cavalry: apart };
      });
      const f = theatre('campaign', { turn: 2, phase: `${side}Command`, units });
      while (f.step !== 'movement') f.play('end');
      const broken = corps.flatMap(({ name }, i) => {
        const body = CAMPAIGN.bodies.findIndex((one) => one.army === corps[i].army && one.name === name);
        return f.state[CAMPAIGN.at.nerve + body] > 0 ? [i] : [];
      });
      const wanted = demoralizedSet(facts);
      expect(broken, `seed ${seed}`).toEqual(wanted);
      if (wanted.length > facts.filter(({ losses, level }) => losses >= level).length) spread++;
    }
    expect(spread).toBeGreaterThan(5);
  },
);

test('[26.0a, 26.0c, 26.0f] the total with units and leaders in Brussels is that of the referee', () => {
  const french = CAMPAIGN.unitData.filter(({ army }) => army === 'french');
  let doubled = 0;
  for (let seed = 0; seed < 60; seed++) {
    const bits = randomBits(`in Brussels ${seed}`);
    const some = french.filter(({ id }) => id !== 'fr-gd-friant' && below(9, bits) === 0).slice(0, 9);
    const leaders = french.filter(({ level, full }) => full === 0 && (level === 'commander' || level === 'officer'));
    const gone = leaders.filter(({ level }) => below(level === 'officer' ? 2 : 3, bits) === 0);
    const exited = some.filter(({ full }) => full > 0);
    const units = Object.fromEntries([...exited, ...gone].map(({ id }) => [id, 'exited']));
    const f = theatre('campaign', {
      turn: 12,
      phase: 'frenchMovement',
      units: { 'fr-gd-friant': 'L1912', 'pr-iv-18thline': 'L2930', 'pr-i-24thline': 'destroyed', ...units },
    });
    const ratings = gone.map(({ id }) => CAMPAIGN.capacity[CAMPAIGN.unitIndex(id)]).filter((rating) => rating > 0);
    const strength = bestCover(
      exited.map(({ command, full }) => ({ corps: command, strength: full, supplied: true })),
      gone.filter(({ level }) => level === 'officer').map(({ command }) => command),
      ratings,
    );
    const points = 2 * strength >= 40 ? 4 * strength : 2 * strength;
    expect(f.game.tally(f.state).total, `seed ${seed}`).toBe(points + 5);
    if (2 * strength >= 40) doubled++;
  }
  expect(doubled).toBeGreaterThan(5);
});
