import { type Setup, scriptedDice } from '@hundred-days/kernel';
import {
  type CampaignAction,
  createCampaign,
  createCampaignWorld,
  campaignPosition as position,
} from '@hundred-days/last-battles/campaign';
import { CAMPAIGN_FORMAT } from '@hundred-days/last-battles/campaign-format';
import { DOCUMENTS } from '@hundred-days/last-battles/data';
import { h } from 'preact';
import { expect, test } from 'vitest';
import { columnsIn } from '../src/faces/last-battles/campaign/chart/column.ts';
import { mainPart } from '../src/faces/last-battles/campaign/chart/corps.ts';
import { wordsOf } from '../src/faces/last-battles/campaign/chart/Decisions.tsx';
import { type Decision, KINDS, releasesFor } from '../src/faces/last-battles/campaign/chart/decisions.ts';
import { deskOf } from '../src/faces/last-battles/campaign/chart/desk.ts';
import { marchesOn, sendOn, sentTo, unsent } from '../src/faces/last-battles/campaign/chart/orders.ts';
import { standing, toldToStand } from '../src/faces/last-battles/campaign/chart/stands.ts';
import { en } from '../src/faces/last-battles/campaign/chart/text/en.ts';
import { fr } from '../src/faces/last-battles/campaign/chart/text/fr.ts';
import { createFace } from '../src/faces/last-battles/campaign/face.tsx';
import { campaignSetting } from '../src/faces/last-battles/campaign/setting.ts';
import { nameOfHex, shortName } from '../src/faces/last-battles/names.ts';
import { clickPlace } from '../src/table/deeds.ts';
import { type AtTable, TableUi } from '../src/table/ui.ts';
import { markup } from './art/markup.ts';
import { here, sitDown, type Watched } from './sitting.ts';

/** A column at the table: taken in hand, shown, carried out as single marches, taken back as one. */

const game = createCampaign(createCampaignWorld(DOCUMENTS, 'campaign'), CAMPAIGN_FORMAT);
const { world: w } = game;
const setting = campaignSetting(game);
const face = createFace(game);
await Promise.all(['en', 'fr'].map((language) => face.words.rest(language)));

const unit = (id: string): number => w.unitIndex(id);
const hex = (id: string): number => w.map.indexOf(id);
type Model = Watched<CampaignAction>;

function sit(setup: Setup = { scenario: 'campaign', options: {} }, language = 'en'): Model {
  return sitDown(face, setup, scriptedDice([]), here('A', 'B'), language);
}

async function moving(language = 'en'): Promise<Model> {
  const model = sit(undefined, language);
  model.act({ type: 'end' });
  await model.answered();
  return model;
}

const guardOf = (model: Model): readonly number[] => {
  const { view, pieces } = model.asked.value;
  const all = [...w.unitsOf[0]].filter((one) => w.unitData[one].command === 'Gd' && pieces.includes(one));
  return [...mainPart(w, view, all), unit('ld-drouot')];
};
const prompt = (model: Model) => face.words.prompt(model.asked.value);
const holes = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();

test('the words of the lists are complete in both languages, with the same holes', () => {
  expect(Object.keys(fr)).toEqual(Object.keys(en));
  for (const key of Object.keys(en) as (keyof typeof en)[])
    expect([key, holes(fr[key]).filter((hole) => hole !== '{n}')]).toEqual([
      key,
      holes(en[key]).filter((hole) => hole !== '{n}'),
    ]);
});

test('[5.3] a whole corps is sent by one gesture: shown first, done one by one, taken back as one', async () => {
  const model = await moving();
  const guard = guardOf(model);
  expect(guard).toHaveLength(11);
  model.asked.value.gather(guard);
  expect(prompt(model).title).toBe('Where does Imperial Guard march?');
  const before = model.length;
  const sent = model.point(hex('L0425'));
  expect(prompt(model).title).toBe('Send Imperial Guard to L0425?');
  expect(prompt(model).buttons.map(({ label }) => label)).toEqual(['March']);
  const stops = face.hand.company?.stops?.(model.asked.value, sent as CampaignAction) ?? [];
  expect(stops).toHaveLength(11);
  expect(model.length).toBe(before);
  model.act(sent as CampaignAction);
  await model.answered();
  expect(model.length).toBe(before + 11);
  for (const { piece, place } of stops) expect(position.whereIs(w, model.view(), piece)).toBe(place);
  model.undo();
  await model.answered();
  expect(model.length).toBe(before);
  model.redo();
  await model.answered();
  expect(model.length).toBe(before + 11);
});

