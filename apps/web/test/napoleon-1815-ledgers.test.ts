import { type Dice, type GameEvent, type SeenStep, type Setup, seededDice, TABLE } from '@hundred-days/kernel';
import { type Action, position, SCENARIO_FORMAT } from '@hundred-days/napoleon-1815';
import { h } from 'preact';
import { describe, expect, test } from 'vitest';
import { HEX_PX } from '../src/board/camera.ts';
import type { Motion } from '../src/board/types.ts';
import type { Past } from '../src/face/types.ts';
import { departuresIn } from '../src/faces/napoleon-1815/battle/gliding.ts';
import { lastRoll } from '../src/faces/napoleon-1815/battle/rolls.ts';
import { createFace } from '../src/faces/napoleon-1815/face.tsx';
import { nextRoll } from '../src/faces/napoleon-1815/Marches.tsx';
import { Fights, Flight, Marches, Reckoning, Roster, Situation } from '../src/faces/napoleon-1815/panels.ts';
import { combat, morale as moraleOf, reinforcement } from '../src/faces/napoleon-1815/prompts/battle.ts';
import { warningsOf } from '../src/faces/napoleon-1815/prompts/warnings.ts';
import { markup } from './art/markup.ts';
import { here, sitDown, type Watched } from './sitting.ts';
import { game, w } from './world1815.ts';

/** What stands beside the map in the rarer moments: supply, many fights, force marches, bids, the end. */

const face = createFace(game);
await Promise.all(['en', 'fr'].map((language) => face.words.rest(language)));
type Sat = Watched<Action>;
type Towns = Readonly<Record<string, readonly string[]>>;
const unit = w.unitIndex;
const town = w.net.indexOf;
const FAR = ['avesnes', 'antwerp', 'maastricht'];

/** Dice that fall as given, then by chance. */
function thrown(first: readonly number[]): Dice {
  const seeded = seededDice('ledgers');
  const left = [...first];
  return { ...seeded, roll: (sides) => left.shift() ?? seeded.roll(sides) };
}

/** The blocks that are named stand where it says, all others far away. */
function sit(
  turn: number,
  begun: string,
  towns: Towns,
  more: { entries?: Towns; options?: Setup['options']; language?: string; dice?: readonly number[] } = {},
): Sat {
  const placed = Object.fromEntries(w.unitIds.map((id, index) => [id, FAR[w.army[index]]]));
  for (const [name, blocks] of Object.entries(towns)) {
    for (const block of blocks) {
      const [id, steps] = block.split(' ');
      placed[id] = steps === undefined ? name : `${name} ${steps}`;
    }
  }
  const { entries = {}, options = {}, language = 'en' } = more;
  const scenario = { format: SCENARIO_FORMAT, version: 1, game: 'napoleon-1815', turn, begun, units: placed, entries };
  const model = sitDown(face, { scenario, options }, thrown(more.dice ?? []), here('A', 'B', 'C'), language);
  if (model.curtain.value !== null) model.openCurtain();
  return model;
}

const move = (block: string, ...path: string[]): Action => ({ type: 'move', unit: unit(block), path: path.map(town) });

function play(model: Sat, action: Action): void {
  const before = model.total;
  model.act(action);
  if (model.total === before) throw new Error(`refused: ${JSON.stringify([action, model.refused.value?.no])}`);
  if (model.curtain.value !== null) model.openCurtain();
}

