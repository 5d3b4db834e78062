import { refuseInput } from '@hundred-days/kernel';
import { type Pick, picker, type Tally } from '@hundred-days/kernel/testing';
import type { Action } from '@hundred-days/waterloo-campaign';
import { expect, test } from 'vitest';
import { isCorps, isHq, neighbours, piece, sideOf } from '../oracle/facts.ts';
import { inTheWay, judge, mayMove, openEntries } from '../oracle/movement.ts';
import { choices } from '../oracle/play.ts';
import { ALL_PIECES, hexOf } from '../oracle/position.ts';
import { game, pieceNumber } from '../support.ts';
import { inPositions, type Match, tightLayout } from './support.ts';

/** A way that wanders at random, now and then a wrong step among the right ones. */
function randomWay(pick: Pick, from: string, length: number): string[] {
  const way = [from];
  for (let i = 0; i < length; i++) {
    const around = neighbours(way[way.length - 1]);
    way.push(around[pick(around.length)]);
  }
  return way;
}

/** The engine lets a Corps go a way by an HQ exactly if the oracle does. */
function compareWay(match: Match, pick: Pick, movers: ReadonlySet<string>, seen: Tally): void {
  const { oracle: p } = match;
  const corps = ALL_PIECES.filter(
    (id) => isCorps(id) && sideOf(id) === p.decider && (p.where.has(id) || p.waiting.has(id)),
  );
  if (corps.length === 0) return;
  const unit = corps[pick(corps.length)];
  const hqs = ALL_PIECES.filter((id) => isHq(id) && (piece(id).army === piece(unit).army || pick(8) === 0));
  const hq = hqs[pick(hqs.length)];
  const entering = !p.where.has(unit);
  const entries = piece(unit).entry;
  if (entering && entries.length === 0) return;
  const way = randomWay(pick, entering ? entries[pick(entries.length)] : hexOf(p, unit), pick(7) + (entering ? 0 : 1));
  const action: Action = {
    type: entering ? 'enter' : 'move',
    unit: pieceNumber(unit),
    hq: pieceNumber(hq),
    path: way.map((hex) => game.placeIds.indexOf(hex)),
  };
  const no = refuseInput(game, match.field.state, p.decider === 'french' ? 0 : 1, action);
  const mayGo = movers.has(unit) && mayMove(p, unit) && (!entering || openEntries(p, unit).includes(way[0]));
  // REI-6: where room has to be made, only the entry hex is named.
  const clears = entering && inTheWay(p, p.decider, way[0]).length > 0;
  const allowed =
    mayGo && judge(p, unit, hq, clears ? [way[0]] : way, entering) !== null && !(clears && way.length > 1);
  const what = `${unit} by ${hq} ${way.join('-')}: ${no?.rule}\n${match.story.join('\n')}`;
  if ((no === null) !== allowed) expect(no === null, what).toBe(allowed);
  seen.add(no === null ? `${action.type} allowed` : `refused by ${no.rule}`);
}

const layouts = tightLayout({
  pieces: [6, 26],
  radius: [2, 5],
  starts: ['movement'],
  centres: ['1717', '1822', '2217', '2618', '1320', '1316', '1638', '2511', '3616', '2132', '3409', '2938'],
});

test('[MOV-3][MOV-4][MOV-6][MOV-7][MOV-9][MOV-12][MOV-15][TEC-4][TEC-9][S16-6] ways that wander are judged alike', () => {
  const seen = inPositions(layouts, 100, (match, _pick, met) => {
    if (match.field.step !== 'movement') return;
    const pick = picker(match.story[0]);
    const movers = new Set(choices(match.oracle).map((line) => line.split(' ')[1]));
    for (let i = 0; i < 60; i++) compareWay(match, pick, movers, met);
  });
  seen.expectAll(
    'move allowed',
    'enter allowed',
    'refused by MOV-3',
    'refused by STK-1',
    'refused by STK-5',
    'refused by MOV-7',
  );
  seen.expectAll('refused by MOV-9', 'refused by MOV-10', 'refused by MOV-12', 'refused by MOV-13', 'refused by TEC-4');
  seen.expectAll('refused by TEC-9', 'refused by GEN-7', 'refused by MOV-6', 'refused by MOV-11', 'refused by MOV-15');
  seen.expectAll('refused by S16-6', 'refused by PAS-4', 'refused by REI-3', 'refused by REI-4');
});
