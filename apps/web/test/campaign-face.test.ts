import { type AnyAction, type GameEvent, randomBits, scriptedDice, seededDice, TABLE } from '@hundred-days/kernel';
import { laid } from '@hundred-days/kernel/testing';
import {
  type Action,
  board,
  createWaterlooCampaign,
  createWorld,
  type Description,
  position,
  type STARTS,
  units,
} from '@hundred-days/waterloo-campaign';
import { DOCUMENTS } from '@hundred-days/waterloo-campaign/data';
import CASES from '@hundred-days/waterloo-campaign/data/cases.json' with { type: 'json' };
import { FORMAT } from '@hundred-days/waterloo-campaign/format';
import { signal } from '@preact/signals';
import { h } from 'preact';
import { describe, expect, test } from 'vitest';
import { goalIn } from '../src/face/acts.ts';
import type { Asked } from '../src/face/types.ts';
import { mapArt, mapData, withCounters } from '../src/faces/waterloo-campaign/art.ts';
import { createFace } from '../src/faces/waterloo-campaign/face.tsx';
import { Outcomes } from '../src/faces/waterloo-campaign/OddsPanel.tsx';
import { oddsOf } from '../src/faces/waterloo-campaign/odds.ts';
import { en } from '../src/faces/waterloo-campaign/text/en.ts';
import { fr } from '../src/faces/waterloo-campaign/text/fr.ts';
import { lateEn } from '../src/faces/waterloo-campaign/text/late-en.ts';
import { lateFr } from '../src/faces/waterloo-campaign/text/late-fr.ts';
import { panelEn } from '../src/faces/waterloo-campaign/text/panel-en.ts';
import { panelFr } from '../src/faces/waterloo-campaign/text/panel-fr.ts';
import { namedIn } from '../src/table/Sentence.tsx';
import { chapterOf, search } from '../src/table/seeking.ts';
import { questionIn } from '../src/table/ui.ts';
import { markup } from './art/markup.ts';
import { here, sitDown, type Watched } from './sitting.ts';

const WORLD = createWorld(DOCUMENTS);

const face = createFace(createWaterlooCampaign(WORLD, FORMAT));
await Promise.all(['en', 'fr'].map((language) => face.words.rest(language)));
const unit = (id: string): number => units.unitIndex(WORLD, id);
const hex = (id: string): number => WORLD.map.indexOf(id);

type Sat = Watched<Action>;

function sit(scenario: string | Description, dice = seededDice(1), language = 'en', options = {}): Sat {
  return sitDown(face, { scenario, options }, dice, here('A', 'B'), language);
}

/** A position of its own, at the beginning of a phase. */
const described = (start: (typeof STARTS)[number], pieces: Description['units'], turn = 4): Description => ({
  format: 'hundred-days-scenario',
  version: 1,
  game: 'waterloo-campaign',
  turn,
  start,
  units: { 'hq-napoleon': '1217 normal', 'hq-wellington': '3715 normal', 'hq-blucher': '1737 normal', ...pieces },
});

const title = (model: Sat): string => face.words.prompt(model.asked.value).title;
const labels = (model: Sat): string[] => face.words.prompt(model.asked.value).buttons.map(({ label }) => label);
const press = (model: Sat, label: string): void => {
  const button = face.words.prompt(model.asked.value).buttons.find((one) => one.label === label);
  if (button === undefined) throw new Error(`no button ${label}`);
  model.act(button.action);
};

const holes = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();

test.each([
  ['face', en, fr],
  ['face, after the first board', lateEn, lateFr],
  ['panels', panelEn, panelFr],
] as const)('the words of the %s are complete in both languages, with the same holes', (_, english, french) => {
  expect(Object.keys(french)).toEqual(Object.keys(english));
  for (const [key, text] of Object.entries(english)) {
    expect(holes(french[key as keyof typeof french]), key).toEqual(holes(text));
  }
});

