import { type AnyAction, randomBits, seededDice, TABLE } from '@hundred-days/kernel';
import { type CampaignAction, campaignPosition, describeCampaign } from '@hundred-days/last-battles/campaign';
import { CAMPAIGN_RULES_EN } from '@hundred-days/last-battles/rules/campaign-en';
import { RULES_EN } from '@hundred-days/last-battles/rules/en';
import type { Counsel } from '@hundred-days/opponents/planner';
import { describe, expect, test } from 'vitest';
import type { Face } from '../src/face/types.ts';
import { createFace } from '../src/faces/last-battles/campaign/face.tsx';
import { en } from '../src/faces/last-battles/campaign/text/en.ts';
import { fr } from '../src/faces/last-battles/campaign/text/fr.ts';
import { lateEn } from '../src/faces/last-battles/campaign/text/late-en.ts';
import { lateFr } from '../src/faces/last-battles/campaign/text/late-fr.ts';
import { actOf, loadAdviceWords } from '../src/table/advice/words.ts';
import { wordsOf } from '../src/table/lines.ts';
import { htmlOf } from './art/page.ts';
import { CAMPAIGNS, type CampaignId, gameOf } from './lastCampaigns.ts';
import { here, sitDown, type Watched } from './sitting.ts';

/** The table of the campaign and the grand scenarios, without a page. */

type Model = Watched<CampaignAction>;

const FACES = Object.fromEntries(CAMPAIGNS.map((id) => [id, createFace(gameOf(id))])) as Readonly<
  Record<CampaignId, ReturnType<typeof createFace>>
>;
await Promise.all(Object.values(FACES).flatMap((face) => ['en', 'fr'].map((language) => face.words.rest(language))));

const holes = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();

test.each([
  ['first', en, fr],
  ['late', lateEn, lateFr],
] as const)('the %s words are complete in both languages, with the same holes', (_, english, french) => {
  const there: Readonly<Record<string, string>> = french;
  expect(Object.keys(there)).toEqual(Object.keys(english));
  for (const [key, text] of Object.entries(english)) expect(holes(there[key]), key).toEqual(holes(text));
});

const EVERY = {
  'cavalry-retreat': true,
  'cavalry-impetus': true,
  'leader-advance': true,
  'late-start': true,
  'extreme-odds': true,
  'cautious-ney': true,
};

function sit(id: CampaignId, language: string, seed: number, three: boolean): Model {
  const face = FACES[id];
  const offered = face.game.options.map((option) => option.id);
  const options = Object.fromEntries(Object.entries(EVERY).filter(([name]) => offered.includes(name)));
  return sitDown(
    face,
    { scenario: id, options: three ? { ...options, 'three-players': true } : options },
    seededDice(seed),
    three ? here('A', 'B', 'C') : here('A', 'B'),
    language,
  );
}

const RULES = new Set([CAMPAIGN_RULES_EN, RULES_EN].flat().flatMap(({ rules }) => rules.map((rule) => rule.id)));

const POSITIONS = 160;

/** Plays at random and looks at every position as a table does. */
function goThrough(model: Model, seed: number, look: (model: Model) => void): number {
  const bits = randomBits(seed);
  let acts = 0;
  for (; acts < POSITIONS && !model.over; acts++) {
    look(model);
    const { pieces } = model.asked.value;
    const piece = pieces[bits() % pieces.length];
    const choices = model.choices(piece);
    model.act(choices[bits() % choices.length]);
  }
  return acts;
}

describe.each(CAMPAIGNS)('%s', (id) => {
  test.each([
    ['en', false],
    ['fr', true],
  ] as const)(
    'every question of a random game has words, a way to answer and pieces that can be named (%s)',
    (language, three) => {
      const seen = new Set<string>();
      const model = sit(id, language, 5, three);
      const { face } = model;
      const acts = goThrough(model, 5, () => {
        const asked = model.asked.value;
        const prompt = face.words.prompt(asked);
        seen.add(prompt.title);
        expect(prompt.title, JSON.stringify(prompt)).not.toBe('');
        expect(`${prompt.title} ${prompt.reason}`).not.toMatch(/\{\w+\}|undefined|NaN/);
        expect(prompt.rules.length, prompt.title).toBeGreaterThan(0);
        expect(prompt.rules.filter((rule) => !RULES.has(rule))).toEqual([]);
        const labels = prompt.buttons.map(({ label }) => label);
        expect(new Set(labels).size, labels.join(' | ')).toBe(labels.length);
        const pieces = face.map.pieces(asked);
        expect(new Set(pieces.map(({ piece }) => piece)).size).toBe(pieces.length);
        for (const { events } of model.log.value.slice(-1))
          for (const event of events) {
            const line = face.words.logLine(event, language);
            const text = line.parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
            expect(text, JSON.stringify(event)).not.toMatch(/^$|\{\w+\}|undefined|NaN/);
          }
        face.map.overlay(asked);
        face.words.warnings(asked);
        const track = face.words.track(asked.view, language);
        expect(track.phases[track.phase]).not.toBeUndefined();
      });
      expect(acts).toBeGreaterThan(POSITIONS / 4);
      expect(seen.size).toBeGreaterThan(4);
    },
  );
});

