import { concealed, readLine, SPECTATOR, scriptedDice, Table, writeRecord } from '@hundred-days/kernel';
import { type Action, describePosition, position } from '@hundred-days/napoleon-at-waterloo';
import { describe, expect, it } from 'vitest';
import { doors, ENTRY_HEXES, entering, REGULAR } from '../arrivals.ts';
import { AT, type Field, field, game, type Scene, scenario, unitNumber, world } from '../support.ts';

const { UNKNOWN } = position;
const FRENCH = 0;
const ALLIED = 1;
const KEYS = [1, 2, 3, 4, 5, 6];

const variantUnits = (side: string): string[] =>
  world.unitData
    .filter((unit) => 'variant' in unit && unit.side === side)
    .map((unit) => unit.id)
    .sort();

/** Two units far from everything, so that nobody has to fight. */
const QUIET = { 'fr-20inf': '0115', 'aa-hou': '0105' } as const;

/** Strength and allowance as printed, sorted. */
const counters = (list: readonly string[]): string[] =>
  list
    .map((id) => world.unitData[unitNumber(id)])
    .map((unit) => `${unit.combatStrength}-${unit.movementAllowance}`)
    .sort();

const comers = (side: 'french' | 'allied', key: number, turn: number, keyTable?: Scene['keyTable']): string[] =>
  entering(
    field({
      units: QUIET,
      phase: `${side}Movement`,
      turn,
      keys: side === 'french' ? { french: key, prussian: 2 } : { french: 1, prussian: key },
      ...(keyTable === undefined ? {} : { keyTable }),
    }),
  );

/** What a key brings: all that is available by the end, by the first turn it is. */
function arrivals(side: 'french' | 'allied', key: number): Record<number, string[]> {
  const found: Record<number, string[]> = {};
  let before: string[] = [];
  for (let turn = 1; turn <= 10; turn++) {
    const now = comers(side, key, turn);
    const fresh = now.filter((unit) => !before.includes(unit));
    if (fresh.length > 0) found[turn] = fresh;
    expect(before.filter((unit) => !now.includes(unit))).toEqual([]);
    before = now;
  }
  return found;
}

describe('9.0 the variant', () => {
  it('[9.0.1] without it there are no keys, no variant units and nothing secret', () => {
    const f = scenario('standard');
    expect([f.state[AT.secret], f.state[AT.keys], f.state[AT.keys + 1]]).toEqual([0, 0, 0]);
    expect(f.events.some((event) => event.type === 'key-drawn')).toBe(false);
    const described = describePosition(world, f.state);
    for (const unit of [...variantUnits('french'), ...variantUnits('allied')]) expect(described[unit]).toBeUndefined();
    const later = field({ units: QUIET, turn: 6 });
    expect(entering(later)).toEqual([]);
    expect(later.refusal('enter frv-8inf 2308')).toMatchObject({ rule: '1.0.3', code: 'not-in-game' });
  });

  it('[9.0.1] it is chosen as a scenario of its own, with the same units on the map', () => {
    const standard = describePosition(world, scenario('standard').state);
    const grouchy = describePosition(world, scenario('grouchy', 1, 1).state);
    expect(grouchy).toEqual(standard);
    expect(() => scenario('grouchy')).toThrow('no die is left');
  });

  it('[9.0.2] each player draws one number from one to six', () => {
    const f = scenario('grouchy', 4, 6);
    expect([f.state[AT.keys], f.state[AT.keys + 1]]).toEqual([4, 6]);
    expect(f.events.filter((event) => event.type === 'key-drawn').map((event) => [event.only, event.data.key])).toEqual(
      [
        [FRENCH, 4],
        [ALLIED, 6],
      ],
    );
    expect(() => scenario('grouchy', 7, 1)).toThrow('die 1 shows 7');
    expect(() => scenario('grouchy', 1)).toThrow('no die is left');
  });

  it('[9.0.2] the draws are independent and may be equal', () => {
    for (const french of KEYS) {
      for (const prussian of KEYS) {
        const f = scenario('grouchy', french, prussian);
        expect([f.state[AT.keys], f.state[AT.keys + 1]]).toEqual([french, prussian]);
      }
    }
  });
});