describe('the map', () => {
  test('has all hexes, the rivers with their bridges, the highway, and the gates of the edge', () => {
    const data = mapData(WORLD);
    expect(data.geometry.size).toBe(1302);
    expect(data.geometry.layout).toBe('rows');
    expect(data.rivers).toHaveLength(109);
    expect(data.bridges).toHaveLength(6);
    expect(data.roads).toHaveLength(1008);
    expect(data.roads.filter(({ type }) => type === 'road').length).toBeGreaterThan(30);
    expect(data.streamHexes).toHaveLength(160);
    expect(new Set(data.gates?.map(({ place }) => board.hexId(WORLD, place)))).toEqual(
      new Set(['1015', '1017', '1018', '1020', '3000', '3241', '4006', '4015', '4025']),
    );
    for (const id of ['river', 'bridge-deck', 'stream', 'road-fill', 'gates', 'gate-rings', 'buildings'])
      expect(mapArt(WORLD).layers.map((layer) => layer.id)).toContain(id);
  });
});

describe('counters', () => {
  test('show the side that lies up, and Hill the stars he has', () => {
    const model = sit('june16');
    const shown = face.map.pieces(model.asked.value);
    const of = (id: string) => shown.find(({ piece }) => piece === unit(id))?.face;
    expect(of('pr-1')).toMatchObject({ form: 'corps', back: 'battle', right: '1', stars: 1, nation: 'prussian' });
    expect(of('fr-gdcav')).toMatchObject({ form: 'corps', stars: 2, right: '6', guard: true });
    expect(of('fr-gdcav')?.back).toBeUndefined();
    expect(of('hq-wellington')).toMatchObject({ form: 'flag', back: 'battle', right: '3', stars: 2, nation: 'anglo' });
    expect(of('hq-ney')).toMatchObject({ form: 'flag', right: '4', stars: 0 });
    expect(of('fr-d-jacquinot')).toMatchObject({ form: 'detachment', right: 'Det', designation: 'I' });
    // The same counter is the same object, so that the board need not draw it again.
    expect(face.map.pieces(model.asked.value).find(({ piece }) => piece === unit('pr-1'))?.face).toBe(of('pr-1'));
  });

  test('are spoken of with army, name, formation and numbers', () => {
    const label = (language: string): string | undefined =>
      face.map.pieces(sit('june16', seededDice(1), language).asked.value).find(({ piece }) => piece === unit('pr-1'))
        ?.label;
    expect(label('en')).toBe('Prussian, I Corps (Ziethen), Battle Formation, stars 1, movement 1');
    expect(label('fr')).toBe('Prussiens, Ier corps (Ziethen), formation de bataille, étoiles 1, mouvement 1');
  });
});

describe('headquarters', () => {
  const begun = (): Sat => sit(described('turn', { 'fr-1': '1617', 'aa-1': '3002', 'pr-2': '1928' }));

  test('are in hand one after another; a hex, then a mode', () => {
    const model = begun();
    expect(model.asked.value.inHand).toBe(unit('hq-napoleon'));
    expect(title(model)).toBe('Where does Napoléon set up?');
    model.point(hex('1617'));
    expect(title(model)).toBe('Napoléon at 1617: Normal or Battle?');
    expect(labels(model)).toEqual(['Normal, range 8', 'Battle, range 3, 1 star']);
    expect(face.map.overlay(model.asked.value).ranges?.[0].text).toBe('Napoléon, range 8');
    press(model, 'Battle, range 3, 1 star');
    const view = model.view();
    expect(position.whereIs(WORLD, view, unit('hq-napoleon'))).toBe(hex('1617'));
    expect(position.faceOf(WORLD, view, unit('hq-napoleon'))).toBe(position.BACK);
    expect(model.asked.value.inHand).toBe(unit('hq-wellington'));
  });

  test('that may not be placed somewhere are refused by the rule', () => {
    const model = begun();
    model.point(hex('4000'));
    expect(model.refused.value?.no.rule).toBe('A-2');
    const told = face.words.explain(model.view(), model.refused.value?.no ?? { rule: '', code: '', data: {} }, 'en');
    expect(told.title).toBe('Napoléon: not to 4000');
    expect(told.text).toContain('within three hexes');
  });

  test('show their range when they are pointed at', () => {
    const view = sit('june16').view();
    const ranges = face.map.pointedAt(view, hex('2218'), 'en')?.ranges ?? [];
    expect(ranges.map(({ text, places }) => [text, places.length])).toEqual([['Ney, range 4', 61]]);
    expect(face.map.pointedAt(view, hex('2219'), 'en')).toBeNull();
  });
});

