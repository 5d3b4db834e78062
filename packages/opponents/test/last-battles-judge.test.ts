import { randomBits, type State } from '@hundred-days/kernel';
import { createLastBattles, createWorld, position, SCENARIO_WORLDS } from '@hundred-days/last-battles';
import { DOCUMENTS } from '@hundred-days/last-battles/data';
import { expect, test } from 'vitest';
import { presentOf } from '../src/fit/trials.ts';
import { DRAWN } from '../src/last-battles/drawn.ts';
import { createEnding } from '../src/last-battles/ending.ts';
import { surveyGround } from '../src/last-battles/ground.ts';
import { createJudge } from '../src/last-battles/judge.ts';
import { createLedger } from '../src/last-battles/ledger.ts';
import { createTheatre } from '../src/last-battles/theatre.ts';
import { CHARACTERS, type Weights } from '../src/last-battles/weights.ts';
import { LEVELS } from '../src/planner/levels.ts';
import { startOf } from './playing.ts';

/** How a marshal values positions of Quatre Bras, with a few units on an empty field. */

const game = createLastBattles(createWorld(DOCUMENTS, 'quatre-bras'));
const wavre = createLastBattles(createWorld(DOCUMENTS, 'wavre'));
const { world: w } = game;
const ground = surveyGround(w);
const FRENCH = 0;

function judgeOf(seat: number, weights: Weights = CHARACTERS.standard) {
  const judge = createJudge(ground, seat, weights, LEVELS.marshal);
  judge.throwDice(randomBits('judge'));
  return judge;
}

const unitOf = (id: string): number => game.unitIds.indexOf(id);

/** The first turn with these units on the field and no others. */
function field(places: Readonly<Record<string, string>>): State {
  const s = startOf(game, { scenario: 'quatre-bras', options: {} });
  for (let unit = 0; unit < w.units; unit++) {
    if (s[w.at.where + unit] >= 0) position.lift(w, s, unit, position.OFF_MAP);
    s[w.at.due + unit] = 0;
  }
  for (const [id, place] of Object.entries(places)) position.put(w, s, unitOf(id), game.placeIds.indexOf(place));
  return s;
}

test('[15.3a] what the dice destroy in thought is not booked as points lost by the other side', () => {
  const s = field({
    'fr-iiic-marcillac': 'Q1612',
    'aa-5br-kempt': 'Q1611',
    'aa-5br-pack': 'Q1611',
    'fr-ii-soye': 'Q1620',
  });
  const judge = judgeOf(FRENCH);
  judge.value(s);
  const { gain } = judge.parts;
  judge.ledger.reset(s);
  expect(gain).toBeCloseTo(judge.ledger.standing() + judge.fight.allocate(s), 6);
});

test('[7.2a] who must attack from one hex attacks as one in the scripted reply', () => {
  const one = field({ 'fr-ii-campi': 'Q1612', 'aa-5br-kempt': 'Q1611', 'aa-5br-pack': 'Q1611' });
  const two = field({
    'fr-ii-campi': 'Q1612',
    'fr-ii-husson': 'Q1612',
    'aa-5br-kempt': 'Q1611',
    'aa-5br-pack': 'Q1611',
  });
  const duties = (s: State): number => {
    const { assault, ledger, arrivals } = judgeOf(FRENCH);
    ledger.reset(s);
    assault.survey(s, FRENCH, arrivals);
    assault.value();
    return assault.duties();
  };
  expect(duties(one)).toBeLessThan(0);
  // 1-2 by one of them, 1-1 by both.
  expect(duties(two)).toBeGreaterThan(duties(one));
});

test('[15.2a] what an attack costs makes what the enemy strikes at next dearer', () => {
  // 1-5: the battery is lost whatever the die; with it gone a brigade within reach of the reply would break the army.
  const s = field({
    'fr-iiic-marcillac': 'Q1612',
    'fr-ii-husson': 'Q1812',
    'aa-5br-kempt': 'Q1611',
    'aa-5br-pack': 'Q1611',
  });
  s[w.at.losses + w.army[unitOf('fr-ii-husson')]] = 4;
  const after = s.slice();
  position.destroy(w, after, unitOf('fr-iiic-marcillac'));
  const judge = judgeOf(FRENCH);
  const fear = (state: State): number => {
    judge.value(state);
    return judge.parts.fear;
  };
  expect(fear(s)).toBeCloseTo(fear(after), 6);
});