/** A table of the variant with drawn keys, and lines played at it by whoever has to decide. */
function tableOf(french: number, prussian: number, scene: Partial<Scene> = {}): Table<Action> {
  const setup = {
    scenario: {
      format: 'hundred-days-scenario',
      version: 1,
      game: 'napoleon-at-waterloo',
      units: QUIET,
      keys: 'drawn',
      ...scene,
    },
    options: {},
  };
  const dice = scene.keys === undefined ? [french, prussian] : [];
  const opened = Table.open(game, setup, scriptedDice(dice));
  if (!opened.ok) throw new Error(JSON.stringify(opened.faults));
  return opened.value;
}

function read(line: string): readonly Action[] {
  const actions = readLine(game, line);
  if (!actions.ok) throw new Error(line);
  return actions.value;
}

function play(table: Table<Action>, ...lines: string[]): Table<Action> {
  for (const action of lines.flatMap(read)) {
    const no = table.submit(table.seatToAct, action);
    if (no !== null) throw new Error(`${no.rule} ${no.code}`);
  }
  return table;
}

const TURN = ['end', 'end', 'end', 'end'];
const turns = (count: number): string[] => Array.from({ length: count }, () => TURN).flat();

/** Everything a viewer is given: positions at every step, the log, the record, what can be done, and every "why not?". */
function outgoing(table: Table<Action>, viewer: number): string {
  const views = Array.from({ length: table.length + 1 }, (_, at) => [...table.view(viewer, at)]);
  const answers: unknown[] = [];
  if (viewer !== SPECTATOR) {
    const strangers = world.unitData.filter((unit) => unit.side !== game.seats[viewer].id);
    for (const { id } of strangers) {
      answers.push(table.whyNot(viewer, unitNumber(id), game.placeIds.indexOf('2308')));
      for (const action of read(`enter ${id} 2308`)) answers.push(table.submit(viewer, action));
    }
    answers.push(viewer === table.seatToAct ? null : table.pieces(viewer));
  }
  return JSON.stringify({ views, log: table.seen(viewer), record: writeRecord(table, viewer), answers });
}

/** The different things a viewer can be given over a set of keys, one for each key if all differ. */
const variety = (viewer: number, keys: readonly (readonly [number, number])[], lines: readonly string[]): number =>
  new Set(keys.map(([french, prussian]) => outgoing(play(tableOf(french, prussian), ...lines), viewer))).size;