const words = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('[9.0e] supply', () => {
  const CITIES: Towns = {
    brussels: ['fr-1-inf1', 'fr-1-inf2'],
    ghent: ['fr-2cc-cav'],
    liege: ['fr-6-inf'],
    wavre: ['pr-blucher', 'pr-2-inf1 2'],
    hal: ['ad-wellington', 'ad-1-br', 'ad-1-ne 1'],
  };
  const starving = (language = 'en'): Sat => {
    const model = sit(7, 'movement', CITIES, { language });
    play(model, { type: 'end' });
    return model;
  };

  test('says which cities cost how much, and brings the army that pays into sight', () => {
    const { asked } = starving();
    expect(face.words.prompt(asked.value).title).toBe('Supply: the Anglo-Dutch army gives up 2 blocks');
    expect(face.words.prompt(asked.value).reason).toContain('Ghent (1) and Brussels (1)');
    expect(face.map.overlay(asked.value).sought).toHaveLength(1);
  });

  test('lists every block that may be given up by its town; a click takes one in hand, the button gives it up', () => {
    const model = starving();
    const html = markup(h(Roster, { w, asked: model.asked.value }));
    expect(html.match(/class="hand-block"/g)).toHaveLength(w.unitsOfArmy[1].length);
    expect(words(html)).toContain('Hal');
    expect(words(html)).not.toContain('Blücher');
    model.pick(unit('ad-1-ne'));
    expect(markup(h(Roster, { w, asked: model.asked.value })).match(/aria-pressed="true"/g)).toHaveLength(1);
    const [give] = face.words.prompt(model.asked.value).buttons;
    play(model, give.action);
    expect(face.words.prompt(model.asked.value).title).toBe('Supply: the Anglo-Dutch army gives up 1 block');
  });

  test('the ledger of cities says what each costs, and what they are worth at the end', () => {
    const text = words(markup(h(Situation, { w, asked: starving().asked.value })));
    expect(text).toContain('Liège French');
    expect(text).toContain('The Prussian army loses 2 blocks after every French turn.');
    expect(text).toContain('10.1d');
  });

  test('armies are named as people in French', () => {
    const text = words(markup(h(Situation, { w, asked: starving('fr').asked.value })));
    expect(text).toMatch(/Anglo-Néerlandais 0 \/ 8/);
    expect(text).not.toMatch(/Hollandais|anglo-néerlandaise 0/);
  });
});

describe('[5.1c] Group Moves', () => {
  test('whose they are is said in French too, and from where they were made', () => {
    const model = sit(7, 'movement', { beaumont: ['fr-g-inf'] }, { language: 'fr' });
    const listed = (): string => words(markup(h(Situation, { w, asked: model.asked.value })));
    expect(listed()).toMatch(/Mouvements de groupe Français /);
    play(model, move('fr-g-inf', 'beaumont', 'thuin'));
    expect(listed()).toMatch(/Français \(Beaumont\) /);
  });
});

describe('[12.0b] bids for a side', () => {
  const bidding = (): Sat =>
    sitDown(face, { scenario: 'historical', options: { bidding: true } }, seededDice(1), here('A', 'B'));

  test('it is said who bids, what a bid costs and what passing means', () => {
    const model = bidding();
    const first = model.seat;
    expect(face.words.prompt(model.asked.value).title).toBe(`Player ${first + 1}: bid steps for a side`);
    expect(face.words.prompt(model.asked.value).reason).toContain('one step of a unit each');
    const bid = model.asked.value
      .choicesOf(TABLE)
      .find((action) => action.type === 'bid' && action.side === 0 && action.steps === 2);
    if (bid === undefined) throw new Error('no bid');
    play(model, bid);
    const { title, reason, buttons } = face.words.prompt(model.asked.value);
    expect(title).toBe(`Player ${2 - first}: bid steps for a side`);
    expect(reason).toContain(`Player ${first + 1} has bid 2 steps for the French`);
    expect(reason).toContain('you play the Allies');
    expect(buttons.map(({ label }) => label)).toEqual(['Pass and play the Allies']);
  });
});

describe('[12.0d] the price of a bid', () => {
  test('every block that can still give up a step is listed, and a click takes it', () => {
    const model = sitDown(face, { scenario: 'historical', options: { bidding: true } }, seededDice(1), here('A', 'B'));
    const bid = model.asked.value
      .choicesOf(TABLE)
      .find((action) => action.type === 'bid' && action.side === 0 && action.steps === 2);
    if (bid === undefined) throw new Error('no bid');
    play(model, bid);
    play(model, { type: 'pass' });
    const listed = (): number =>
      markup(h(Roster, { w, asked: model.asked.value })).match(/class="hand-block"/g)?.length ?? 0;
    // 12.0f: Napoléon has one step alone.
    expect(listed()).toBe(23);
    model.asked.value.pick(unit('fr-g-inf'));
    expect(listed()).toBe(22);
    expect(town('beaumont')).toBeGreaterThan(0);
  });
});