test('[7.5b] a defender does not follow the beaten into the midst of his friends', () => {
  const s = field({
    'fr-ii-baudin': 'Q1307',
    'fr-ii-jamin': 'Q1407',
    'fr-iiic-marcillac': 'Q1408',
    'fr-ii-pire': 'Q1708',
    'fr-iiic-dhurbal': 'Q1708',
    'fr-ii-gauthier': 'Q1707',
    'fr-ii-soye': 'Q1510',
    'fr-ii-campi': 'Q1510',
    'fr-ii-pelletier': 'Q1610',
    'fr-iiic-lhertier': 'Q1710',
    'aa-3br-halkett': 'Q1209',
    'aa-5br-pack': 'Q1209',
    'aa-5br-vincke': 'Q1208',
    'aa-br-buttler': 'Q1208',
    'aa-5br-kempt': 'Q1108',
    'aa-5br-heisse': 'Q1108',
    'aa-1br-byng': 'Q1107',
    'aa-2ne-weimar': 'Q1107',
    'aa-1br-maitland': 'Q1106',
    'aa-3br-kielmansegge': 'Q1007',
    'aa-br-hussar': 'Q1007',
    'aa-br-specht': 'Q1402',
    'aa-1br-adye': 'Q1005',
    'aa-3br-williamson': 'Q0705',
  });
  s[w.at.turn] = 4;
  s[w.at.level + 2 * w.army[unitOf('fr-ii-baudin')]] = 25;
  s[w.at.losses + w.army[unitOf('fr-ii-baudin')]] = 5;
  s[w.at.losses + w.army[unitOf('aa-1br-byng')]] = 11;
  s[w.at.held] = FRENCH + 1;
  s[w.at.phasing] = 1;
  s[w.at.step] = position.stepNumber('combat');
  // Everybody has fought.
  for (let unit = 0; unit < w.units; unit++) s[w.at.did + unit] = position.ATTACKED | position.WAS_ATTACKED;
  const follows = s.slice();
  position.shift(w, follows, unitOf('fr-ii-baudin'), game.placeIds.indexOf('Q1207'));
  const gap = (exposure: number): number => {
    const judge = judgeOf(FRENCH, { ...CHARACTERS.standard, exposure });
    return judge.value(s) - judge.value(follows);
  };
  const { exposure } = CHARACTERS.standard;
  expect(exposure).toBeGreaterThan(0);
  expect(gap(exposure)).toBeGreaterThan(gap(0));
  expect(gap(exposure)).toBeGreaterThan(0);
});

test('[7.4b] the scripted player strikes from where the last way out is closed, even with less strength', () => {
  // From the north and the south all six ways are closed; from the south-west more could strike.
  const s = field({
    'fr-ii-husson': 'Q2010',
    'fr-ii-pire': 'Q2010',
    'aa-2ne-bijlandt': 'Q1710',
    'aa-2ne-weimar': 'Q1509',
    'aa-2ne-opstal': 'Q1709',
    'aa-nc-merlen': 'Q1708',
    'aa-br-hussar': 'Q1706',
  });
  s[w.at.phasing] = 1;
  const { assault, ledger, arrivals } = judgeOf(FRENCH);
  ledger.reset(s);
  assault.survey(s, 1, arrivals);
  // A sixth of the time the ten points that break the French are lost.
  expect(assault.value()).toBeGreaterThan(1);
  const sent = assault.orders().map(({ hex }) => game.placeIds[hex]);
  expect(sent).toContain('Q2009');
  expect(sent).toContain('Q2011');
});