describe('9.0.3 keys stay hidden', () => {
  const FRENCH_KEYS = KEYS.map((key) => [key, 1] as const);
  const PRUSSIAN_KEYS = KEYS.map((key) => [1, key] as const);
  const ALL_KEYS = KEYS.flatMap((french) => KEYS.map((prussian) => [french, prussian] as const));

  it.each([
    ['at the start', []],
    ['when the first forces are due', turns(2)],
    ['in the middle of turn 3', [...turns(2), 'end', 'end']],
    ['after turn 5', turns(5)],
    ['in the Allied phase of turn 6', [...turns(5), 'end', 'end']],
  ])(
    '[9.0.3] %s opponent and spectator get the same bytes whatever the keys, as long as nothing has entered',
    (_when, lines) => {
      expect(variety(ALLIED, FRENCH_KEYS, lines)).toBe(1);
      expect(variety(FRENCH, PRUSSIAN_KEYS, lines)).toBe(1);
      expect(variety(SPECTATOR, ALL_KEYS, lines)).toBe(1);
    },
  );

  it('[9.0.3] the owner knows his key and what it brings', () => {
    expect(variety(FRENCH, FRENCH_KEYS, [])).toBe(6);
    expect(variety(ALLIED, PRUSSIAN_KEYS, [])).toBe(6);
    const table = tableOf(6, 5);
    expect([table.view(FRENCH)[AT.keys], table.view(FRENCH)[AT.keys + 1]]).toEqual([6, UNKNOWN]);
    expect([table.view(ALLIED)[AT.keys], table.view(ALLIED)[AT.keys + 1]]).toEqual([UNKNOWN, 5]);
    expect([table.view(SPECTATOR)[AT.keys], table.view(SPECTATOR)[AT.keys + 1]]).toEqual([UNKNOWN, UNKNOWN]);
    const due = AT.due + unitNumber('frv-8inf');
    expect([FRENCH, ALLIED, SPECTATOR].map((viewer) => table.view(viewer)[due])).toEqual([5, UNKNOWN, UNKNOWN]);
  });

  it('[9.0.3] the dice of the draw and the note about it reach their owner alone', () => {
    const table = tableOf(6, 5);
    const dice = (viewer: number) => table.seen(viewer)[0].dice;
    expect([FRENCH, ALLIED, SPECTATOR].map(dice)).toEqual([
      [6, null],
      [null, 5],
      [null, null],
    ]);
    const drawn = (viewer: number) =>
      table
        .seen(viewer)[0]
        .events.filter((event) => event.type === 'key-drawn')
        .map((event) => event.data.key);
    expect([FRENCH, ALLIED, SPECTATOR].map(drawn)).toEqual([[6], [5], []]);
  });

  it('[9.0.3] the view of a position hides the same as the table does', () => {
    const views = (viewer: number, keys: readonly (readonly [number, number])[]) =>
      new Set(
        keys.map(([french, prussian]) =>
          JSON.stringify([...concealed(game, field({ units: QUIET, keys: { french, prussian } }).state, viewer)]),
        ),
      ).size;
    expect([views(ALLIED, FRENCH_KEYS), views(FRENCH, PRUSSIAN_KEYS), views(SPECTATOR, ALL_KEYS)]).toEqual([1, 1, 1]);
    expect([views(FRENCH, FRENCH_KEYS), views(ALLIED, PRUSSIAN_KEYS)]).toEqual([6, 6]);
  });

  it('[9.0.3] what enters the map is seen, and nothing more: keys that allow it stay alike', () => {
    const grouchy = [...turns(4), 'enter frv-12inf 2308'];
    expect(
      variety(
        ALLIED,
        [4, 5, 6].map((key) => [key, 1] as const),
        grouchy,
      ),
    ).toBe(1);
    expect(
      variety(
        SPECTATOR,
        [4, 5, 6].map((key) => [key, 1] as const),
        grouchy,
      ),
    ).toBe(1);
    const bluecher = [...turns(2), 'end', 'end', 'enter pr-5bde 2308'];
    expect(
      variety(
        FRENCH,
        [1, 4, 5, 6].map((key) => [1, key] as const),
        bluecher,
      ),
    ).toBe(1);
    const late = [...bluecher, 'end', 'end', ...turns(1), 'end', 'end', 'enter prv-1bde 2309', 'end'];
    expect(
      variety(
        FRENCH,
        [5, 6].map((key) => [1, key] as const),
        late,
      ),
    ).toBe(1);
    const table = play(tableOf(4, 1), ...grouchy);
    expect(table.view(ALLIED)[AT.where + unitNumber('frv-12inf')]).toBe(game.placeIds.indexOf('2308'));
    expect(table.view(ALLIED)[AT.due + unitNumber('frv-12inf')]).toBe(UNKNOWN);
    expect(table.seen(ALLIED).at(-1)?.action).toBe('enter frv-12inf 2308');
  });

  it('[9.0.3] what has entered cannot be taken back', () => {
    const table = play(tableOf(4, 1), ...turns(4), 'enter frv-12inf 2308');
    expect(table.undo(FRENCH)).toMatchObject({ code: 'undo-past-reveal' });
  });

  it('[9.0.3] positions and log keep given keys as secret as drawn ones', () => {
    const given = (french: number) => play(tableOf(0, 0, { keys: { french, prussian: 1 } }), ...turns(5));
    const seen = (french: number, viewer: number) => {
      const table = given(french);
      return JSON.stringify([[...table.view(viewer)], table.seen(viewer)]);
    };
    for (const viewer of [ALLIED, SPECTATOR]) expect(seen(6, viewer)).toBe(seen(1, viewer));
    expect(seen(6, FRENCH)).not.toBe(seen(1, FRENCH));
  });

  it('[9.0.3] the record of opponent and spectator does not tell given keys', () => {
    const record = (french: number, viewer: number) =>
      JSON.stringify(writeRecord(tableOf(0, 0, { keys: { french, prussian: 1 } }), viewer));
    for (const viewer of [ALLIED, SPECTATOR]) expect(record(6, viewer)).toBe(record(1, viewer));
  });

  it('[9.0.3] when the game is over everything is open, the past too', () => {
    const table = play(tableOf(6, 5), ...turns(10));
    expect(table.outcome?.code).toBe('draw');
    for (const viewer of [FRENCH, ALLIED, SPECTATOR]) {
      for (const at of [0, table.length]) {
        expect([table.view(viewer, at)[AT.keys], table.view(viewer, at)[AT.keys + 1]]).toEqual([6, 5]);
      }
      expect(table.seen(viewer)[0].dice).toEqual([6, 5]);
      const shown = table
        .seen(viewer)
        .at(-1)
        ?.events.find((event) => event.type === 'keys-shown');
      expect(shown?.data).toEqual({ french: 6, prussian: 5 });
      const record = writeRecord(table, viewer);
      expect([record.seenBy, record.start.dice]).toEqual(['everyone', [6, 5]]);
    }
    const records = [FRENCH, ALLIED, SPECTATOR].map((viewer) => JSON.stringify(writeRecord(table, viewer)));
    expect(new Set(records).size).toBe(1);
  });

  it('[9.0.3] one step before the end nothing is open yet', () => {
    const lines = turns(10).slice(0, -1);
    expect(variety(ALLIED, FRENCH_KEYS, lines)).toBe(1);
    expect(variety(FRENCH, PRUSSIAN_KEYS, lines)).toBe(1);
  });

  it('[9.0.3] the end of the game shows the keys, so it cannot be taken back by the end of the last phase', () => {
    const table = play(tableOf(6, 5), ...turns(10));
    expect(table.undo(ALLIED)).toMatchObject({ code: 'undo-past-reveal' });
  });

  it('[9.0.3] nor by the exit that wins', () => {
    const fallen = ['aa-1gd', 'aa-5inf', 'aa-2inf', 'aa-3inf', 'aa-4inf', 'aa-6inf', 'aa-bru'];
    const left = ['fr-1cav', 'fr-3cav', 'fr-5cav', 'fr-11cav', 'fr-12cav', 'fr-13cav'];
    const table = tableOf(6, 5, {
      units: {
        ...QUIET,
        'fr-2cav': '0701',
        ...Object.fromEntries(fallen.map((unit) => [unit, 'destroyed'])),
        ...Object.fromEntries(left.map((unit) => [unit, 'exited'])),
      },
    });
    play(table, 'exit fr-2cav 0701');
    expect(table.outcome?.code).toBe('french-victory');
    expect(table.undo(FRENCH)).toMatchObject({ code: 'undo-past-reveal' });
  });
});

