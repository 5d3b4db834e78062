import { type Facts, piecesOf, type State, TABLE } from '@hundred-days/kernel';
import { board, position, tables, units } from '@hundred-days/last-battles';
import {
  armyLevel,
  breaksByCorps,
  type CampaignWorld,
  campaignPosition,
  countsTotal,
  groupLosses,
  hasGroups,
  isCommanded,
  isInCommand,
  isShaken,
  kindOfTurn,
  type LastCampaign,
  levelOfBody,
  lossesOf,
  NAPOLEON,
  placedUnder,
  placesOf,
} from '@hundred-days/last-battles/campaign';
import type { SpokenGame } from '../games.ts';
import { owedIn, rollWrittenOut } from './attack.ts';
import { boardOf, faceIn, hexText, type Muster, musterIn } from './hexes.ts';
import { ARMY_NAMES, DEEDS, entering, faceOf, fighting, GROUND, hourOf, PARTS, withoutMates } from './last-battles.ts';
import { wrapped } from './lines.ts';
import type { GameBoard } from './types.ts';

/**
 * The campaign and the grand scenarios at the terminal. Four sheets side by side are too large for a screen: the armies are
 * told corps by corps, and the map is drawn around a hex that is named, or that a decision is about.
 */

const { isLeader } = campaignPosition;

/** A leader: * for a commander, with the number of his places; o for an officer. */
function faceOfPiece(w: CampaignWorld, view: State, piece: number) {
  if (!isLeader(w, piece)) return faceOf(w, view, piece);
  const { id, army, movement } = w.unitData[piece];
  const label = id.replace('ld-', '');
  const isCommander = w.capacity[piece] > 0;
  return faceIn(army, {
    id,
    arm: isCommander ? '*' : 'o',
    strength: isCommander ? String(w.capacity[piece]) : '',
    movement: String(movement),
    label,
    short: label.slice(0, 3),
  });
}

/** Units lie on top of the leaders who are with them. */
function musterOf(w: CampaignWorld): Muster {
  const muster = musterIn(w, campaignPosition, {
    face: (view, piece) => faceOfPiece(w, view, piece),
    inContact: (view, unit) => !isLeader(w, unit) && position.inEnemyZone(w, view, unit),
    marks: [
      { flags: PARTS, has: (view, unit, flag) => position.plays(w, view, unit, flag) },
      { flags: DEEDS, has: (view, unit, flag) => position.did(w, view, unit, flag) },
    ],
  });
  return {
    ...muster,
    units: w.pieces,
    type: (piece) => (isLeader(w, piece) ? (w.capacity[piece] > 0 ? 'commander' : 'officer') : w.unitData[piece].type),
    state: (view, piece) => [...commandWords(w, view, piece), ...muster.state(view, piece)],
  };
}

/** Whom it is under, or that nobody commands it. */
function commandWords(w: CampaignWorld, view: State, piece: number): string[] {
  const under = view[w.at.under + piece];
  const said = under >= 0 ? [`under ${w.unitId(under)}`] : [];
  return isLeader(w, piece) || isCommanded(w, view, piece) ? said : ['out of command'];
}

/** 16 June, 14:00; by night; in rain. */
function turnText(w: CampaignWorld, view: State): string {
  const { turns, turnIds } = position.battleOf(w, view);
  const turn = view[w.at.turn];
  const kind = kindOfTurn(w, turn);
  const sky = kind === 'day' ? '' : kind === 'night' ? ', night' : ', rain';
  return `Turn ${turn} of ${turns} (${hourOf(turnIds[turn])}${sky}).`;
}

/** French 12/35: lost, and the level, where an army breaks as a whole (27.2, 28.2). */
function armyTexts(w: CampaignWorld, view: State): string[] {
  const whole = w.battles[0].armies.flatMap((army) => {
    const level = armyLevel(w, view, army, 0);
    return level === 0 ? [] : [`${ARMY_NAMES[units.ARMIES[army]]} ${view[w.at.losses + army]}/${level}`];
  });
  if (!hasGroups(w)) return whole;
  const group = `Napoleon’s group ${groupLosses(w, view, NAPOLEON)}/${view[w.at.groupLevel + NAPOLEON]}`;
  return [group, ...whole.filter((text) => !text.startsWith('French'))];
}

