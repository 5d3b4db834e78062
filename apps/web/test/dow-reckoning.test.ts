import { type Action, board, fighting, position } from '@hundred-days/day-of-waterloo';
import { ODDS } from '@hundred-days/day-of-waterloo/reckoning';
import {
  allChoices,
  concealed,
  copyState,
  firstSeatToAct,
  type GameEvent,
  randomBits,
  type State,
  seededDice,
  submit,
} from '@hundred-days/kernel';
import { describe, expect, it } from 'vitest';
import { chargeNow, chargeOdds, reactionOf } from '../src/faces/day-of-waterloo/charge/charge.ts';
import { fireOn } from '../src/faces/day-of-waterloo/combat/fire.ts';
import { mightHide } from '../src/faces/day-of-waterloo/combat/known.ts';
import { oddsOf, outcomesIn } from '../src/faces/day-of-waterloo/combat/odds.ts';
import { inOrder, shifted, targetOf } from '../src/faces/day-of-waterloo/combat/targets.ts';
import { ALLIED, described, FRENCH, game, hex, laidOut, type Scene, seenBy, unit, world as w } from './dowField.ts';

/** 0320 and round it are open, low and dry: 0319 N, 0420 NE, 0421 SE, 0321 S, 0221 SW, 0220 NW. */

const scene = (stacks: Record<string, string[]>, more: Scene = {}) => laidOut({ begun: 'combat', stacks, ...more });

describe('the odds of an attack', () => {
  it('[11.2.2a] [11.2.4a] cavalry attacks with its morale, guns defend with theirs', () => {
    const field = scene({ '0320': ['fr-jerome'], '0421': ['fr-pire'], '0321': ['adg-art-2', 'adg-adams'] });
    const odds = oddsOf(w, field.state, ['fr-jerome', 'fr-pire'].map(unit), [hex('0321')]);
    expect(odds?.attackers.map(({ sp, morale }) => [sp, morale])).toEqual([
      [7, 0],
      [w.strength[unit('fr-pire')], w.morale[unit('fr-pire')]],
    ]);
    expect(odds?.defenders.map(({ morale }) => morale)).toEqual([w.morale[unit('adg-art-2')], 0]);
  });

  it('[5.4.2a] against a stack the attacker reckons with its top counter alone, and is told so', () => {
    const field = scene({ '0320': ['fr-jerome'], '0321': ['adg-adams', 'adg-chalkett'], '0319': ['adg-best'] });
    const seen = oddsOf(w, seenBy(field, FRENCH), [unit('fr-jerome')], [hex('0321')]);
    expect(seen?.defenders.map(({ unit: one }) => one)).toEqual([unit('adg-adams')]);
    expect(seen?.unknown).toBe(true);
    expect(oddsOf(w, field.state, [unit('fr-jerome')], [hex('0321')])?.unknown).toBe(false);
  });

  it('[5.4.2a] what is reckoned does not hang on what lies beneath', () => {
    const full = scene({ '0320': ['fr-jerome'], '0321': ['adg-art-2', 'adg-guards'], '1010': ['adg-adams'] });
    const bare = scene({ '0320': ['fr-jerome'], '0321': ['adg-art-2'], '1010': ['adg-adams', 'adg-guards'] });
    const [one, other] = [full, bare].map((field) =>
      oddsOf(w, seenBy(field, FRENCH), [unit('fr-jerome')], [hex('0321')]),
    );
    expect(one).toEqual(other);
    expect(targetOf(w, seenBy(full, FRENCH), hex('0321'))).toEqual(targetOf(w, seenBy(bare, FRENCH), hex('0321')));
  });

  it('[11.9.6a] a grand farm costs both sides what would drive others back', () => {
    // La Haye Sainte, and the Guard against it.
    const field = scene({ '1012': ['fr-og-chasseurs', 'fr-mg-chasseurs'], '1011': ['adg-ompteda'] });
    const odds = oddsOf(w, field.state, [unit('fr-og-chasseurs')], [hex('1011')]);
    expect(odds?.farm).toBe(true);
    const told = Object.fromEntries(outcomesIn(odds as NonNullable<typeof odds>).map((one) => [one.code, one.costs]));
    expect(told.Dr).toEqual({ attacker: { least: 1, most: 1 }, defender: { least: 1, most: 1 } });
  });

  it('[12.2c] of a Demoralized corps results cost double', () => {
    const stacks = { '0320': ['fr-jerome'], '0321': ['adg-guards'] };
    const fit = oddsOf(w, scene(stacks).state, [unit('fr-jerome')], [hex('0321')]);
    const broken = scene(stacks, { corps: { 'adg-I': 'demoralized' } });
    const worse = oddsOf(w, broken.state, [unit('fr-jerome')], [hex('0321')]);
    const ofExchange = (odds: typeof fit) => odds?.costs[odds.results.indexOf('Ex')]?.defender.most;
    expect([ofExchange(fit), ofExchange(worse)]).toEqual([1, 2]);
  });
});

