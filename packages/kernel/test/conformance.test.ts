import { describe, expect, test } from 'vitest';
import { conformance, type Plan } from '../src/conformance/index.ts';
import type { Game, Phase, State } from '../src/index.ts';
import { CASES, createToy, TOY_WORDS, type ToyAction, toyLayout } from './toy.ts';

const AT = toyLayout(3);
const plain = { name: 'plain', setup: { scenario: 'plain', options: {} } };
const lucky = { name: 'lucky', setup: { scenario: 'plain', options: { luck: true } } };

const plan: Plan<ToyAction> = {
  cases: CASES,
  words: [TOY_WORDS],
  setups: [plain, lucky],
  another: () => createToy(3),
  games: 40,
  walks: 4,
  mutations: 6000,
  perft: { plain: [6, 24, 48], lucky: [6, 24, 48] },
  twins: [
    {
      name: 'the secret numbers of the others, for seat 0',
      viewer: 0,
      starts: [
        { setup: plain.setup, dice: [3, 1, 2] },
        { setup: plain.setup, dice: [3, 5, 6] },
      ],
    },
    {
      name: 'all secret numbers, for a spectator',
      viewer: -1,
      starts: [
        { setup: plain.setup, dice: [3, 1, 2] },
        { setup: plain.setup, dice: [4, 5, 6] },
      ],
    },
  ],
};

describe('a sound game passes', () => {
  for (const check of conformance(createToy(3), plan)) test(check.name, check.run);

  test('with two seats too', () => {
    const two = { ...plan, another: () => createToy(2), setups: [plain], perft: { plain: [4, 8] }, twins: [] };
    for (const check of conformance(createToy(2), two)) check.run();
  });
});

/** The same toy with one phase done differently. */
function inPhase(name: string, change: (phase: Phase<ToyAction>) => Partial<Phase<ToyAction>>): Game<ToyAction> {
  const game = createToy(3);
  return {
    ...game,
    phase(state) {
      const phase = game.phase(state);
      return phase.name === name ? { ...phase, ...change(phase) } : phase;
    },
  };
}

const changed = (change: (game: Game<ToyAction>) => Partial<Game<ToyAction>>): Game<ToyAction> => {
  const game = createToy(3);
  return { ...game, ...change(game) };
};

