import type { Chronicle, GameEvent, State } from '@hundred-days/kernel';
import { attackRolls, chronicleOf, resultWorths } from '@hundred-days/kernel';
import { stepOf } from './position.ts';
import { announcement } from './rules/attack.ts';
import { COLUMNS, resultOf } from './tables.ts';
import { ALLIED, FRENCH, SIDES } from './units.ts';
import type { World } from './world.ts';

/** A game looked back on, in strength points. */
export const chronicle = ({ world: w }: { readonly world: World }): Chronicle => ({
  ...chronicleOf(w, SIDES, 'strength'),
  rests: (_, after) => rests(w, after),
  losses: (s) => [
    { side: FRENCH, army: SIDES[FRENCH], lost: s[w.at.losses + FRENCH], limit: w.frenchLossesForAlliedWin },
    { side: ALLIED, army: SIDES[ALLIED], lost: s[w.at.losses + ALLIED], limit: w.alliedLossesForDemoralization },
  ],
  rolls: (_, events) => attackRolls(events, (attack) => attackOf(w, attack)),
});

/** Movement is over, or an attack; who moves next changes nothing before he has moved. */
function rests(w: World, s: State): boolean {
  if (stepOf(w, s) !== 'combat') return stepOf(w, s) === 'over';
  const { attackers, defenders } = announcement(w, s);
  return attackers.length + defenders.length === 0;
}

const FACES = [1, 2, 3, 4, 5, 6];

/** 6.3: guns at a distance suffer nothing. */
function attackOf(w: World, { data }: GameEvent): { readonly side: number; readonly worths: readonly number[] } {
  const unitsIn = (name: string): number[] => (data[name] as readonly string[]).map(w.unitIndex);
  const strengths = (units: readonly number[]): number[] => units.map((unit) => w.strength[unit]);
  const [all, bombarding] = [unitsIn('attackers'), unitsIn('bombarding')];
  const attackers = strengths(all.filter((unit) => !bombarding.includes(unit)));
  const defenders = sumOf(strengths(unitsIn('defenders')));
  const worths = resultWorths({ attackers, attackersBack: sumOf(attackers), defenders, defendersBack: defenders });
  const column = (COLUMNS as readonly string[]).indexOf(data.column as string);
  return {
    side: w.side[all[0]],
    worths: FACES.map((die) => worths[resultOf(w, die, column)]),
  };
}

const sumOf = (strengths: readonly number[]): number => strengths.reduce((sum, strength) => sum + strength, 0);
