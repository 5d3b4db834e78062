import { expect, test } from 'vitest';
import { CAMPAIGN_GAMES, type CampaignScene, type Theatre, theatre } from '../campaigns.ts';
import { dead } from '../cast.ts';

/** 26.0 Victory in the campaign. The road to Brussels leaves the map at B0601. */

const { world } = CAMPAIGN_GAMES.campaign;
const total = (f: Theatre): number => f.game.tally(f.state).total;
const ENEMY = { 'pr-iv-18thline': 'L2930' };
const moving = (units: CampaignScene['units']): Theatre =>
  theatre('campaign', { turn: 12, phase: 'frenchMovement', units: { ...ENEMY, ...units } });
const gone = (...pieces: string[]): Record<string, string> =>
  Object.fromEntries(pieces.map((piece) => [piece, 'exited']));

/** Allied dead worth this much, the fewest units; some are left to fight. */
function worth(points: number): Record<string, string> {
  const lost: string[] = [];
  let rest = points;
  for (let unit = 0; unit < world.units && rest > 0; unit++) {
    const { army, id } = world.unitData[unit];
    if (army === 'french' || id === 'pr-iv-18thline' || world.full[unit] > rest || rest - world.full[unit] === 1)
      continue;
    lost.push(id);
    rest -= world.full[unit];
  }
  if (rest > 0) throw new Error(`${rest} points to go`);
  return dead(...lost);
}

test('[26.0a] a point for each allied strength point in the boxes, less one for each French one, at full value', () => {
  expect(total(moving({ ...dead('pr-i-24thline', 'aa-1br-byng'), 'fr-gd-friant': 'L1912' }))).toBe(10);
  const reduced = { 'fr-gd-roguet': { at: 'destroyed', reduced: true } };
  expect(total(moving({ ...dead('pr-i-24thline'), ...reduced, 'fr-gd-friant': 'L1912' }))).toBe(-2);
  // A unit that comes back takes its points with it.
  const f = theatre('campaign', {
    turn: 5,
    phase: 'frenchCommand',
    units: { ...ENEMY, 'ld-drouot': 'L1912', 'fr-gd-friant': { at: 'destroyed', fell: 1 } },
  });
  expect(total(f.play('end'))).toBe(-6);
  expect(total(f.play('reorganize ld-drouot fr-gd-friant'))).toBe(0);
});

test('[26.0b] Brussels is reached by one hex only', () => {
  const f = moving({
    'fr-gd-friant': 'B0602',
    'fr-gd-roguet': 'B0701',
    'ld-napoleon': 'exited',
    'ld-drouot': 'exited',
  });
  expect(f.refusal('exit fr-gd-roguet B0701')).toMatchObject({ rule: '26.0b', code: 'not-an-exit' });
  f.play('exit fr-gd-friant B0601');
  expect([f.where('fr-gd-friant'), total(f)]).toEqual(['exited', 12]);
  const allied = theatre('campaign', {
    turn: 12,
    phase: 'alliedMovement',
    units: { 'aa-1br-byng': 'B0601', 'fr-gd-friant': 'L1912' },
  });
  expect(allied.refusal('exit aa-1br-byng B0601').rule).toBe('26.0b');
});

test('[26.0c] from forty points on every exited point counts double, those before too', () => {
  const led = { 'ld-napoleon': 'exited', 'ld-drouot': 'exited' };
  // 19 points, and then one more.
  const nineteen = gone('fr-gd-roguet', 'fr-gd-morand', 'fr-gd-chartrand');
  const f = moving({ ...led, ...nineteen, 'fr-gd-ygart': 'B0602' });
  expect(total(f)).toBe(38);
  expect(total(f.play('exit fr-gd-ygart B0601'))).toBe(88);
});