describe('a move', () => {
  /** Step D to H ended by both, up to the first move. */
  const atMovement = (pieces: Description['units'], options = {}): Sat =>
    sit(described('movement', pieces), seededDice(1), 'en', options);

  test('is proposed on the way that does not turn the Corps over, and says who commands it', () => {
    const wet = described('movement', { 'fr-gdcav': '1617', 'pr-2': '2840', 'aa-1': '3002' });
    const model = sit({ ...wet, rain: [4] });
    model.pick(unit('fr-gdcav'));
    const { choices, view } = model.asked.value;
    const goals = choices.map((action) => goalIn(face, action));
    const both = [...new Set(goals.filter((goal, i) => goals.indexOf(goal) !== i))];
    expect(both.length).toBeGreaterThan(3);
    for (const goal of both) {
      const ways = choices.filter((action) => goalIn(face, action) === goal);
      model.point(goal as number);
      const proposed = model.proposed.value as Action;
      expect(proposed).toBe(face.hand.choose(ways, view));
      expect(labels(model)).toEqual(['Move here', 'Turned over']);
      expect(face.words.prompt(model.asked.value).reason).toMatch(/commanded by Napoléon\.$/);
      const other = ways.find((action) => action !== proposed) as Action;
      model.proposed.value = other;
      expect(labels(model)).toEqual(['Move here', 'Not turned over']);
      expect(face.words.prompt(model.asked.value).reason).toContain('It ends there: Exhausted.');
    }
  });

  test('shows where it would be turned over apart from where it only stops', () => {
    const model = atMovement({ 'fr-1': '1717', 'pr-1': '1819', 'aa-1': '3002' });
    model.pick(unit('fr-1'));
    const { turns = [], stops = [], zones = [] } = face.map.overlay(model.asked.value);
    expect(turns).toContain(hex('1718'));
    expect(zones).toContain(hex('1718'));
    expect(stops).toContain(hex('1618'));
    expect(stops).not.toContain(hex('1718'));
  });

  test('ends with a pass that says what is left and what the other side gets', () => {
    const model = atMovement({ 'fr-1': '1617', 'fr-2': '1417', 'pr-1': '2330', 'aa-1': '3002' });
    const pass = face.words.prompt(model.asked.value).buttons.find((button) => button.ends);
    expect(pass).toMatchObject({ label: 'Pass', main: false, sure: { title: 'Pass?', yes: 'Pass' } });
    expect(face.words.warnings(model.asked.value)).toEqual([
      { text: '2 of your Corps could still move.', pieces: [unit('fr-1'), unit('fr-2')] },
      { text: 'The Coalition side may then move in a row: a die and 2 more.', pieces: [] },
    ]);
  });
});

test('[H-1] a Corps in an enemy zone is named beside the question', () => {
  const model = sit(described('recall', { 'fr-1': '1717', 'fr-2': '1417', 'pr-1': '1718', 'aa-1': '3002' }));
  for (let i = 0; i < 4 && position.stepOf(WORLD, model.view()) !== 'withdrawal'; i++)
    model.act(model.choices(TABLE)[0]);
  expect(face.words.prompt(model.asked.value).reason).toContain('1 of your Corps is in an enemy zone');
  const at = { model: model as unknown as Watched<AnyAction>, told: signal(model.asked.value as Asked<AnyAction>) };
  const shown = { ...at, question: questionIn(at) };
  expect(namedIn(shown).map(({ name }) => name)).toHaveLength(1);
  expect(namedIn(shown)[0].piece).toBe(model.asked.value.pieces.find((piece) => piece !== TABLE));
});