test('[16.3d] Prussian points left behind count for the French once these can no longer be broken', () => {
  const { at } = wavre.world;
  const s = startOf(wavre, { scenario: 'wavre', options: {} });
  const [leaves] = wavre.world.unitsOf[1].filter((unit) => s[at.where + unit] >= 0);
  s[at.phasing] = 1;
  const left = s.slice();
  position.lift(wavre.world, left, leaves, position.EXITED);
  const judge = createJudge(surveyGround(wavre.world), 1, CHARACTERS.standard, LEVELS.marshal);
  const gain = (turn: number, losses: number): number => {
    const [stays, gone] = [s, left].map((state) => {
      state[at.turn] = turn;
      state[at.losses + FRENCH] = losses;
      judge.value(state);
      return judge.parts.place;
    });
    return gone - stays;
  };
  const half = position.strengthOf(wavre.world, s, leaves) / 2;
  // 16.2b: ten points more break the French, who have none of their own; but not after the last turn.
  expect(gain(8, 20) - gain(7, 20)).toBeGreaterThan(half);
  expect(gain(7, 0) - gain(7, 20)).toBeGreaterThan(half);
  expect(gain(5, 0)).toBeLessThan(gain(6, 0));
});

/** Wavre on a turn, after the Prussians have moved, with the named units where they are told to be and nobody else. */
function wavreAfter(
  turn: number,
  places: Readonly<Record<string, string>>,
  points: readonly [number, number] = [0, 0],
) {
  const { world } = wavre;
  const s = startOf(wavre, { scenario: 'wavre', options: {} });
  s[world.at.turn] = turn;
  s[world.at.phasing] = 1;
  for (const [side, made] of points.entries()) s[world.at.points + side] = made;
  for (let unit = 0; unit < world.units; unit++)
    if (s[world.at.where + unit] >= 0) position.lift(world, s, unit, position.OFF_MAP);
  for (const [id, place] of Object.entries(places))
    position.put(world, s, wavre.unitIds.indexOf(id), wavre.placeIds.indexOf(place));
  const judge = createJudge(surveyGround(world), 1, CHARACTERS.standard, LEVELS.marshal);
  judge.value(s);
  return judge.parts.place;
}

test('[16.3a] [16.3d] nobody is believed to leave the map after the last Movement Phase of his side', () => {
  const prussian = (turn: number, hex: string): number => wavreAfter(turn, { 'pr-i-24thline': hex });
  expect(prussian(7, 'W0110')).toBeGreaterThan(prussian(7, 'W1510') + 1);
  expect(prussian(8, 'W0110')).toBeCloseTo(prussian(8, 'W1510'));
  const french = (turn: number, hex: string): number => wavreAfter(turn, { 'fr-iii-billard': hex });
  expect(french(7, 'W0114')).toBeLessThan(french(7, 'W2114') - 5);
  expect(french(8, 'W0114')).toBeCloseTo(french(8, 'W2114'));
});

test('[13.0a] [16.3d] leaving the map is worth most where it decides who is ahead', () => {
  const gain = (french: number, allied: number): number =>
    wavreAfter(8, {}, [french, allied]) - wavreAfter(8, { 'pr-i-24thline': 'W0110' }, [french, allied]);
  expect(gain(40, 43)).toBeGreaterThan(gain(40, 10) + 3);
  expect(gain(40, 43)).toBeGreaterThan(gain(10, 60) + 3);
});

test('[29.41] where all hexes are needed it gains nothing to stand in the way of the nearest', () => {
  const { at } = wavre.world;
  const s = startOf(wavre, { scenario: 'historic-wavre', options: {} });
  const ledger = createLedger(surveyGround(wavre.world), CHARACTERS.standard);
  ledger.reset(s);
  expect([ledger.needed(0), ledger.needed(1)]).toEqual(['all', 'one']);
  const place = (id: string): number => wavre.placeIds.indexOf(id);
  for (let unit = 0; unit < wavre.world.units; unit++)
    if (s[at.where + unit] >= 0) position.lift(wavre.world, s, unit, position.OFF_MAP);
  const [french] = wavre.world.unitsOf[0];
  const [guard] = wavre.world.unitsOf[1];
  position.put(wavre.world, s, french, place('W1708'));
  const promised = (hex: string): number => {
    const stands = s.slice();
    position.put(wavre.world, stands, guard, place(hex));
    const judge = createJudge(surveyGround(wavre.world), 0, CHARACTERS.standard, LEVELS.marshal);
    judge.value(stands);
    return judge.parts.place;
  };
  // In the farthest of the four the same unit keeps all of them.
  expect(promised('W1506')).toBeLessThan(promised('W1607'));
});