/** The campaign as it begins, at another turn. */
const later = (turn: number): Model => {
  const { world } = FACES.campaign.game as ReturnType<typeof gameOf>;
  const scenario = { ...describeCampaign(world, 'campaign'), turn, phase: 'frenchMovement' };
  return sitDown(FACES.campaign, { scenario, options: {} }, seededDice(1), here('A', 'B'), 'en');
};

test('[19.26] a leader waits beside the map with his men, and can be taken up there', () => {
  const model = later(9);
  const { unitIndex } = (FACES.campaign.game as ReturnType<typeof gameOf>).world;
  const mouton = unitIndex('ld-mouton');
  const waiting = FACES.campaign.map.trays(model.asked.value).flatMap(({ pieces }) => pieces);
  expect(waiting.find(({ piece }) => piece === mouton)?.label).toContain('officer');
  model.pick(mouton);
  expect(FACES.campaign.words.prompt(model.asked.value).title).toBe('Where does Mouton ride?');
});

test('[5.1, 19.21a] with a unit and its leader in hand it is said how far both get, and how far he would ride alone', () => {
  const model = later(2);
  const { world } = FACES.campaign.game as ReturnType<typeof gameOf>;
  const reach = (piece: number): Set<number> =>
    new Set(model.choices(piece).flatMap((action) => ('path' in action ? [action.path[action.path.length - 1]] : [])));
  const view = model.view();
  const leader = world.unitIndex('ld-drouot');
  const unit = [...world.unitsOf[0]].find(
    (piece) => campaignPosition.whereIs(world, view, piece) === campaignPosition.whereIs(world, view, leader),
  );
  if (unit === undefined) throw new Error('he is alone');
  model.asked.value.gather([unit, leader]);
  const [marches, rides] = [reach(unit), reach(leader)];
  const both = [...marches].filter((hex) => rides.has(hex)).length;
  expect(rides.size).toBeGreaterThan(both);
  const { reason } = FACES.campaign.words.prompt(model.asked.value);
  expect(reason).toContain(`${both} hexes in reach of all in hand; Drouot alone reaches ${rides.size}.`);
});

test('[23.0] by night a Player Turn is movement alone, in rain there is no combat', () => {
  const [night, rain] = [9, 20].map((turn) => FACES.campaign.words.track(later(turn).asked.value.view, 'en'));
  expect(night.phases).toEqual(['French movement', 'Allied turn']);
  expect(night.time).toBe('midnight, 16 June');
  expect(rain.phases).toEqual(['Command', 'Reorganization', 'French movement', 'Allied turn']);
  expect(rain.time).toBe('3 pm, rain, 17 June');
});

test('[27.1d] while either side places its leaders both Player Turns are still to come, in their order', async () => {
  const model = sit('grand-waterloo', 'en', 1, false);
  const { words } = model.face;
  for (const seat of [1, 0]) {
    expect(model.asked.value.seat).toBe(seat);
    const { phases, phase } = words.track(model.asked.value.view, 'en');
    expect([phases, phase]).toEqual([['Leaders', 'French turn', 'Allied turn'], 0]);
    model.act({ type: 'end' });
    await model.answered();
  }
});

test('in French a leader’s name stands in a list without an article: no title needs one', () => {
  const orange = gameOf('grand-waterloo').world.unitIndex('ld-orange');
  expect(FACES['grand-waterloo'].words.shortName(orange, 'fr')).not.toMatch(/prince/i);
});

test.each(CAMPAIGNS)('%s: the last page tells once how it stands', (id) => {
  const html = htmlOf(FACES[id].panels.reckoning(sit(id, 'en', 5, false).view(), 'en'));
  expect(html.match(/class="slip levels"/g)).toHaveLength(1);
});

