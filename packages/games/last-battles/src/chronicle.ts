import type { Chronicle, GameEvent, State, Unit } from '@hundred-days/kernel';
import { attackRolls, chronicleOf, resultWorths } from '@hundred-days/kernel';
import { battleOf, stepOf, strengthOf } from './position.ts';
import { announcement, isOpen } from './rules/announcement.ts';
import { isSheltered } from './rules/chateaux.ts';
import { DEMORALIZATION, hasLevel, levelOf } from './rules/levels.ts';
import { COLUMNS, resultOf } from './tables.ts';
import { ARMIES, SIDES, sideOfArmy } from './units.ts';
import type { World } from './world.ts';

/** A battle looked back on, in strength points. */
export const chronicle = ({ world: w }: { readonly world: World }): Chronicle => ({
  ...chronicleOf(w, SIDES, 'strength'),
  rests: (before, after) => rests(w, before, after),
  losses: (s) =>
    armiesIn(w, s).map((army) => ({
      side: sideOfArmy(army),
      army: ARMIES[army],
      lost: s[w.at.losses + army],
      limit: hasLevel(w, s, army, DEMORALIZATION) ? levelOf(w, s, army, DEMORALIZATION) : null,
    })),
  rolls: (before, events) => attackRolls(events, (attack) => attackOf(w, before, attack)),
});

/** Those with levels; in the campaign (22.0) corps have them instead, and every army loses. */
const armiesIn = (w: World, s: State): readonly number[] =>
  'leaders' in w ? [...ARMIES.keys()] : battleOf(w, s).armies;

/** Movement is over, or an attack; by night and in rain (7.9) the other side's movement follows at once. */
function rests(w: World, before: State, after: State): boolean {
  const step = stepOf(w, after);
  if (step === 'combat') return !isOpen(announcement(w, after));
  const turned = before[w.at.phasing] !== after[w.at.phasing];
  return step === 'over' || (step === 'movement' && stepOf(w, before) === 'movement' && turned);
}

const FACES = [1, 2, 3, 4, 5, 6];

/** 7.83: guns at a distance suffer nothing (8.14), and infantry in a chateau is not driven back (10.31a). */
function attackOf(
  w: World,
  s: State,
  { data }: GameEvent,
): { readonly side: number; readonly worths: readonly number[] } {
  const unitsIn = (name: string): Unit[] => (data[name] as readonly string[]).map(w.unitIndex);
  const [all, bombarding, defenders] = [unitsIn('attackers'), unitsIn('bombarding'), unitsIn('defenders')];
  const contacts = all.filter((unit) => !bombarding.includes(unit));
  const strength = (units: readonly Unit[]): number => units.reduce((sum, unit) => sum + strengthOf(w, s, unit), 0);
  const back = (units: readonly Unit[]): number => strength(units.filter((unit) => !isSheltered(w, s, unit)));
  const worths = resultWorths({
    attackers: contacts.map((unit) => strengthOf(w, s, unit)),
    attackersBack: back(contacts),
    defenders: strength(defenders),
    defendersBack: back(defenders),
  });
  const column = (COLUMNS as readonly string[]).indexOf(data.column as string);
  return { side: w.side[all[0]], worths: FACES.map((die) => worths[resultOf(w, die, column)]) };
}