test('[29.41] each hex the French take is worth more than the one before, all as much as if they counted alike', () => {
  const { at, objectiveHexes } = wavre.world;
  const s = startOf(wavre, { scenario: 'historic-wavre', options: {} });
  const ledger = createLedger(surveyGround(wavre.world), CHARACTERS.standard);
  ledger.reset(s);
  const opening = ledger.standing();
  const all = ledger.worthOfAll(0);
  const worths = objectiveHexes.map((hex, i) => {
    ledger.reset(s);
    const worth = ledger.hexWorth(hex);
    s[at.held + i] = FRENCH + 1;
    ledger.reset(s);
    // To take it back is worth as much.
    expect(ledger.hexWorth(hex)).toBe(worth);
    return worth;
  });
  expect(worths).toEqual([...new Set(worths)].sort((a, b) => a - b));
  expect(ledger.standing() - opening).toBeCloseTo(all);
  expect(worths.reduce((sum, worth) => sum + worth, 0)).toBeCloseTo(all);
});

test('[29.41] who has to hold Wavre stays on the bank where most of it lies', () => {
  const s = startOf(wavre, { scenario: 'historic-wavre', options: {} });
  for (let unit = 0; unit < wavre.world.units; unit++)
    if (s[wavre.world.at.where + unit] >= 0) position.lift(wavre.world, s, unit, position.OFF_MAP);
  const [guard] = wavre.world.unitsOf[1];
  const costs = (hex: string): number => {
    const stands = s.slice();
    position.put(wavre.world, stands, guard, wavre.placeIds.indexOf(hex));
    const [held, free] = [CHARACTERS.standard, { ...CHARACTERS.standard, bank: 0 }].map((weights) => {
      const judge = createJudge(surveyGround(wavre.world), 1, weights, LEVELS.marshal);
      judge.value(stands);
      return judge.parts.place;
    });
    return free - held;
  };
  const points = position.strengthOf(wavre.world, s, guard);
  // Over either bridge out of Wavre, and by Bierges and Limale.
  for (const hex of ['W1607', 'W1608', 'W1409', 'W1113'])
    expect(costs(hex)).toBeCloseTo(CHARACTERS.standard.bank * points);
  for (const hex of ['W1606', 'W1507', 'W1309', 'W1013']) expect(costs(hex)).toBe(0);
});

test('[10.11b] infantry stays in a chateau the enemy comes to, and is not bound to one he is far from', () => {
  const plain = { ...CHARACTERS.standard, shelter: 0 };
  const belle = createLastBattles(createWorld(DOCUMENTS, 'la-belle-alliance'));
  const { world } = belle;
  const s = startOf(belle, { scenario: 'la-belle-alliance', options: {} });
  for (let unit = 0; unit < world.units; unit++)
    if (s[world.at.where + unit] >= 0) position.lift(world, s, unit, position.OFF_MAP);
  const hougoumont = belle.placeIds.indexOf('B0618');
  const gain = (garrison: string, enemy: string): number => {
    const stands = s.slice();
    position.put(world, stands, belle.unitIds.indexOf(garrison), hougoumont);
    position.put(world, stands, belle.unitIds.indexOf('fr-i-grenier'), belle.placeIds.indexOf(enemy));
    const [kept, left] = [CHARACTERS.standard, plain].map((weights) => {
      const judge = createJudge(surveyGround(world), 1, weights, LEVELS.marshal);
      judge.value(stands);
      return judge.parts.place;
    });
    return kept - left;
  };
  expect(gain('aa-1br-byng', 'B0624')).toBeCloseTo(CHARACTERS.standard.shelter);
  expect(gain('aa-1br-byng', 'B0630')).toBe(0);
  // 10.31b
  expect(gain('aa-nc-trip', 'B0624')).toBe(0);
});