/** Five battles and two skirmishes in one turn of the French. */
const MANY: Towns = {
  ligny: [
    'fr-napoleon',
    'fr-g-inf',
    'fr-g-cav',
    'fr-g-art1',
    'fr-3-inf1',
    'fr-3-art',
    'pr-2-inf1',
    'pr-2-inf2',
    'pr-2-art',
  ],
  'quatre-bras': ['fr-1-inf1', 'fr-1-inf2', 'fr-1-art', 'fr-2cc-cav', 'ad-1-br', 'ad-1-ne', 'ad-1-art', 'ad-c-ha'],
  'braine-le-comte': ['fr-2-inf1', 'fr-2-inf2', 'fr-2-art', 'ad-2-br', 'ad-2-ne', 'ad-2-art'],
  wavre: ['fr-4-inf', 'fr-4-art', 'fr-3cc-cav', 'pr-4-inf1', 'pr-4-inf2', 'pr-4-cav'],
  namur: ['fr-6-inf', 'fr-6-art', 'fr-1cc-cav', 'pr-1-inf1', 'pr-1-inf2', 'pr-1-art'],
  hal: ['fr-4cc-cav', 'ad-c-hvy', 'ad-c-lt', 'ad-c-ne'],
  gembloux: ['fr-2cc-ha', 'pr-3-cav'],
};
const ENTRIES: Towns = {
  ligny: ['charleroi'],
  'quatre-bras': ['charleroi'],
  'braine-le-comte': ['mons'],
  wavre: ['waterloo'],
  namur: ['fosses'],
  hal: ['nivelles'],
  gembloux: ['jodoigne'],
};

describe('[6.1c] [6.1d] many fights in a turn', () => {
  const many = (language = 'en'): Sat => sit(7, 'fights', MANY, { entries: ENTRIES, language });
  const listed = (model: Sat): string => words(markup(h(Fights, { w, asked: model.asked.value })));

  test('are listed in the order they are fought, each with its blocks and what it waits for', () => {
    const text = listed(many());
    expect(text.indexOf('Gembloux')).toBeLessThan(text.indexOf('Wavre'));
    expect(text.indexOf('Hal')).toBeLessThan(text.indexOf('Braine-le-Comte'));
    expect(text).toContain('Hal skirmish to come 1 against 3');
    expect(text).toContain('Ligny to be deployed 6 against 3');
  });

  test('only those that can come next are buttons, and it is said why', () => {
    const model = many();
    expect(markup(h(Fights, { w, asked: model.asked.value })).match(/<button/g)).toHaveLength(2);
    expect(face.words.prompt(model.asked.value).reason).toContain('before all battles; 2 are left');
    const { reach = [], targets = [] } = face.map.overlay(model.asked.value);
    expect([...reach].sort()).toEqual([town('gembloux'), town('hal')].sort());
    expect([...targets].sort()).toEqual(['ligny', 'quatre-bras', 'braine-le-comte', 'wavre', 'namur'].map(town).sort());
  });

  test('the log groups what is told by the fight it belongs to', () => {
    const model = many();
    const headings = (): string[] =>
      model.log.value.flatMap(({ events }) =>
        events.filter((event) => face.words.logLine(event, 'en').heading).map(({ type }) => type),
      );
    // What was found at the start of the phase is a list.
    expect(headings()).not.toContain('skirmish');
    play(model, { type: 'fight', town: town('hal') });
    expect(headings()).toContain('fight-chosen');
  });
});

describe('blocks on a crowded map', () => {
  test('no stack of another town stands on top of one', () => {
    const pieces = face.map.pieces(sit(7, 'fights', MANY, { entries: ENTRIES }).asked.value);
    const { x, y } = face.map.art.geometry;
    const boxes = pieces
      .filter(({ label }) => label !== '')
      .map(({ place, spot }) => ({
        place,
        x: x[place] * HEX_PX + (spot?.dx ?? 0),
        y: y[place] * HEX_PX + (spot?.dy ?? 0),
      }));
    const near = boxes.flatMap((a) =>
      boxes.filter((b) => b.place > a.place && Math.abs(a.x - b.x) < 16 && Math.abs(a.y - b.y) < 16),
    );
    expect(near.map(({ place }) => w.townId(place))).toEqual([]);
  });
});

