import { type Setup, seededDice, TABLE } from '@hundred-days/kernel';
import {
  type CampaignAction,
  describeCampaign,
  campaignPosition as position,
} from '@hundred-days/last-battles/campaign';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { goalIn } from '../src/face/acts.ts';
import { marchOn, restStands } from '../src/faces/last-battles/campaign/chart/Decisions.tsx';
import type { Decision } from '../src/faces/last-battles/campaign/chart/decisions.ts';
import { deskOf } from '../src/faces/last-battles/campaign/chart/desk.ts';
import { goToDecision } from '../src/faces/last-battles/campaign/chart/going.ts';
import { sendOn, sentOn } from '../src/faces/last-battles/campaign/chart/orders.ts';
import { createFace } from '../src/faces/last-battles/campaign/face.tsx';
import { campaignSetting } from '../src/faces/last-battles/campaign/setting.ts';
import { clickPlace, drop, press } from '../src/table/deeds.ts';
import { clickStack, grabStack } from '../src/table/stacks.ts';
import { type AtTable, TableUi } from '../src/table/ui.ts';
import { gameOf } from './lastCampaigns.ts';
import { here, sitDown, type Watched } from './sitting.ts';

/**
 * How many clicks a turn of the campaign takes, counted as a player makes them: on a line of a list, on a piece, on a place, on
 * a button. Every corps marches or fights; stacks that close with the enemy are sent one by one, all others by corps.
 */

const FRENCH = 0;
const game = gameOf('campaign');
const { world: w } = game;
const setting = campaignSetting(game);
const face = createFace(game);
type Model = Watched<CampaignAction>;

beforeAll(async () => {
  await face.words.rest('en');
  vi.stubGlobal('document', { querySelector: () => null });
});

// Files share a worker.
afterAll(() => vi.unstubAllGlobals());

class Hand {
  clicks = 0;
  readonly model: Model;
  readonly table: AtTable;
  readonly spent = new Map<string, number>();

  readonly drags: boolean;

  constructor(model: Model, drags = true) {
    this.model = model;
    this.drags = drags;
    this.table = { model, ui: new TableUi(false) } as unknown as AtTable;
  }

  get asked() {
    return this.model.asked.value;
  }

  get step(): string {
    return position.campaignStep(w, this.asked.view);
  }

  async click(deed: () => void): Promise<void> {
    this.clicks++;
    this.spent.set(this.step, (this.spent.get(this.step) ?? 0) + 1);
    deed();
    await this.model.answered();
  }

  piece = (piece: number): Promise<void> => this.click(() => clickStack(this.table, piece));
  place = (place: number): Promise<void> => this.click(() => clickPlace(this.table, place));
  row = (decision: Decision): Promise<void> =>
    this.click(() => goToDecision(this.table, setting, this.asked, decision));
  /** A stack is dragged where it goes, which is one press of the hand; or it is clicked, and where it goes twice. */
  async send(piece: number, place: number): Promise<void> {
    if (this.drags)
      return this.click(() => {
        grabStack(this.table, piece);
        drop(this.table, piece, place);
      });
    await this.piece(piece);
    await this.place(place);
    await this.place(place);
  }

  /** All that were sent somewhere march on. */
  onwards = (): Promise<void> =>
    this.click(() => marchOn(this.table, setting, this.asked, sentOn(w, this.asked, this.decisions('unmoved'))));
  /** The rest stands until an enemy comes near. */
  rest = (): Promise<void> => this.click(() => restStands(this.table, setting, this.asked, this.decisions('unmoved')));

  /** A button of the prompt; where something is left undone, the one that says so too. */
  async button(is: (action: CampaignAction) => boolean): Promise<boolean> {
    const found = face.words.prompt(this.asked).buttons.find(({ action }) => is(action));
    if (found === undefined) return false;
    await this.click(() => press(this.table, found));
    const { ui } = this.table;
    if (ui.dialog.value === 'warn') {
      ui.dialog.value = null;
      await this.click(() => this.model.act(found.action));
    }
    return true;
  }