test('moves rolled in secret are a question mark to the other side alone', () => {
  const model = sit('june15', scriptedDice([5]), 'en', { secretMoveRolls: true });
  for (const _ of [0, 1, 2]) {
    if (model.curtain.value !== null) model.openCurtain();
    model.act(model.asked.value.choices[0]);
  }
  if (model.curtain.value !== null) model.openCurtain();
  expect(face.hasSecrets(model.view())).toBe(true);
  const left = WORLD.at.left + units.FRENCH;
  expect(model.viewOf(units.FRENCH)[left]).toBe(8);
  expect(model.viewOf(units.COALITION)[left]).toBe(position.UNKNOWN);
});

describe('an attack', () => {
  const pieces = laid('fr-1 1617 battle, fr-gdcav 1517 fresh, fr-3 1718, pr-1 1716 battle, aa-1 3002');

  test('names every modifier with its piece and rule', () => {
    const view = sit(described('attack', { ...pieces, 'hq-napoleon': '1617 battle' })).view();
    const { attack, defence } = oddsOf(WORLD, view, unit('fr-1'), unit('pr-1'), [unit('fr-gdcav')]);
    const short = (list: typeof attack) =>
      list.map(({ rule, value, unit: from }) => [rule, value, units.unitId(WORLD, from)]);
    expect(short(attack)).toEqual([
      ['MOD-A1', 1, 'fr-1'],
      ['MOD-A2', 1, 'hq-napoleon'],
      ['MOD-A6', 1, 'fr-gdcav'],
    ]);
    expect(short(defence)).toEqual([
      ['MOD-D1', 1, undefined],
      ['MOD-D2', 1, 'pr-1'],
    ]);
  });

  test.each([
    ['with cavalry to commit', pieces, 4],
    ['on a Detachment', { 'fr-1': '1617', 'pr-d-steinmetz': '1716', 'pr-1': '2330', 'aa-1': '3002' }, 4],
    ['on the last day', { 'fr-1': '1617', 'pr-1': '1716 battle', 'aa-1': '3002' }, 7],
    [
      'on a Corps with no way out',
      { 'fr-1': '1617', 'fr-2': '1816', 'fr-3': '1815', 'fr-4': '1615', 'pr-1': '1716', 'aa-1': '3002' },
      4,
    ],
  ])('%s: the chances are those of the 36 rolls as the game carries them out', (_, at, turn) => {
    const attacker = unit('fr-1');
    const first = sit(described('attack', at, turn));
    const defender = position.unitIn(WORLD, first.view(), hex('1716'));
    const { outcomes } = oddsOf(WORLD, first.view(), attacker, defender, []);
    const counted = new Map<string, number>();
    for (let dice = 0; dice < 36; dice++) {
      const model = sit(described('attack', at, turn), scriptedDice([1 + Math.floor(dice / 6), 1 + (dice % 6), 1]));
      model.pick(attacker);
      model.act(model.point(hex('1716')) as Action);
      // Nobody commits cavalry.
      while (['charge', 'countercharge'].includes(position.stepOf(WORLD, model.view())))
        model.act(model.choices(TABLE)[0]);
      const fate = fateIn(model.events(0), attacker, defender);
      counted.set(fate, (counted.get(fate) ?? 0) + 1);
    }
    expect(Object.fromEntries(merged(outcomes))).toEqual(Object.fromEntries(counted));
  });

  const oddsShown = (at: Description['units'], viewer: 'attacker' | 'defender'): readonly (readonly string[])[] => {
    const asked = sit(described('attack', at)).asked.value;
    const defender = position.unitIn(WORLD, asked.view, hex('1716'));
    const seen = viewer === 'attacker' ? asked : { ...asked, viewer: 1 - asked.viewer };
    const odds = oddsOf(WORLD, asked.view, unit('fr-1'), defender, []);
    const page = markup(h(Outcomes, { w: withCounters(WORLD), asked: seen, odds }));
    return [...page.matchAll(/<li class="chance chance--(\w+)"><span>(.*?)<button/g)].map(([, whose, text]) => [
      whose,
      text.trim(),
    ]);
  };
  const NO_WAY_OUT = { 'fr-1': '1617', 'fr-2': '1816', 'fr-3': '1815', 'fr-4': '1615', 'pr-1': '1716', 'aa-1': '3002' };

  test('[RET-4] [CRT-4] no two lines of the odds say the same: each fate says why', () => {
    const detachment = { 'fr-1': '1617', 'pr-d-steinmetz': '1716', 'pr-1': '2330', 'aa-1': '3002' };
    for (const at of [NO_WAY_OUT, detachment]) {
      const texts = oddsShown(at, 'attacker').map(([, text]) => text);
      expect(texts.length).toBeGreaterThan(2);
      expect(new Set(texts).size, texts.join(' | ')).toBe(texts.length);
    }
    expect(oddsShown(NO_WAY_OUT, 'attacker').map(([, text]) => text)).toContain(
      'I Ziethen cannot retreat, so it is blown',
    );
  });

  test('the loss of one’s own piece is shown as a loss, whoever attacks', () => {
    for (const viewer of ['attacker', 'defender'] as const) {
      for (const [whose, text] of oddsShown(NO_WAY_OUT, viewer)) {
        const loser = text.startsWith('I Ziethen') ? 'defender' : text === 'Stalemate' ? 'nobody' : 'attacker';
        expect(whose, text).toBe(loser === 'nobody' ? 'nobody' : loser === viewer ? 'own' : 'theirs');
      }
    }
  });

  /** What happened to the loser, told by the events of the table. */
  function fateIn(events: readonly GameEvent[], attacker: number, defender: number): string {
    const resolved = events.find(({ type }) => type === 'attack-resolved');
    const { loser } = resolved?.data ?? {};
    if (loser === 'nobody') return 'nobody stalemate';
    const id = units.unitId(WORLD, loser === 'attacker' ? attacker : defender);
    const gone = events.find(
      ({ type, data }) => data.unit === id && ['eliminated', 'blown', 'recalled'].includes(type),
    );
    return `${String(loser)} ${gone?.type ?? 'retreats'}`;
  }

  const merged = (outcomes: ReturnType<typeof oddsOf>['outcomes']): Map<string, number> => {
    const found = new Map<string, number>();
    for (const { loser, fate, chances } of outcomes) {
      // BLN-2: blown on the last day is eliminated.
      const told = `${loser} ${fate === 'lastDay' ? 'eliminated' : fate}`;
      found.set(told, (found.get(told) ?? 0) + chances);
    }
    return found;
  };

  test('with one target needs no second click; with cavalry it asks first', () => {
    const model = sit(described('attack', pieces), scriptedDice([6, 1, 1]));
    model.pick(unit('fr-1'));
    expect(title(model)).toBe('I d’Erlon against I Ziethen at 1716 Gosselies?');
    expect(face.map.overlay(model.asked.value).targets).toEqual([hex('1716')]);
    press(model, 'Attack');
    expect(title(model)).toBe('Does Fresh cavalry join I d’Erlon against I Ziethen?');
    expect(labels(model)).toEqual(['Commit Gd Cav, +1', 'No more cavalry']);
    model.pick(unit('fr-gdcav'));
    expect(position.stepOf(WORLD, model.view())).not.toBe('charge');
    const line = model.events(0).map((event) => face.words.logLine(event, 'en'));
    expect(line.find(({ dice }) => dice.length === 2)?.dice).toEqual([6, 1]);
  });
});

