import { type AnyAction, type GameEvent, randomBits, seededDice, TABLE } from '@hundred-days/kernel';
import { type Action, position, units } from '@hundred-days/napoleon-1815';
import { h } from 'preact';
import { describe, expect, test } from 'vitest';
import { HEX_PX } from '../src/board/camera.ts';
import { goalIn } from '../src/face/acts.ts';
import type { Card } from '../src/face/look/card.ts';
import type { Asked, Face } from '../src/face/types.ts';
import { paint, ROOM } from '../src/faces/napoleon-1815/art.ts';
import { Board } from '../src/faces/napoleon-1815/battle/Board.tsx';
import { fieldOf } from '../src/faces/napoleon-1815/battle/field.ts';
import { shownIn } from '../src/faces/napoleon-1815/battle/shown.ts';
import { createFace } from '../src/faces/napoleon-1815/face.tsx';
import { goersOf } from '../src/faces/napoleon-1815/groups.ts';
import { Fights, Hand, Situation, ToPlace } from '../src/faces/napoleon-1815/panels.ts';
import { findRoom } from '../src/faces/napoleon-1815/room.ts';
import { en } from '../src/faces/napoleon-1815/text/en.ts';
import { fr } from '../src/faces/napoleon-1815/text/fr.ts';
import { lateEn } from '../src/faces/napoleon-1815/text/late-en.ts';
import { lateFr } from '../src/faces/napoleon-1815/text/late-fr.ts';
import { panelEn } from '../src/faces/napoleon-1815/text/panel-en.ts';
import { panelFr } from '../src/faces/napoleon-1815/text/panel-fr.ts';
import { groupsOf, wordsOf } from '../src/table/lines.ts';
import { goersIn } from '../src/table/put/Ghost.tsx';
import { turnsShown } from '../src/table/TopBar.tsx';
import { markup } from './art/markup.ts';
import { here, sitDown, type Watched } from './sitting.ts';
import { game, w } from './world1815.ts';

const face = createFace(game);
const w1815 = paint(w);
await Promise.all(['en', 'fr'].map((language) => face.words.rest(language)));
const lens = await face.looking('fr');
type Sat = Watched<Action>;

function sit(scenario: string, seed = 1, options = {}, language = 'en'): Sat {
  return sitDown(face, { scenario, options }, seededDice(seed), here('A', 'B', 'C'), language);
}

/** All words of a card. */
const said = (card: Card | null): string =>
  card === null
    ? ''
    : [card.title, card.eyebrow, ...(card.pieces ?? []).flatMap(({ name, facts }) => [name, facts])]
        .concat(card.lines.flatMap(({ label, text }) => [label, text]))
        .join(' | ');

const town = w.net.indexOf;
const unit = w.unitIndex;

/** Does an action as a hand would: takes the block up, points at the town, says yes. */
async function click(model: Sat, piece: number, action: Action): Promise<void> {
  const before = model.total;
  const goal = goalIn(face, action);
  if (piece !== TABLE && model.asked.value.inHand !== piece) model.pick(piece);
  await model.answered();
  if (model.total > before) return;
  if (goal === null) {
    model.act(action);
    return;
  }
  model.point(goal);
  const { proposed } = model.asked.value;
  if (model.total === before && proposed !== null) model.act(proposed);
  await model.answered();
  if (model.total === before) model.act(action);
}

/** All of a Group to one town; whoever finds no room stays. */
async function send(model: Sat, company: readonly number[], action: Action): Promise<void> {
  model.asked.value.gather(company);
  model.point(goalIn(face, action) ?? -1);
  const { proposed } = model.asked.value;
  if (proposed !== null) model.act(proposed);
  await model.answered();
}

interface Seen {
  readonly steps: Set<string>;
  readonly texts: Set<string>;
}

