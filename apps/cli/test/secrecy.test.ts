import { createWorld } from '@hundred-days/napoleon-1815';
import { DOCUMENTS } from '@hundred-days/napoleon-1815/data';
import { describe, expect, test } from 'vitest';
import { answers, GAME, run, scratch, writeJson } from './support.ts';

const LOOK = ['secret', 'units', 'log 100', 'choices', 'why frv-12inf 2305', 'frv-12inf 2305', 'enter frv-12inf 2305'];
/** Both seats look at everything they can in their own decisions of a turn. */
const TURN = [...LOOK, 'end', 'attack 0914: fr-6inf fr-9inf fr-2art @6-1', 'stand', 'end', ...LOOK];

const grouchy = (seed: string, ...more: readonly string[]): readonly string[] => [
  'play',
  GAME,
  '--scenario',
  'grouchy',
  '--seed',
  seed,
  ...more,
];

const keyShown = (text: string): string | undefined => /Your key is (\d)/.exec(text)?.[1];

/** What each side's screen showed: from its prompt to the next line. */
function screens(out: string): { readonly french: string; readonly allied: string } {
  const parts = out.split(/^(?=(?:French|Allied)> )/m);
  const of = (seat: string): string => parts.filter((part) => part.startsWith(`${seat}> `)).join('');
  return { french: of('French'), allied: of('Allied') };
}

describe('the Grouchy variant with two people at one screen', () => {
  test('each sees its own key and never the other’s', async () => {
    for (const seed of ['1', '2', '3', '4']) {
      const { out } = await run(grouchy(seed, '--allied', 'human'), TURN);
      const { french, allied } = screens(out);
      expect(keyShown(french)).toBeDefined();
      expect(keyShown(allied)).toBeDefined();
      expect(allied).toContain('The Prussian key is');
      expect(allied).not.toContain('French key is');
      expect(french).not.toContain('Prussian key is');
      expect(allied).not.toContain('frv-12inf   ');
      expect(french).not.toMatch(/prv?-\w+ .*comes on turn/);
    }
  });

  test('nothing of it is shown unasked', async () => {
    const { out } = await run(grouchy('4', '--allied', 'human'), ['end', 'map', 'near 1310']);
    expect(out).not.toMatch(/key is|comes on turn|Still to come/);
    expect(out).toContain('Type secret for what only you may know');
  });

  test('the Allied screen is the same, byte for byte, whatever the French key is', async () => {
    const path = scratch();
    const seen = new Set<string>();
    for (const french of [1, 2, 3, 4, 5, 6]) {
      const file = writeJson(path('scenario.json'), {
        format: 'hundred-days-scenario',
        version: 1,
        game: GAME,
        turn: 5,
        units: { 'fr-6inf': '1016', 'aa-1gd': '1006' },
        keys: { french, prussian: 4 },
      });
      const { out } = await run(['play', GAME, '--scenario', file, '--allied', 'human'], ['end', 'end', ...LOOK]);
      seen.add(out.slice(out.indexOf('Allied> ')));
    }
    expect(seen.size).toBe(1);
    expect([...seen][0]).toContain('Your key is 4.');
  });
});

describe('the Grouchy variant against the computer', () => {
  test('a person alone is told what is his, and hears nothing of the other key', async () => {
    const { out } = await run(grouchy('2', '--french', 'greedy', '--allied', 'human'), ['log 400', 'units', 'secret']);
    expect(answers(out)[0]).toMatch(/Your key is \d\./);
    expect(out).not.toContain('French key is');
    expect(out).not.toMatch(/frv-\w+ .*comes on turn/);
  });
});

describe('Napoleon 1815 with two people at one screen', () => {
  const TOWNS = { fr: ['charleroi', 'quatre-bras'], ad: ['waterloo', 'nivelles'], pr: ['ligny', 'namur'] } as const;
  const { unitIds } = createWorld(DOCUMENTS);
  const units = unitIds.map((id, i) => [id, TOWNS[id.slice(0, 2) as keyof typeof TOWNS][i % 2]] as const);
  const LOOK_1815 = ['secret', 'units', 'log 100', 'map', 'choices', 'near quatre-bras', 'near charleroi'];
  const ASK_1815 = ['why ad-1-br quatre-bras', 'why pr-1-inf1 charleroi', 'why pr-1-inf1 brussels'];

  /** The French end a turn in which these blocks stand elsewhere or are worn; what is printed from then on. */
  async function seenByAllies(changes: Readonly<Record<string, string>>): Promise<string> {
    const file = writeJson(scratch()('scenario.json'), {
      format: 'hundred-days-scenario',
      version: 1,
      game: 'napoleon-1815',
      turn: 5,
      begun: 'movement',
      units: { ...Object.fromEntries(units), ...changes },
    });
    const argv = ['play', 'napoleon-1815', '--scenario', file, '--seed', '2', '--allied', 'human'];
    const { out } = await run(argv, ['end', ...LOOK_1815, ...ASK_1815]);
    return out.slice(out.indexOf('Allies> '));
  }

  test('the Allied screen is the same, byte for byte, whichever French blocks stand where and however worn they are', async () => {
    const first = await seenByAllies({});
    expect(first).toContain('charleroi: ');
    expect(first).toContain('French hidden');
    const worn = Object.fromEntries(
      units.filter(([id]) => /^fr-(g|1)-inf/.test(id)).map(([id, town]) => [id, `${town} 1`]),
    );
    for (const changes of [{ 'fr-napoleon': 'quatre-bras', 'fr-g-inf': 'charleroi' }, worn]) {
      expect(await seenByAllies(changes)).toBe(first);
    }
    // What is open does tell.
    expect(await seenByAllies({ 'pr-1-inf1': 'ligny 1' })).not.toBe(first);
  });
});