describe('the list of targets', () => {
  const stacks = {
    '0320': ['fr-jerome'],
    '0421': ['fr-pelletier', 'fr-foy'],
    '0321': ['adg-guards'],
    '0319': ['adg-adams'],
  };

  it('[4.2g] says who could fire and who could attack', () => {
    const { guns, attackers, fire, odds } = targetOf(w, seenBy(scene(stacks), FRENCH), hex('0321'));
    expect(attackers).toEqual(['fr-jerome', 'fr-foy'].map(unit).sort((a, b) => a - b));
    expect([...guns].sort()).toEqual(['fr-jerome', 'fr-pelletier', 'fr-foy'].map(unit).sort());
    expect(fire?.points).toBe(2 + w.strength[unit('fr-pelletier')]);
    expect(odds?.attack).toBe(w.strength[unit('fr-jerome')] + w.strength[unit('fr-foy')]);
  });

  it('[4.2g] [4.2h] is in the order its player wishes, what is owed first', () => {
    const view = seenBy(scene(stacks), FRENCH);
    const [guards, adams] = ['0321', '0319'].map((id) => targetOf(w, view, hex(id)));
    const hexes = (list: readonly { readonly hex: number }[]) => list.map((one) => w.hexId(one.hex));
    expect(hexes(inOrder([guards, adams], [hex('0319'), hex('0321')]))).toEqual(['0319', '0321']);
    expect(hexes(inOrder([guards, { ...adams, owed: true }], [hex('0321')]))).toEqual(['0319', '0321']);
    expect(shifted([guards, adams], hex('0319'), -1).map(w.hexId)).toEqual(['0319', '0321']);
    expect(shifted([{ ...guards, owed: true }, adams], hex('0319'), -1).map(w.hexId)).toEqual(['0321', '0319']);
  });
});