describe('9.1 and 9.2 variant units', () => {
  it('[9.1.1] the twenty marked units belong to the variant and come on turn 5 at the earliest', () => {
    expect([variantUnits('french').length, variantUnits('allied').length]).toEqual([13, 7]);
    for (const turn of [1, 2, 3, 4]) {
      expect(comers('french', 6, turn)).toEqual([]);
      expect(comers('allied', 6, turn).filter((unit) => unit.startsWith('prv-'))).toEqual([]);
    }
    const f = field({ units: QUIET, turn: 4, keys: { french: 6, prussian: 1 } });
    expect(f.refusal('enter frv-8inf 2308')).toMatchObject({ rule: '9.1.1', code: 'not-yet', data: { turn: 5 } });
    const standard = field({ units: QUIET, turn: 5 });
    expect(standard.refusal('enter frv-8inf 2308')).toMatchObject({ rule: '1.0.3', code: 'not-in-game' });
  });

  /** Turn 5 with everybody due. */
  const turnFive = (units: Scene['units'], phase: NonNullable<Scene['phase']>): Field =>
    field({ units: { ...QUIET, ...units }, phase, turn: 5, keys: { french: 6, prussian: 6 } });

  it('[9.2.1] French and Prussian extra forces enter by the east edge, each in its own Movement Phase', () => {
    const french = turnFive({}, 'frenchMovement');
    expect(doors(french, 'frv-8inf')).toEqual(ENTRY_HEXES);
    expect(entering(french).every((unit) => unit.startsWith('frv-'))).toBe(true);
    expect(french.refusal('enter frv-8inf 2310')).toMatchObject({ rule: '7.0.2', code: 'not-an-entry-hex' });
    expect(french.refusal('enter frv-8inf 0101')).toMatchObject({ rule: '7.0.2', code: 'not-an-entry-hex' });
    expect(french.refusal('enter prv-1bde 2308')).toMatchObject({ rule: '4.0.1', code: 'not-your-unit' });
    const allied = turnFive({}, 'alliedMovement');
    expect(doors(allied, 'prv-1bde')).toEqual(ENTRY_HEXES);
    expect(allied.refusal('enter frv-8inf 2308')).toMatchObject({ rule: '4.0.1', code: 'not-your-unit' });
  });

  it('[9.2.1] the entry hex costs one point, for each of them', () => {
    const f = turnFive({}, 'frenchMovement');
    expect(f.refusal('enter frv-3art 2308-2208-2109-2009')).toMatchObject({ rule: '4.1.1', code: 'too-far' });
    f.play('enter frv-3art 2308-2208-2109').play('enter frv-8inf 2308-2208-2108-2008');
    expect([f.where('frv-3art'), f.where('frv-8inf')]).toEqual(['2109', '2008']);
    expect(f.refusal('enter frv-10inf 2308-2208-2109')).toMatchObject({ rule: '4.4.2', code: 'would-stack' });
  });

  it('[9.2.1] enemy and friend are seen from their own side', () => {
    const french = turnFive({ 'aa-bru': '2308', 'fr-1inf': '2312' }, 'frenchMovement');
    expect(doors(french, 'frv-8inf')).toEqual(['2303', '2311', '2312', '2313', '2316']);
    expect(french.refusal('enter frv-8inf 2309')).toMatchObject({ rule: '7.2.1', code: 'entry-barred' });
    const allied = turnFive({ 'aa-bru': '2308', 'fr-1inf': '2312' }, 'alliedMovement');
    expect(doors(allied, 'prv-1bde')).toEqual(['2303', '2307', '2308', '2309', '2316']);
    expect(allied.refusal('enter prv-1bde 2311')).toMatchObject({ rule: '7.2.1', code: 'entry-barred' });
  });

  it('[9.2.1] they may be delayed', () => {
    expect(comers('french', 4, 9)).toEqual(comers('french', 4, 5));
    expect(comers('allied', 6, 10)).toEqual([...REGULAR, ...variantUnits('allied')].sort());
  });
});

