import { choicesOf, piecesOf, type State, scriptedDice, submit } from '@hundred-days/kernel';
import { beginScripted } from '@hundred-days/kernel/testing';
import {
  type CampaignDescription,
  createCampaign,
  createCampaignWorld,
  forecastCommand,
  halfPace,
  campaignPosition as position,
} from '@hundred-days/last-battles/campaign';
import { CAMPAIGN_FORMAT } from '@hundred-days/last-battles/campaign-format';
import { DOCUMENTS } from '@hundred-days/last-battles/data';
import { describe, expect, test } from 'vitest';
import { boxOf } from '../src/faces/last-battles/campaign/chart/boxes.ts';
import { columnsIn } from '../src/faces/last-battles/campaign/chart/column.ts';
import { hasOrders, linesOf, rideTo, sheetOf } from '../src/faces/last-battles/campaign/chart/command.ts';
import { formationsOf, mainPart, nervesOf, partOf } from '../src/faces/last-battles/campaign/chart/corps.ts';
import {
  isDawnNear,
  nextDawn,
  unsupplied,
  willBreak,
  wouldFollow,
} from '../src/faces/last-battles/campaign/chart/dangers.ts';
import { type Desk, decisionsOf } from '../src/faces/last-battles/campaign/chart/decisions.ts';
import { nearestPlace, windOf } from '../src/faces/last-battles/campaign/chart/places.ts';
import { armiesOf } from '../src/faces/last-battles/campaign/chart/seats.ts';
import { awake, NEAR, standing, toldToStand } from '../src/faces/last-battles/campaign/chart/stands.ts';
import { gameOf } from './lastCampaigns.ts';

/** What a table of the campaign shows of armies, command, columns, boxes and dangers: all of it made of a seat's view. */

const game = createCampaign(createCampaignWorld(DOCUMENTS, 'campaign'), CAMPAIGN_FORMAT);
const { world: w } = game;
const FRENCH = 0;
const ALLIED = 1;
const [FRENCH_ARMY, ANGLO_ALLIED_ARMY, PRUSSIAN_ARMY] = [0, 1, 2];

const unit = (id: string): number => w.unitIndex(id);
const hex = (id: string): number => w.map.indexOf(id);
const ids = (pieces: Iterable<number>): string[] => [...pieces].map(w.unitId);

type Scene = Partial<Omit<CampaignDescription, 'format' | 'version' | 'game' | 'battle'>>;
const started = (options: Readonly<Record<string, boolean>> = {}): State =>
  beginScripted(game, { scenario: 'campaign', options }, [], []);
const scene = (laid: Scene): State =>
  beginScripted(
    game,
    {
      scenario: { format: 'hundred-days-scenario', version: 1, game: 'last-battles', battle: 'campaign', ...laid },
      options: {},
    },
    [],
    [],
  );
const end = (s: State, seat: number): State => {
  expect(submit(game, s, seat, { type: 'end' }, scriptedDice([]))).toBeNull();
  return s;
};
/** The first French Movement Phase. */
const moving = (): State => end(started(), FRENCH);
const formation = (s: State, key: string) => {
  const found = formationsOf(w, s).find((one) => one.key === key);
  if (found === undefined) throw new Error(`there is no ${key}`);
  return found;
};
const deskOf = (view: State, seat: number, stands: readonly string[] = []): Desk => ({
  w,
  view,
  seat,
  pieces: piecesOf(game, view, seat),
  standing: standing(w, view, stands),
  forecast: () => forecastCommand(w, view, seat),
});
const kinds = (desk: Desk): string[] => decisionsOf(desk).map(({ kind }) => kind);