/** Everything the page would show, in words. */
function look(model: Sat, seen: Seen): void {
  const asked = model.asked.value;
  const { title, reason, buttons } = face.words.prompt(asked);
  for (const text of [title, reason, ...buttons.map(({ label }) => label)]) seen.texts.add(text);
  for (const piece of face.map.pieces(asked)) seen.texts.add(piece.label);
  face.map.overlay(asked);
  const key = `${position.stepOf(w, asked.view)} ${asked.viewer} ${asked.inHand === null}`;
  if (seen.steps.has(key)) return;
  seen.steps.add(key);
  // Where blocks are picked the scene has a state of its own, which needs a page.
  const fought = shownIn(w, asked.view, asked.deciding) === 'battle';
  const boards = fought ? [h(Board, { w, field: fieldOf(w, asked, asked.view[w.at.fight]) })] : [];
  const cards = [h(Hand, { w, asked }), h(ToPlace, { w, asked, blocks: true }), h(Fights, { w, asked })];
  for (const drawn of [...boards, ...cards, h(Situation, { w, asked })]) seen.texts.add(markup(drawn));
  face.words.track(asked.view, asked.language);
  seen.texts.add(face.words.summary(asked.view, asked.language));
  for (let place = 0; place < w.townCount; place += 7)
    for (const text of [face.words.describePlace(asked.view, place, asked.language), said(lens.place(asked, place))])
      seen.texts.add(text);
}

/** A whole game by clicks of chance, with the curtain between the persons. */
async function playOut(model: Sat, seed: number): Promise<Seen> {
  const seen: Seen = { steps: new Set(), texts: new Set() };
  const bits = randomBits(seed);
  const pick = <T>(list: readonly T[]): T => list[bits() % list.length];
  for (let clicks = 0; clicks < 20_000 && !model.over; clicks++) {
    if (model.curtain.value !== null) model.openCurtain();
    const asked = model.asked.value;
    if (!asked.deciding) throw new Error(`nobody decides: ${position.stepOf(w, asked.view)}`);
    if (clicks % 5 === 0 || !seen.steps.has(`${position.stepOf(w, asked.view)} ${asked.viewer} true`))
      look(model, seen);
    const own = asked.pieces.filter((piece) => piece !== TABLE);
    // Fewer ends than there are blocks, so that something happens.
    const piece = own.length > 0 && (bits() & 15) > 2 ? pick(own) : pick(asked.pieces);
    const choices = asked.choicesOf(piece);
    const before = model.total;
    const company = face.hand.company?.of(asked, piece) ?? [];
    if (company.length > 1 && position.stepOf(w, asked.view) === 'movement' && (bits() & 3) === 0) {
      await send(model, company, pick(choices));
      look(model, seen);
    } else await click(model, piece, pick(choices));
    if (model.total === before) throw new Error(`a click did nothing: ${position.stepOf(w, asked.view)} ${piece}`);
  }
  look(model, seen);
  return seen;
}