describe('[5.6b] force marches', () => {
  const COLUMN: Towns = {
    charleroi: ['fr-napoleon', 'fr-g-inf', 'fr-3-inf1', 'fr-6-inf 1'],
    gembloux: ['pr-2-inf1', 'pr-2-inf2', 'pr-2-art'],
  };
  function marched(dice: readonly number[], language = 'en'): Sat {
    const model = sit(7, 'movement', COLUMN, { dice, language });
    for (const block of ['fr-g-inf', 'fr-3-inf1', 'fr-6-inf', 'fr-napoleon'])
      play(model, move(block, 'charleroi', 'ligny', 'gembloux'));
    play(model, { type: 'end' });
    return model;
  }
  const march = (block: string, leader = false): Action => ({ type: 'march', unit: unit(block), leader });
  function rollAll(model: Sat, leader: boolean): void {
    const column = { leader, army: 0, town: town('gembloux') };
    for (
      let next = nextRoll(w, model.asked.value, column);
      next !== null;
      next = nextRoll(w, model.asked.value, column)
    )
      play(model, next);
  }
  const listed = (model: Sat): string => words(markup(h(Marches, { w, asked: model.asked.value })));

  test('every block that rolls is listed with its die and what it did', () => {
    const model = marched([2, 5]);
    expect(listed(model).match(/to roll/g)).toHaveLength(3);
    play(model, march('fr-g-inf'));
    play(model, march('fr-3-inf1'));
    const text = listed(model);
    expect(text).toContain('Imperial Guard infantry 2 loses a step');
    expect(text).toContain('III Corps infantry (Vandamme, 1st) 5 no loss');
    expect(text.match(/to roll/g)).toHaveLength(1);
  });

  test('one that is lost on the march is said to be', () => {
    const model = marched([1]);
    play(model, march('fr-6-inf'));
    expect(listed(model)).toContain('VI Corps infantry (Lobau) 1 eliminated');
  });

  test('all of a town can be rolled for at once, with the leader or without', () => {
    const model = marched([3, 3, 2]);
    const buttons = [...markup(h(Marches, { w, asked: model.asked.value })).matchAll(/class="button">([^<]+)/g)];
    expect(buttons.map(([, text]) => text)).toEqual(['Roll for all 3', 'Show Napoléon and roll for all 3']);
    rollAll(model, true);
    const text = listed(model);
    // 8.1a: with him a three is a four.
    expect(text).toContain('Imperial Guard infantry 3 + 1 no loss');
    expect(text).toContain('VI Corps infantry (Lobau) 2 + 1 eliminated');
  });

  test('what it costs is said before the die: the last step, the leader who can be shown, the one who was not', () => {
    const model = marched([5, 5]);
    model.pick(unit('fr-6-inf'));
    const before = face.words.prompt(model.asked.value).reason;
    expect(before).toContain('3 or less costs a step, and it has only one');
    expect(before).toContain('Napoléon adds one to every die of this town if he is shown now');
    play(model, march('fr-g-inf'));
    expect(face.words.prompt(model.asked.value).reason).toContain('Napoléon stays hidden for this town');
  });

  test('each die is counted once among the rolls of its owner', () => {
    const model = marched([2, 5]);
    play(model, march('fr-g-inf'));
    play(model, march('fr-3-inf1'));
    const dice = model.log.value.flatMap(({ events }) =>
      events.flatMap((event) => face.words.logLine(event, 'en').dice),
    );
    expect(dice).toEqual([2, 5]);
  });

  test('[FOG-9] the enemy sees the dice of nameless blocks', () => {
    const model = marched([2, 5, 6]);
    rollAll(model, false);
    const asked = { ...model.asked.value, view: model.viewOf(1), viewer: 1, deciding: false, past: pastOf(model, 1) };
    const text = words(markup(h(Marches, { w, asked })));
    expect(text.match(/Charleroi → Ligny → Gembloux/g)).toHaveLength(3);
    expect(text).not.toMatch(/Guard|Corps|Lobau|Napol/);
  });
});