describe('Corps that were blown', () => {
  const four = { 'fr-1': 'blown 5', 'fr-2': 'blown 5', 'fr-3': 'blown 5', 'fr-6': 'blown 5' };
  const begun = (): Sat => sit(described('return', { ...four, 'fr-4': '1617', 'aa-1': '3002', 'pr-2': '1928' }, 5));

  test('are let back one by one, and who is lost is said before it is done', () => {
    const model = begun();
    expect(model.asked.value.seat).toBe(units.COALITION);
    expect(title(model)).toBe('Choose the two enemy Corps that return');
    expect(face.map.trays(model.asked.value)[0].pieces.map(({ tag }) => tag)).toEqual([
      'I d’Erlon',
      'II Reille',
      'III Vandamme',
      'VI Lobau',
    ]);
    model.pick(unit('fr-2'));
    expect(title(model)).toBe('Let II Reille return?');
    press(model, 'Let it return');
    expect(title(model)).toBe('Choose one more enemy Corps that returns');
    model.pick(unit('fr-6'));
    expect(face.words.prompt(model.asked.value).reason).toBe('Eliminated then: I d’Erlon and III Vandamme.');
    press(model, 'Let it return');
    expect(position.whereIs(WORLD, model.view(), unit('fr-1'))).toBe(position.ELIMINATED);
    expect(title(model)).toBe('Choose a blown Corps to bring back');
  });

  test('are shown as they return, whatever side they were blown with (B-5)', () => {
    const scene = { 'fr-1': '1617', 'fr-gdcav': '1918 exhausted', 'pr-1': '1716', 'aa-1': '3002' };
    const model = sit(described('attack', scene));
    const view = model.view().slice();
    view[WORLD.at.where + unit('fr-gdcav')] = position.BLOWN;
    position.setStep(WORLD, view, 'return');
    const asked = { ...model.asked.value, view, pieces: [unit('fr-gdcav')] };
    const [tray] = face.map.trays(asked);
    expect(tray.pieces[0].face).toMatchObject({ stars: 2, right: '6' });
    expect(tray.pieces[0].label).toContain('Fresh, stars 2, movement 6');
  });
});