function headline(w: CampaignWorld, view: State): string {
  const lost = armyTexts(w, view);
  const losses = lost.length === 0 ? '' : ` Lost: ${lost.join(', ')}.`;
  const total = countsTotal(w) ? ` Victory total: ${view[w.at.total]}.` : '';
  return `${turnText(w, view)}${losses}${total}`;
}

/** The armies, corps by corps: how many and how strong, where, under whom, in which state. */
const summary = (w: CampaignWorld, view: State): string[] =>
  units.ARMIES.flatMap((name, army) => {
    const corps = [...new Set(w.unitData.filter((unit) => unit.army === name).map(({ command }) => command))];
    return [
      `${ARMY_NAMES[name]}:${name === 'anglo-allied' ? nationsText(w, view) : ''}`,
      ...w.commandersOf[army].flatMap((commander) => commanderLines(w, view, commander)),
      ...corps.filter((one) => one !== '').flatMap((one) => corpsLines(w, view, name, one)),
    ];
  });

function commanderLines(w: CampaignWorld, view: State, commander: number): string[] {
  const at = view[w.at.where + commander];
  if (at < 0) return [];
  const { rating, officers, units: single } = placesOf(w, view, commander);
  const led = placedUnder(w, view, commander).map(w.unitId);
  const head = `  ${w.unitId(commander)} ${hexText(w, at)}: officers ${officers} of ${rating}, units ${single} of ${rating}${led.length > 0 ? ':' : ''}`;
  return wrapped(head, led, 4);
}

function corpsLines(w: CampaignWorld, view: State, army: string, command: string): string[] {
  const own = [...w.unitData.keys()].filter(
    (piece) => w.unitData[piece].army === army && w.unitData[piece].command === command,
  );
  const there = own.filter((piece) => !isLeader(w, piece) && view[w.at.where + piece] >= 0);
  const officer = own.find((piece) => isLeader(w, piece) && view[w.at.where + piece] >= 0);
  if (there.length === 0 && officer === undefined) return [];
  const strength = there.reduce((sum, unit) => sum + position.strengthOf(w, view, unit), 0);
  const out = there.filter((unit) => !isInCommand(w, view, unit)).length;
  const led = officer === undefined ? '' : ` ${w.unitId(officer)} ${w.hexId(view[w.at.where + officer])},`;
  const head = `  ${command}:${led} ${there.length} units (${strength})${out > 0 ? `, ${out} out of command` : ''}${nerveText(w, view, own[0])}:`;
  return wrapped(head, placesWith(w, view, there), 4);
}

/** 22.0b: what the army has lost, and where each nationality breaks. */
function nationsText(w: CampaignWorld, view: State): string {
  if (!breaksByCorps(w)) return '';
  const own = [...w.bodies.keys()].filter((body) => w.bodies[body].army === units.ANGLO_ALLIED_ARMY);
  const levels = own.map((body) => `${w.bodies[body].name} ${levelOfBody(w, view, body)}`);
  return ` lost ${lossesOf(w, view, own[0])}; demoralized at ${levels.join(', ')}`;
}

/** 22.0a: lost, and its level. */
function nerveText(w: CampaignWorld, view: State, piece: number): string {
  const body = w.body[piece];
  if (body < 0 || !breaksByCorps(w) || w.army[piece] === units.ANGLO_ALLIED_ARMY) return '';
  const broken = isShaken(w, view, body) ? ', demoralized' : '';
  return `, lost ${lossesOf(w, view, body)}/${levelOfBody(w, view, body)}${broken}`;
}

/** L0526 x2: hexes, each with how many stand there. */
function placesWith(w: CampaignWorld, view: State, there: readonly number[]): string[] {
  const count = new Map<number, number>();
  for (const unit of there) count.set(view[w.at.where + unit], (count.get(view[w.at.where + unit]) ?? 0) + 1);
  return [...count].map(([hex, number]) => `${w.hexId(hex)}${number > 1 ? ` x${number}` : ''}`);
}

/** Phases in which anybody anywhere may act: they are about no hex. */
const ABOUT_ALL = ['movement', 'combat', 'command', 'deployment', 'over'];

