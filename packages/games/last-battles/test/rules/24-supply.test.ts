import { expect, test } from 'vitest';
import { CAMPAIGN_GAMES, type CampaignScene, type Theatre, theatre } from '../campaigns.ts';

/** 24.0 Supply. Turn 11 is 0600 on June 17. */

const { map } = CAMPAIGN_GAMES.campaign.world;
/** The hexes around a hex, those on the map. */
const around = (hex: string): string[] => {
  const place = map.indexOf(hex);
  return [...map.neighbours.subarray(6 * place, 6 * place + 6)]
    .filter((next) => next >= 0)
    .map((next) => map.ids[next]);
};
const FRENCH = ['fr-i-quiot', 'fr-i-bourgeois', 'fr-i-schmitz', 'fr-i-aulard', 'fr-i-nogues', 'fr-i-grenier'];
const MORE_FRENCH = ['fr-ii-husson', 'fr-ii-campi', 'fr-ii-baudin', 'fr-ii-soye', 'fr-ii-piat', 'fr-ii-jamin'];
const PRUSSIANS = ['pr-i-12thline', 'pr-i-24thline', 'pr-i-7thline', 'pr-i-19thline', 'pr-i-29thline', 'pr-i-28thline'];
/** A ring of units around a hex. */
const ring = (hex: string, units: readonly string[]): Record<string, string> =>
  Object.fromEntries(around(hex).map((next, i) => [units[i], next]));
const begun = (phase: 'frenchCommand' | 'alliedCommand', units: CampaignScene['units'], turn = 11): Theatre =>
  theatre('campaign', { turn, phase, units });

const CUT_OFF = { 'fr-gd-friant': 'L1912', ...ring('L1912', PRUSSIANS) };

test('[24.0a] at 0600 each side is looked at as its Player Turn begins, and at no other hour', () => {
  expect(begun('frenchCommand', CUT_OFF).where('fr-gd-friant')).toBe('destroyed');
  expect(begun('frenchCommand', CUT_OFF, 12).where('fr-gd-friant')).toBe('L1912');
  expect(begun('alliedCommand', CUT_OFF).where('fr-gd-friant')).toBe('L1912');
  // June 16 begins at 1400: the first dawn is that of the 17th.
  const hours = CAMPAIGN_GAMES.campaign.world.battles[0].turnIds.filter((id) => id.endsWith('0600'));
  expect(hours).toEqual(['17-0600', '18-0600']);
  const night = theatre('campaign', { turn: 10, phase: 'alliedMovement', units: CUT_OFF }).play('end');
  expect([night.turn, night.where('fr-gd-friant')]).toEqual([11, 'destroyed']);
});

test('[24.0c] who is out of supply is lost for good, at full value, and all at once', () => {
  // Two that are cut off together: neither opens a way for the other.
  const f = begun('frenchCommand', { ...CUT_OFF, 'fr-gd-roguet': 'L1912' });
  expect([f.of('box', 'fr-gd-friant'), f.of('box', 'fr-gd-roguet')]).toEqual([2, 2]);
  expect(f.told('out-of-supply').map(({ rule }) => rule)).toEqual(['24.0c', '24.0c']);
  expect(f.game.tally(f.state).total).toBe(-13);
});

test('[24.0d] leaders need none', () => {
  const f = begun('frenchCommand', { ...CUT_OFF, 'ld-drouot': 'L1912' });
  expect([f.where('fr-gd-friant'), f.where('ld-drouot')]).toEqual(['destroyed', 'L1912']);
});

test('[24.1] the French are supplied from the south, the Prussians from the east, the Anglo-Allied from the west', () => {
  const [EAST, WEST, SOUTH] = ['L2912', 'Q0112', 'Q1434'];
  const left = (
    unit: string,
    hex: string,
    enemies: readonly string[],
    phase: 'frenchCommand' | 'alliedCommand',
  ): boolean => begun(phase, { [unit]: hex, ...ring(hex, enemies) }).where(unit) === hex;
  const kept = [EAST, WEST, SOUTH].map((hex) => [
    left('fr-gd-friant', hex, PRUSSIANS, 'frenchCommand'),
    left('pr-iv-18thline', hex, FRENCH, 'alliedCommand'),
    left('aa-1br-byng', hex, MORE_FRENCH, 'alliedCommand'),
  ]);
  expect(kept).toEqual([
    [false, true, false],
    [false, false, true],
    [true, false, false],
  ]);
});

test('[24.2] enemy combat units block, their zones and lone leaders do not', () => {
  const [open] = around('L1912');
  const rest = Object.entries(CUT_OFF).filter(([, hex]) => hex !== open);
  // The one hex without a unit lies in the zones of the others.
  const f = begun('frenchCommand', { ...Object.fromEntries(rest), 'ld-blucher': open });
  expect(f.where('fr-gd-friant')).toBe('L1912');
  expect(begun('frenchCommand', CUT_OFF).where('fr-gd-friant')).toBe('destroyed');
});
