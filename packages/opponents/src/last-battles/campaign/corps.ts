import type { State } from '@hundred-days/kernel';
import { position, units } from '@hundred-days/last-battles';
import {
  type CampaignWorld,
  countsTotal,
  happened,
  isShaken,
  isShakenPiece,
  isWaiting,
  kindOfTurn,
  sourcesOf,
  suppliedFor,
} from '@hundred-days/last-battles/campaign';
import { surelySupplied } from './lifeline.ts';
import { along, createRoadBook, NO_WAY, type Way } from './roads.ts';
import type { Errand, Errands } from './surveyor.ts';

const { strengthOf } = position;
const { ALLIED, ANGLO_ALLIED_ARMY, ARMIES, enemyOf, FRENCH, FRENCH_ARMY, PRUSSIAN_ARMY, sideOfArmy } = units;

/** What a corps can be asked. */
export const TASKS = ['march', 'hold', 'screen', 'attack', 'rejoin', 'retire', 'exit'] as const;
export type Task = (typeof TASKS)[number];

/** 19.0d: a corps or an Anglo-Allied division, with the number of its officer. */
export interface Corps {
  readonly officer: number;
  readonly army: number;
  readonly name: string;
  readonly units: readonly number[];
}

/** A corps on the map, and what it is asked this turn. */
export interface Plan extends Errand {
  readonly corps: Corps;
  readonly task: Task;
  /** The place that matters: where it goes, or what it holds. */
  readonly goal: number;
}

/** Hexes within which an enemy is before a corps. */
export const BEFORE = 7;
/** How keen those are to come to blows who attack, hold, screen and retire. */
const KEEN = {
  attack: 1,
  exit: 0.5,
  march: 0.3,
  hold: 0.3,
  screen: 0.15,
  rejoin: 0.2,
  retire: 0,
} as const satisfies Record<Task, number>;
/** How much a corps' way matters to it where the enemy is near. */
const PULL = {
  attack: 0.4,
  exit: 1,
  march: 0.3,
  hold: 0.5,
  screen: 0.3,
  rejoin: 0.3,
  retire: 1,
} as const satisfies Record<Task, number>;
/** Hexes of road that are left between the enemy's head and those who bar its way: by their strength against his. */
const GAP = 4;
const WIDE_GAP = 7;
const LOCAL = 12;
const WEAK = 0.75;
/** How much stronger the Prussians want to be before they go to meet the enemy. */
const SURE = 1.05;
/** Half points of a way: so near to Brussels the French could be there next turn but one; and how those hold who stand at its door. */
const TWO_MARCHES = 14;
const AT_THE_DOOR = 4;
/** 16 June ends with this turn: until then the Guard stays at Ligny. */
const FIRST_NIGHT = 9;

export function corpsOf(w: CampaignWorld): Corps[] {
  const found = new Map<string, number[]>();
  for (let unit = 0; unit < w.units; unit++) {
    const { army, command } = w.unitData[unit];
    const key = `${army}/${command}`;
    found.set(key, [...(found.get(key) ?? []), unit]);
  }
  return [...found.values()].map((own) => ({
    officer: w.officer[own[0]],
    army: w.army[own[0]],
    name: w.unitData[own[0]].command,
    units: own,
  }));
}

/** What the corps of a side are asked, from what lies open on the map. */
export interface Staff {
  plans(s: State, side: number): Plan[];
  /** The same for each unit; by night those without a line of supply go where there is one before dawn. */
  errands(s: State, side: number, plans: readonly Plan[]): Errands;
}