function question(w: CampaignWorld, game: SpokenGame, view: State, seat: number): number {
  const step = campaignPosition.campaignStep(w, view);
  const pieces = ABOUT_ALL.includes(step) ? [] : piecesOf(game, view, seat);
  const piece = pieces.find((one) => one !== TABLE && view[w.at.where + one] >= 0);
  return piece === undefined ? -1 : view[w.at.where + piece];
}

/** A Command Segment: how much each commander has left. */
function owedInCommand(w: CampaignWorld, view: State): string[] {
  const side = view[w.at.phasing];
  const own = [...w.leadersOf[side]].filter((leader) => w.capacity[leader] > 0);
  const out = [...w.unitsOf[side]].filter((unit) => view[w.at.where + unit] >= 0 && view[w.at.range + unit] === 0);
  return [
    ...own.flatMap((commander) => commanderLines(w, view, commander)),
    ...(out.length === 0 ? [] : wrapped('Out of everybody’s range:', out.map(w.unitId), 4)),
  ];
}

export function createBoard({ world: w }: LastCampaign): GameBoard {
  const muster = musterOf(w);
  const shared = boardOf(muster, (hex) => GROUND[board.TERRAINS[w.terrain[hex]]]);
  const fought = owedIn(w, {
    stepOf: (world: CampaignWorld, view) => campaignPosition.campaignStep(world, view),
    fighting,
    entering: (world, view, seat) => entering(world, view, Math.min(seat, 1), muster),
  });
  return {
    ...shared,
    // Numbers are on several sheets.
    places: shared.places.map((place, hex) => ({ ...place, id: w.hexId(hex) })),
    legend: [
      'The map is too large for a screen: near HEX draws a part of it, units lists everybody.',
      'F French; A Anglo-Allied and P Prussian. i infantry, c cavalry, a foot and h horse',
      'artillery, with strength-movement; * a commander with his places, o an officer.',
      '# towns double the defender, @ chateaux triple him; ^ woods and ~ marsh halve cavalry.',
    ],
    overviews: ['deployment', 'command'],
    examples: [
      ['command UNIT COMMANDER', 'in the Command Segment: an officer or a unit takes one of his places'],
      ['release UNIT', 'and gives it up'],
      ['reorganize OFFICER UNIT UNIT', 'an officer far from the enemy calls back one or two units'],
      ['UNIT HEX', 'move a unit or a leader by the referee’s way; or say the way: UNIT HEX-HEX-HEX'],
      ['enter UNIT HEX', 'bring on a reinforcement; exit UNIT HEX leaves the map where that is allowed'],
      ['attack HEX HEX: UNIT UNIT @3-1', 'announce and roll in one line; without @ it is only announced'],
      ['place LEADER HEX', 'where a leader who was overrun goes, or one who is deployed'],
      ['near HEX 4', 'the map around a hex'],
    ],
    summary: (view) => summary(w, view),
    question: (game, view, seat) => question(w, game, view, seat),
    seatName: (view, seat) => (seat === 1 && isForThree(w, view) ? 'Anglo-Allied' : SEAT_NAMES[seat]),
    headline: (view) => headline(w, view),
    facts: (view): Facts => ({ price: view[w.at.price] }),
    secrets: () => [],
    owed(game, view, seat) {
      const step = campaignPosition.campaignStep(w, view);
      if (step === 'command') return owedInCommand(w, view);
      if (step === 'deployment') return deploymentLines(w, game, view, seat);
      return fought(game, view, seat);
    },
    writtenOut(game, view, seat, line) {
      if (campaignPosition.campaignStep(w, view) !== 'combat') return line;
      return rollWrittenOut(game, view, seat, tables.COLUMNS, withoutMates(w, view, line));
    },
  };
}

const SEAT_NAMES = ['French', 'Allied', 'Prussian'];
const isForThree = (w: CampaignWorld, view: State): boolean => campaignPosition.isChosenHere(w, view, 'three-players');

/** 27.1d: nearly every hex is open to them; who they are is told, and no more. */
function deploymentLines(w: CampaignWorld, game: SpokenGame, view: State, seat: number): string[] {
  const free = piecesOf(game, view, seat).filter((piece) => piece !== TABLE);
  const named = free.map((leader) => `${w.unitId(leader)} ${w.hexId(view[w.at.where + leader])}`);
  return named.length === 0 ? [] : wrapped('May be placed:', named, 4);
}