describe('a charge', () => {
  const ride = (more: Scene = {}) =>
    laidOut({
      begun: 'movement',
      stacks: { '0320': ['fr-watier'], '0321': ['adg-adams', 'adg-trip-cav'] },
      ...more,
    });

  it('[9.4.4a] [5.4.2h] the charger reckons with the counter he sees, and is told that others are averaged in', () => {
    const field = ride();
    const seen = chargeOdds(w, seenBy(field, FRENCH), [unit('fr-watier')], hex('0321'));
    expect(seen.charged).toEqual([unit('adg-adams')]);
    expect(seen.unknown).toBe(true);
    expect(seen.differential).toBe(w.morale[unit('fr-watier')] - w.morale[unit('adg-adams')]);
    expect(chargeOdds(w, seenBy(field, ALLIED), [unit('fr-watier')], hex('0321')).charged).toHaveLength(2);
  });

  it('[9.4.4b] mud is a column to the left', () => {
    const [clear, mud] = [8, 5].map((turn) =>
      chargeOdds(w, seenBy(ride({ turn }), FRENCH), [unit('fr-watier')], hex('0321')),
    );
    expect([mud.mud, mud.column - clear.column]).toEqual([-1, -1]);
  });

  it('[9.4.5c] [9.4.5f] who reacts rides on as many faces as his morale, at the odds of the Reaction Charge', () => {
    const field = ride();
    const { passes, duel, must } = reactionOf(w, field.state, [unit('adg-trip-cav')], [unit('fr-watier')]);
    expect(passes).toEqual([w.morale[unit('adg-trip-cav')]]);
    expect(must).toBe(false);
    const strong = (id: string) => w.strength[unit(id)] + w.morale[unit(id)];
    expect([duel.attack, duel.defence]).toEqual([strong('adg-trip-cav'), strong('fr-watier')]);
    expect(reactionOf(w, field.state, [unit('adg-somerset')], [unit('fr-watier')]).must).toBe(true);
  });

  it('[9.4.9a] is followed beat by beat', () => {
    const field = ride();
    expect(chargeNow(w, seenBy(field, FRENCH))).toBeNull();
    field.play('charge fr-watier 0321');
    expect(chargeNow(w, seenBy(field, FRENCH))?.beat).toBe('reaction');
    expect(chargeNow(w, seenBy(field, ALLIED))?.odds.chargers).toEqual([unit('fr-watier')]);
  });
});