/** Each fault with the check that must find it, and a word of what it says. */
const broken: readonly (readonly [string, string, RegExp, () => Game<ToyAction>])[] = [
  [
    'a dead end',
    'random games end',
    /dead end/,
    () => inPhase('homecoming', () => ({ pieces: () => [], choices: () => [] })),
  ],
  [
    'a piece without a choice',
    'random games end',
    /no choice/,
    () =>
      inPhase('turn', ({ pieces }) => ({ pieces: (s, seat) => [...pieces(s, seat).slice(0, 1), 0, 1, 2, 3, 4, 5] })),
  ],
  [
    'pieces out of order',
    'random games end',
    /not in order/,
    () => inPhase('turn', ({ pieces }) => ({ pieces: (s, seat) => [...pieces(s, seat)].reverse() })),
  ],
  [
    'a listed action that is refused',
    'random games end',
    /refused/,
    () =>
      inPhase('turn', ({ choices }) => ({
        choices: (s, seat, piece) => (piece >= 0 ? choices(s, seat, piece) : [{ type: 'end', unrolled: false }]),
      })),
  ],
  [
    'an action listed twice',
    'random games end',
    /listed twice/,
    () =>
      inPhase('bidding', () => ({
        choices: () => [
          { type: 'bid', card: 0 },
          { type: 'bid', card: 0 },
        ],
      })),
  ],
  [
    'an unsound position',
    'random games end',
    /unsound/,
    () =>
      inPhase('homecoming', ({ apply }) => ({
        apply: (s, ...rest) => {
          apply(s, ...rest);
          s[AT.count]++;
        },
      })),
  ],
  [
    'a rebuild that leaves something out',
    'built again from its core',
    /rebuilt/,
    () =>
      changed(() => ({
        rebuild: (s: State) => {
          s.fill(0, AT.coreSize);
        },
      })),
  ],
  [
    'a state that says more than its core',
    'built again from its core',
    /rebuilt/,
    () =>
      inPhase('turn', ({ apply }) => ({
        apply: (s, ...rest) => {
          apply(s, ...rest);
          s[AT.count + 3] += s[AT.rolled];
        },
      })),
  ],
  [
    'a list of choices that changes the position',
    'never touch a position',
    /changed by listing/,
    () =>
      inPhase('turn', ({ pieces }) => ({
        pieces: (s, seat) => {
          s[AT.count]++;
          return pieces(s, seat);
        },
      })),
  ],
  [
    'a refusal that changes the position',
    'never touch a position',
    /changed by asking for refusals/,
    () =>
      inPhase('bidding', ({ refuse }) => ({
        refuse: (s, seat, action) => {
          s[AT.secret]++;
          return refuse(s, seat, action);
        },
      })),
  ],
  [
    'a list of choices kept in working memory',
    'never touch a position',
    /read differently/,
    () => {
      const shared: ToyAction[] = [];
      return inPhase('turn', ({ choices }) => ({
        choices: (s, seat, piece) => {
          shared.length = 0;
          for (const action of choices(s, seat, piece) as ToyAction[]) shared.push(action);
          return shared;
        },
      }));
    },
  ],
  [
    'an accepted action that was not listed',
    'accepted ones were listed',
    /accepted and not listed|seat without/,
    () =>
      inPhase('turn', ({ refuse }) => ({
        refuse: (s, seat, action) => (action.type === 'rest' ? null : refuse(s, seat, action)),
      })),
  ],
  [
    'a canonical action that is another deed',
    'accepted ones were listed',
    /not the same deed|not listed/,
    () => changed(() => ({ canonical: (_, action) => (action.type === 'step' ? { type: 'roll' } : action) })),
  ],
  [
    'a foreign action that throws',
    'accepted ones were listed',
    /too strict/,
    () =>
      inPhase('turn', ({ refuse }) => ({
        refuse: (s, seat, action) => {
          if (action.type === 'step' && action.path.length > 5) throw new Error('too strict');
          return refuse(s, seat, action);
        },
      })),
  ],
  [
    'choices that depend on a secret',
    'depend on what it knows',
    /from (its|the) view/,
    () =>
      inPhase('turn', ({ choices, refuse }) => ({
        choices: (s, seat, piece) =>
          (choices(s, seat, piece) as ToyAction[]).filter(
            (action) => action.type !== 'peek' || s[AT.secret + ((seat + 1) % 3)] !== 4,
          ),
        refuse,
      })),
  ],
  [
    'a refusal that tells a secret',
    'depend on what it knows',
    /refusal of/,
    () =>
      inPhase('turn', ({ refuse }) => ({
        refuse: (s, seat, action) => {
          const no = refuse(s, seat, action);
          return no === null ? null : { ...no, data: { ...no.data, other: s[AT.secret + ((seat + 1) % 3)] } };
        },
      })),
  ],
  [
    'a why-not that tells a secret',
    'depend on what it knows',
    /why/,
    () =>
      changed((game) => ({
        phase(s) {
          const phase = game.phase(s);
          return {
            ...phase,
            whyNot(state, seat, piece, place) {
              const no = phase.whyNot?.(state, seat, piece, place) ?? null;
              return no === null ? null : { ...no, data: { ...no.data, other: state[AT.secret + ((seat + 1) % 3)] } };
            },
          };
        },
      })),
  ],
  [
    'a concealment that changes what it has concealed',
    'depend on what it knows',
    /concealed twice/,
    () =>
      changed((game) => ({
        conceal: {
          ...game.conceal,
          into: (view, s, viewer) => {
            game.conceal.into(view, s, viewer);
            view[AT.round]++;
          },
        },
      })),
  ],
  [
    'a secret in the view',
    'nothing hidden is shown',
    /the view of/,
    () => changed((game) => ({ conceal: { ...game.conceal, into: (view, s) => view.set(s) } })),
  ],
  [
    'a secret in an event',
    'nothing hidden is shown',
    /the last steps|the log/,
    () => {
      const game = createToy(3);
      return {
        ...game,
        start: (setup, dice, tell) =>
          game.start(setup, dice, (event) => tell?.({ type: event.type, rule: event.rule, data: event.data })),
      };
    },
  ],
  [
    'a secret die rolled in the open',
    'nothing hidden is shown',
    /the last steps|the log/,
    () => {
      const game = createToy(3);
      return { ...game, start: (setup, dice, tell) => game.start(setup, { roll: (sides) => dice.roll(sides) }, tell) };
    },
  ],
  [
    'another count of choices',
    'are as frozen',
    /choices at the first decisions/,
    () =>
      inPhase('bidding', ({ choices }) => ({
        choices: (s, seat, piece) => (choices(s, seat, piece) as ToyAction[]).slice(1),
      })),
  ],
  [
    'two deeds with one word',
    'written and read back',
    /is read as/,
    () => changed((game) => ({ actions: { ...game.actions, peek: { word: 'roll', args: {} } } })),
  ],
  [
    'a phrase that loses an action',
    'written and read back',
    /phrases/,
    () =>
      changed((game) => ({ phrases: { ...game.phrases, write: (actions) => game.phrases.write(actions.slice(1)) } })),
  ],
  [
    'an event with a rule that is none',
    'has a rule and words',
    /no rule of the game/,
    () =>
      inPhase('bidding', ({ apply }) => ({
        apply: (s, seat, action, dice, tell) =>
          apply(s, seat, action, dice, (event) => tell?.({ ...event, rule: '9.9' })),
      })),
  ],
  [
    'an event without words',
    'has a rule and words',
    /has no words/,
    () =>
      inPhase('bidding', ({ apply }) => ({
        apply: (s, seat, action, dice, tell) =>
          apply(s, seat, action, dice, (event) => tell?.({ ...event, type: 'murmur' })),
      })),
  ],
  [
    'a refusal without its facts',
    'has a rule and words',
    /refusal (gap|not-yours|moved)/,
    () =>
      inPhase('turn', ({ refuse }) => ({
        refuse: (s, seat, action) => {
          const no = refuse(s, seat, action);
          return no === null ? null : { ...no, data: {} };
        },
      })),
  ],
  [
    'a memory between games',
    'same seed gives the same game',
    /played/,
    () => {
      let calls = 0;
      return inPhase('turn', ({ apply }) => ({
        apply: (s, ...rest) => {
          apply(s, ...rest);
          s[AT.score] += calls++ % 7 === 0 ? 1 : 0;
        },
      }));
    },
  ],
  [
    'chance of its own',
    'records replay',
    /replay/,
    () => {
      let calls = 0;
      return inPhase('turn', ({ apply }) => ({
        apply: (s, ...rest) => {
          apply(s, ...rest);
          s[AT.secret] = ++calls % 1000;
        },
      }));
    },
  ],
];

describe('every fault is found by its check', () => {
  test.each(broken)('%s', (_, check, message, make) => {
    const game = make();
    const found = conformance(game, { ...plan, setups: [plain] }).filter(({ name }) => name.includes(check));
    expect(found).not.toEqual([]);
    expect(() => {
      for (const one of found) one.run();
    }).toThrow(message);
  });

  test('words missing in one language', () => {
    const words = [TOY_WORDS, { ...TOY_WORDS, language: 'fr', catalog: {} }];
    const found = conformance(createToy(3), { ...plan, words, setups: [plain] });
    const [check] = found.filter(({ name }) => name.includes('has a rule and words'));
    expect(check.run).toThrow(/in 'fr'/);
  });

  test('no twin at all', () => {
    const alone = {
      ...plan,
      twins: [
        {
          name: 'alone',
          viewer: 0,
          starts: [
            { setup: plain.setup, dice: [1, 1, 1] },
            { setup: plain.setup, dice: [1, 1, 1] },
          ],
        },
      ],
    };
    const check = conformance(createToy(3), alone).find(({ name }) => name.includes('alone'));
    expect(() => check?.run()).toThrow(/do not differ/);
  });
});