describe('a Corps that enters', () => {
  const held = { 'fr-gd': '4015', 'fr-1': '3914', 'fr-d-pire': '4016', 'aa-cav': 'turn 4', 'aa-1': '3002' };

  test('names the enemies that make room for it, and they are told for whom', () => {
    const model = sit(described('movement', { ...held, 'pr-2': '1928' }), seededDice(1));
    press(model, 'Pass');
    expect(title(model)).toBe('Choose a Corps to bring on');
    expect(labels(model)).toEqual([]);
    expect(face.map.overlay(model.asked.value).sought).toEqual([hex('4015')]);
    model.pick(unit('aa-cav'));
    model.point(hex('4015'));
    expect(title(model)).toBe('Bring Uxbridge’s Cavalry on to 4015?');
    const { reason, rules } = face.words.prompt(model.asked.value);
    expect(reason).toContain('These make room first: I d’Erlon, Gd and Piré.');
    expect(reason).not.toContain('stops');
    expect(rules).toEqual(['REI-6']);
    press(model, 'Enter here');
    expect(title(model)).toBe('Retreat Guard Corps: choose the hex');
    expect(face.words.prompt(model.asked.value).reason).toContain(
      'It makes room for Uxbridge’s Cavalry, which enters at 4015.',
    );
  });
});

test('why the Old Guard cannot stand somewhere names the enemy, or who stands there, and not its own HQ', () => {
  const scene = { 'hq-napoleon': '3417 battle', 'fr-1': '3417', 'aa-1': '3616', 'pr-2': '1928' };
  const model = sit(described('detachments', { ...scene, 'fr-d-oldguard': 'available' }));
  const causes = (id: string): string[] => {
    model.pick(unit('fr-d-oldguard'));
    model.point(hex(id));
    const no = model.refused.value?.no;
    if (no === undefined) throw new Error(`nothing is refused at ${id}`);
    const told = face.words
      .explain(model.view(), no, 'en', hex(id))
      .causes.map(({ piece }) => units.unitId(WORLD, piece));
    model.putBack();
    model.putBack();
    return told;
  };
  expect(causes('3516')).toEqual(['aa-1']);
  expect(causes('3616')).toEqual(['aa-1']);
});

test('a Corps in hand on a turn of rain is told so (S16-6)', () => {
  const reason = (rain: number[]): string => {
    const scene = { 'fr-1': '1617', 'aa-1': '3002', 'pr-2': '1928' };
    const model = sit({ ...described('movement', scene, 6), rain });
    model.pick(unit('fr-1'));
    return face.words.prompt(model.asked.value).reason;
  };
  expect(reason([6])).toContain('Rain: off the roads it is turned over at once.');
  expect(reason([5])).not.toContain('Rain');
});