describe('the armies', () => {
  test('[22.0a] a corps with what it has on the map, what is still to come, and its losses towards its level', () => {
    const s = started();
    expect(formation(s, '0 Gd')).toMatchObject({
      strength: 60,
      full: 60,
      nerve: { losses: 0, level: 20, shaken: false },
    });
    expect(formation(s, '0 I')).toMatchObject({ strength: 18, next: 2, officer: unit('ld-derlon') });
    expect(formation(s, '0 VI')).toMatchObject({ here: [], next: 9, midst: -1 });
    expect(formationsOf(w, s)).toHaveLength(25);
  });

  test('[22.0b] Anglo-Allied divisions break by nationality: all losses of the army count for each', () => {
    const s = scene({ units: { 'aa-1br-maitland': 'Q1708', 'aa-1br-byng': 'destroyed', 'pr-i-29thline': 'L1411' } });
    const division = formation(s, '1 1Br');
    expect(division.nerve).toBeNull();
    expect(ids(division.boxed)).toEqual(['aa-1br-byng']);
    const lost = w.full[unit('aa-1br-byng')];
    expect(nervesOf(w, s, ANGLO_ALLIED_ARMY)).toEqual([
      { body: w.body[unit('aa-1br-byng')], name: 'British', losses: lost, level: 40, shaken: false },
    ]);
    expect(nervesOf(w, s, PRUSSIAN_ARMY).map(({ name }) => name)).toEqual(['I']);
  });

  test('[20.0c, 5.4b] who is without orders, and who stands in an enemy zone', () => {
    const units = { 'ld-ney': 'L0904', 'fr-iii-dufour': 'L0902', 'fr-gd-roguet': 'L1910', 'pr-i-29thline': 'L1911' };
    const s = end(scene({ units }), FRENCH);
    expect(formation(s, '0 III')).toMatchObject({ unordered: [], inContact: [] });
    expect(formation(s, '0 Gd')).toMatchObject({
      unordered: [unit('fr-gd-roguet')],
      inContact: [unit('fr-gd-roguet')],
    });
  });

  test('[23.0] by night nobody is said to be without orders', () => {
    const s = scene({ turn: 9, phase: 'frenchMovement', units: { 'fr-gd-roguet': 'L1910', 'pr-i-29thline': 'L2020' } });
    expect(formation(s, '0 Gd').unordered).toEqual([]);
    expect(sheetOf(w, s, FRENCH_ARMY).without).toEqual([]);
  });

  test('a place is told by the nearest one with a name', () => {
    const town = w.hexNames.findIndex((name) => name !== null);
    expect(nearestPlace(w, town)).toEqual({ hex: town, away: 0, wind: null });
    const next = [...w.map.neighbours.subarray(6 * town, 6 * town + 6)].find(
      (one) => one >= 0 && w.hexNames[one] === null,
    );
    expect(nearestPlace(w, next ?? -1)).toMatchObject({ away: 1 });
    expect(nearestPlace({ map: w.map, hexNames: w.hexNames.map(() => null) }, town)).toBeNull();
  });

  test.each([
    [0, -1, 'n'],
    [1, -1, 'ne'],
    [1, 0, 'e'],
    [0, 1, 's'],
    [-1, 1, 'sw'],
    [-1, 0, 'w'],
    [-1, -1, 'nw'],
  ])('%i right and %i down is %s', (x, y, wind) => {
    expect(windOf({ x: 0, y: 0 }, { x, y })).toBe(wind);
  });

  test('those who march as one stand near each other; a division by itself is another part', () => {
    const s = started();
    const guard = formation(s, '0 Gd');
    const away = unit('fr-gd-lefebvre');
    expect(guard.here).toContain(away);
    expect(mainPart(w, s, guard.here)).not.toContain(away);
    expect(mainPart(w, s, guard.here)).toHaveLength(10);
    expect(partOf(w, s, guard.here, away)).toEqual([away]);
  });

  test('[2.0c] with three players the allied armies have a seat each', () => {
    const [two, three] = [started(), started({ 'three-players': true })];
    expect([0, 1].map((seat) => armiesOf(w, two, seat))).toEqual([[FRENCH_ARMY], [ANGLO_ALLIED_ARMY, PRUSSIAN_ARMY]]);
    expect([0, 1, 2].map((seat) => armiesOf(w, three, seat))).toEqual([[0], [1], [2]]);
  });
});