const pastOf = (model: Sat, viewer: number): Past => ({
  steps: () => model.seen(viewer),
  view: (at) => model.viewOf(viewer, at),
});

describe('[FOG-10] blocks without a face on their way', () => {
  const ALLIES: Towns = {
    namur: ['pr-blucher', 'pr-1-inf1', 'pr-1-inf2', 'pr-1-art', 'pr-1-cav'],
    hal: ['ad-1-br', 'ad-1-ne'],
    charleroi: ['fr-g-inf'],
  };
  /** What the French are shown of an Allied turn in which these have gone to Gembloux, and one far away to Huy. */
  function seen(...blocks: string[]): readonly Motion[] {
    const model = sit(8, 'movement', ALLIES);
    for (const block of blocks) play(model, move(block, 'namur', 'gembloux'));
    play(model, move('ad-1-br', 'hal', 'waterloo'));
    const known = model.seen(0).length;
    play(model, { type: 'end' });
    return face.map.motions(
      model
        .seen(0)
        .slice(known)
        .flatMap(({ events }) => events),
    );
  }

  test('are seen going along the roads that are told, as many as are told', () => {
    const motions = seen('pr-1-inf1', 'pr-1-cav');
    expect(motions.map(({ places }) => places.map(w.townId))).toEqual([
      ['hal', 'waterloo', 'waterloo'],
      ['namur', 'gembloux', 'gembloux'],
    ]);
    expect(motions.map(({ piece }) => face.map.counter(piece).designation)).toEqual(['1', '2']);
    expect(motions.map(({ piece }) => face.map.counter(piece).nation)).toEqual(['anglo', 'prussian']);
    // They are no pieces of the map: whoever stood there stays, and they pass.
    expect(motions.every(({ piece, kind }) => piece >= w.unitCount && kind === 'exit')).toBe(true);
  });

  test('show the same whoever goes', () => {
    expect(seen('pr-1-inf1', 'pr-1-inf2')).toEqual(seen('pr-1-art', 'pr-1-inf2'));
    expect(seen('pr-blucher', 'pr-1-inf2')).toEqual(seen('pr-1-art', 'pr-1-inf2'));
  });
});

describe('[10.0] the end', () => {
  const LAST: Towns = {
    brussels: ['fr-1-inf1'],
    ghent: ['fr-2cc-cav'],
    eliminated: [
      'pr-1-inf1',
      'pr-1-inf2',
      'pr-1-cav',
      'pr-1-art',
      'pr-2-inf1',
      'pr-2-inf2',
      'pr-2-art',
      'pr-2-cav',
      'pr-2-ha',
    ],
  };
  function over(language = 'en'): Sat {
    const model = sit(23, 'movement', LAST, { language });
    for (let guard = 0; !model.over && guard < 4; guard++) {
      const [next] = model.asked.value.pieces
        .flatMap((piece) => model.asked.value.choicesOf(piece))
        .filter(({ type }) => type === 'starve');
      play(model, next ?? { type: 'end' });
    }
    return model;
  }

  test('is told with its reason and its rule', () => {
    const model = over();
    const end = model.outcome;
    if (end === null) throw new Error('it goes on');
    expect(face.words.result(end, 'en')).toEqual({
      title: 'French victory',
      text: 'They hold at least two of the three cities after the last turn (10.1d).',
    });
    expect(face.words.result(end, 'fr').title).toBe('Victoire française');
    const { title, rules } = face.words.prompt(model.asked.value);
    expect(title).toBe('French victory: they hold at least two of the three cities after the last turn');
    expect(rules).toEqual(['10.1d']);
  });

  test('is reckoned: what each army has lost and when it is defeated, and who holds the cities', () => {
    const model = over();
    const text = words(markup(h(Reckoning, { w, view: model.asked.value.view, language: 'en' })));
    expect(text).toContain('Blocks eliminated, of as many as defeat an army');
    expect(text).toMatch(/Prussian defeated 18 \/ 9/);
    expect(text).toContain('Ghent French');
    expect(text).toContain('Liège nobody');
  });
});