/** Ligny, with few units in contact and so many points lost, the Prussians with their last level there is. */
function lignyAfter(lost: readonly [french: number, prussian: number], places: Readonly<Record<string, string>>) {
  const ligny = createLastBattles(createWorld(DOCUMENTS, 'ligny'));
  const { world } = ligny;
  const s = startOf(ligny, { scenario: 'ligny', options: {} });
  for (let unit = 0; unit < world.units; unit++)
    if (s[world.at.where + unit] >= 0) position.lift(world, s, unit, position.OFF_MAP);
  for (const [id, place] of Object.entries(places))
    position.put(world, s, ligny.unitIds.indexOf(id), ligny.placeIds.indexOf(place));
  const armyOf = (id: string): number => world.army[ligny.unitIds.indexOf(id)];
  s[world.at.losses + armyOf('fr-ii-piat')] = lost[0];
  s[world.at.losses + armyOf('pr-ii-art')] = lost[1];
  const judge = createJudge(surveyGround(world), FRENCH, CHARACTERS.standard, LEVELS.marshal);
  judge.throwDice(randomBits('judge'));
  judge.value(s);
  return judge.parts;
}

test('[14.3b] an attack that breaks the army ends the game, whatever else is won and nobody need fear', () => {
  // 1-5: lost whatever the die; and two hexes off a unit that is driven back for nothing.
  const hopeless = {
    'fr-ii-piat': 'L1425',
    'pr-iii-8thline': 'L1424',
    'pr-iii-36thline': 'L1424',
    'pr-ii-art': 'L1325',
    'pr-ii-9thline': 'L1325',
  };
  const [few, many] = [10, 50].map((prussian) => lignyAfter([33, prussian], hopeless));
  expect(few.fear).toBe(0);
  expect(few.gain).toBeCloseTo(many.gain, 6);
  const goesOn = lignyAfter([20, 10], hopeless);
  expect(few.gain).toBeLessThan(goesOn.gain + goesOn.fear - 50);
});

test('[14.3d] [11.22] and one that breaks the enemy wins it, who breaks first', () => {
  // 6-1: five times of six the last four points, and on a six an exchange: the Prussians break first.
  const sure = {
    'pr-iii-8thline': 'L1424',
    'fr-gd-friant': 'L1425',
    'fr-gd-roguet': 'L1425',
    'fr-gd-morand': 'L1325',
    'fr-gd-michel': 'L1325',
  };
  const [few, many] = [0, 34].map((french) => lignyAfter([french, 72], sure));
  // What an exchange costs is a little less in thought than when it is carried out.
  expect(Math.abs(few.gain - many.gain)).toBeLessThan(1);
  expect(few.fear).toBe(0);
  expect(few.gain).toBeGreaterThan(lignyAfter([0, 60], sure).gain + 5);
});

/** Who has won in thought when losses have come to so much, attack by attack; the phasing side as told. */
function winnersAfter(
  id: string,
  phasing: number,
  attacks: readonly (readonly [french: number, angloAllied: number, prussian: number])[],
  before: (s: State, at: typeof w.at) => void = () => {},
): (number | null)[] {
  const battle = createLastBattles(createWorld(DOCUMENTS, SCENARIO_WORLDS[id]));
  const { at } = battle.world;
  const s = startOf(battle, { scenario: id, options: {} });
  s[at.phasing] = phasing;
  before(s, at);
  const ending = createEnding(battle.world);
  ending.begin(s);
  return attacks.map((lost) => {
    for (const [army, points] of lost.entries()) s[at.losses + army] = points;
    return ending.winner(s);
  });
}

test('[13.2] [15.2a] [29.41] [29.42] a break of the French or the last break of an allied army ends a battle in thought', () => {
  expect(
    winnersAfter('quatre-bras', 0, [
      [9, 39, 0],
      [10, 39, 0],
    ]),
  ).toEqual([null, 1]);
  expect(winnersAfter('quatre-bras', 0, [[9, 40, 0]])).toEqual([0]);
  expect(
    winnersAfter('historic-wavre', 1, [
      [29, 0, 27],
      [30, 0, 27],
    ]),
  ).toEqual([null, 1]);
  expect(winnersAfter('historic-wavre', 1, [[29, 0, 28]])).toEqual([0]);
  // 11.22
  expect(winnersAfter('historic-wavre', 0, [[30, 0, 28]])).toEqual([0]);
  expect(winnersAfter('historic-wavre', 1, [[30, 0, 28]])).toEqual([1]);
});

