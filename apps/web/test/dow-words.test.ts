import { type Action, position } from '@hundred-days/day-of-waterloo';
import { allChoices, concealed, type GameEvent, scriptedDice, whyNot } from '@hundred-days/kernel';
import { describe, expect, it } from 'vitest';
import { actionName } from '../src/faces/day-of-waterloo/deeds.ts';
import { explain } from '../src/faces/day-of-waterloo/explain.ts';
import { createFace } from '../src/faces/day-of-waterloo/face.tsx';
import { isMarch } from '../src/faces/day-of-waterloo/hand.ts';
import { barsUndo, whyHeld } from '../src/faces/day-of-waterloo/held.ts';
import { logLine } from '../src/faces/day-of-waterloo/log.ts';
import { settingOf } from '../src/faces/day-of-waterloo/setting.ts';
import { FRENCH, game, hex, laidOut, unit } from './dowField.ts';

const face = createFace(game);
await Promise.all(['en', 'fr'].map((language) => face.words.rest(language)));
const w = settingOf(game);

const told = (type: string, data: GameEvent['data'], language = 'en'): string =>
  logLine(w, { type, rule: '4.2a', data }, language)
    .parts.map((part) => (typeof part === 'string' ? part : part.text))
    .join('');

describe('lines of the log', () => {
  it('say nothing of what there is none of', () => {
    expect(told('command', { side: 'french', leaders: [] })).toBe('French: command is settled');
    expect(told('fire', { hex: '0911', units: ['fr-pelletier'], supporting: [] })).not.toMatch(/support|–/);
    expect(told('fire', { hex: '0911', units: ['fr-pelletier'], supporting: [] }, 'fr')).not.toMatch(/soutien|–/);
    const fired = { hex: '0911', points: 4, massed: false, terrain: 0, die: 2, modified: 2, losses: 1 };
    expect(told('bombarded', fired)).not.toContain('ground');
    expect(told('bombarded', { ...fired, terrain: 1 })).toContain('ground +1');
  });

  it('name the weather inside a line, and where a march has led', () => {
    const data = { turn: 1, time: '6:00 AM', weather: 'severeMud', side: 'french', phase: 'movement' };
    expect(told('phase', data)).toContain('severe mud');
    expect(told('moved', { unit: 'fr-quiot', path: ['1013', '1014'] })).toMatch(/1013–1014 La Belle/);
  });
});

it.each([
  ['en', 'Allied victory', 'Night falls and neither Allied army is broken.'],
  ['fr', 'Victoire alliée', 'La nuit tombe et aucune armée alliée n’est brisée.'],
])('[14.0b] how it ended: who has won, then how (%s)', (language, title, text) => {
  expect(face.words.result({ winners: [1], code: 'allies-stand', rule: '14.0b' }, language)).toEqual({ title, text });
});

it('[10.4b] that who supports a fire must attack after it is said where it is chosen; guns only come along', () => {
  const named = (id: string): string => actionName(w, { type: 'support', unit: unit(id) }, 'en');
  expect(named('fr-foy')).toBe('Support the fire with Foy, who must then attack');
  expect(named('fr-ha-pire')).not.toContain('must');
});

it('[4.2g] who takes up his own unit where a hex is asked for is told that the hex comes first', () => {
  const field = laidOut({ begun: 'combat', stacks: { '0321': ['fr-ha-pire'], '0322': ['adg-best'] } });
  const view = concealed(game, field.state, FRENCH);
  const no = whyNot(game, view, FRENCH, unit('fr-ha-pire'), hex('0321'));
  expect([no?.rule, no?.code]).toEqual(['4.2g', 'target-first']);
  expect(whyNot(game, view, FRENCH, unit('adg-best'), hex('0322'))).toBeNull();
});

describe('before a march', () => {
  it('[5.4.2f] it is said whether it can be taken back, as the game then does', () => {
    const field = laidOut({
      begun: 'movement',
      stacks: {
        '0914': ['fr-quiot'],
        '1214': ['fr-jacquinot'],
        '0910': ['adg-adams', 'adg-trip-cav'],
        '1210': ['adg-kempt'],
      },
    });
    const view = concealed(game, field.state, FRENCH);
    const seen = { bars: 0, free: 0 };
    for (const march of allChoices(game, view, FRENCH).filter((action) => isMarch(action))) {
      const events: GameEvent[] = [];
      const copy = field.state.slice();
      game.phase(copy).apply(copy, FRENCH, march as Action, scriptedDice([]), (event) => events.push(event));
      const shows = events.some(({ reveals }) => reveals === true);
      // Who is pinned by hidden cavalry has shown it anyhow.
      if (isMarch(march))
        expect([march.path.map(w.hexId), barsUndo(w, view, march)]).toEqual([march.path.map(w.hexId), shows]);
      seen[shows ? 'bars' : 'free']++;
    }
    expect(seen.bars).toBeGreaterThan(0);
    expect(seen.free).toBeGreaterThan(0);
  });

  it('[9.2.14b] guns that hold the others in severe mud are named', () => {
    const field = laidOut({ begun: 'movement', turn: 1, stacks: { '0914': ['fr-jerome', 'fr-pelletier'] } });
    expect(w.gunsByRoad[position.weatherOf(w, field.state)]).toBe(true);
    field.play('take fr-jerome').play('take fr-pelletier');
    const view = concealed(game, field.state, FRENCH);
    expect(whyHeld(w, view, unit('fr-jerome'))).toEqual({
      by: 'guns',
      rule: '9.2.14b',
      units: [unit('fr-pelletier')],
    });
    const no = { rule: '9.1a', code: 'no-way', data: { unit: 'fr-jerome', hex: w.hexId(hex('0916')) } };
    expect(explain(w, view, no, 'en').text).toContain('9.2.14b');
  });
});