describe('9.3 the French key', () => {
  it.each([[1], [2], [3]])('[9.3.1] key %i brings nobody', (key) => {
    expect(arrivals('french', key)).toEqual({});
  });

  it.each([[4], [5]])('[9.3.2] key %i brings one 5-4, two 4-4, one 2-5 and one 3-3 on turn 5', (key) => {
    const found = arrivals('french', key);
    expect(Object.keys(found)).toEqual(['5']);
    expect(counters(found[5])).toEqual(['2-5', '3-3', '4-4', '4-4', '5-4']);
    expect(found[5].every((unit) => variantUnits('french').includes(unit))).toBe(true);
  });

  it('[9.3.3] key 6 brings all French variant units on turn 5', () => {
    expect(arrivals('french', 6)).toEqual({ 5: variantUnits('french') });
  });
});

describe('9.4 the Prussian key', () => {
  it('[9.4.1] key 1 is the standard game', () => {
    expect(arrivals('allied', 1)).toEqual({ 3: REGULAR });
  });

  it('[9.4.2] key 2 brings no Prussians at all', () => {
    expect(arrivals('allied', 2)).toEqual({});
    const f = field({ units: QUIET, phase: 'alliedMovement', turn: 10, keys: { french: 1, prussian: 2 } });
    expect(f.refusal('enter pr-5bde 2308')).toMatchObject({ rule: '1.0.3', code: 'not-in-game' });
  });

  it('[9.4.3] key 3 brings the regular contingent on turn 5 and nobody else', () => {
    expect(arrivals('allied', 3)).toEqual({ 5: REGULAR });
  });

  it('[9.4.4] key 4 brings one 5-4, one 4-4, one 3-5 and one 3-3 of the regulars on turn 3 and nobody else', () => {
    const found = arrivals('allied', 4);
    expect(Object.keys(found)).toEqual(['3']);
    expect(counters(found[3])).toEqual(['3-3', '3-5', '4-4', '5-4']);
    expect(found[3].every((unit) => REGULAR.includes(unit))).toBe(true);
  });

  it('[9.4.5] key 5 adds one 5-4, one 4-5, one 3-5 and one 3-3 of the variant on turn 5', () => {
    const found = arrivals('allied', 5);
    expect(Object.keys(found)).toEqual(['3', '5']);
    expect(found[3]).toEqual(REGULAR);
    expect(counters(found[5])).toEqual(['3-3', '3-5', '4-5', '5-4']);
    expect(found[5].every((unit) => variantUnits('allied').includes(unit))).toBe(true);
  });

  it('[9.4.6] key 6 adds all Prussian variant units on turn 5', () => {
    expect(arrivals('allied', 6)).toEqual({ 3: REGULAR, 5: variantUnits('allied') });
  });

  it('[9.3.3] [9.4.2] the two keys work apart from each other', () => {
    const f = field({ units: QUIET, turn: 5, keys: { french: 6, prussian: 2 } });
    expect(entering(f)).toEqual(variantUnits('french'));
    f.play('end').play('end');
    expect([f.seat, entering(f)]).toEqual(['allied', []]);
  });
});