test('[26.0d] 230 at any time is a French victory; otherwise the allies win at the end', () => {
  const units = { ...worth(226), 'fr-gd-roguet': 'L1912', 'fr-gd-friant': 'L1912', 'pr-iv-18thline': 'L1911' };
  const f = theatre('campaign', { turn: 12, phase: 'frenchCombat', units }).play('attack L1911: fr-gd-roguet @3-1', 1);
  expect([total(f), f.outcome]).toEqual([230, { winners: [0], rule: '26.0d', code: 'campaign-won' }]);
  const end = theatre('campaign', {
    turn: 44,
    phase: 'alliedMovement',
    units: { ...worth(229), 'fr-gd-friant': 'L1912' },
  });
  end.plays('end', 'end');
  expect(end.outcome).toEqual({ winners: [1], rule: '26.0d', code: 'campaign-held' });
});

test('[26.0e] an exit scores only if a line of supply runs to the exit then', () => {
  const cut = (hexes: readonly string[]) => {
    const units = world.unitData.filter(({ army }) => army === 'prussian').map(({ id }) => id);
    return Object.fromEntries(hexes.map((hex, i) => [units[i], hex]));
  };
  const at = world.map.indexOf('B0601');
  // The highway runs through B0604.
  const ring = world.map.ids.filter((_, hex) => world.map.distance(hex, at) === 3);
  const led = { 'ld-napoleon': 'exited', 'ld-drouot': 'exited' };
  const open = moving({ ...led, ...cut(ring.filter((hex) => hex !== 'B0604')), 'fr-gd-friant': 'B0601' }).play(
    'exit fr-gd-friant B0601',
  );
  expect(total(open)).toBe(12);
  const f = moving({ ...led, ...cut(ring), 'fr-gd-friant': 'B0601' }).play('exit fr-gd-friant B0601');
  expect([total(f), f.told('exit-unsupplied')]).toMatchObject([0, [{ rule: '26.0e' }]]);
});

test('[26.0f] exited units score as far as exited leaders could command them, whoever left first', () => {
  const f = moving({ 'fr-gd-friant': 'B0602', 'ld-napoleon': 'B0602', 'ld-drouot': 'B0602' });
  f.play('exit fr-gd-friant B0601');
  expect(total(f)).toBe(0);
  // An officer alone commands nobody; a commander takes a single unit himself.
  expect(total(f.play('exit ld-drouot B0601'))).toBe(0);
  expect(total(f.play('exit ld-napoleon B0601'))).toBe(12);
  // Ney covers two formations and two units: of these the Guard and two of the five of II Corps.
  const many = gone('fr-gd-friant', 'fr-ii-husson', 'fr-ii-campi', 'fr-ii-piat', 'fr-ii-devilliers', 'ld-ney');
  expect(total(moving({ ...many, 'fr-gd-roguet': 'L1912' }))).toBe(2 * (6 + 5));
  expect(total(moving({ ...many, ...gone('ld-reille'), 'fr-gd-roguet': 'L1912' }))).toBe(2 * 2 * (6 + 5 + 5 + 4 + 4));
});

test('[26.1] with degrees of victory the total is read at the end; 230 still ends the game', () => {
  const options = { 'graded-victory': true };
  const judged = (points: number): string | undefined => {
    const units = { ...worth(points), 'fr-gd-friant': 'L1912', ...ENEMY };
    return theatre('campaign', { turn: 44, phase: 'alliedMovement', units }, options).plays('end', 'end').outcome?.code;
  };
  expect([229, 190, 189, 150, 149, 100, 99, 50, 49].map(judged)).toEqual([
    'french-tactical',
    'french-tactical',
    'french-marginal',
    'french-marginal',
    'allied-marginal',
    'allied-marginal',
    'allied-tactical',
    'allied-tactical',
    'allied-decisive',
  ]);
  const units = { ...worth(226), 'fr-gd-roguet': 'L1912', 'fr-gd-friant': 'L1912', 'pr-iv-18thline': 'L1911' };
  const f = theatre('campaign', { turn: 12, phase: 'frenchCombat', units }, options);
  expect(f.play('attack L1911: fr-gd-roguet @3-1', 1).outcome).toMatchObject({ winners: [0], code: 'french-decisive' });
});