/** Random play on a narrow front, watched: what was reckoned before each die is what the rules then told. */
describe('the reckoning beside the rules', () => {
  interface Step {
    readonly before: State;
    readonly action: Action;
    readonly events: readonly GameEvent[];
  }

  const own = (army: string): string[] =>
    w.unitData.filter((one) => one.army === army && w.historical[unit(one.id)] === 1).map(({ id }) => id);

  const isHorse = (id: string): boolean => w.arm[unit(id)] === board.CAVALRY;

  /** Two deep on both sides of a line, arms mixed. */
  function front(seed: number): Scene {
    const stacks: Record<string, string[]> = {};
    const deal = (ids: readonly string[], rows: readonly number[]): void => {
      const mixed = ids.map((_, i) => ids[(i * 7 + seed) % ids.length]);
      // Cavalry in front, so that it charges.
      const left = seed % 2 === 0 ? [...mixed].sort((a, b) => Number(isHorse(b)) - Number(isHorse(a))) : mixed;
      for (const row of rows)
        for (let column = 5; column <= 15 && left.length > 1; column++) {
          const id = `${String(column).padStart(2, '0')}${row}`;
          const one = w.mostSP[hex(id)] === 0;
          const pair = left.splice(0, one ? 1 : 2);
          const sp = pair.reduce((sum, name) => sum + w.strength[unit(name)], 0);
          stacks[id] = sp > 12 && !one ? [pair[0]] : pair;
        }
    };
    deal([...new Set(own('french'))], [12, 13]);
    deal([...new Set(own('adg'))], [11, 10]);
    return { begun: seed % 2 === 0 ? 'movement' : 'combat', side: 'french', turn: 9, stacks };
  }

  function* played(seed: number, most: number): Generator<Step> {
    const started = game.start({ scenario: described(front(seed)), options: {} }, seededDice(seed), null);
    if (!started.ok) throw new Error(JSON.stringify(started.faults));
    const state = started.value;
    const dice = seededDice(`dice ${seed}`);
    const bits = randomBits(`play ${seed}`);
    for (let i = 0; i < most; i++) {
      const seat = firstSeatToAct(game, state);
      if (seat < 0) return;
      const all = allChoices(game, state, seat);
      const fights = all.filter(({ type }) => EAGER.has(type));
      const list = fights.length > 0 && bits() % 8 !== 0 ? fights : all;
      const action = list[bits() % list.length];
      const before = copyState(state);
      const events: GameEvent[] = [];
      const no = submit(game, state, seat, action, dice, (event) => events.push(event));
      if (no !== null) throw new Error(`${action.type} ${no.code}`);
      yield { before, action, events };
    }
  }
  const EAGER = new Set(['charge', 'target', 'fire', 'bombard', 'join', 'attack', 'react', 'receive', 'waive', 'done']);

  const ids = (list: unknown): number[] => (list as readonly string[]).map(unit);

  const withPart = (s: State, part: number): number[] =>
    [...Array(w.units).keys()].filter((one) => (s[w.at.part + one] & part) !== 0 && position.onMap(w, s, one));

  const targetsIn = (s: State): number[] =>
    [...Array(fighting.MOST_HEXES).keys()]
      .map((i) => s[w.at.targets + i])
      .filter((one) => one >= 0 && position.topIn(w, s, one) >= 0);

  /** By what is told: whether it was reckoned just so. Nothing for what others did in between. */
  const CHECKS: Readonly<Record<string, (step: Step, data: GameEvent['data']) => boolean>> = {
    rolled({ before, action }, data) {
      if (data.fight !== 'attack' || (action.type !== 'attack' && action.type !== 'waive')) return false;
      const odds = oddsOf(w, before, ids(data.attackers), targetsIn(before));
      const reckoned = odds && [odds.attack, odds.defence, ODDS.columns[odds.column], odds.modifier];
      const modifier = Number(data.differential) + Number(data.terrain);
      expect(reckoned).toEqual([data.attack, data.defence, data.column, modifier]);
      expect(odds?.results[Number(data.die) - 1]).toBe(data.result);
      return true;
    },
    bombarded({ before, action }, data) {
      if (action.type !== 'bombard' && action.type !== 'done') return false;
      const target = hex(String(data.hex));
      const fire = fireOn(w, before, withPart(before, fighting.FIRING), target);
      expect([fire?.points, fire?.massed]).toEqual([data.points, data.massed === true ? 'yes' : 'no']);
      // The rules tell what is due; what the hex has not got is not lost.
      const due = Math.min(Number(data.losses), position.spIn(w, before, target));
      expect(fire?.losses[Number(data.die) - 1][data.massed === true ? 'massed' : 'open']).toBe(due);
      return true;
    },
    'charge-rolled'({ before, action }, data) {
      if (before[w.at.fight] !== fighting.FIGHTS.indexOf('charge')) return false;
      if (action.type !== 'receive' && action.type !== 'waive') return false;
      const odds = chargeOdds(w, before, withPart(before, fighting.ATTACKING), hex(String(data.hex)));
      const modifier = Number(data.modified) - Number(data.die);
      expect([odds.differential, odds.column, odds.modifier]).toEqual([data.differential, data.column, modifier]);
      expect(odds.results[Number(data.die) - 1]).toBe(data.result);
      return true;
    },
  };

  it('[11.1b] [10.1g] [9.4.4a] odds, fire and charges are those of the dice', () => {
    const seen: Record<string, number> = { rolled: 0, bombarded: 0, 'charge-rolled': 0 };
    for (let seed = 1; seed <= 10; seed++)
      for (const step of played(seed, seed % 2 === 0 ? 40 : 160))
        for (const { type, data } of step.events) if (CHECKS[type]?.(step, data) === true) seen[type]++;
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(5);
  });

  it('[5.4.2a] of an enemy hex nothing but its top and what is shown enters into what is reckoned', () => {
    let looked = 0;
    for (const { before } of played(3, 160)) {
      const phasing = before[w.at.phasing];
      const view = concealed(game, before, phasing);
      for (let one = 0; one < w.hexes; one++) {
        const top = position.topIn(w, view, one);
        if (top < 0 || w.side[top] === phasing) continue;
        const under = position.unitsIn(w, before, one);
        if (under.length > position.unitsIn(w, view, one).length) {
          looked++;
          expect(mightHide(w, view, one)).toBe(true);
        }
      }
    }
    expect(looked).toBeGreaterThan(100);
  });
});