test('a side that recalls Detachments is told what many of them do to Hill (LOC-1)', () => {
  const out = { 'aa-d-kgl': '3010', 'aa-d-perponcher': '2610', 'aa-d-frederick': 'eliminated', 'aa-2': '3015' };
  const reason = (pieces: Description['units']): string => {
    const model = sit(described('recall', { ...pieces, 'fr-1': '1617', 'aa-1': '3002', 'pr-2': '1928' }));
    expect(model.asked.value.seat).toBe(units.COALITION);
    return face.words.prompt(model.asked.value).reason;
  };
  expect(reason(out)).toContain('With 3 Anglo-Allied Detachments out, II Hill has 1 star.');
  expect(reason({ ...out, 'aa-d-frederick': 'available' })).not.toContain('Hill');
});

test('a Detachment lies small on the corner of its Corps, and has its place to itself where it is alone', () => {
  const view = sit(described('movement', laid('fr-1 1617, fr-d-battery 1617, fr-d-pire 1920, aa-1 3002, pr-2 1928')))
    .asked.value;
  const spot = (id: string) => face.map.pieces(view).find(({ piece }) => piece === unit(id))?.spot;
  expect(spot('fr-d-battery')?.size).toBeLessThan(0.7);
  expect(spot('fr-d-pire')).toBeUndefined();
  expect(spot('fr-1')).toBeUndefined();
});

describe('a withdrawal', () => {
  test('shows its three hexes before it is made', () => {
    const model = sit(described('organization', { 'fr-1': '1617', 'pr-1': '1716', 'aa-1': '3002' }));
    model.pick(unit('fr-1'));
    const { ways = [] } = face.map.overlay(model.asked.value);
    expect(ways.length).toBeGreaterThan(1);
    for (const way of ways) expect(way).toHaveLength(4);
    const end = ways[0][3];
    model.point(end);
    expect(title(model)).toContain(`Withdraw I d’Erlon to ${board.hexId(WORLD, end)}`);
    expect(face.hand.way(model.proposed.value as Action, model.view())?.costs).toEqual([1, 2, 3]);
    model.act(model.proposed.value as Action);
    expect(position.whereIs(WORLD, model.view(), unit('fr-1'))).toBe(end);
  });
});