test('[17.3a] so do both allied armies that are demoralized, one of them perhaps long ago', () => {
  expect(
    winnersAfter('la-belle-alliance', 0, [
      [0, 45, 24],
      [0, 45, 25],
    ]),
  ).toEqual([null, 0]);
  const shaken = (s: State, at: typeof w.at): void => {
    s[at.morale + 1] = position.DEMORALIZED;
  };
  expect(
    winnersAfter(
      'la-belle-alliance',
      0,
      [
        [0, 40, 24],
        [0, 40, 25],
      ],
      shaken,
    ),
  ).toEqual([null, 0]);
});

test('[17.2b] who demoralizes the first of them does not break at the level he had, unless he breaks first', () => {
  expect(
    winnersAfter('la-belle-alliance', 0, [
      [60, 45, 0],
      [70, 45, 0],
    ]),
  ).toEqual([null, 1]);
  expect(winnersAfter('la-belle-alliance', 1, [[60, 45, 0]])).toEqual([1]);
  expect(
    winnersAfter('la-belle-alliance', 1, [
      [59, 45, 0],
      [60, 45, 0],
    ]),
  ).toEqual([null, null]);
});

test('[16.2b] at Wavre what the French destroy raises their level before it is tested', () => {
  const [few, many] = [33, 35].map((french) => winnersAfter('wavre', 0, [[french, 0, 5]])[0]);
  expect([few, many]).toEqual([null, 1]);
});

test('[14.2] [14.3] a French point is worth more than a Prussian one, and more still once it has demoralized them', () => {
  const ligny = createLastBattles(createWorld(DOCUMENTS, 'ligny'));
  const { at } = ligny.world;
  const s = startOf(ligny, { scenario: 'ligny', options: {} });
  const ledger = createLedger(surveyGround(ligny.world), CHARACTERS.standard);
  const [french, prussian] = ['fr-ii-piat', 'pr-ii-art'].map((id) => ligny.world.army[ligny.unitIds.indexOf(id)]);
  const worth = (army: number): number => {
    ledger.reset(s);
    return ledger.worth(army, 4);
  };
  // 35 points against 55, less what towns take away.
  expect(worth(french)).toBeGreaterThan(1.4 * worth(prussian));
  s[at.losses + french] = 20;
  s[at.losses + prussian] = 54;
  const before = worth(french);
  s[at.losses + prussian] = 55;
  s[at.morale + prussian] = position.DEMORALIZED;
  expect(worth(french)).toBeGreaterThan(before + 1);
});

test('weights that are given are gone by, for the side and the turn they are meant for', () => {
  const side = (approach: number) => ({ early: { approach }, late: { approach: 3 * approach } });
  const given = { game: 'last-battles', sides: [side(0.2), side(0)] };
  const s = field({ 'fr-ii-campi': 'Q1620', 'aa-5br-kempt': 'Q1601' });
  const place = (seat: number, turn: number, weights?: typeof given): number => {
    const judge = createTheatre(game, CHARACTERS.standard, weights).appointJudge(seat, LEVELS.conscript, turn);
    judge.value(s);
    return judge.parts.place;
  };
  const usual = place(FRENCH, 1);
  const early = place(FRENCH, 1, given);
  const late = place(FRENCH, w.battles[0].turns, given);
  expect(place(FRENCH, 1, { game: 'last-battles', sides: [] })).toBe(usual);
  // Linear in the weight: from 0.03 to 0.2, and from there to 0.6.
  expect(early).toBeLessThan(usual);
  expect((late - early) / (early - usual)).toBeCloseTo(0.4 / 0.17, 4);
  expect(place(1, 1, given)).not.toBe(place(1, 1));
});

test('every weight that is drawn is one there is, and lies between its ends', () => {
  for (const weight of DRAWN) {
    const present = presentOf(weight, 0);
    expect(CHARACTERS.standard, weight.name).toHaveProperty(weight.name, present);
    expect(weight.low < present && present < weight.high, weight.name).toBe(true);
  }
});