  decisions = (...kinds: readonly Decision['kind'][]): Decision[] =>
    deskOf(setting)
      .decisions(this.asked)
      .filter(({ kind }) => kinds.includes(kind));
}

const isEnd = ({ type }: CampaignAction): boolean => type === 'end';
const goals = ({ asked }: Hand, piece: number): number[] =>
  asked.choicesOf(piece).flatMap((action) => goalIn(face, action) ?? []);

/** The stacks of a corps that can close with the enemy do. */
async function close(hand: Hand, corps: string): Promise<void> {
  for (;;) {
    const { view, pieces } = hand.asked;
    const able = pieces.filter((unit) => unit >= 0 && unit < w.units && w.unitData[unit].command === corps);
    const ways = able.flatMap((unit) => {
      const from = position.whereIs(w, view, unit);
      const stack = able.filter((other) => position.whereIs(w, view, other) === from);
      if (from < 0 || position.inZoneOf(w, view, 1, from)) return [];
      const to = goals(hand, unit).find(
        (hex) =>
          position.inZoneOf(w, view, 1, hex) &&
          position.countIn(w, view, hex) + stack.length <= 2 &&
          stack.every((other) => goals(hand, other).includes(hex)),
      );
      return to === undefined ? [] : [{ unit, to }];
    });
    const [first] = ways;
    if (first === undefined) return;
    const before = hand.model.length;
    await hand.send(first.unit, first.to);
    if (hand.model.length === before) throw new Error(`${w.unitId(first.unit)} did not go`);
  }
}

/** All others of every corps march, a line and a place for each; those who get no nearer stand, at one word. */
async function march(hand: Hand, goalOf: (decision: Decision) => number, only?: readonly Decision[]): Promise<void> {
  const tried = new Set<string>();
  for (;;) {
    const next = hand
      .decisions('enters', 'unmoved')
      .find(({ key }) => !tried.has(key) && only?.some((one) => one.key === key) !== false);
    if (next === undefined) break;
    const before = hand.model.length;
    await hand.row(next);
    await hand.place(goalOf(next));
    const { proposed } = hand.asked;
    if (proposed !== null) await hand.button((action) => action === proposed);
    if (hand.model.length > before) continue;
    tried.add(next.key);
    await hand.click(() => hand.model.putBack());
  }
  if (hand.decisions('unmoved').length > 0) await hand.rest();
}

/** Commanders ride after their men. */
async function ride(hand: Hand): Promise<void> {
  for (const leader of w.commandersOf[0]) {
    const { view, pieces } = hand.asked;
    if (!pieces.includes(leader)) continue;
    const to = goals(hand, leader)
      .filter((hex) => position.sideIn(w, view, hex) === FRENCH)
      .sort((a, b) => toHex(view, a) - toHex(view, b))[0];
    if (to === undefined) continue;
    await hand.send(leader, to);
  }
}

const toHex = (view: Int16Array, hex: number): number =>
  Math.min(
    ...[...w.unitsOf[1]]
      .map((unit) => position.whereIs(w, view, unit))
      .filter((at) => at >= 0)
      .map((at) => w.map.distance(at, hex)),
  );

/** Every duty is fought: target, those who touch it, the die; then what comes of it. */
async function fight(hand: Hand): Promise<void> {
  for (let steps = 0; steps < 400 && hand.asked.view[w.at.phasing] === FRENCH; steps++) {
    if (hand.model.seat !== FRENCH) {
      const view = hand.model.viewOf(1);
      const phase = game.phase(view);
      const [piece] = phase.pieces(view, 1).filter((one) => one !== TABLE);
      hand.model.submit(1, phase.choices(view, 1, piece ?? TABLE).at(0));
      continue;
    }
    if (hand.step === 'combat') await announce(hand);
    else await settle(hand);
  }
}