test('a place nobody reaches this turn is marched for as far as it goes', async () => {
  const model = await moving();
  model.asked.value.gather(guardOf(model));
  const far = hex('Q1434');
  expect(model.asked.value.choices.some((action) => 'path' in action && action.path.at(-1) === far)).toBe(false);
  const sent = model.point(far);
  expect(sent).not.toBeNull();
  expect(model.refused.value).toBeNull();
  // What was pointed at and what is reached are both named.
  const [end] = face.hand.company?.stops?.(model.asked.value, sent as CampaignAction) ?? [];
  const { title, reason } = prompt(model);
  expect(title).toBe('Send Imperial Guard towards Q1434?');
  expect(reason).toContain(`This turn the head gets as far as ${w.hexId(end.place)}.`);
  model.point(end.place);
  expect(prompt(model).title).toBe(`Send Imperial Guard to ${w.hexId(end.place)}?`);
  model.point(far);
  model.act(sent as CampaignAction);
  await model.answered();
  const steps = model.steps.slice(-10).length;
  expect(steps).toBe(10);
});

test('a second click on a place nobody reaches means the march that is shown for it', async () => {
  const model = await moving();
  const table = { model, ui: new TableUi(false) } as unknown as AtTable;
  model.asked.value.gather(guardOf(model));
  const before = model.length;
  clickPlace(table, hex('Q1434'));
  expect(prompt(model).title).toBe('Send Imperial Guard towards Q1434?');
  // Another place is another proposal; so is the first one then.
  clickPlace(table, hex('Q1433'));
  clickPlace(table, hex('Q1434'));
  expect([model.length, prompt(model).title]).toEqual([before, 'Send Imperial Guard towards Q1434?']);
  clickPlace(table, hex('Q1434'));
  await model.answered();
  expect(model.length).toBe(before + 11);
  expect(model.asked.value.proposed).toBeNull();
});