const unsaid = (texts: Iterable<string>): string[] =>
  [...texts].filter((text) => /\{\w+\}|\[(event|refusal)\.|undefined|NaN|null/.test(text));

const logOf = (model: Sat): string[] =>
  model.steps.flatMap((step) =>
    step.events.map((event: GameEvent) =>
      face.words
        .logLine(event, model.language.value)
        .parts.map((part) => (typeof part === 'string' ? part : part.text))
        .join(''),
    ),
  );

describe('words', () => {
  test.each([
    ['the face', en, fr],
    ['its later words', lateEn, lateFr],
    ['its panels', panelEn, panelFr],
  ])('%s: both languages say the same things with the same facts', (_, english, french) => {
    expect(Object.keys(french)).toEqual(Object.keys(english));
    const holes = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();
    for (const [key, text] of Object.entries(english)) {
      const other = Object.entries(french).find(([name]) => name === key)?.[1] ?? '';
      expect([key, holes(other)]).toEqual([key, holes(text)]);
    }
  });
});

describe('the map', () => {
  const { geometry, names } = w.art;
  test('every town has a place and a name on the sheet', () => {
    expect(geometry.size).toBe(58);
    for (let place = 0; place < geometry.size; place++) {
      expect(geometry.x[place]).toBeGreaterThan(0.5);
      expect(geometry.x[place]).toBeLessThan(geometry.width - 0.5);
      expect(geometry.y[place]).toBeLessThan(geometry.height - 0.5);
      expect(names.some(({ places, kind }) => kind !== 'water' && kind !== 'area' && places[0] === place)).toBe(true);
    }
  });
  test('names and blocks stand where there is room', () => {
    const towns = w.placed.map((one, i) => ({ ...one, name: w.townNames[i] }));
    expect(ROOM).toEqual(findRoom(towns, w.rivers));
  });
  test('a tap on a block that stands beside its town means that town', () => {
    const model = sit('historical');
    if (model.curtain.value !== null) model.openCurtain();
    const pieces = face.map.pieces(model.asked.value);
    for (const { place, spot } of pieces) {
      if (spot === undefined) throw new Error('no spot');
      const at = { x: geometry.x[place] * HEX_PX + spot.dx, y: geometry.y[place] * HEX_PX + spot.dy };
      expect(geometry.pieceAt?.(pieces, at)?.place).toBe(place);
    }
    expect(geometry.pieceAt?.(pieces, { x: 0, y: 0 })).toBeUndefined();
  });
  test('a road bends the same way in both directions', () => {
    const [a, b] = [town('brussels'), town('hal')];
    expect(geometry.bends?.(a, b)).toEqual([...(geometry.bends?.(b, a) ?? [])].reverse());
    expect(geometry.bends?.(a, town('liege'))).toEqual([]);
  });
});

describe('what is seen', () => {
  test('one sees one’s own blocks by name and the others as a number of backs', () => {
    const model = sit('historical');
    if (model.curtain.value !== null) model.openCurtain();
    const { viewer, view } = model.asked.value;
    expect(viewer).toBe(view[w.at.frenchSeat]);
    const pieces = face.map.pieces(model.asked.value);
    const named = pieces.filter(({ piece }) => piece < w.unitCount);
    expect(named.every(({ piece }) => w.side[piece] === units.FRENCH)).toBe(true);
    expect(named).toHaveLength(24);
    const hidden = pieces.filter(({ piece, label }) => piece >= w.unitCount && label !== '');
    const sum = hidden.reduce((n, { face: { designation } }) => n + Number(designation), 0);
    expect(sum).toBe(w.unitCount - 24);
    expect(hidden.some(({ label }) => /Corps|Wellington|Bl/.test(label))).toBe(false);
  });

  test('a move is shown along its road, marked where it is a force march, and confirmed', () => {
    const model = sit('historical');
    if (model.curtain.value !== null) model.openCurtain();
    const mover = model.asked.value.pieces.find((piece) => piece !== TABLE) ?? -1;
    model.pick(mover);
    const overlay = face.map.overlay(model.asked.value);
    expect(overlay.lines?.length).toBeGreaterThan(0);
    expect(overlay.strained?.length).toBeGreaterThan(0);
    const move = model.asked.value.choices.find((action) => action.type === 'move' && action.path.length === 2);
    if (move?.type !== 'move') throw new Error('no move');
    model.point(move.path[1]);
    expect(model.asked.value.proposed).toEqual(move);
    expect(face.words.prompt(model.asked.value).buttons[0].action).toEqual(move);
    model.act(move);
    expect(position.whereIs(w, model.asked.value.view, mover)).toBe(move.path[1]);
    expect(model.canUndo).toBe(true);
    model.undo();
    expect(position.whereIs(w, model.asked.value.view, mover)).toBe(move.path[0]);
  });

  test('[3.2a] of a town of the enemy it is said how many blocks stand there, and of no block which it is', () => {
    const model = sit('historical');
    if (model.curtain.value !== null) model.openCurtain();
    const { asked } = model;
    for (let place = 0; place < w.townCount; place++) {
      const note = said(lens.place(asked.value, place));
      const enemies = position.blocksOf(w, asked.value.view, place, units.ALLIED);
      expect(note.includes('type, corps and strength: not known')).toBe(enemies > 0);
      for (const other of w.unitsOf[units.ALLIED]) expect(note).not.toContain(face.words.pieceName(other, 'en'));
      for (const own of w.unitsOf[units.FRENCH])
        expect(note.includes(face.words.pieceName(own, 'en'))).toBe(
          position.whereIs(w, asked.value.view, own) === place,
        );
    }
  });

  test('a click on a nameless block stands for its town', () => {
    expect(unit('fr-napoleon')).toBe(0);
    const pieces = face.map.pieces(sit('historical').asked.value);
    expect(new Set(pieces.map(({ piece }) => piece)).size).toBe(pieces.length);
  });
});

describe('the track of turns', () => {
  const trackAt = (turn: number, language = 'en') => {
    const view = sit('historical').asked.value.view.slice();
    view[w.at.turn] = turn;
    return face.words.track(view, language);
  };

  test('stands by day and side, three days around the one that is played', () => {
    const track = trackAt(5);
    expect(track.days?.slice(0, 6).map(({ day, sign }) => `${day} ${sign}`)).toEqual([
      'June 15 F',
      'June 15 A',
      'June 15 F',
      'June 16 A',
      'June 16 F',
      'June 16 A',
    ]);
    expect(track.days?.[2].spoken).toBe('June 15, night, French');
    expect(track.days).toHaveLength(w.turns);
    expect(turnsShown(track)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    for (let turn = 1; turn <= w.turns; turn++) expect(turnsShown(trackAt(turn, 'fr'))).toContain(turn);
  });
});

describe('the road map', () => {
  test('has its title in a corner where no town lies, houses at every town, and valleys clear of towns', () => {
    const { layers, captions = [], geometry } = w1815.art;
    const layer = (id: string): string => layers.find((one) => one.id === id)?.d ?? '';
    const points = (d: string): number[][] =>
      [...d.matchAll(/[ML](-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    const [[left, top]] = points(layer('cartouche'));
    const towns = [...Array(geometry.size).keys()].map((place) => [geometry.x[place], geometry.y[place]]);
    expect(towns.filter(([x, y]) => x > left - 0.5 && x < left + 9 && y > top - 0.5 && y < top + 3.6)).toEqual([]);
    expect(captions.map(({ text }) => text)).toEqual(['The Netherlands', 'in June of 1815']);
    const valleys = points(layer('valleys'));
    expect(valleys.length).toBeGreaterThan(200);
    for (const [x, y] of valleys)
      expect(Math.min(...towns.map(([tx, ty]) => Math.hypot(x - tx, y - ty)))).toBeGreaterThan(0.4);
    const houses = points(layer('buildings'));
    for (const [x, y] of towns) expect(houses.some(([hx, hy]) => Math.hypot(hx - x, hy - y) < 0.5)).toBe(true);
  });
});

describe('a Group in hand', () => {
  const open = (scenario: string): Sat => {
    const model = sit(scenario);
    if (model.curtain.value !== null) model.openCurtain();
    return model;
  };
  const inTown = (model: Sat, place: number): number[] =>
    model.asked.value.pieces.filter(
      (piece) => piece >= 0 && position.whereIs(w, model.asked.value.view, piece) === place,
    );

  test('[5.1b] all blocks of a town go by one gesture, and come back by one', async () => {
    const model = open('historical');
    const [from, to] = [town('solre'), town('thuin')];
    const group = inTown(model, from);
    expect(face.hand.company?.of(model.asked.value, group[0])).toEqual(group);
    model.asked.value.gather(group);
    expect(model.asked.value.along).toEqual(group.slice(1));
    model.point(to);
    const { title, buttons } = face.words.prompt(model.asked.value);
    expect(title).toBe('Send 6 blocks to Thuin?');
    model.act(buttons[0].action);
    await model.answered();
    expect(inTown(model, from)).toEqual([]);
    expect(position.blocksOf(w, model.asked.value.view, to, units.FRENCH)).toBe(group.length);
    expect(model.asked.value.inHand).toBeNull();
    model.undo();
    expect(inTown(model, from)).toEqual(group);
    expect(model.length).toBe(0);
    model.redo();
    await model.answered();
    expect(model.length).toBe(group.length);
    // One that goes alone afterwards comes back alone.
    const [single] = inTown(model, town('beaumont'));
    model.act(model.choices(single)[0]);
    model.undo();
    expect(model.length).toBe(group.length);
    // What is done after taking back is no part of it any more.
    model.undo();
    for (const piece of group)
      model.act(model.choices(piece).find((choice) => goalIn(face, choice) === to) ?? { type: 'end' });
    model.undo();
    expect(model.length).toBe(group.length - 1);
  });

  test('[5.4a] a road takes as many as it may, which is said before they go; the others stay in hand', async () => {
    const model = open('historical');
    const [from, to] = [town('beaumont'), town('thuin')];
    const group = inTown(model, from);
    expect(group).toHaveLength(12);
    model.asked.value.gather(group);
    model.point(to);
    const { reason, rules } = face.words.prompt(model.asked.value);
    expect(reason).toContain('There is room for 6');
    expect(rules).toEqual(['5.4a']);
    const { proposed } = model.asked.value;
    if (proposed === null) throw new Error('no way');
    model.act(proposed);
    await model.answered();
    expect(position.blocksOf(w, model.asked.value.view, to, units.FRENCH)).toBe(6);
    expect([model.asked.value.inHand, ...model.asked.value.along]).toEqual(group.slice(6));
    expect(model.refused.value).toBeNull();
    expect(face.map.overlay(model.asked.value).notes?.some(({ text, full }) => text === '6/6' && full)).toBe(true);
    expect(face.words.prompt(model.asked.value).reason).toContain('Group Moves left: 1');
  });

  test('[5.6b] a road is broken for a Group where at least one of it can take it by a force march alone', () => {
    const model = open('historical');
    model.asked.value.gather(inTown(model, town('beaumont')));
    const { asked } = model;
    const { lines = [], strained = [] } = face.map.overlay(asked.value);
    const key = ([a, b]: readonly number[]): string => [Math.min(a, b), Math.max(a, b)].join();
    const roads = (moves: readonly Action[]): Set<string> =>
      new Set(
        moves.flatMap((move) => (move.type === 'move' ? move.path.slice(1).map((b, i) => key([move.path[i], b])) : [])),
      );
    const costly = new Set<string>();
    for (const unit of [asked.value.inHand ?? -1, ...asked.value.along]) {
      const own = asked.value.choicesOf(unit);
      const easy = roads(own.filter((move) => move.type === 'move' && move.path.length - 1 <= w.pace[unit]));
      for (const road of roads(own)) if (!easy.has(road)) costly.add(road);
    }
    expect(costly.size).toBeGreaterThan(0);
    expect(new Set(strained.map(key))).toEqual(costly);
    expect(new Set([...lines, ...strained].map(key))).toEqual(roads(asked.value.choices));
    expect(lines.some((line) => costly.has(key(line)))).toBe(false);
  });

  test('[5.6b] the dice of a column pass by; those of a fight are read', () => {
    const passes = (type: string) => face.words.telling?.passing?.({ type, rule: '5.6b', data: {} });
    expect(['march-rolled', 'fired', 'morale-rolled'].map(passes)).toEqual([true, false, false]);
  });

  test('the blocks of a question are found once, whoever asks', () => {
    const model = open('historical');
    const before = face.map.pieces(model.asked.value);
    expect(face.map.pieces(model.asked.value)).toBe(before);
    model.asked.value.gather(inTown(model, town('beaumont')));
    expect(face.map.pieces(model.asked.value).filter(({ spot }) => spot?.held)).toHaveLength(12);
    expect(before.some(({ spot }) => spot?.held)).toBe(false);
  });

  test('[5.6b] who would have to hurry is told before they go', () => {
    const model = open('historical');
    const group = inTown(model, town('beaumont'));
    model.asked.value.gather(group);
    model.point(town('binche'));
    const { reason, rules } = face.words.prompt(model.asked.value);
    // Two ways lead there, with room for six each.
    const forced = group.filter((piece) => w.pace[piece] === 1).length;
    expect(reason).toContain(`${forced} force-march`);
    expect(rules).toContain('5.6b');
    model.putBack();
    model.putBack();
    expect(model.asked.value.inHand).toBeNull();
    expect(model.asked.value.along).toEqual([]);
  });

  /** Only these on the map, the French to move. */
  const marching = (turn: number, places: Readonly<Record<string, string>>): Sat => {
    const all = Object.fromEntries([...Array(w.unitCount).keys()].map((one) => [w.unitId(one), 'eliminated']));
    const scenario = {
      format: 'hundred-days-scenario',
      version: 1,
      game: 'napoleon-1815',
      turn,
      begun: 'movement',
      units: { ...all, 'ad-wellington': 'brussels', 'pr-blucher': 'namur', ...places },
    };
    const model = sitDown(face, { scenario, options: {} }, seededDice(1), here('A', 'B'), 'en');
    if (model.curtain.value !== null) model.openCurtain();
    return model;
  };
  const FOOT = ['fr-1-inf1', 'fr-1-inf2', 'fr-2-inf1', 'fr-2-inf2'];
  const HORSE = ['fr-1cc-cav', 'fr-2cc-cav', 'fr-3cc-cav', 'fr-4cc-cav'];
  const at = (place: string, ids: readonly string[]): Record<string, string> =>
    Object.fromEntries(ids.map((id) => [id, place]));
  const arrived = (model: Sat, place: string): string[] =>
    [...w.unitsOf[units.FRENCH]]
      .filter((one) => position.whereIs(w, model.asked.value.view, one) === town(place))
      .map((one) => w.unitId(one));

  test('[5.6b] of eight where six fit those who need not hurry go first, and the prompt names who stays', async () => {
    const model = marching(1, at('chimay', [...FOOT, ...HORSE]));
    model.asked.value.gather(inTown(model, town('chimay')));
    model.point(town('thuin'));
    const { title, reason, buttons } = face.words.prompt(model.asked.value);
    expect(title).toBe('Send 6 blocks to Thuin?');
    const stay = ['fr-2-inf1', 'fr-2-inf2'];
    expect(reason).toContain('There is room for 6');
    expect(reason).toContain('2 force-march');
    expect(reason).toContain(`Stay: ${stay.map((id) => face.words.pieceName(unit(id), 'en')).join(', ')}.`);
    const panel = markup(h(Hand, { w, asked: model.asked.value }));
    expect(panel.split('· stays')).toHaveLength(3);
    expect(panel.split('· goes by force march')).toHaveLength(3);
    // A telephone has no room for the words: there each is drawn as it fares.
    const fates = [...panel.matchAll(/data-fate="(\w+)"/g)].map(([, fate]) => fate);
    expect(fates.toSorted()).toEqual([...Array(4).fill('goes'), 'hurries', 'hurries', 'stays', 'stays']);
    const { proposed } = model.asked.value;
    if (proposed === null) throw new Error('no way');
    expect(goersIn(face, model.asked.value, proposed)).toHaveLength(6);
    model.act(buttons[0].action);
    await model.answered();
    expect(arrived(model, 'chimay')).toEqual(stay);
    expect(arrived(model, 'thuin').toSorted()).toEqual([...FOOT.slice(0, 2), ...HORSE].toSorted());
  });

  test('[5.7c] at night no road is offered by force march: who would have to hurry takes the straight one', () => {
    const model = marching(3, at('beaumont', [...FOOT, ...HORSE]));
    model.asked.value.gather(inTown(model, town('beaumont')));
    for (const goal of ['thuin', 'solre']) {
      model.point(town(goal));
      const { reason, buttons } = face.words.prompt(model.asked.value);
      expect([goal, reason, ...buttons.map(({ label }) => label)].join(' ')).not.toMatch(/force/);
      const other = buttons[1]?.action;
      if (other?.type !== 'move') throw new Error('no other way');
      model.asked.value.propose(other);
      expect(face.words.prompt(model.asked.value).reason).not.toMatch(/force/);
      model.asked.value.propose(buttons[0].action);
    }
  });

  test('[5.4a] what the prompt says of who goes is what happens, by every road of every town', async () => {
    for (const night of [1, 3]) {
      for (const from of ['beaumont', 'chimay', 'solre', 'philippeville']) {
        const model = marching(night, at(from, [...FOOT, ...HORSE]));
        const group = inTown(model, town(from));
        model.asked.value.gather(group);
        const goals = new Set(model.asked.value.choices.map((action) => goalIn(face, action)));
        for (const goal of goals) {
          if (goal === null) continue;
          model.asked.value.gather(group);
          model.point(goal);
          const { proposed } = model.asked.value;
          if (proposed?.type !== 'move') throw new Error('no way');
          const going = goersOf(w, model.asked.value, proposed).map((move) => move.unit);
          model.act(proposed);
          await model.answered();
          const gone = group.filter((one) => position.whereIs(w, model.asked.value.view, one) === goal);
          expect(gone, `${from} ${w.townId(goal)} turn ${night}`).toEqual(going.toSorted((a, b) => a - b));
          model.undo();
          await model.answered();
        }
      }
    }
  });

  const lines = (model: Sat, language = 'en'): string[] =>
    groupsOf(face as unknown as Face<AnyAction>, model.log.value, language).flatMap((group) =>
      group.lines.map(({ line }) => wordsOf(line)),
    );

  test('the log has a line for a deed, not one for each block, and takes it back as one', async () => {
    const model = marching(1, at('chimay', [...FOOT, ...HORSE]));
    const group = inTown(model, town('chimay'));
    model.asked.value.gather(group.slice(0, 3));
    model.point(town('beaumont'));
    model.act(model.asked.value.proposed as Action);
    await model.answered();
    const names = (ids: readonly number[]): string => ids.map((one) => face.words.pieceName(one, 'en')).join(', ');
    expect(lines(model)).toEqual([`3 blocks move Chimay → Beaumont: ${names(group.slice(0, 3))}`]);
    expect(lines(model, 'fr')[0]).toMatch(/^3 blocs, mouvement Chimay → Beaumont/);
    model.act(model.choices(group[3]).find((choice) => goalIn(face, choice) !== town('beaumont')) as Action);
    expect(lines(model)).toHaveLength(2);
    const [{ lines: rows }] = groupsOf(face as unknown as Face<AnyAction>, model.log.value, 'en');
    model.undoTo(rows[0].step - 1);
    await model.answered();
    expect(inTown(model, town('chimay'))).toEqual(group);
  });

  test('[5.6b] a die of a march is told once, with the name of the block for its owner', async () => {
    const model = marching(1, at('chimay', FOOT.slice(0, 1)));
    const [foot] = inTown(model, town('chimay'));
    model.pick(foot);
    model.point(town('thuin'));
    model.act(model.asked.value.proposed as Action);
    await model.answered();
    model.act({ type: 'end' } as Action);
    await model.answered();
    model.act(model.choices(foot)[0]);
    await model.answered();
    const dice = lines(model).filter((line) => line.includes('die '));
    expect(dice).toHaveLength(1);
    expect(dice[0]).toMatch(
      new RegExp(`^${face.words.pieceName(foot, 'en').replace(/[()]/g, '\\$&')}, force march Chimay`),
    );
  });

  test('[4.1d] a corps is placed by one gesture as far as the town has room', async () => {
    const model = open('free');
    const left = (): number[] => model.asked.value.pieces.filter((piece) => piece >= 0);
    const corps = left().filter((piece) => w.corps[piece] === w.corps[unit('pr-2-inf1')]);
    expect(corps).toHaveLength(5);
    model.asked.value.gather(corps);
    model.point(town('namur'));
    await model.answered();
    expect(position.blocksOf(w, model.asked.value.view, town('namur'), units.ALLIED)).toBe(4);
    expect(model.refused.value?.no.rule).toBe('4.1d');
    expect(model.asked.value.inHand).toBe(corps[4]);
    model.undo();
    expect(left()).toHaveLength(w.unitCount - 24);
  });

  test('[4.0] one block that was placed is taken back, and the others stay', async () => {
    const model = open('free');
    const corps = model.asked.value.pieces.filter((piece) => w.corps[piece] === w.corps[unit('pr-1-inf1')]);
    model.asked.value.gather(corps);
    model.point(town('namur'));
    await model.answered();
    model.asked.value.pick(corps[1]);
    await model.answered();
    const where = corps.map((piece) => position.whereIs(w, model.asked.value.view, piece));
    expect(where).toEqual([town('namur'), position.UNPLACED, town('namur'), town('namur')]);
    expect(face.map.pieces(model.asked.value).filter(({ place }) => place === town('namur'))).toHaveLength(4);
  });
});

describe('the order of fights', () => {
  test.each([2, 4, 5, 8])('[6.1d] of %i fights every one can be named', (n) => {
    const model = sit('historical');
    if (model.curtain.value !== null) model.openCurtain();
    const view = model.asked.value.view.slice();
    position.setStep(w, view, 'skirmish-order');
    const towns = [...Array(w.townCount).keys()].slice(0, n);
    for (const place of towns) view[w.at.fights + place] = position.SKIRMISH;
    const asked = {
      ...model.asked.value,
      view,
      pieces: [TABLE],
      choicesOf: () => towns.map((place): Action => ({ type: 'fight', town: place })),
    };
    const { buttons } = face.words.prompt(asked);
    // Many buttons find no room under the map: then they stand beside it, and on a telephone above the question.
    expect(buttons.map(({ action }) => goalIn(face, action))).toEqual(n > 4 ? [] : towns);
    expect(markup(h(Fights, { w, asked })).match(/<button/g)).toHaveLength(n);
    expect(face.panels.stakes?.(asked)).not.toBeNull();
    expect(face.map.overlay(asked).reach).toEqual(towns);
  });
});

describe('who is waited for', () => {
  test('[11.0a] of three players each goes by his army; of two the Allies are one', () => {
    const titleFor = (seats: number, seat: number, language = 'en'): string => {
      const model = sit('historical');
      const view = model.asked.value.view.slice();
      view[w.at.seats] = seats;
      return face.words.prompt({ ...model.asked.value, view, seat, language, deciding: false }).title;
    };
    expect(titleFor(3, 2)).toBe('Prussian: their decision');
    expect(titleFor(3, 1)).toBe('Anglo-Dutch: their decision');
    expect(titleFor(2, 1)).toBe('Allies: their decision');
    expect(titleFor(3, 2, 'fr')).toMatch(/^Prussiens\s: à eux de décider$/);
  });
});

describe('the count of steps', () => {
  test('what another places in secret is no step for the one who waits', () => {
    const model = sit('free');
    if (model.curtain.value !== null) model.openCurtain();
    const allied = model.viewer.value;
    const [first] = model.asked.value.choices;
    model.act(first);
    expect(model.length).toBe(1);
    expect(model.total).toBe(1);
    expect(model.host.table.lengthFor(1 - allied)).toBe(0);
    expect(model.viewOf(1 - allied)[w.at.where + (first.type === 'deploy' ? first.unit : 0)]).toBe(position.UNKNOWN);
  });
});

describe('a whole game', () => {
  test.each([
    ['historical', {}, 3, 'en'],
    ['free', { bidding: true, hiddenUntilFire: true }, 4, 'fr'],
    ['free', { threePlayers: true }, 5, 'en'],
  ] as const)('%s %o', async (scenario, options, seed, language) => {
    const model = sit(scenario, seed, options, language);
    const seen = await playOut(model, seed);
    expect(model.over).toBe(true);
    expect(unsaid(seen.texts)).toEqual([]);
    expect(unsaid(logOf(model))).toEqual([]);
    // After the end everything is open.
    expect(face.map.pieces(model.asked.value).every(({ piece, label }) => piece < w.unitCount || label === '')).toBe(
      true,
    );
    expect(model.length).toBe(model.total);
    // And the game can be gone through again.
    for (const at of [0, Math.floor(model.length / 2), model.length - 1]) {
      model.at.value = at;
      look(model, seen);
    }
    expect(unsaid(seen.texts)).toEqual([]);
  });
});

test('[7.4c] a block that is tapped among several that have to go is taken up, and not sent at the cost of the others', () => {
  const { asks } = createFace(game).hand;
  const asked = { pieces: [1, 2] } as unknown as Asked<Action>;
  const retreat = { type: 'retreat', unit: 1, town: 3 } as unknown as Action;
  expect(asks?.(asked, retreat)).toBe(true);
  expect(asks?.({ ...asked, pieces: [1] }, retreat)).toBe(false);
  expect(asks?.(asked, { type: 'hit', unit: 1 } as unknown as Action)).toBe(false);
});