export function createStaff(w: CampaignWorld): Staff {
  const roads = createRoadBook(w);
  const all = corpsOf(w);
  const brussels = w.battles[0].objectives.brussels ?? [];
  const toBrussels = brussels.length > 0 ? roads.open(brussels) : null;
  const rear = ARMIES.map((name) => {
    const supply = w.scenario.supply?.[name];
    return supply === undefined ? null : sourcesOf(w, supply);
  });

  /** 24.0: by unit, for those who would be lost at dawn; the French look at what the Allies can still do until then. */
  function rescues(s: State, side: number): Map<number, Errand> {
    const found = new Map<number, Errand>();
    if (kindOfTurn(w, s[w.at.turn]) !== 'night') return found;
    for (const army of ARMIES.keys()) {
      const sources = sideOfArmy(army) === side ? rear[army] : null;
      if (sources === null) continue;
      const supplied = army === FRENCH_ARMY ? surelySupplied(w, s, sources) : suppliedFor(w, s, army);
      if (supplied === null) continue;
      const lost = [...w.unitsOf[side]].filter(
        (unit) => w.army[unit] === army && s[w.at.where + unit] >= 0 && supplied[s[w.at.where + unit]] === 0,
      );
      if (lost.length === 0) continue;
      const goals = [...supplied.keys()].filter((hex) => supplied[hex] === 1);
      const errand: Errand = { way: roads.to(s, side, goals), keen: KEEN.retire, pull: PULL.retire };
      for (const unit of lost) found.set(unit, errand);
    }
    return found;
  }

  /** 26.0b: two units shut the door of Brussels when the French are two marches from it: nobody leaves by a hex that is held. */
  function porters(s: State, side: number): Map<number, Errand> {
    const found = new Map<number, Errand>();
    if (side !== ALLIED || toBrussels === null) return found;
    const on = (unit: number): boolean => s[w.at.where + unit] >= 0;
    const from = (unit: number): number => toBrussels[s[w.at.where + unit]];
    if (![...w.unitsOf[FRENCH]].some((unit) => on(unit) && from(unit) <= TWO_MARCHES)) return found;
    const nearest = [...w.unitsOf[ALLIED]]
      .filter((unit) => on(unit) && w.army[unit] === ANGLO_ALLIED_ARMY && w.gun[unit] === 0)
      .sort((a, b) => from(a) - from(b) || a - b);
    // Of two corps, so that neither stands about as a whole.
    const other = nearest.find((unit) => w.officer[unit] !== w.officer[nearest[0]]);
    const errand: Errand = { way: roads.to(s, side, brussels), keen: KEEN.retire, pull: AT_THE_DOOR };
    for (const unit of [nearest[0], other]) if (unit !== undefined) found.set(unit, errand);
    return found;
  }

  /** 22.11: the demoralized go another way, for what others cross in a turn they may not cross at all. */
  function slow(s: State, side: number, plans: readonly Plan[]): Map<number, Errand> {
    const found = new Map<number, Errand>();
    const ways = new Map<number, Way>();
    for (const plan of plans) {
      if (plan.way === null || plan.task === 'retire') continue;
      for (const unit of plan.corps.units) {
        if (s[w.at.where + unit] < 0 || !isShakenPiece(w, s, unit)) continue;
        const way = ways.get(plan.goal) ?? roads.to(s, side, [plan.goal], w.slowPace);
        ways.set(plan.goal, way);
        found.set(unit, { ...plan, way });
      }
    }
    return found;
  }

  return {
    errands(s, side, plans) {
      const asked = errandsOf(plans);
      const urgent = new Map([...slow(s, side, plans), ...porters(s, side), ...rescues(s, side)]);
      return (unit) => urgent.get(unit) ?? asked(unit);
    },
    plans: (s, side) => {
      const ways = new Map<string, Way>();
      const wayTo = (goals: readonly number[]): Way => {
        const key = goals.join();
        const known = ways.get(key);
        if (known !== undefined) return known;
        const way = roads.to(s, side, goals);
        ways.set(key, way);
        return way;
      };
      const map = survey(w, s, side, wayTo, toBrussels);
      return all
        .filter(({ army }) => sideOfArmy(army) === side)
        .filter(({ units: own }) => own.some((unit) => s[w.at.where + unit] >= 0))
        .map((corps) => retiring(w, s, map, corps, rear) ?? planFor(w, s, map, corps));
    },
  };
}

/** What plans are made from. */
interface Survey {
  readonly side: number;
  readonly enemies: readonly number[];
  readonly toBrussels: Way | null;
  wayTo(goals: readonly number[]): Way;
  hexesOf(pieces: readonly number[]): number[];
  /** Strength of a side within some hexes of a hex. */
  near(side: number, hex: number, within: number): number;
  nearestEnemy(corps: Corps): number;
  centre(corps: Corps): number;
}

function survey(
  w: CampaignWorld,
  s: State,
  side: number,
  wayTo: (goals: readonly number[]) => Way,
  toBrussels: Way | null,
): Survey {
  const on = (unit: number): boolean => s[w.at.where + unit] >= 0;
  const enemies = [...w.unitsOf[enemyOf(side)]].filter(on);
  const distance = (a: number, b: number): number => w.map.distance(s[w.at.where + a], s[w.at.where + b]);
  return {
    side,
    enemies,
    toBrussels,
    wayTo,
    hexesOf: (pieces) => [...new Set(pieces.filter(on).map((piece) => s[w.at.where + piece]))].sort((a, b) => a - b),
    near(of, hex, within) {
      let sum = 0;
      for (const unit of w.unitsOf[of])
        if (on(unit) && w.map.distance(s[w.at.where + unit], hex) <= within) sum += strengthOf(w, s, unit);
      return sum;
    },
    nearestEnemy(corps) {
      let nearest = 99;
      for (const unit of corps.units)
        if (on(unit)) for (const enemy of enemies) nearest = Math.min(nearest, distance(unit, enemy));
      return nearest;
    },
    /** The hex of the corps from which the others are nearest. */
    centre(corps) {
      const own = corps.units.filter(on);
      let best = own[0];
      let least = Number.POSITIVE_INFINITY;
      for (const unit of own) {
        const sum = own.reduce((total, other) => total + distance(unit, other), 0);
        if (sum >= least) continue;
        least = sum;
        best = unit;
      }
      return s[w.at.where + best];
    },
  };
}