describe('a column', () => {
  const columns = columnsIn(game);

  /** Carries a plan out as the table does, action by action. */
  function carriedOut(view: State, seat: number, plan: ReturnType<typeof columns.plan>): State {
    const s = view.slice();
    for (const { action } of plan.legs) expect(submit(game, s, seat, action, scriptedDice([]))).toBeNull();
    return s;
  }

  test('[5.1, 5.3, 5.4b] each stops where the game lets it: two to a hex, within its points, out of enemy zones', () => {
    const view = moving();
    const before = view.slice();
    const guard = mainPart(w, view, formation(view, '0 Gd').here);
    const plan = columns.plan(view, FRENCH, guard, hex('L0425'));
    expect(view).toEqual(before);
    expect(plan.left).toEqual([]);
    const s = carriedOut(view, FRENCH, plan);
    const there = new Map<number, number>();
    for (const { unit: one, to, points, allowance } of plan.legs) {
      expect(position.whereIs(w, s, one)).toBe(to);
      expect(points).toBeLessThanOrEqual(allowance);
      expect(position.inZoneOf(w, view, ALLIED, to)).toBe(false);
      there.set(to, position.countIn(w, s, to));
    }
    expect(Math.max(...there.values())).toBe(2);
  });

  test('the front comes first and nobody goes back', () => {
    const view = moving();
    const goal = hex('L0425');
    const plan = columns.plan(view, FRENCH, mainPart(w, view, formation(view, '0 Gd').here), goal);
    const far = (place: number): number => w.map.distance(place, goal);
    expect(far(plan.legs[0].from)).toBe(Math.min(...plan.legs.map(({ from }) => far(from))));
    for (const { from, to } of plan.legs) expect(far(to)).toBeLessThanOrEqual(far(from));
  });

  test('a goal days away is marched for as far as the points go, along the road', () => {
    const road = (third: string): State =>
      scene({
        phase: 'frenchMovement',
        units: { 'fr-gd-roguet': 'Q1434', 'fr-gd-friant': 'Q1434', 'fr-gd-morand': third, 'pr-i-29thline': 'L2020' },
      });
    const [first] = columns.plan(road('Q0134'), FRENCH, [unit('fr-gd-roguet')], hex('Q1708')).legs;
    const view = road(w.hexId(first.action.path[2]));
    const men = ['fr-gd-roguet', 'fr-gd-friant', 'fr-gd-morand'].map(unit);
    const plan = columns.plan(view, FRENCH, men, hex('Q1708'));
    expect(plan.legs.map(({ unit: one }) => w.unitId(one))[0]).toBe('fr-gd-morand');
    // Four points are eight hexes of road.
    expect(plan.legs.map(({ points, action }) => [points, action.path.length])).toEqual(Array(3).fill([8, 9]));
    carriedOut(view, FRENCH, plan);
  });

  test('[19.27] an officer goes with his men at half his pace, after them', () => {
    const view = moving();
    const guard = formation(view, '0 Gd');
    const drouot = unit('ld-drouot');
    const plan = columns.plan(view, FRENCH, [drouot, ...mainPart(w, view, guard.here)], hex('L0425'));
    const leg = plan.legs.at(-1);
    expect(leg?.unit).toBe(drouot);
    expect(leg?.points).toBeLessThanOrEqual(halfPace(w, drouot));
    const s = carriedOut(view, FRENCH, plan);
    expect(position.unitsIn(w, s, leg?.to ?? -1).map((one) => w.officer[one])).toContain(drouot);
  });

  test('[9.0c] reinforcements come in one behind the other, and pay for it', () => {
    const waiting = { turn: 2, entry: 'Q1434' };
    const units = {
      'fr-i-quiot': waiting,
      'fr-i-bourgeois': waiting,
      'fr-i-schmitz': waiting,
      'pr-i-29thline': 'L2020',
    };
    const view = scene({ turn: 2, phase: 'frenchMovement', units });
    const men = ['fr-i-quiot', 'fr-i-bourgeois', 'fr-i-schmitz'].map(unit);
    const plan = columns.plan(view, FRENCH, men, hex('Q1425'));
    expect(plan.legs.map(({ action }) => action.type)).toEqual(['enter', 'enter', 'enter']);
    const steps = plan.legs.map(({ action }) => action.path.length);
    expect(steps[2]).toBeLessThan(steps[0]);
    for (const { points, allowance } of plan.legs) expect(points).toBeLessThanOrEqual(allowance);
    carriedOut(view, FRENCH, plan);
  });

  test('[5.4b] who is sent against the enemy meets him there, and the rest stay out of his zones', () => {
    const units = {
      'fr-gd-roguet': 'L1912',
      'fr-gd-friant': 'L1912',
      'fr-gd-morand': 'L1913',
      'ld-ney': 'L1913',
      'ld-drouot': 'L1913',
    };
    const view = end(scene({ units: { ...units, 'pr-i-29thline': 'L1909' } }), FRENCH);
    const plan = columns.plan(view, FRENCH, ['fr-gd-roguet', 'fr-gd-friant', 'fr-gd-morand'].map(unit), hex('L1910'));
    expect(plan.legs.map(({ to }) => w.hexId(to)).slice(0, 2)).toEqual(['L1910', 'L1910']);
    expect(position.inZoneOf(w, view, ALLIED, plan.legs[2].to)).toBe(false);
    carriedOut(view, FRENCH, plan);
  });

  test('[20.31a] without orders nobody closes with the enemy: the column stops before his zone', () => {
    const view = end(scene({ units: { 'fr-gd-roguet': 'L1913', 'pr-i-29thline': 'L1909' } }), FRENCH);
    const plan = columns.plan(view, FRENCH, [unit('fr-gd-roguet')], hex('L1910'));
    expect(plan.legs.map(({ to }) => w.hexId(to))).toEqual(['L1911']);
    carriedOut(view, FRENCH, plan);
  });

  test('who is already nearest stays, and is named', () => {
    const view = scene({ phase: 'frenchMovement', units: { 'fr-gd-roguet': 'L1912', 'pr-i-29thline': 'L2020' } });
    const plan = columns.plan(view, FRENCH, [unit('fr-gd-roguet')], hex('L1912'));
    expect(plan).toEqual({ goal: hex('L1912'), legs: [], left: [unit('fr-gd-roguet')] });
  });
});