describe('[7.4c] [6.6i] those who have to leave', () => {
  /** One road out for three, from a skirmish lost at Hal. */
  function leaving(): Sat {
    const towns = {
      hal: ['fr-4cc-cav', 'fr-1-inf1', 'ad-c-hvy', 'ad-c-lt', 'ad-c-ne'],
      gembloux: ['fr-2cc-ha', 'pr-3-cav'],
    };
    // Nobody hits: the Attacker, who has fewer, goes.
    const model = sit(7, 'fights', towns, {
      entries: { hal: ['nivelles'], gembloux: ['jodoigne'] },
      dice: Array.from({ length: 30 }, () => 6),
    });
    play(model, { type: 'fight', town: town('hal') });
    for (let guard = 0; guard < 4 && position.stepOf(w, model.asked.value.view) === 'showing'; guard++) {
      const [show] = model.asked.value.choicesOf(TABLE).filter(({ type }) => type === 'show');
      play(model, show ?? { type: 'end' });
    }
    return model;
  }

  test('are told how many find a place on the roads, and that they choose who goes', () => {
    const model = leaving();
    expect(position.stepOf(w, model.asked.value.view)).toBe('withdrawal');
    expect(face.words.prompt(model.asked.value).reason).toBe(
      '2 blocks have to go, and the roads have room for 1: 1 will be eliminated. Choose who goes first.',
    );
  });

  test('are listed one by one: who has gone where, who is lost, who has still to go', () => {
    const model = leaving();
    const listed = (): string => words(markup(h(Flight, { w, asked: model.asked.value })));
    expect(listed().match(/still to go/g)).toHaveLength(2);
    play(model, { type: 'retreat', unit: unit('fr-1-inf1'), town: town('nivelles') });
    const { past, ...rest } = model.asked.value;
    const asked = { ...rest, view: model.viewOf(0), viewer: 0, past: pastOf(model, 0) };
    const text = words(markup(h(Flight, { w, asked })));
    expect(text).toContain('I Corps infantry (d’Erlon, 1st) to Nivelles');
    expect(text).toContain('IV Cavalry Corps (Milhaud) eliminated');
    expect(past.steps().length).toBeGreaterThan(0);
  });
});

describe('[6.1d] the last fire of one of several battles', () => {
  const step = (...events: GameEvent[]): SeenStep => ({ seat: 0, action: null, dice: [], events });
  const told = (type: string, data: GameEvent['data']): GameEvent => ({ type, rule: '6.1d', data });
  const fired = step(told('fired', { unit: 'fr-g-inf', dice: [1, 2], firepower: 2, hits: 2 }));
  const last = (...steps: SeenStep[]): string | undefined => {
    const model = sit(7, 'movement', {});
    return lastRoll(w, { steps: () => steps, view: () => model.viewOf(0) }, town('nivelles'))?.kind;
  };

  test('is not that of another that has just ended', () => {
    const over = step(told('battle-over', { town: 'ligny', side: 'allied' }));
    const turn = step(told('battle-turn', { town: 'nivelles', side: 'french' }));
    expect(last(fired, over, turn)).toBe(undefined);
    expect(last(fired, step(told('combat-ended', { town: 'ligny', side: 'french' })), turn)).toBe(undefined);
  });

  test('is the enemy’s, when one’s own Battle Turn begins', () => {
    const ended = step(told('combat-ended', { town: 'nivelles', side: 'allied' }));
    expect(last(fired, ended, step(told('battle-turn', { town: 'nivelles', side: 'french' })))).toBe('fire');
  });
});