async function announce(hand: Hand): Promise<void> {
  const listed = (type: string) =>
    hand.asked.pieces.flatMap((piece) => hand.asked.choicesOf(piece).filter((action) => action.type === type));
  const roll = listed('roll')[0];
  const joins = listed('join');
  if (roll !== undefined) {
    await hand.button(({ type }) => type === 'roll');
    return;
  }
  const targets = listed('target');
  const open = hand.asked.view.slice(w.at.part, w.at.part + w.units).some((part) => part !== 0);
  const next = open ? (joins[0] ?? targets[0]) : (targets[0] ?? joins[0]);
  if (next === undefined) {
    await hand.button(isEnd);
    return;
  }
  await hand.click(() => hand.model.act(next));
}

/** A loss, a retreat, an advance: the piece, and the place where there are several. */
async function settle(hand: Hand): Promise<void> {
  const { pieces } = hand.asked;
  const piece = pieces.find((one) => one !== TABLE) ?? TABLE;
  const [action] = hand.asked.choicesOf(piece);
  if (pieces.length > 1 && piece !== TABLE) hand.clicks++;
  await hand.click(() => hand.model.act(action));
}

function report(what: string, hand: Hand): void {
  console.log(`${what}: ${hand.clicks} clicks`, Object.fromEntries(hand.spent));
}

/** The enemy next to a corps. */
const front =
  ({ asked }: Hand) =>
  ({ place }: Decision): number =>
    [...w.unitsOf[1]]
      .map((unit) => position.whereIs(w, asked.view, unit))
      .filter((at) => at >= 0)
      .sort((a, b) => w.map.distance(a, place) - w.map.distance(b, place))[0];

/** Six hexes back from the enemy. */
const back =
  ({ asked }: Hand) =>
  ({ place }: Decision): number =>
    [...Array(w.hexes).keys()]
      .filter((hex) => w.map.distance(hex, place) <= 6)
      .sort((a, b) => toHex(asked.view, b) - toHex(asked.view, a))[0];

async function day(drags: boolean): Promise<Hand> {
  const model = sitDown(face, { scenario: 'campaign', options: {} }, seededDice('clicks'), here('A', 'B'));
  const hand = new Hand(model, drags);
  await hand.button(isEnd);
  expect(hand.step).toBe('movement');
  for (const corps of ['II', 'III', 'IV']) await close(hand, corps);
  await march(hand, front(hand));
  await ride(hand);
  const { view } = hand.asked;
  const moved = [...w.unitsOf[FRENCH]].filter((unit) => position.did(w, view, unit, position.MOVED));
  expect(moved.length).toBeGreaterThan(45);
  await hand.button(isEnd);
  expect(hand.step).toBe('combat');
  await fight(hand);
  return hand;
}

function night(): Hand {
  const scenario = { ...describeCampaign(w, 'campaign'), turn: 9, phase: 'frenchMovement' };
  const hand = new Hand(
    sitDown(face, { scenario, options: {} } as unknown as Setup, seededDice('night'), here('A', 'B')),
  );
  expect(position.isNight(w, hand.asked.view)).toBe(true);
  return hand;
}

test('a French turn of 16 June in which every corps marches or fights takes under 120 clicks', async () => {
  const [dragged, clicked] = [await day(true), await day(false)];
  report('16 June, 2 pm, stacks dragged', dragged);
  report('16 June, 2 pm, all by clicks', clicked);
  expect(dragged.clicks).toBeLessThan(120);
});

test('[23.0] a French turn by night takes under 40 clicks', async () => {
  // As in the evening before: most corps were sent somewhere and march on; three are sent elsewhere; the rest stands.
  const hand = night();
  const open = hand.decisions('unmoved');
  const [on, anew] = [open.slice(3), open.slice(0, 3)];
  hand.model.note(on.reduce<readonly string[]>((notes, one) => sendOn(w, notes, one.pieces, back(hand)(one)), []));
  await hand.onwards();
  expect(hand.model.length).toBeGreaterThan(20);
  await march(hand, back(hand), anew);
  await ride(hand);
  expect(hand.decisions('unmoved')).toEqual([]);
  await hand.button(isEnd);
  report('midnight', hand);
  expect(hand.clicks).toBeLessThan(40);

  const all = night();
  await march(all, back(all));
  await ride(all);
  await all.button(isEnd);
  report('midnight, every corps sent anew', all);
});