describe('command', () => {
  test('[19.0c] each commander with what he has given of his places, and who gets no orders', () => {
    const { commanders, without } = sheetOf(w, started(), FRENCH_ARMY);
    expect(
      commanders.map(({ commander, rating, officersTaken }) => [w.unitId(commander), rating, officersTaken]),
    ).toEqual([
      ['ld-napoleon', 3, 3],
      ['ld-ney', 2, 1],
      ['ld-grouchy', 2, 2],
    ]);
    expect(without.map(({ piece, inRange }) => [w.unitId(piece), ids(inRange)])).toContainEqual([
      'ld-pajol',
      ['ld-grouchy'],
    ]);
    expect(without.find(({ piece }) => piece === unit('ld-derlon'))).toMatchObject({ inRange: [], away: 18 });
  });

  test('[20.0d] while places are dealt out it is shown as it would be if that were all', () => {
    const s = scene({ units: { 'ld-ney': 'L0904', 'fr-iii-dufour': 'L0902', 'pr-i-29thline': 'L1411' } });
    const dufour = unit('fr-iii-dufour');
    expect(hasOrders(w, s, dufour)).toBe(true);
    expect(submit(game, s, FRENCH, { type: 'release', unit: dufour }, scriptedDice([]))).toBeNull();
    expect(hasOrders(w, s, dufour)).toBe(false);
    expect(decisionsOf(deskOf(s, FRENCH))).toMatchObject([{ kind: 'free-places', pieces: [dufour, unit('ld-ney')] }]);
    end(s, FRENCH);
    expect(hasOrders(w, s, dufour)).toBe(false);
  });

  test('[20.0b] lines go from commander to officer and from officer to unit; who has no orders hangs on a broken one', () => {
    const units = { 'ld-ney': 'L0902', 'ld-vandamme': 'L0906', 'fr-iii-dufour': 'L0908', 'fr-iii-lagarde': 'L0911' };
    const s = scene({ units: { ...units, 'pr-i-29thline': 'L1420' } });
    const lines = linesOf(w, s, sheetOf(w, s, FRENCH_ARMY));
    expect(lines.map(({ from, to, how }) => [w.hexId(from), w.hexId(to), how])).toEqual([
      ['L0902', 'L0906', 'commands'],
      ['L0906', 'L0908', 'passes'],
      ['L0902', 'L0911', 'out'],
    ]);
    expect(linesOf(w, s, sheetOf(w, s, FRENCH_ARMY), unit('ld-grouchy'))).toEqual([]);
  });

  test('[19.27, 20.2a] a leader with a hex pointed at: who loses his orders now, and who will have none from there', () => {
    const units = { 'ld-ney': 'L0902', 'fr-iii-dufour': 'L0906', 'fr-gd-roguet': 'L1308', 'pr-i-29thline': 'L1420' };
    const s = end(scene({ units }), FRENCH);
    const [ney, dufour, roguet] = [unit('ld-ney'), unit('fr-iii-dufour'), unit('fr-gd-roguet')];
    const forecast = forecastCommand(w, s, FRENCH);
    const near = rideTo(w, s, forecast, ney, hex('L0904'), 4);
    expect(near).toMatchObject({ gallops: false, now: [], lost: [] });
    const far = rideTo(w, s, forecast, ney, hex('L1305'), halfPace(w, ney) + 1);
    expect(far).toMatchObject({ gallops: true, now: [dufour], gained: [roguet] });
    expect(far.reach).toContain(hex('L1308'));
  });
});