describe('[7.0a] who has just left a battle board', () => {
  const step = (...events: GameEvent[]): SeenStep => ({ seat: 0, action: null, dice: [], events });
  const told = (type: string, data: GameEvent['data']): GameEvent => ({ type, rule: '7.4b', data });
  const past = (...steps: SeenStep[]): Past => ({ steps: () => steps, view: () => new Int16Array(0) });
  const ligny = town('ligny');

  test('goes to its town, or is lost; only what the last step told counts', () => {
    const gone = departuresIn(
      w,
      past(
        step(told('retreated', { unit: 'fr-1-inf1', from: 'ligny', town: 'charleroi' })),
        step(
          told('retreated', { unit: 'fr-g-inf', from: 'ligny', town: 'charleroi' }),
          told('went', { unit: 'pr-2-inf1', from: 'ligny', town: 'namur' }),
          told('went', { unit: 'pr-3-inf1', from: 'wavre', town: 'namur' }),
          told('blocks-went', { army: 'prussian', from: 'ligny', town: 'namur', count: 2 }),
          told('eliminated', { unit: 'fr-g-cav', army: 'french', town: 'ligny' }),
        ),
      ),
      ligny,
    );
    expect([...gone]).toEqual([
      [unit('fr-g-inf'), town('charleroi')],
      [unit('pr-2-inf1'), town('namur')],
      [unit('fr-g-cav'), -1],
    ]);
  });
});

describe('[6.31b] morale', () => {
  test('a die is rolled by a button too', () => {
    const asked = sit(7, 'movement', {}).asked.value;
    const prompt = moraleOf(w, { ...asked, pieces: [unit('fr-g-inf')] });
    expect(prompt.buttons).toEqual([
      {
        label: 'Roll for Imperial Guard infantry',
        action: { type: 'morale', unit: unit('fr-g-inf') },
        main: true,
        ends: false,
      },
    ]);
  });
});

describe('[FOG-14] steps that are asked for though nothing can be done', () => {
  test('say so, and why they are asked', () => {
    const { asked } = sit(7, 'fights', {
      ligny: ['fr-1-inf1', 'fr-1-inf2', 'fr-1-art', 'pr-1-inf1', 'pr-1-inf2', 'pr-1-art'],
    });
    const idle = { ...asked.value, inHand: null, pieces: [TABLE] };
    expect(combat(w, idle).reason).toBe('All have acted, or none can: end the step.');
    const { reason, rules } = reinforcement(w, idle);
    expect(reason).toBe('Nobody of yours can come up. It is asked all the same, so that nobody learns it.');
    expect(rules).toContain('FOG-14');
  });
});

describe('[11.0f] two Allied players in one battle', () => {
  const towns = { ligny: ['fr-1-inf1', 'fr-1-inf2', 'fr-1-art', 'ad-1-br', 'ad-1-ne', 'pr-1-inf1', 'pr-1-inf2'] };
  const END: Action = { type: 'end' };
  const FIRE: Action = { type: 'fire', unit: unit('ad-1-br'), target: 0 };
  const askedOf = (options: Setup['options'], blocks: Towns = towns) => {
    const { asked } = sit(8, 'fights', blocks, { entries: { ligny: ['gembloux'] }, options });
    const view = asked.value.view.slice();
    view[w.at.step] = position.STEPS.indexOf('combat');
    return {
      ...asked.value,
      view,
      viewer: 1,
      inHand: null,
      pieces: [TABLE, unit('ad-1-br')],
      choicesOf: (piece: number) => [piece === TABLE ? END : FIRE],
    };
  };
  const asking = (options: Setup['options'], blocks: Towns = towns): ReturnType<typeof combat> =>
    combat(w, askedOf(options, blocks));

  test('who hands over is not asked about those who could still fire: the step comes back', () => {
    expect(warningsOf(w, askedOf({ threePlayers: true }))).toEqual([]);
    expect(warningsOf(w, askedOf({}))).toMatchObject([{ pieces: [unit('ad-1-br')] }]);
  });

  test('one hands over to the other, and it is said when the step ends', () => {
    const { buttons, reason } = asking({ threePlayers: true });
    expect(buttons.map(({ label }) => label)).toEqual(['Hand over to the Prussian player']);
    expect(reason).toContain('ends when both of you hand over without acting');
  });

  test('who is alone in it ends it', () => {
    expect(asking({}).buttons.map(({ label }) => label)).toEqual(['End combat']);
    const alone = { ligny: towns.ligny.slice(0, 5).concat('ad-1-art') };
    expect(asking({ threePlayers: true }, alone).buttons.map(({ label }) => label)).toEqual(['End combat']);
  });
});
