import { describe, expect, it } from 'vitest';
import { HILLS, misses } from '../scenes.ts';
import { THREE } from '../support.ts';
import { ANGLO_DUTCH, FRENCH, fights, PRUSSIAN, type Seat } from '../tables.ts';

/** What has been handed to others is not taken back: three players, where one acts after the other in the same step. */

const undoOf = (seat: Seat, player: number): string => seat.table.undo(player)?.code ?? 'taken back';

describe('undo between allies', () => {
  it('[FOG-13] [11.0f] who has ended his posting has shown it, and does not post otherwise', () => {
    const units = ['fr-1-inf1', 'fr-2-inf1', 'fr-3-inf1', 'pr-1-inf1', 'pr-1-inf2', 'ad-1-br', 'ad-2-br'];
    const seat = fights(1, { ligny: units }, { ligny: ['charleroi'] }, THREE, HILLS[0]);
    seat.play('terrain @left', HILLS[1]).play('terrain @left', HILLS[2]).play('terrain @right');
    expect([seat.step, seat.table.seatToAct]).toEqual(['posting', ANGLO_DUTCH]);
    seat.plays('post ad-1-br @left', 'post ad-2-br @reserve');
    expect(seat.view(FRENCH).hiddenInBattle('ligny', 'left')).toEqual({});
    seat.play('end');
    expect(seat.table.seatToAct).toBe(PRUSSIAN);
    expect(seat.view(FRENCH).hiddenInBattle('ligny', 'left')).toEqual({ 'anglo-dutch': 1 });
    expect(seat.view(PRUSSIAN).hiddenInBattle('ligny', 'left')).toEqual({ 'anglo-dutch': 1 });
    expect(undoOf(seat, ANGLO_DUTCH)).toBe('undo-past-end');
  });

  const towns = { charleroi: ['fr-1-inf1', 'fr-2-inf1', 'ad-1-br', 'ad-2-br', 'pr-1-inf1', 'pr-2-inf1'] };

  it('[11.0g] how many were picked for a skirmish has been told to the ally', () => {
    const seat = fights(1, towns, { charleroi: ['laneffe'] }, THREE);
    const known = (line: string): string => {
      const one = fights(1, towns, { charleroi: ['laneffe'] }, THREE).play(line);
      return [...one.table.view(PRUSSIAN)].join();
    };
    expect(known('show ad-1-br')).not.toBe(known('show ad-1-br ad-2-br'));
    seat.play('show ad-1-br');
    expect(seat.table.seatToAct).toBe(PRUSSIAN);
    expect(undoOf(seat, ANGLO_DUTCH)).toBe('undo-past-end');
  });

  it('[11.0g] nor is it taken back that nobody was picked', () => {
    const seat = fights(1, towns, { charleroi: ['laneffe'] }, THREE).play('end');
    expect(undoOf(seat, ANGLO_DUTCH)).toBe('undo-past-end');
  });

  it('[6.6c] who has his side alone may choose others, as long as nobody has chosen after him', () => {
    const seat = fights(1, towns, { charleroi: ['laneffe'] }).play('show ad-1-br');
    expect(undoOf(seat, ANGLO_DUTCH)).toBe('taken back');
  });

  it('[11.0g] the roads that one ally has taken out of a skirmish are known to the other', () => {
    const three = ['fr-1-inf1', 'fr-2-inf1', 'fr-3-inf1'];
    const seat = fights(1, { charleroi: [...three, 'ad-1-br', 'pr-1-inf1'] }, { charleroi: ['laneffe'] }, THREE);
    seat.plays('show ad-1-br', 'show pr-1-inf1').play('show fr-1-inf1', ...misses(11));
    expect([seat.step, seat.table.seatToAct]).toEqual(['withdrawal', ANGLO_DUTCH]);
    seat.play('retreat ad-1-br ligny');
    expect([seat.table.seatToAct, seat.try('retreat pr-1-inf1 ligny')?.rule]).toEqual([PRUSSIAN, '7.2a']);
    expect(undoOf(seat, ANGLO_DUTCH)).toBe('undo-past-end');
  });
});