/** Nothing that is said has a hole left or a key in place of words. */
const isSaid = (text: string): boolean => text !== '' && !/[{[]|undefined|NaN/.test(text);

/** Moves that close with the enemy, attacks whenever there is one; now and then anything else. */
function choose(model: Sat, bits: () => number): { piece: number; action: Action } {
  const { pieces, view, seat } = model.asked.value;
  const doing = pieces.filter((piece) => piece !== TABLE);
  const stop = doing.length === 0 || (pieces.includes(TABLE) && bits() % 9 === 0);
  const piece = stop ? TABLE : doing[bits() % doing.length];
  const choices = model.choices(piece);
  if (piece === TABLE || bits() % 5 === 0) return { piece, action: choices[bits() % choices.length] };
  const enemies = [...WORLD.corpsOf[units.enemyOf(seat)]].filter((enemy) => position.onMap(WORLD, view, enemy));
  const far = (action: Action): number => {
    const goal = goalIn(face, action);
    return goal === null
      ? 0
      : Math.min(...enemies.map((enemy) => WORLD.map.distance(goal, position.whereIs(WORLD, view, enemy))));
  };
  return { piece, action: choices.reduce((best, action) => (far(action) < far(best) ? action : best)) };
}

describe('every step of a whole game is said', () => {
  const seen = new Set<string>();

  test.each([
    ['june16', 'en', 3],
    ['june15', 'fr', 5],
    ['june15', 'en', 8],
  ])('%s in %s', (scenario, language, seed) => {
    const model = sit(scenario, seededDice(seed), language);
    const bits = randomBits(seed);
    for (let acts = 0; acts < 1500 && !model.over; acts++) {
      seen.add(position.stepOf(WORLD, model.view()));
      saysAll(model, language);
      const { piece, action } = choose(model, bits);
      if (piece !== TABLE && model.choices(piece).length > 1) showsFirst(model, piece, action);
      expect(isSaid(face.words.actionName(action, language))).toBe(true);
      const before = model.length;
      model.act(action);
      const events = model.events(before);
      for (const event of events) saysEvent(event, language);
      for (const { places } of face.map.motions(events)) expect(places.every((place) => place >= 0)).toBe(true);
    }
    expect(model.over).toBe(true);
    expect(isSaid(face.words.summary(model.view(), language))).toBe(true);
    const { outcome } = model;
    if (outcome !== null) expect(isSaid(face.words.result(outcome, language).title)).toBe(true);
  });

  test('and the games had nearly all of them', () => {
    const common = ['modes', 'hq', 'detachments', 'recall', 'withdrawal', 'movement', 'attack', 'charge', 'retreat'];
    expect(common.filter((step) => !seen.has(step))).toEqual([]);
  });

  function saysAll(model: Sat, language: string): void {
    const asked = model.asked.value;
    const { title: asks, reason } = face.words.prompt(asked);
    expect(isSaid(asks), asks).toBe(true);
    expect(isSaid(reason), `${asks} | ${reason}`).toBe(true);
    for (const { text } of face.words.warnings(asked)) expect(isSaid(text), text).toBe(true);
    for (const tray of face.map.trays(asked)) expect(isSaid(tray.title)).toBe(true);
    expect(isSaid(face.words.summary(asked.view, language))).toBe(true);
  }

  /** Picked up and pointed with, it can be confirmed. */
  function showsFirst(model: Sat, piece: number, action: Action): void {
    model.pick(piece);
    const goal = goalIn(face, action);
    if (goal !== null) model.point(goal);
    const { title: asks, buttons } = face.words.prompt(model.asked.value);
    expect(isSaid(asks), asks).toBe(true);
    expect(buttons.length).toBeGreaterThan(0);
    face.map.overlay(model.asked.value);
  }

  function saysEvent(event: GameEvent, language: string): void {
    const { parts } = face.words.logLine(event, language);
    const words = parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
    expect(isSaid(words), words).toBe(true);
    expect(
      CASES.some(({ id }) => id === event.rule),
      event.rule,
    ).toBe(true);
  }
});

test('the rules are there in both languages, every case of the game', async () => {
  for (const language of ['en', 'fr']) {
    const ids = (await face.words.rules(language)).flatMap((chapter) => chapter.rules.map(({ id }) => id));
    expect(new Set(ids)).toEqual(new Set(CASES.map(({ id }) => id)));
  }
});

test('what the map shows on demand: zones of both kinds, ranges, the road while it is open', () => {
  const view = sit('june16').view();
  const sight = (id: string) => face.map.sights.find((one) => one.id === id)?.overlay(view, units.FRENCH, 'en') ?? {};
  expect(sight('control').zones).toContain(hex('2023'));
  expect(sight('influence').influence?.length).toBeGreaterThan(sight('control').zones?.length ?? 0);
  expect(sight('command').ranges).toHaveLength(3);
  const road = sight('road').trace ?? [];
  expect(WORLD.southEnds).toContain(road[0]);
  expect(WORLD.northEnds).toContain(road[road.length - 1]);
  for (let i = 1; i < road.length; i++) expect(board.adjacent(WORLD, road[i - 1], road[i])).toBe(true);
  expect(WORLD.roadToTheNorth).toBe(5);
});

test('the drawer opens at a rule whatever its number looks like, and finds it in small letters', async () => {
  const chapters = await face.words.rules('en');
  expect(chapterOf(chapters, 'MOV-6').rules.map(({ id }) => id)).toContain('MOV-6');
  expect(chapterOf(chapters, 'nothing')).toBe(chapters[0]);
  expect(search(chapters, 'mov-6').rules.map(({ id }) => id)).toContain('MOV-6');
});