test('[2.0c, 27.1d, 27.31] three at one screen are asked in turn, each by his name and of his own army', async () => {
  const model = sitDown(
    FACES['grand-waterloo'],
    { scenario: 'grand-waterloo', options: { 'three-players': true } },
    seededDice(1),
    here('A', 'B', 'C'),
  );
  const { words, hand } = model.face;
  const asked: string[][] = [];
  for (let i = 0; i < 13; i++) {
    const now = model.asked.value;
    const { title, rules } = words.prompt(now);
    asked.push([words.seatName?.(now.view, now.seat, 'en') ?? '', title, rules[0]]);
    expect(now.viewer).toBe(now.seat);
    for (const piece of now.pieces) if (piece !== TABLE) expect(hand.isOwn?.(now.view, now.seat, piece)).toBe(true);
    const end = now.choicesOf(TABLE).find(({ type }) => type === 'end' || type === 'stand');
    model.act(end as CampaignAction);
    await model.answered();
  }
  const places = ['Place the leaders who may stand anywhere, or begin', '27.1d'];
  const commands = ['Settle who commands whom, then close the Command Segment', '20.0a'];
  const moves = ['Move a unit or a stack, or end the movement', '5.0a'];
  const fights = ['No attack is owed', '7.0a'];
  const [french, allied, prussian] = ['French', 'Anglo-Allied', 'Prussian'];
  expect(asked).toEqual([
    [allied, ...places],
    [prussian, ...places],
    [french, ...places],
    [french, ...commands],
    [french, ...moves],
    [french, ...fights],
    [allied, ...commands],
    [prussian, ...commands],
    [allied, ...moves],
    [prussian, 'No Prussian moves on the noon turn', '27.31'],
    [allied, ...fights],
    [prussian, ...fights],
    [french, ...commands],
  ]);
});

test('[2.0c] of three players each is told of his own who are out of command', () => {
  const model = sit('campaign', 'en', 1, true);
  const { world } = FACES.campaign.game as ReturnType<typeof gameOf>;
  const told: number[] = [];
  for (let phases = 0; phases < 40 && told.length < 3; phases++) {
    const { seat, view } = model.asked.value;
    if (campaignPosition.campaignStep(world, view) === 'command' && seat === told.length) {
      const { reason } = FACES.campaign.words.prompt(model.asked.value);
      told.push(Number(/^(\d+) units? /.exec(reason)?.[1] ?? 0));
    }
    const end = model.choices(TABLE)[0] ?? model.choices(model.asked.value.pieces[0])[0];
    model.act(end);
  }
  // Picton's and Brunswick's men are far from Wellington; Blücher's are another's to count.
  expect(told[1]).toBe(8);
  expect(told.every((n) => n > 0)).toBe(true);
});

test.each(['en', 'fr'])('[27.22] the places that count for the levels are told by their names: %s', (language) => {
  const { view } = sit('grand-waterloo', language, 1, false).asked.value;
  const html = htmlOf(FACES['grand-waterloo'].panels.reckoning(view, language));
  const named = [...html.matchAll(/<li>([^<]*)<span class="held/g)].map(([, name]) => name.trim());
  expect(named).toEqual(['Waterloo', 'Wavre', 'Maison du Roi']);
});

test('[26.0a] a total below nothing is told with a minus, in the log as beside the map', () => {
  const { view } = sit('campaign', 'en', 1, false).asked.value;
  const now = view.slice();
  now[gameOf('campaign').world.at.total] = -10;
  expect(htmlOf(FACES.campaign.panels.reckoning(now, 'en'))).toContain('French points: −10 of 230');
  const event = { type: 'victory-total', rule: '26.0a', data: { by: -5, total: -10 } };
  expect(wordsOf(FACES.campaign.words.logLine(event, 'en'))).toBe('The victory total changes by −5 to −10');
});

describe('what the Marshal advises', async () => {
  await loadAdviceWords('fr');
  const { words } = FACES.campaign as unknown as Face<AnyAction>;
  const { world: w } = gameOf('campaign');
  const advised = (language: string, action: object): string =>
    actOf(words, language, { act: { code: 'act' }, actions: [action] } as unknown as Counsel<AnyAction>);

  test('names leaders by their names, and nobody twice', () => {
    const command = { type: 'command', unit: w.unitIndex('ld-exelmans'), commander: w.unitIndex('ld-grouchy') };
    expect(advised('en', command)).toBe('Grouchy commands Exelmans');
    expect(advised('fr', command)).toBe('Grouchy commande Exelmans');
    expect(advised('en', { type: 'release', unit: w.unitIndex('ld-exelmans') })).toBe('Exelmans gives its place up');
  });

  test('says who does it where his name is part of another, of a place or of a piece', () => {
    const path = ['W0111', 'W0112'].map((hex) => w.map.indexOf(hex));
    const march = { type: 'move', unit: w.unitIndex('aa-6br-lambert'), path };
    expect(advised('en', march)).toMatch(/^Lambert: move to W0112 Chapelle-St-Lambert/);
    expect(advised('fr', march)).toMatch(/^Lambert\u202F: aller en W0112 Chapelle-Saint-Lambert/);
    const [unit, other] = ['6th Line', '26th Line'].map((name) =>
      [...Array(w.units).keys()].find((piece) => words.shortName(piece, 'en') === name),
    );
    expect(advised('en', { type: 'displace', unit, other, to: path[1] })).toMatch(/^6th Line: push 26th Line out/);
  });
});