describe('what is still to be decided', () => {
  test('[27.1d] before the first turn: each leader who may begin elsewhere, and nobody who has been placed', () => {
    const grand = gameOf('grand-waterloo');
    const s = beginScripted(grand, { scenario: 'grand-waterloo', options: {} }, [], []);
    const desk = (): Desk => ({ ...deskOf(s, ALLIED), w: grand.world, pieces: piecesOf(grand, s, ALLIED) });
    const leaders = (): string[] => decisionsOf(desk()).map(({ pieces }) => grand.world.unitId(pieces[0]));
    expect(new Set(kinds(desk()))).toEqual(new Set(['deploy']));
    expect(leaders()).toEqual(expect.arrayContaining(['ld-alten', 'ld-cooke']));
    expect(leaders()).not.toContain('ld-wellington');
    const place = choicesOf(grand, s, ALLIED, grand.world.unitIndex('ld-alten')).at(0);
    expect(submit(grand, s, ALLIED, place, scriptedDice([]))).toBeNull();
    expect(leaders()).not.toContain('ld-alten');
    expect(leaders()).toContain('ld-cooke');
  });

  test('[20.0] in the Command Segment: who has no place, who is out of range', () => {
    const list = decisionsOf(deskOf(started(), FRENCH));
    expect(list[0]).toMatchObject({ kind: 'no-place', facts: { n: 1, commanders: [unit('ld-grouchy')] } });
    expect(list.slice(1).map(({ kind }) => kind)).toEqual(Array(5).fill('out-of-range'));
    expect(list.map(({ pieces }) => w.unitId(pieces[0]))).toContain('ld-derlon');
  });

  test('[20.0d] a place that is free for somebody in range', () => {
    const [dufour, lagarde, billard] = ['fr-iii-dufour', 'fr-iii-lagarde', 'fr-iii-billard'].map(unit);
    const units = { 'fr-iii-dufour': 'L0902', 'fr-iii-lagarde': 'L0903', 'fr-iii-billard': 'L0904' };
    const s = scene({ units: { ...units, 'ld-ney': 'L0904', 'pr-i-29thline': 'L1411' } });
    const left = [dufour, lagarde, billard].find((one) => !hasOrders(w, s, one)) ?? -1;
    expect(decisionsOf(deskOf(s, FRENCH))).toMatchObject([{ kind: 'no-place', pieces: [left] }]);
    const other = left === dufour ? lagarde : dufour;
    submit(game, s, FRENCH, { type: 'release', unit: other }, scriptedDice([]));
    expect(decisionsOf(deskOf(s, FRENCH))).toMatchObject([
      { kind: 'free-places', pieces: [left, other, unit('ld-ney')], facts: { n: 1, of: 4 } },
    ]);
    submit(game, s, FRENCH, { type: 'command', unit: left, commander: unit('ld-ney') }, scriptedDice([]));
    // Who is left without orders by it stands in a row as well.
    expect(decisionsOf(deskOf(s, FRENCH))).toMatchObject([{ kind: 'no-place', pieces: [other] }]);
  });

  test('[20.0d] of an officer who can have no place, a unit is offered one for itself; every unit without orders is in a row', () => {
    const units = { 'ld-ney': 'L0902', 'ld-reille': 'L0903', 'ld-vandamme': 'L0903', 'ld-drouot': 'L0903' };
    const men = { 'fr-ii-jamin': 'L0904', 'fr-iii-dufour': 'L0804', 'fr-gd-roguet': 'L1003', 'fr-gd-friant': 'L1003' };
    const s = scene({ units: { ...units, ...men, 'pr-i-29thline': 'L1420' } });
    submit(
      game,
      s,
      FRENCH,
      { type: 'release', unit: unit(Object.keys(men).find((id) => s[w.at.under + unit(id)] >= 0) ?? '') },
      scriptedDice([]),
    );
    const list = decisionsOf(deskOf(s, FRENCH));
    const out = Object.keys(men)
      .map(unit)
      .filter((one) => !hasOrders(w, s, one));
    expect(out.length).toBeGreaterThan(0);
    const free = list.filter(({ kind }) => kind === 'free-places');
    expect(free).toHaveLength(1);
    expect(free[0].pieces.filter((one) => one < w.units).every((one) => out.includes(one))).toBe(true);
    const told = new Set(list.flatMap(({ pieces }) => pieces));
    expect(out.filter((one) => !told.has(one))).toEqual([]);
  });

  test('[20.2b] an officer alone in an enemy zone near his commander is told of the zone, not of hexes', () => {
    const units = { 'ld-ney': 'L0902', 'ld-drouot': 'L0904', 'fr-gd-roguet': 'L0803', 'pr-i-29thline': 'L0905' };
    const s = scene({ units: { ...units, 'fr-gd-friant': 'L0803', 'fr-gd-chartrand': 'L0903' } });
    const list = decisionsOf(deskOf(s, FRENCH)).filter(({ pieces }) => pieces[0] === unit('ld-drouot'));
    expect(list).toMatchObject([{ kind: 'out-of-range', rule: '20.2b', facts: { cut: 'in-zone', away: 2 } }]);
  });

  test('in the Movement Phase: corps that have not moved, nearest to the enemy first; one that has is left out', () => {
    const s = moving();
    const unmoved = (): string[] =>
      decisionsOf(deskOf(s, FRENCH)).flatMap(({ kind, key }) => (kind === 'unmoved' ? [key] : []));
    expect(unmoved()[0]).toBe('unmoved 0 II');
    expect(unmoved()).toContain('unmoved 0 I');
    const plan = columnsIn(game).plan(s, FRENCH, formation(s, '0 I').here, hex('Q1708'));
    for (const { action } of plan.legs) submit(game, s, FRENCH, action, scriptedDice([]));
    expect(unmoved()).not.toContain('unmoved 0 I');
    expect(formation(s, '0 I').moved).toHaveLength(4);
  });

  test('[20.2a] who will be without orders next turn as all stand', () => {
    const behind = decisionsOf(deskOf(moving(), FRENCH)).filter(({ kind }) => kind === 'left-behind');
    expect(behind.map(({ pieces, facts }) => [w.unitId(pieces[0]), facts.n])).toContainEqual(['ld-derlon', 4]);
  });

  test('[9.0a] who waits to come in', () => {
    const units = { 'fr-i-quiot': { turn: 2, entry: 'Q1434' }, 'pr-i-29thline': 'L2020' };
    const s = scene({ turn: 2, phase: 'frenchMovement', units });
    expect(decisionsOf(deskOf(s, FRENCH))).toMatchObject([
      { kind: 'enters', pieces: [unit('fr-i-quiot')], place: hex('Q1434'), facts: { n: 1 } },
    ]);
  });

  test('those who stand are not asked about, until an enemy is near', () => {
    const laid = (enemy: string): State =>
      scene({ phase: 'frenchMovement', units: { 'fr-gd-roguet': 'L1912', 'pr-i-29thline': enemy } });
    const [roguet] = [unit('fr-gd-roguet')];
    const [far, near, nearer] = [laid('L1919'), laid('L1918'), laid('L1916')];
    expect(w.map.distance(hex('L1912'), hex('L1918'))).toBe(NEAR);
    const stands = toldToStand(w, far, [], [roguet]);
    expect(kinds(deskOf(far, FRENCH))).toContain('unmoved');
    expect(kinds(deskOf(far, FRENCH, stands))).not.toContain('unmoved');
    expect(kinds(deskOf(near, FRENCH, stands))).toContain('unmoved');
    // Told so in the face of an enemy it stands until he comes nearer.
    const firm = toldToStand(w, near, stands, [roguet]);
    expect(firm).toHaveLength(1);
    expect([far, near].map((s) => kinds(deskOf(s, FRENCH, firm)).includes('unmoved'))).toEqual([false, false]);
    expect(kinds(deskOf(nearer, FRENCH, firm))).toContain('unmoved');
    expect(awake(w, firm, [roguet])).toEqual([]);
    expect([...standing(w, far, ['somebody-else 7'])]).toEqual([]);
  });
});