const planned = (corps: Corps, task: Task, goal: number, way: Way | null, keen: number = KEEN[task]): Plan => ({
  corps,
  task,
  goal,
  way,
  keen,
  pull: PULL[task],
});

/** Half points to the edge from which nobody goes further back. */
const AT_THE_EDGE = 4;

/** 21.1: a broken corps whose men wait to be gathered goes where no enemy is near. */
function retiring(
  w: CampaignWorld,
  s: State,
  map: Survey,
  corps: Corps,
  rear: readonly (readonly number[] | null)[],
): Plan | null {
  const sources = rear[corps.army];
  const body = w.body[corps.units[0]];
  if (sources === null || corps.army === ANGLO_ALLIED_ARMY || !isShaken(w, s, body)) return null;
  if (map.nearestEnemy(corps) > w.numbers.ranges.reorganizationEnemyDistance) return null;
  if (!corps.units.some((unit) => isWaiting(w, s, unit))) return null;
  const centre = map.centre(corps);
  const way = map.wayTo(sources);
  // At the edge there is nowhere to go back to.
  return way[centre] < AT_THE_EDGE ? null : planned(corps, 'retire', centre, way);
}

function planFor(w: CampaignWorld, s: State, map: Survey, corps: Corps): Plan {
  if (countsTotal(w)) return map.side === FRENCH ? forBrussels(w, s, map, corps) : againstBrussels(w, s, map, corps);
  return w.id === 'grand-waterloo' ? atWaterloo(w, s, map, corps) : atLigny(w, s, map, corps);
}

/** A corps goes for the enemies of a list; if there are none, for those nearest to it. */
function attacking(w: CampaignWorld, map: Survey, corps: Corps, enemies: readonly number[]): Plan {
  const goals = map.hexesOf(enemies.length > 0 ? enemies : map.enemies);
  if (goals.length === 0) return planned(corps, 'hold', map.centre(corps), null);
  const centre = map.centre(corps);
  const nearest = goals.reduce((a, b) => (w.map.distance(centre, b) < w.map.distance(centre, a) ? b : a));
  const task = map.nearestEnemy(corps) <= BEFORE ? 'attack' : 'march';
  return { ...planned(corps, task, nearest, map.wayTo(goals), KEEN.attack), pull: 0 };
}

/** A corps goes to a place and fights who is before it. */
function going(map: Survey, corps: Corps, goals: readonly number[], task: Task): Plan {
  const way = map.wayTo(goals);
  if (map.nearestEnemy(corps) <= BEFORE && task !== 'hold') return planned(corps, 'attack', goals[0], way);
  return planned(corps, task, goals[0], way);
}

/** Stays where the enemy is near; else comes up. */
function holding(w: CampaignWorld, map: Survey, corps: Corps, keen: number = KEEN.hold): Plan {
  if (map.nearestEnemy(corps) <= BEFORE) return planned(corps, 'hold', map.centre(corps), null, keen);
  return attacking(w, map, corps, []);
}

/** 26.0: what the French want is the road to Brussels; Grouchy keeps the Prussians off it. */
const GROUCHYS: readonly string[] = ['III', 'IV', 'IC', 'IIC'];
const AT_LIGNY: readonly string[] = ['Gd', 'IVC'];

function forBrussels(w: CampaignWorld, s: State, map: Survey, corps: Corps): Plan {
  const prussians = map.enemies.filter((enemy) => w.army[enemy] === PRUSSIAN_ARMY);
  const fights = GROUCHYS.includes(corps.name) || (AT_LIGNY.includes(corps.name) && s[w.at.turn] < FIRST_NIGHT);
  if (fights && prussians.length > 0) return attacking(w, map, corps, prussians);
  return going(map, corps, w.battles[0].objectives.brussels, 'exit');
}