describe('9.5 home-made keys', () => {
  const OWN: Scene['keyTable'] = {
    french: { 2: { 4: ['frv-8inf'], 7: ['frv-10inf'] } },
    prussian: { 1: { 2: ['pr-5bde', 'prv-3cav'] } },
  };

  it('[9.5.1] a key table of the players replaces the printed one', () => {
    expect([3, 4, 7].map((turn) => comers('french', 2, turn, OWN))).toEqual([
      [],
      ['frv-8inf'],
      ['frv-10inf', 'frv-8inf'],
    ]);
    expect([1, 2, 10].map((turn) => comers('allied', 1, turn, OWN))).toEqual([
      [],
      ['pr-5bde', 'prv-3cav'],
      ['pr-5bde', 'prv-3cav'],
    ]);
    expect(comers('french', 6, 10, OWN)).toEqual([]);
    expect(comers('allied', 6, 10, OWN)).toEqual([]);
  });

  it('[9.5.1] it may be drawn from, in secret, like the printed one', () => {
    const f = field({ units: QUIET, turn: 4, keys: 'drawn', keyTable: OWN }, 2, 1);
    expect(entering(f)).toEqual(['frv-8inf']);
    const view = concealed(game, f.state, ALLIED);
    expect(view[AT.due + unitNumber('frv-8inf')]).toBe(UNKNOWN);
  });

  it('[9.5.1] a table with units of the wrong side or of no side is no table', () => {
    const keys = { french: 1, prussian: 1 };
    expect(() => field({ units: QUIET, keys, keyTable: { french: { 1: { 5: ['pr-5bde'] } }, prussian: {} } })).toThrow(
      'wrong-side',
    );
    expect(() =>
      field({ units: QUIET, keys, keyTable: { french: {}, prussian: { 1: { 5: ['pr-nobody'] } } } }),
    ).toThrow('unknown-unit');
  });
});