describe('the boxes', () => {
  const fell = (turn: number) => ({ at: 'destroyed', fell: turn });
  const units = {
    'fr-gd-friant': fell(3),
    'fr-gd-roguet': fell(4),
    'fr-gd-morand': { at: 'destroyed', fell: 3, reduced: true },
    'ld-drouot': 'L1912',
    'pr-iv-18thline': 'L1930',
  };

  test('[21.0a, 21.0b, 21.0c] who may return, when and where; who never will', () => {
    const s = end(scene({ turn: 5, phase: 'frenchCommand', units }), FRENCH);
    const { returning, lost } = boxOf(w, s, FRENCH_ARMY);
    expect(ids(lost)).toEqual(['fr-gd-morand']);
    expect(returning).toMatchObject([
      {
        key: '0 Gd',
        units: [
          { unit: unit('fr-gd-friant'), how: 'ready', turn: 5, place: hex('L1912') },
          { unit: unit('fr-gd-roguet'), how: 'waits', turn: 6 },
        ],
      },
    ]);
    expect(decisionsOf(deskOf(s, FRENCH))).toMatchObject([
      { kind: 'return', pieces: [unit('ld-drouot'), unit('fr-gd-friant')], facts: { n: 1 } },
    ]);
  });

  test('[21.1, 21.0d, 5.3] the enemy is near, there is no officer, or no room with him', () => {
    const how = (more: Scene['units']): readonly string[] =>
      boxOf(w, scene({ turn: 5, phase: 'frenchCommand', units: { ...units, ...more } }), FRENCH_ARMY).returning.flatMap(
        (one) => one.units.map((boxed) => boxed.how),
      );
    expect(how({ 'pr-iv-18thline': 'L1922' })).toEqual(['enemy-near', 'waits']);
    expect(how({ 'ld-drouot': 'destroyed' })).toEqual(['no-officer', 'no-officer']);
    expect(how({ 'fr-gd-michel': 'L1912', 'fr-gd-guye': 'L1912' })).toEqual(['no-room', 'waits']);
  });
});