/** The Anglo-Allied army bars that road, the Prussians come to it or beat who is before them. */
function againstBrussels(w: CampaignWorld, s: State, map: Survey, corps: Corps): Plan {
  const bar = barOf(w, s, map);
  if (bar.length === 0) return attacking(w, map, corps, []);
  if (corps.army === ANGLO_ALLIED_ARMY) {
    const near = map.nearestEnemy(corps) <= BEFORE;
    return planned(corps, near ? 'hold' : 'march', bar[0], map.wayTo(bar), KEEN.hold);
  }
  const centre = map.centre(corps);
  const ratio = map.near(ALLIED, centre, LOCAL) / Math.max(1, map.near(FRENCH, centre, LOCAL));
  if (map.nearestEnemy(corps) <= LOCAL)
    return ratio >= SURE ? attacking(w, map, corps, []) : planned(corps, 'screen', centre, map.wayTo(bar));
  return planned(corps, 'rejoin', bar[0], map.wayTo(bar), KEEN.attack);
}

/** Hexes of the road before the head of the French: near it where the allies are strong enough, else farther on. */
function barOf(w: CampaignWorld, s: State, map: Survey): number[] {
  const way = map.toBrussels;
  if (way === null || map.enemies.length === 0) return [];
  const spear = map.enemies.reduce((a, b) => (way[s[w.at.where + b]] < way[s[w.at.where + a]] ? b : a));
  const head = s[w.at.where + spear];
  if (way[head] === NO_WAY) return [];
  const ratio = map.near(ALLIED, head, LOCAL) / Math.max(1, map.near(FRENCH, head, LOCAL));
  const road = along(w, way, head, WIDE_GAP + 3);
  const gap = ratio < WEAK ? WIDE_GAP : GAP;
  const bar = road.slice(gap, gap + 3);
  return bar.length > 0 ? bar : w.battles[0].objectives.brussels.slice();
}

function atWaterloo(w: CampaignWorld, s: State, map: Survey, corps: Corps): Plan {
  const { waterloo, wavre, maisonDuRoi } = w.battles[0].objectives;
  const ofArmy = (army: number): number[] => map.enemies.filter((enemy) => w.army[enemy] === army);
  if (corps.army === FRENCH_ARMY) {
    const group = w.group[corps.units[0]];
    if (group === 1) {
      if (corps.name === 'IC' && !happened(w, s, 'left-by-wavre-road')) {
        const exits = exitsOf(w, FRENCH);
        if (exits.length > 0) return planned(corps, 'exit', exits[0], map.wayTo(exits), KEEN.exit);
      }
      return map.nearestEnemy(corps) <= BEFORE
        ? attacking(w, map, corps, ofArmy(PRUSSIAN_ARMY))
        : going(map, corps, wavre, 'march');
    }
    if (happened(w, s, 'waterloo')) return attacking(w, map, corps, []);
    return going(map, corps, waterloo, 'march');
  }
  if (corps.army === ANGLO_ALLIED_ARMY) return holding(w, map, corps, KEEN.screen);
  if (corps.name === 'III') return holding(w, map, corps);
  if (!happened(w, s, 'maison-du-roi')) return going(map, corps, maisonDuRoi, 'march');
  const napoleons = map.enemies.filter((enemy) => w.group[enemy] === 0);
  return attacking(w, map, corps, napoleons);
}

const exitsOf = (w: CampaignWorld, side: number): number[] => {
  const [{ exitCost }] = w.battles;
  const found: number[] = [];
  for (let hex = 0; hex < w.hexes; hex++) if (exitCost[0][side * w.hexes + hex] > 0) found.push(hex);
  return found;
};

const NEYS: readonly string[] = ['I', 'II', 'IIIC'];

function atLigny(w: CampaignWorld, s: State, map: Survey, corps: Corps): Plan {
  const { ligny, stAmand, quatreBras } = w.battles[0].objectives;
  if (corps.army === FRENCH_ARMY) {
    const holds = (hex: number): boolean => s[w.at.held + w.objective[hex] - 1] === FRENCH + 1;
    const wanted = (NEYS.includes(corps.name) ? quatreBras : [...stAmand, ...ligny]).filter((hex) => !holds(hex));
    if (wanted.length > 0) return going(map, corps, wanted, 'march');
    return attacking(w, map, corps, []);
  }
  if (corps.army === ANGLO_ALLIED_ARMY) {
    if (map.nearestEnemy(corps) <= BEFORE) return planned(corps, 'hold', quatreBras[0], map.wayTo(quatreBras));
    return planned(corps, 'march', quatreBras[0], map.wayTo(quatreBras));
  }
  return holding(w, map, corps, KEEN.screen);
}

const UNASKED: Errand = { way: null, keen: KEEN.hold, pull: 0 };

/** What each unit has been asked: its corps' errand. */
export function errandsOf(plans: readonly Plan[]): Errands {
  const errands: (Errand | undefined)[] = [];
  for (const plan of plans) for (const unit of plan.corps.units) errands[unit] = plan;
  return (unit) => errands[unit] ?? UNASKED;
}
