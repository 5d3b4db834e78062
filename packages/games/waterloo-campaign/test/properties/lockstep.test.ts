import type { Pick, Tally } from '@hundred-days/kernel/testing';
import fc from 'fast-check';
import { test } from 'vitest';
import type { Layout } from '../oracle/position.ts';
import {
  checkBooks,
  FIGHTER,
  inGames,
  inPositions,
  type Match,
  randomAction,
  type Taste,
  tightLayout,
  WANDERER,
} from './support.ts';

interface Course {
  readonly taste: Taste;
  /** How many actions are done at most. */
  readonly actions: number;
  /** Moves are many and slow to work out: they are listed once in so many decisions. */
  readonly sparing: number;
}

/** Plays on in engine and oracle, comparing choices before each action and everything after it. */
function playOn(match: Match, pick: Pick, seen: Tally, { taste, actions, sparing }: Course): void {
  match.expectSame();
  for (let i = 0; i < actions && !match.isOver; i++) {
    const { step } = match.field;
    if (step !== 'movement' || pick(sparing) === 0) {
      match.expectSameChoices();
      seen.add(`choices in ${step}`);
    }
    checkBooks(match, match.do(randomAction(match, pick, taste)), seen);
    match.expectSame();
  }
  if (match.isOver) seen.add('over');
}

const STARTS = ['turn', 'return', 'detachments', 'recall', 'organization', 'movement', 'attack'];

test('[SEQ-1][GEN-12][S15-10][PAS-2][APS-2][VIC-6] random games of both scenarios, with each option, go alike in engine and oracle', () => {
  const seen = inGames(6, (match, pick, met) => {
    playOn(match, pick, met, { taste: pick(3) === 0 ? FIGHTER : WANDERER, actions: 500, sparing: 25 });
  });
  seen.expectAll('choices in modes', 'choices in hq', 'choices in detachments', 'choices in recall', 'over');
  seen.expectAll('choices in movement', 'allowance', 'last-moves', 'must-pass', 'passed', 'entered', 'hill-stars');
});

test('[A-1][B-2][D-1][E-1][F-1][MOV-3][LOC-1][S16-6] from positions thrown together anywhere, turns go alike', () => {
  const layouts = tightLayout({ pieces: [4, 30], radius: [2, 5], starts: STARTS });
  const seen = inPositions(layouts, 30, (match, pick, met) => {
    playOn(match, pick, met, { taste: pick(2) === 0 ? FIGHTER : WANDERER, actions: 30, sparing: 3 });
  });
  seen.expectAll('choices in hq', 'choices in return', 'choices in detachments');
  seen.expectAll('choices in withdrawal', 'choices in movement', 'recovered', 'rain', 'advance-formation', 'exhausted');
});

/** Many Corps blown, and often no room for them. */
const withBlown = tightLayout({
  pieces: [6, 26],
  radius: [2, 4],
  starts: ['return'],
  due: ['fr-1', 'fr-2', 'fr-rescav', 'aa-1', 'pr-1', 'pr-2'],
});

test('[B-1][B-2][B-3][B-4][C-1][D-3][GB-1][OG-1] blown Corps come back or are lost alike', () => {
  const seen = inPositions(withBlown, 25, (match, pick, met) => {
    playOn(match, pick, met, { taste: WANDERER, actions: 12, sparing: 5 });
  });
  seen.expectAll('choices in admission', 'choices in return', 'choices in detachments', 'returned', 'eliminated');
});

test('[ATT-2][MOD-A1][MOD-D1][CRT-1][RET-1][PUR-1][H-1][BLN-2] crowded positions are fought out alike', () => {
  const layouts = tightLayout({
    pieces: [14, 36],
    radius: [2, 3],
    starts: ['attack', 'organization'],
    scattered: false,
  });
  const seen = inPositions(layouts, 50, (match, pick, met) => {
    playOn(match, pick, met, { taste: FIGHTER, actions: 25, sparing: 5 });
  });
  seen.expectAll('choices in withdrawal', 'choices in attack', 'choices in charge', 'choices in countercharge');
  seen.expectAll('choices in retreat', 'withdrew', 'committed', 'retreated', 'pursued', 'blown', 'eliminated');
  seen.expectAll('last-attacks', 'game-over');
});

/** Enemies around an entry hex where some Corps wait to come on. */
const atEntries: fc.Arbitrary<Layout> = fc.oneof(
  ...[
    { centres: ['1015'], waiting: ['fr-2', 'fr-1'] },
    { centres: ['1017', '1018'], waiting: ['fr-3', 'fr-6', 'fr-gd', 'fr-gdcav'] },
    { centres: ['1020'], waiting: ['fr-rescav', 'fr-4'] },
    { centres: ['3000'], waiting: ['aa-2'] },
    { centres: ['3241'], waiting: ['pr-4'] },
    { centres: ['4015'], waiting: ['aa-cav'] },
  ].map((where) => tightLayout({ pieces: [8, 24], radius: [2, 3], starts: ['movement'], scattered: false, ...where })),
);

test('[REI-1][REI-3][REI-6][PAS-4][S15-9][S15-11] arrivals amid the enemy, and the room made for them, go alike', () => {
  const seen = inPositions(atEntries, 50, (match, pick, met) => {
    playOn(match, pick, met, { taste: FIGHTER, actions: 15, sparing: 2 });
  });
  seen.expectAll('choices in movement', 'choices in clearing', 'choices in arrival', 'made-room', 'entered', 'blown');
});