test.each(['en', 'fr'])('people and places are written with their accents (%s)', (language) => {
  const leaders = ['ld-blucher', 'ld-gerard', 'ld-bulow', 'ld-chasse'].map((id) =>
    shortName(setting, unit(id), language),
  );
  expect(leaders).toEqual(['Blücher', 'Gérard', 'Bülow', 'Chassé']);
  const names = w.hexNames.flatMap((name, at) => (name === null ? [] : [nameOfHex(setting, at, language)]));
  expect(names.filter((name) => /Reves|Chateau|Foret|'/.test(name ?? ''))).toEqual([]);
});

test('whoever ends the movement is told of corps that have not moved, not of sixty units', async () => {
  const model = await moving();
  const [left] = face.words.warnings(model.asked.value);
  expect(left.pieces).toEqual([]);
  expect(left.text).toMatch(/^\d+ units could still move\. .*II Corps \(\d+\)/);
  expect(left.text).not.toMatch(/[{}]|undefined/);
});

test('[19.2] leaders are no units: both are counted, each by themselves, where movement is asked about and where it is ended', async () => {
  const model = await moving();
  const { pieces, view } = model.asked.value;
  const here = pieces.filter((piece) => piece >= 0 && position.onMap(w, view, piece));
  const leaders = here.filter((piece) => position.isLeader(w, piece)).length;
  const units = here.length - leaders;
  expect(Math.min(leaders, units)).toBeGreaterThan(1);
  const { reason } = prompt(model);
  expect(reason).toContain(`${units} of your units can still move`);
  expect(reason).toContain(`${leaders} leaders can still ride.`);
  const left = face.words.warnings(model.asked.value).map(({ text }) => text);
  expect(left[0]).toMatch(new RegExp(`^${units} units could still move\\.`));
  expect(left).toContain(`${leaders} leaders could still ride.`);
});

test('who was told to stand is not asked about again when the movement is ended', async () => {
  const model = await moving();
  const { asked } = model;
  const units = asked.value.pieces.filter((piece) => piece >= 0 && piece < w.units);
  const [one, ...others] = units;
  model.note(toldToStand(w, asked.value.view, [], others));
  const [left] = face.words.warnings(asked.value);
  expect(left.text).not.toContain('II Corps (9)');
  expect(left.text).toMatch(/could still move/);
  model.note(toldToStand(w, asked.value.view, asked.value.notes ?? [], [one]));
  expect(face.words.warnings(asked.value)).toEqual([]);
});

test('a stack is still a stack: both go to the same hex, or one stays behind', async () => {
  const model = await moving();
  const pair = [unit('fr-gd-chartrand'), unit('fr-gd-guye')];
  model.asked.value.gather(pair);
  const goal = hex('L0527');
  const sent = model.point(goal);
  expect(face.hand.company?.stops?.(model.asked.value, sent as CampaignAction)).toBeNull();
  model.act(sent as CampaignAction);
  await model.answered();
  expect(pair.map((one) => position.whereIs(w, model.view(), one))).toEqual([goal, goal]);
  model.undo();
  await model.answered();
  // Both can be sent further than they get, too, and stay together.
  model.asked.value.gather(pair);
  model.act(model.point(hex('Q1434')) as CampaignAction);
  await model.answered();
  const [one, other] = pair.map((piece) => position.whereIs(w, model.view(), piece));
  expect([one === other, one === hex('L0627')]).toEqual([true, false]);
});

test('one alone in hand is told why it cannot go so far', async () => {
  const model = await moving();
  model.pick(unit('fr-gd-guyot'));
  expect(model.point(hex('Q1434'))).toBeNull();
  expect(model.refused.value?.no.rule).toBe('5.1');
});

test('those who were told to stand are passed by', async () => {
  const model = await moving();
  const guyot = unit('fr-gd-guyot');
  expect(face.hand.rests?.(model.asked.value, guyot)).toBe(false);
  model.note(toldToStand(w, model.view(), [], [guyot]));
  expect(face.hand.rests?.(model.asked.value, guyot)).toBe(true);
  expect(face.hand.rests?.(model.asked.value, unit('fr-gd-friant'))).toBe(false);
});

test('[20.2a] with a leader in hand the map shows how far he would command from the hex pointed at', async () => {
  const model = await moving();
  model.pick(unit('ld-napoleon'));
  const asked = model.asked.value;
  const at = asked.choices.flatMap((action) => ('path' in action ? [action.path.at(-1) as number] : []))[5];
  const shown = face.map.pointedAt(asked.view, at, 'en', asked);
  expect(shown?.ranges?.[0].places).toContain(at);
  expect(face.map.pointedAt(asked.view, hex('Q0101'), 'en', asked)).toBeNull();
});

test('[20.0] while places are dealt out lines of command lie under the counters', () => {
  const model = sit();
  const lines = markup(h('svg', null, face.map.overlay(model.asked.value).under));
  expect(lines).toContain('command-line');
  expect(lines).toContain('command-out');
});

test.each(['en', 'fr'])('every kind of open decision has its words (%s)', (language) => {
  const pieces = [unit('ld-drouot'), unit('fr-gd-friant')];
  for (const kind of KINDS) {
    const facts = { n: 2, of: 4, away: 3, commander: unit('ld-ney'), commanders: [unit('ld-ney')], bodies: [0] };
    const decision = { key: kind, kind, pieces, place: hex('L0425'), facts, rule: '20.0a' };
    const { title, reason } = wordsOf(setting, decision, language);
    expect(`${title} ${reason}`).not.toMatch(/\{|undefined/);
  }
});

test('[20.0d] whoever has no place reads which places are given: a commander may have one left of the other kind', () => {
  const facts = { n: 1, commanders: [unit('ld-ney')] };
  const reasonOf = (piece: number): string =>
    wordsOf(setting, { key: '', kind: 'no-place', pieces: [piece], place: hex('L0425'), facts, rule: '19.0c' }, 'en')
      .reason;
  expect(reasonOf(unit('fr-gd-friant'))).toContain('no unit’s place');
  expect(reasonOf(unit('ld-drouot'))).toContain('no officer’s place');
});

test('[19.0a] a leader in hand plans no attack, alone or with his column', async () => {
  const model = await moving();
  const planning = await face.panels.planned?.();
  const drouot = unit('ld-drouot');
  model.pick(drouot);
  const goals = model.asked.value.choices.flatMap((action) => ('path' in action ? [action.path.at(-1) as number] : []));
  for (const goal of goals.slice(0, 20)) expect(planning?.attacks(model.asked.value, goal)).toEqual([]);
  model.asked.value.gather(guardOf(model));
  const near = model.asked.value.choices.flatMap((action) => ('path' in action ? [action.path.at(-1) as number] : []));
  const odds = near.flatMap((goal) => planning?.attacks(model.asked.value, goal) ?? []);
  expect(odds.length).toBeGreaterThan(0);
  expect(odds.flatMap(({ attackers, more }) => [...attackers, ...(more?.pieces ?? [])])).not.toContain(drouot);
});

test('[20.0d] who has no place is shown whose place he could have; given up by a click, it is his to take', async () => {
  const model = sit();
  const pajol = unit('ld-pajol');
  const open = () => deskOf(setting).decisions(model.asked.value);
  const without = open().find(({ kind, pieces }) => kind === 'no-place' && pieces[0] === pajol);
  const given = releasesFor(w, model.asked.value, without as Decision);
  expect(given.map((release) => w.unitId(release.unit)).sort()).toEqual(['ld-exelmans', 'ld-milhaud']);
  model.act(given[0]);
  await model.answered();
  expect(open().find(({ kind }) => kind === 'no-place')?.pieces[0]).not.toBe(pajol);
  expect(model.asked.value.choicesOf(pajol).map(({ type }) => type)).toEqual(['command']);
});

test('[19.0c] why an officer is out of command is told in the Command Segment, with the rule', () => {
  const model = sit();
  const pajol = unit('ld-pajol');
  const no = model.whyNot(pajol, position.whereIs(w, model.view(), pajol));
  expect(no).toMatchObject({ rule: '19.0c', code: 'no-place' });
  expect(no && face.words.explain(model.view(), no, 'en').text).toMatch(/^Grouchy commands 2 officers.*Pajol\.$/);
});

test('[5.3] a corps that was sent further than it gets marches on at a word, as one deed; what stands is noted beside it', async () => {
  const model = await moving();
  const guard = guardOf(model);
  const far = hex('L1209');
  const stood = toldToStand(w, model.asked.value.view, [], [unit('fr-ii-soye')]);
  const notes = sendOn(w, stood, guard, far);
  expect(sentTo(w, notes, guard[0])).toBe(far);
  expect(sentTo(w, notes, unit('fr-ii-soye'))).toBe(null);
  expect([...standing(w, model.asked.value.view, notes)]).toEqual([unit('fr-ii-soye')]);
  // Another place takes the place of the first.
  expect(sendOn(w, notes, guard, hex('L0425')).filter((line) => line.startsWith('>'))).toHaveLength(1);
  expect(unsent(w, notes, guard)).toEqual(stood);

  model.note(notes);
  const open = deskOf(setting).decisions(model.asked.value);
  const marches = marchesOn(game, setting, model.asked.value, open);
  expect(marches.length).toBeGreaterThan(8);
  // As if it had been taken in hand and sent there again.
  const { legs } = columnsIn(game).plan(model.asked.value.view, model.seat, guard, far);
  expect(marches).toEqual(legs.map(({ action }) => action));
  const before = model.length;
  model.actInTurn(marches);
  await model.answered();
  expect(model.length).toBe(before + marches.length);
  expect(model.refused.value).toBe(null);
  model.undo();
  await model.answered();
  expect(model.length).toBe(before);
});
