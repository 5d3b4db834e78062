import {
  type AnyAction,
  allChoices,
  below,
  randomBits,
  replayRecord,
  SPECTATOR,
  seededDice,
} from '@hundred-days/kernel';
import { position, SCENARIO_FORMAT } from '@hundred-days/napoleon-1815';
import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import type { BoardControls } from '../src/board/types.ts';
import type { Face } from '../src/face/types.ts';
import { loadFace } from '../src/faces/index.ts';
import type { Holder } from '../src/store/types.ts';
import { followDeeds } from '../src/table/follow.ts';
import { TableUi } from '../src/table/ui.ts';
import { sitDown, type Watched } from './sitting.ts';
import { w } from './world1815.ts';

/** What a table of hidden blocks shows to whom: records, replay, spectators, the camera. */

const face = await theFace();
const HERE: Holder = { kind: 'here', name: 'you' };
const COMPUTER: Holder = { kind: 'computer', level: 'conscript', character: 'standard' };

async function theFace(): Promise<Face<AnyAction>> {
  const loaded = await loadFace('napoleon-1815', { scenario: {} });
  if (loaded === null) throw new Error('no face');
  return loaded;
}

function sit(holders: readonly Holder[], scenario = 'historical'): Watched<AnyAction> {
  const options = holders.length === 3 ? { threePlayers: true } : {};
  return sitDown(face, { scenario, options }, seededDice('sit'), holders);
}

/** Plays by lot, all seats, as long as wanted. */
function play(model: Watched<AnyAction>, goOn: () => boolean, seed = 'lots'): void {
  const bits = randomBits(seed);
  while (!model.over && goOn()) {
    const choices = allChoices(face.game, model.viewOf(model.seat), model.seat);
    const end = choices.find(({ type }) => type === 'end');
    const action = end !== undefined && bits() % 4 === 0 ? end : choices[below(choices.length, bits)];
    expect(model.submit(model.seat, action)).toBeNull();
    model.openCurtain();
  }
}

/** A board that is not there. */
const STILL: BoardControls = {
  zoom: () => undefined,
  fit: () => undefined,
  show: () => undefined,
  frame: () => undefined,
  close: () => false,
  back: () => undefined,
  open: () => undefined,
  follow: () => undefined,
  centre: () => undefined,
  spot: () => ({ x: 0, y: 0 }),
  under: () => null,
  skip: () => undefined,
  focus: () => undefined,
};

const ARMIES = ['fr-', 'ad-', 'pr-'];
const named = (value: unknown): string[] => ARMIES.filter((army) => JSON.stringify(value).includes(army));

describe('records', () => {
  test.each([
    [[HERE, COMPUTER], ['fr-']],
    [
      [COMPUTER, HERE],
      ['ad-', 'pr-'],
    ],
    [[COMPUTER, HERE, COMPUTER], ['ad-']],
    [[COMPUTER, COMPUTER, COMPUTER], []],
  ] as const)(
    'during the game the keeper of %j takes his own deeds away, after it everything',
    async (holders, own) => {
      const model = sit(holders, 'free');
      const deploying = (): boolean => position.stepOf(w, model.viewOf(SPECTATOR)) === 'deployment';
      play(model, deploying);
      expect(named(await model.record())).toEqual(own);
      expect(replayRecord(face.game, await model.record()).ok).toBe(false);
      play(model, () => true);
      expect(named(await model.record())).toEqual(ARMIES);
      const replayed = replayRecord(face.game, await model.record());
      expect(replayed.ok && replayed.value.outcome).toEqual(model.outcome);
    },
  );

  test('looked back at during the game, the past has no more names than the present had; after it, all', () => {
    const model = sit([HERE, COMPUTER]);
    play(model, () => model.total < 40);
    const unknown = (at: number): number =>
      [...model.viewOf(model.viewer.value, at).slice(w.at.where, w.at.where + w.unitCount)].filter(
        (where) => where === position.UNKNOWN,
      ).length;
    expect(unknown(0)).toBe(34);
    play(model, () => true);
    expect(unknown(0)).toBe(0);
  });
});

