import type { State, Unit } from '@hundred-days/kernel';
import { playSteps } from '@hundred-days/kernel/testing';
import {
  type CampaignAction,
  campaignPosition,
  halfPace,
  isInCommand,
  type LastCampaign,
  rideOf,
} from '@hundred-days/last-battles/campaign';
import { expect, test } from 'vitest';
import { CAMPAIGN_GAMES, type CampaignName } from '../campaigns.ts';

/** 20.0c, 19.27, 21.2, 23.0: who is in command from one Command Segment to the next, by a ledger of its own. */

const { BY_OFFICER, inZoneOf, isNight, onMap } = campaignPosition;

interface Source {
  granted: boolean;
  direct: Unit;
  officer: Unit;
  commander: Unit;
}
const NOBODY = -1;
const GRANTED: Source = { granted: true, direct: NOBODY, officer: NOBODY, commander: NOBODY };
const NONE: Source = { ...GRANTED, granted: false };

class CommandLedger {
  readonly #game: LastCampaign;
  readonly #sources: Source[];
  /** Leaders who galloped or reorganize in this Player Turn; units that closed with the enemy in it. */
  readonly #off = new Set<Unit>();
  readonly #busy = new Set<Unit>();
  readonly #closed = new Set<Unit>();
  gallops = 0;
  ties = 0;

  constructor(game: LastCampaign) {
    this.#game = game;
    this.#sources = Array.from({ length: game.world.units }, () => GRANTED);
  }

  /** Whether a unit has a source of command, one leader left out. */
  has(unit: Unit, without: Unit = NOBODY): boolean {
    const { granted, direct, officer, commander } = this.#sources[unit];
    const good = (leader: Unit): boolean => leader !== without && !this.#off.has(leader) && !this.#busy.has(leader);
    if (granted) return true;
    if (direct !== NOBODY && good(direct)) return true;
    return officer !== NOBODY && good(officer) && (commander === NOBODY || good(commander));
  }

  isTied(leader: Unit): boolean {
    return [...this.#closed].some((unit) => this.has(unit) && !this.has(unit, leader));
  }

  isBusy(leader: Unit): boolean {
    return this.#busy.has(leader);
  }

  note(before: State, after: State, action: CampaignAction): void {
    const { world: w } = this.#game;
    const phase = this.#game.phase(before).name;
    if (phase === 'command' && action.type === 'end') this.#deal(before);
    if (action.type === 'reorganize') {
      this.#busy.add(action.officer);
      for (const unit of action.units) this.#sources[unit] = NONE;
    }
    if (phase === 'movement' && (action.type === 'move' || action.type === 'enter' || action.type === 'exit'))
      this.#move(before, after, action.unit, action);
    if (after[w.at.phasing] !== before[w.at.phasing] || after[w.at.turn] !== before[w.at.turn]) {
      this.#off.clear();
      this.#busy.clear();
      this.#closed.clear();
    }
    if (after[w.at.turn] !== before[w.at.turn] && isNight(w, before) && !isNight(w, after)) this.#sources.fill(GRANTED);
  }

  #deal(before: State): void {
    const { world: w } = this.#game;
    for (const unit of w.unitsOf[before[w.at.phasing]]) {
      const officer = w.officer[unit];
      const isNear = officer >= 0 && (before[w.at.range + unit] & BY_OFFICER) !== 0;
      const alone = officer === w.onHisOwn;
      const passes = isNear && (alone || before[w.at.under + officer] >= 0);
      this.#sources[unit] = {
        granted: false,
        direct: before[w.at.under + unit],
        officer: passes ? officer : NOBODY,
        commander: passes && !alone ? before[w.at.under + officer] : NOBODY,
      };
    }
  }

  #move(before: State, after: State, piece: Unit, action: CampaignAction & { readonly path: readonly number[] }): void {
    const { world: w } = this.#game;
    if (piece < w.units) {
      if (action.type === 'enter') this.#sources[piece] = GRANTED;
      if (onMap(w, after, piece) && inZoneOf(w, after, 1 - w.side[piece], after[w.at.where + piece]))
        this.#closed.add(piece);
      return;
    }
    if (this.#points(before, piece, action) <= halfPace(w, piece)) return;
    expect(this.isTied(piece), `${w.unitId(piece)} gallops away from those he commands`).toBe(false);
    this.#off.add(piece);
    this.gallops++;
  }

  /** Half points of a way, step by step. */
  #points(before: State, leader: Unit, { type, path }: CampaignAction & { readonly path: readonly number[] }): number {
    const { world: w } = this.#game;
    const nerve = w.body[leader] < 0 ? 0 : before[w.at.nerve + w.body[leader]];
    const pace = nerve === 0 ? w.arm[leader] : w.slowPace;
    const steps = path.slice(1).map((to, i) => w.stepCost[pace][6 * path[i] + w.map.direction(path[i], to)]);
    const entry = onMap(w, before, leader) ? 0 : w.entryCost[pace][path[0]];
    const last = path[path.length - 1];
    const exit = type === 'exit' ? w.battles[0].exitCost[pace][w.side[leader] * w.hexes + last] : 0;
    return entry + exit + steps.reduce((sum, cost) => sum + cost, 0);
  }
}

function watch(name: CampaignName, options: Readonly<Record<string, boolean>>): CommandLedger {
  const game = CAMPAIGN_GAMES[name];
  const { world: w } = game;
  const ledger = new CommandLedger(game);
  for (const { before, after, action, index } of playSteps(game, { scenario: name, options }, `rides ${name}`)) {
    if (game.phase(before).name === 'movement' && index % 9 === 0) {
      for (const leader of w.leadersOf[before[w.at.phasing]]) {
        const isTied = ledger.isTied(leader);
        const most = isTied || ledger.isBusy(leader) ? halfPace(w, leader) : w.allowance[leader];
        if (rideOf(w, before, leader) !== most)
          expect(`${w.unitId(leader)} rides ${most}`).toBe(rideOf(w, before, leader));
        if (isTied) ledger.ties++;
      }
    }
    ledger.note(before, after, action);
    if (game.outcome(after) !== null) break;
    // In a Command Segment it is just being settled.
    if (index % 7 !== 0 || game.phase(after).name === 'command') continue;
    const wrong = Array.from({ length: w.units }, (_, unit) => unit).filter(
      (unit) => onMap(w, after, unit) && isInCommand(w, after, unit) !== (!isNight(w, after) && ledger.has(unit)),
    );
    expect(wrong.map(w.unitId), `after step ${index}, turn ${after[w.at.turn]}`).toEqual([]);
  }
  return ledger;
}

test.each([
  ['campaign', {}],
  ['grand-waterloo', { 'three-players': true }],
  ['grand-ligny', {}],
] as const)(
  '[19.27, 20.0c, 21.2a, 23.0] in %s those who gallop or reorganize leave out of command whom the ledger says',
  (name, options) => {
    const { gallops, ties } = watch(name, options);
    expect(gallops).toBeGreaterThan(20);
    expect(ties).toBeGreaterThan(0);
  },
);
