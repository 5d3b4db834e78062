import { position } from '@hundred-days/day-of-waterloo';
import { createWays } from '@hundred-days/day-of-waterloo/reckoning';
import type { State } from '@hundred-days/kernel';
import { shortName } from './names.ts';
import type { Setting } from './setting.ts';
import { tell } from './text/words.ts';

/** 7.0 Who commands whom: how far a leader reaches, in which role, and whom he would have in command. */

export interface Command {
  /** 7.5: the hexes he reaches, from where he stands or from another hex. */
  reach(view: State, leader: number, from?: number): readonly number[];
}

export function commandOf(w: Setting): Command {
  const ways = createWays(w);
  return {
    reach(view, leader, from = position.whereIs(w, view, leader)) {
      const thought = from === position.whereIs(w, view, leader) ? view : view.slice();
      thought[w.at.where + leader] = from;
      ways.trace(thought, leader);
      return [...Array(w.hexes).keys()].filter((hex) => ways.reached(hex));
    },
  };
}

export const isArmyLeader = (w: Setting, leader: number): boolean => w.isArmyLeader[leader - w.units] === 1;

/** 7.4a: Wellington leads a corps as well as his army. */
const corpsLed = (w: Setting, leader: number): number => w.corpsLeader.indexOf(leader);

/** "d’Erlon: his corps, 3" */
export function roleOf(w: Setting, view: State, leader: number, language: string): string {
  const facts = { leader: shortName(w, leader, language), n: w.leaderData[leader - w.units].commandRadiusMP };
  if (position.is(w, view, leader, position.OUT_OF_COMMAND)) return tell(language, 'range.out', facts);
  if (position.is(w, view, leader, position.RESTORES)) return tell(language, 'range.restores', facts);
  if (!isArmyLeader(w, leader)) return tell(language, 'range.corps', facts);
  return tell(language, position.is(w, view, leader, position.TACTICAL) ? 'range.tactical' : 'range.army', facts);
}

/** 7.1b to 7.1d, 7.4a: the pieces on the map whom he may have in command in his role. */
export function wardsOf(w: Setting, view: State, leader: number): readonly number[] {
  const corps = corpsLed(w, leader);
  const army = isArmyLeader(w, leader);
  const tactical = position.is(w, view, leader, position.TACTICAL);
  return [...w.unitsOf[w.side[leader]]].filter((piece) => {
    if (piece === leader || w.army[piece] !== w.army[leader] || !position.onMap(w, view, piece)) return false;
    if (tactical) return piece < w.units;
    if (piece >= w.units) return army && !isArmyLeader(w, piece);
    return corps >= 0 && position.corpsOf(w, view, piece) === corps;
  });
}

/** 7.0a: the leaders on whom a piece hangs that is out of command: his own, and where he is out as well, those above. */
export function leadersAbove(w: Setting, view: State, piece: number): readonly number[] {
  const own = piece < w.units ? w.corpsLeader[position.corpsOf(w, view, piece)] : piece;
  const above = w.armyLeaders[w.army[piece]].filter((leader) => position.onMap(w, view, leader) && leader !== own);
  const isHere = own >= 0 && position.onMap(w, view, own);
  if (!isHere) return above;
  return piece >= w.units || !position.inCommand(w, view, own) ? [own, ...above] : [own];
}
