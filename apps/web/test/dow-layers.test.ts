import type { Action } from '@hundred-days/day-of-waterloo';
import { TABLE } from '@hundred-days/kernel';
import { describe, expect, test } from 'vitest';
import type { Ask } from '../src/faces/day-of-waterloo/asking.ts';
import { commandOf, leadersAbove, roleOf, wardsOf } from '../src/faces/day-of-waterloo/command.ts';
import { createFace } from '../src/faces/day-of-waterloo/face.tsx';
import { settingOf } from '../src/faces/day-of-waterloo/setting.ts';
import { FRENCH, game, hex, laidOut, type Scene, seenBy, unit, world } from './dowField.ts';

const face = createFace(game);
const w = settingOf(game);
await Promise.all([face.words.rest('en'), face.words.rest('fr')]);

/** What the French are asked in a scene, with a piece in hand or nothing. */
function ask(scene: Scene, held: string | null = null): Ask {
  const field = laidOut(scene);
  const view = seenBy(field, FRENCH);
  const phase = game.phase(view);
  const choicesOf = (piece: number): readonly Action[] => {
    const list = phase.choices(view, FRENCH, piece);
    return Array.from({ length: list.length }, (_, i) => list.at(i) as Action);
  };
  const inHand = held === null ? null : unit(held);
  return {
    view,
    viewer: FRENCH,
    seat: FRENCH,
    deciding: true,
    language: 'en',
    inHand,
    along: [],
    proposed: null,
    pieces: [...phase.pieces(view, FRENCH)].filter((piece) => piece !== TABLE),
    choices: inHand === null ? [] : choicesOf(inHand),
    choicesOf,
  } as unknown as Ask;
}

const ids = (hexes: readonly number[] = []): string[] => hexes.map((place) => world.hexId(place)).sort();

describe('[6.1a] who is held by whom', () => {
  const scene: Scene = {
    begun: 'movement',
    stacks: {
      '1412': ['fr-durutte'],
      '1211': ['fr-marcognet'],
      '1411': ['adg-vandeleur'],
      '1210': ['adg-best', 'adg-vivian'],
    },
  };

  test('[6.0a] the zone of the cavalry that is seen to hold a unit lies on the map with nothing in hand', () => {
    expect(ids(face.map.overlay(ask(scene)).influence)).toEqual(['1310', '1311', '1410', '1412', '1510', '1511']);
  });

  test('[5.4.2a] cavalry under a top counter holds nobody before it was shown', () => {
    const hidden: Scene = { ...scene, stacks: { '1211': ['fr-marcognet'], '1210': ['adg-best', 'adg-vivian'] } };
    expect(face.map.overlay(ask(hidden)).influence).toEqual([]);
  });
});

describe('[7.1a] how far leaders command', () => {
  const scene: Scene = {
    begun: 'movement',
    stacks: { '1015': ['fr-quiot'], '1411': ['fr-durutte'], '0910': ['adg-guards'] },
    leaders: { 'fr-derlon': '1014', 'fr-napoleon': '1017', 'fr-ney': '0514', 'adg-wellington': '0909' },
    out: ['fr-durutte'],
  };
  const command = commandOf(w);

  test('[7.5a] [7.5b] a point a hex, half a point by road, and not into a hex the enemy holds', () => {
    const { view } = ask(scene);
    const reached = ids(command.reach(view, unit('fr-derlon')));
    expect(reached).toContain('1014');
    // Six hexes down the highway, three over open ground.
    expect(reached).toContain('1219');
    expect(reached).not.toContain('1319');
    expect(reached).toContain('1313');
    expect(reached).not.toContain('1412');
    expect(ids(command.reach(view, unit('adg-wellington')))).toContain('0910');
    expect(ids(command.reach(view, unit('fr-derlon'), hex('1010')))).not.toContain('0910');
  });

  test('[7.1b] [7.1c] [7.1d] whom he may have in command hangs on his role', () => {
    const { view } = ask(scene);
    const names = (leader: string): string[] => wardsOf(w, view, unit(leader)).map((piece) => w.unitId(piece));
    expect(names('fr-derlon').sort()).toEqual(['fr-durutte', 'fr-quiot']);
    expect(names('fr-napoleon')).toEqual(['fr-derlon']);
    expect(names('adg-wellington')).toEqual([]);
    expect(roleOf(w, view, unit('fr-derlon'), 'en')).toBe('d’Erlon: his corps, 3');
    expect(roleOf(w, view, unit('fr-napoleon'), 'en')).toBe('Napoléon: corps leaders, 3');
  });

  test('[7.0a] a unit that is out of command shows its leader; one whose leader is out as well those above him', () => {
    const { view } = ask(scene);
    expect(leadersAbove(w, view, unit('fr-durutte')).map(w.unitId)).toEqual(['fr-derlon']);
    const broken = ask({ ...scene, out: ['fr-durutte', 'fr-derlon'] }).view;
    expect(leadersAbove(w, broken, unit('fr-durutte')).map(w.unitId)).toEqual(['fr-derlon', 'fr-napoleon', 'fr-ney']);
  });

  test('pointing at a leader or at such a unit shows the range; at others, and at what an enemy stack hides, nothing', () => {
    const asked = ask(scene);
    face.map.overlay(asked);
    const shown = (id: string) => face.map.pointedAt(asked.view, hex(id), 'en', asked)?.ranges?.map(({ text }) => text);
    expect(shown('1017')).toEqual(['Napoléon: corps leaders, 3']);
    expect(shown('1411')).toEqual(['d’Erlon: his corps, 3']);
    expect(shown('1015')).toBeUndefined();
    expect(shown('0910')).toBeUndefined();
    expect(face.map.overlay(ask(scene, 'fr-derlon')).ranges).toHaveLength(1);
  });
});