describe('who looks on', () => {
  test('a table of computers is watched without names until blocks lie open', () => {
    const model = sit([COMPUTER, COMPUTER]);
    expect(model.viewer.value).toBe(SPECTATOR);
    const labels = face.map.pieces(model.asked.value).map(({ label }) => label);
    expect(labels.length).toBeGreaterThan(10);
    expect(labels.filter((label) => label !== '' && !label.includes('hidden'))).toEqual([]);
  });

  test('the camera goes where the computer has marched when it is told, and not before', () => {
    const model = sit([COMPUTER, HERE]);
    const ui = new TableUi(false);
    const followed: number[][] = [];
    ui.controls.value = { ...STILL, follow: (places) => void followed.push([...places]) };
    const stop = followDeeds({ model, ui, told: signal(model.asked.value) });
    const town = (id: string): number => w.net.indexOf(id);
    const unit = w.unitIndex('fr-1-inf1');
    expect(model.submit(0, { type: 'move', unit, path: [town('solre'), town('binche')] })).toBeNull();
    expect(followed).toEqual([]);
    expect(model.submit(0, { type: 'end' })).toBeNull();
    expect(followed.flat()).toContain(town('binche'));
    stop();
  });

  test('[9.0e] the map goes to those who can be chosen also when it comes up from behind the curtain', () => {
    const blocks = w.unitIds.map((id, index) => [id, ['mons', 'hal', 'huy'][w.army[index]]]);
    const placed = { ...Object.fromEntries(blocks), 'fr-1-inf1': 'brussels' };
    const scenario = { format: SCENARIO_FORMAT, version: 1, game: 'napoleon-1815', turn: 7, begun: 'movement' };
    const setup = { scenario: { ...scenario, units: placed }, options: {} };
    const model = sitDown<AnyAction>(face, setup, seededDice(1), [HERE, HERE]);
    model.openCurtain();
    const ui = new TableUi(false);
    const shown: number[] = [];
    ui.controls.value = { ...STILL };
    const told = signal(model.asked.value);
    const stop = followDeeds({ model, ui, told });
    expect(model.submit(0, { type: 'end' })).toBeNull();
    model.openCurtain();
    told.value = model.asked.value;
    ui.controls.value = { ...STILL, frame: (groups) => void shown.push(...groups.flat()) };
    expect(shown).toEqual([w.net.indexOf('hal')]);
    stop();
  });
});

describe('a Group in hand', () => {
  test('where blocks stand and what they can do is found once for a question, and anew for the next', () => {
    const model = sit([HERE, COMPUTER]);
    const before = model.asked.value;
    const blocks = before.pieces.filter((piece) => piece >= 0);
    const company = blocks
      .map((block) => face.hand.company?.of(before, block) ?? [])
      .reduce((most, group) => (group.length > most.length ? group : most));
    expect(company.length).toBe(12);
    before.gather(company);
    const asked = model.asked.value;
    const standing = face.map.pieces(asked);
    expect(face.map.pieces(asked)).toBe(standing);
    expect(asked.choicesOf(company[0])).toBe(before.choicesOf(company[0]));
    const held = standing.filter(({ spot }) => spot?.held).map(({ piece }) => piece);
    expect(held.sort((a, b) => a - b)).toEqual([...company].sort((a, b) => a - b));
    // The blocks of other towns have not moved, and the next position is another.
    const others = (pieces: typeof standing) => pieces.filter(({ piece }) => !company.includes(piece));
    expect(others(standing)).toEqual(others(face.map.pieces(before)));
    const [move] = asked.choicesOf(company[0]).filter(({ type }) => type === 'move');
    expect(model.submit(0, move)).toBeNull();
    const placeOf = (pieces: typeof standing) => pieces.find(({ piece }) => piece === company[0])?.place;
    expect(placeOf(face.map.pieces(model.asked.value))).not.toBe(placeOf(standing));
    expect(model.asked.value.choicesOf(company[0])).not.toBe(asked.choicesOf(company[0]));
  });
});
