import { describe, expect, it } from 'vitest';
import { type Marched, scenario } from '../marched.ts';
import { w } from '../world.ts';

const due = (f: Marched, id: string): string =>
  `${f.state[w.at.due + w.unitIndex(id)]} ${f.state[w.at.entry + w.unitIndex(id)]}`;
const weather = (f: Marched): string => [...w.skies[f.state[w.at.sky]]].join('');
const rolled = (french: number, allied: number): Marched => scenario('testing-fate', {}, [french, allied]);
const HISTORY = '2221111000000000';

describe('16.1 testing fate', () => {
  it('[16.0a] the historical day knows no fate', () => {
    const f = scenario('historical');
    expect([f.step, weather(f), f.where('fr-vandamme')]).toEqual(['deployment', HISTORY, 'gone']);
  });

  it('[16.1a] [16.1b] [16.1c] each side rolls on its list before the set-up; 3 and 4 are history', () => {
    const f = rolled(3, 4);
    expect([f.step, weather(f), due(f, 'pr-jagow')]).toEqual(['deployment', HISTORY, '15 2']);
    expect(f.told('fate-rolled').map(({ data }) => data)).toEqual([
      { side: 'french', die: 3, fate: 'history' },
      { side: 'allied', die: 4, fate: 'history' },
    ]);
  });

  it('[16.1d] [16.1g] a drier night, heavy rain', () => {
    expect([weather(rolled(1, 3)), weather(rolled(6, 3))]).toEqual(['2111000000000000', '2222211111000000']);
  });

  it('[16.1e] Vandamme for Lobau: III Corps comes, with Domon, Subervie and their guns, by its own levels', () => {
    const f = rolled(2, 3);
    expect(['fr-lobau', 'fr-simmer', 'fr-jeanin', 'fr-noury'].map((id) => f.where(id))).toEqual([
      'gone',
      'gone',
      'gone',
      'gone',
    ]);
    expect(['fr-vandamme', 'fr-lefol', 'fr-habert', 'fr-berthezene', 'fr-doguereau'].map((id) => due(f, id))).toEqual(
      Array(5).fill('1 4'),
    );
    expect(w.attachedLevels).toEqual({ full: 21, demoralization: 11, disintegration: 16 });
    for (const id of ['fr-domon', 'fr-subervie', 'fr-ha-domon', 'fr-ha-subervie'])
      expect(w.corpsIds[w.attachedCorps[w.unitIndex(id)]]).toBe('french-III');
  });

  it('[16.1f] Grouchy marches: two corps at entry 3 from turn 13', () => {
    const f = rolled(5, 3);
    expect(['fr-grouchy', 'fr-exelmans', 'fr-strolz', 'fr-vandamme', 'fr-lefol'].map((id) => due(f, id))).toEqual(
      Array(5).fill('13 3'),
    );
    expect(w.corpsLevels[w.corpsIds.indexOf('french-III')]).toEqual({
      full: 14,
      demoralization: 7,
      disintegration: 11,
    });
    expect(f.where('fr-lobau')).toBe('off');
    expect(w.armyLevel[0]).toBe(72);
  });

  it('[16.1f] Prussians who still wait there when he comes go round by entry 2, a turn later at least', () => {
    const f = rolled(5, 3).plays('deploy', 'end', 'deploy', 'end');
    f.state[w.at.turn] = 13;
    while (!(f.seat === 'french' && f.step === 'movement')) f.play('end');
    f.play('enter fr-strolz 1912');
    expect([due(f, 'pr-schwerin'), due(f, 'pr-bose'), due(f, 'pr-jagow')]).toEqual(['14 2', '14 2', '15 2']);
  });

  it('[16.1h] [16.1j] a delay at Wavre, an early start: all Prussians a turn later or earlier', () => {
    expect([due(rolled(3, 1), 'pr-schwerin'), due(rolled(3, 1), 'pr-jagow')]).toEqual(['8 3', '16 2']);
    expect([due(rolled(3, 5), 'pr-schwerin'), due(rolled(3, 5), 'pr-blucher')]).toEqual(['6 3', '7 3']);
  });

  it('[16.1i] Zieten turns back to Bülow: entry 3 instead of 2, a turn later', () => {
    const f = rolled(3, 2);
    expect([due(f, 'pr-zieten'), due(f, 'pr-jagow'), due(f, 'pr-schwerin')]).toEqual(['13 3', '16 3', '7 3']);
  });

  it('[16.1k] Lambert late', () => {
    expect(due(rolled(3, 6), 'adg-lambert')).toBe('5 1');
  });

  it('[16.1l] lines of both sides hold together', () => {
    const f = rolled(6, 2);
    expect([weather(f), due(f, 'pr-zieten')]).toEqual(['2222211111000000', '13 3']);
  });
});

describe('16.2 forcing fate', () => {
  /** Both pick, the French first in the test; neither sees the other's line before both have. */
  it('[16.2a] each picks a line of its own list secretly, and both are revealed together', () => {
    const f = scenario('forcing-fate');
    expect(f.choices()).toEqual(['fate @1', 'fate @2', 'fate @3', 'fate @4', 'fate @5', 'fate @6']);
    f.play('fate @3');
    expect([f.step, f.seat, f.told('fate-picked').length]).toEqual(['fate', 'allied', 0]);
    expect(f.view('allied').state[w.at.picked]).toBe(0);
    f.play('fate @6');
    expect([f.step, due(f, 'adg-lambert'), f.told('fate-picked').length]).toEqual(['deployment', '5 1', 2]);
  });

  it('[16.2b] a line that favours its side gives the opponent a second one, another and free', () => {
    const f = scenario('forcing-fate').plays('fate @1', 'fate @2');
    expect([f.step, f.seat]).toEqual(['price', 'allied']);
    expect(f.choices()).toEqual(['fate @1', 'fate @3', 'fate @4', 'fate @5', 'fate @6']);
    expect(f.why('fate @2')).toBe('16.2b line-held');
    f.play('fate @5');
    expect([f.step, weather(f), due(f, 'pr-schwerin'), due(f, 'pr-zieten')]).toEqual([
      'deployment',
      '2111000000000000',
      '6 3',
      '12 3',
    ]);
  });

  it('[16.2b] where both owe one both pick again, and some lines do not go together', () => {
    const f = scenario('forcing-fate').plays('fate @1', 'fate @5');
    expect([f.step, f.seat, f.why('fate @6')]).toEqual(['price', 'french', '16.2b line-clash']);
    f.play('fate @3');
    expect([f.step, f.seat, f.why('fate @1')]).toEqual(['price', 'allied', '16.2b line-clash']);
    expect(f.play('fate @4').step).toBe('deployment');
    const two = scenario('forcing-fate').plays('fate @2', 'fate @5');
    expect(two.why('fate @5')).toBe('16.2b line-clash');
  });
});