describe('what will strike', () => {
  const PRUSSIANS = [
    'pr-i-12thline',
    'pr-i-24thline',
    'pr-i-7thline',
    'pr-i-19thline',
    'pr-i-29thline',
    'pr-i-28thline',
  ];
  const place = hex('L1912');
  const ring = [...w.map.neighbours.subarray(6 * place, 6 * place + 6)].map((next, i) => [PRUSSIANS[i], w.hexId(next)]);
  const surrounded = { 'fr-gd-friant': 'L1912', ...Object.fromEntries(ring) };

  test('[24.0c] who will be lost at dawn if it stays, and not a day before', () => {
    const night = scene({ turn: 10, phase: 'frenchMovement', units: surrounded });
    expect([nextDawn(w, night), isDawnNear(w, night)]).toEqual([11, true]);
    expect(ids(unsupplied(w, night, FRENCH_ARMY))).toEqual(['fr-gd-friant']);
    expect(kinds(deskOf(night, FRENCH))).toContain('supply');
    const day = scene({ turn: 3, phase: 'frenchMovement', units: surrounded });
    expect([nextDawn(w, day), isDawnNear(w, day)]).toEqual([11, false]);
    expect(kinds(deskOf(day, FRENCH))).not.toContain('supply');
    const last = scene({ turn: 40, phase: 'frenchMovement', units: surrounded });
    expect([nextDawn(w, last), unsupplied(w, last, FRENCH_ARMY)]).toEqual([0, []]);
  });

  test('[22.4a] who would break if a corps beside it did', () => {
    const second = { 'fr-ii-husson': 'destroyed', 'fr-ii-campi': 'destroyed', 'fr-ii-baudin': 'destroyed' };
    const lost = Object.keys(second).reduce((sum, id) => sum + w.full[unit(id)], 0);
    expect([lost, lost < 19, lost >= 17]).toEqual([lost, true, true]);
    const units = {
      ...second,
      'ld-drouot': 'L1912',
      'ld-reille': 'L1917',
      'fr-gd-friant': 'L1912',
      'pr-i-29thline': 'L2030',
    };
    const [guard, corps] = [w.body[unit('ld-drouot')], w.body[unit('ld-reille')]];
    const near = scene({ phase: 'frenchMovement', units });
    expect(wouldFollow(w, near, guard)).toEqual([corps]);
    expect(willBreak(w, near, FRENCH_ARMY)).toEqual([]);
    expect(
      wouldFollow(w, scene({ phase: 'frenchMovement', units: { ...units, 'ld-reille': 'L1918' } }), guard),
    ).toEqual([]);
    const gone = { 'fr-gd-roguet': 'destroyed', 'fr-gd-morand': 'destroyed', 'fr-gd-michel': 'destroyed' };
    const broken = scene({ phase: 'frenchMovement', units: { ...units, ...gone } });
    expect(willBreak(w, broken, FRENCH_ARMY)).toEqual([corps]);
    expect(kinds(deskOf(broken, FRENCH))).toContain('breaks');
    expect(wouldFollow(w, near, w.body[unit('aa-1br-byng')])).toEqual([]);
  });
});
