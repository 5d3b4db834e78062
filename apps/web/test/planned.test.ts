import type { AnyAction, State } from '@hundred-days/kernel';
import { firstSeatToAct, goalOf, randomBits, seededDice, submit } from '@hundred-days/kernel';
import type { Action as BattleAction } from '@hundred-days/napoleon-at-waterloo';
import { board, fullColumn, position, shiftedColumn, strengths, tables } from '@hundred-days/napoleon-at-waterloo';
import { randomPlayer } from '@hundred-days/opponents';
import type { Action as CampaignAction } from '@hundred-days/waterloo-campaign';
import { attackModifier, defenceModifier, position as places } from '@hundred-days/waterloo-campaign';
import { describe, expect, test } from 'vitest';
import type { Asked, Face } from '../src/face/types.ts';
import { loadFace } from '../src/faces/index.ts';
import { besides } from '../src/table/planned/Planned.tsx';
import { en } from '../src/table/planned/text/en.ts';
import { fr } from '../src/table/planned/text/fr.ts';
import { world } from './battle.ts';
import { here, sitDown } from './sitting.ts';

interface Held {
  readonly asked: Asked<AnyAction>;
  readonly place: number;
  /** The position once the piece in hand has gone there, by the rules. */
  readonly after: State;
}

/** Pieces held over each place they can go to, in the movement phases of a random game. */
function* held(face: Face, most: number): Generator<Held> {
  const { game } = face;
  const model = sitDown(face, { scenario: game.scenarios[0].id, options: {} }, seededDice('held'), here('A', 'B'));
  const lots = randomPlayer();
  const bits = randomBits('held');
  for (let i = 0; i < most && model.seat >= 0; i++) {
    if (model.curtain.value !== null) model.openCurtain();
    const { pieces, view, seat } = model.asked.value;
    for (const piece of pieces.filter((one) => one >= 0).slice(0, 3)) {
      for (const action of model.choices(piece).slice(0, 25)) {
        const place = goalOf(game.actions, action);
        if (place === null || game.phase(view).name !== 'movement') continue;
        const after = view.slice();
        if (submit(game, after, seat, action, seededDice('none')) !== null) continue;
        yield { asked: { ...model.asked.value, inHand: piece, choices: model.choices(piece) }, place, after };
      }
    }
    model.submit(seat, lots.choose(game, model.viewOf(seat), seat, bits));
    expect(firstSeatToAct(game, model.viewOf(-1))).toBe(model.seat);
  }
}

async function faceFor(id: string): Promise<Face> {
  const face = await loadFace(id);
  if (face === null) throw new Error('no face');
  return face;
}

describe('odds while moving', () => {
  test('Napoleon at Waterloo: what is told is what the rules find once the unit stands there; who can still come makes it no worse', async () => {
    const face = await faceFor('napoleon-at-waterloo');
    const planning = await face.panels.planned?.();
    let told = 0;
    let joined = 0;
    for (const { asked, place, after } of held(face, 60)) {
      for (const { enemy, attackers, attack, defence, odds, more } of planning?.attacks(asked, place) ?? []) {
        const at = position.whereIs(world, after, enemy);
        expect(board.adjacent(world, place, at)).toBe(true);
        const near = Array.from({ length: world.units }, (_, unit) => unit).filter(
          (unit) =>
            world.side[unit] === world.side[asked.inHand as number] &&
            position.onMap(world, after, unit) &&
            board.adjacent(world, position.whereIs(world, after, unit), at),
        );
        expect(attackers).toEqual(near);
        const now = { attackers: near, defenders: [enemy] };
        expect(strengths(world, after, now)).toMatchObject({ attack, defence });
        expect(odds).toBe(tables.COLUMNS[shiftedColumn(world, after, fullColumn(world, after, now))]);
        if (more !== null) {
          joined++;
          expect(tables.COLUMNS.indexOf(more.odds)).toBeGreaterThanOrEqual(tables.COLUMNS.indexOf(odds));
          for (const piece of more.pieces) expect(attackers).not.toContain(piece);
        }
        told++;
      }
    }
    expect(told).toBeGreaterThan(20);
    expect(joined).toBeGreaterThan(5);
  });

  test('Waterloo Campaign: modifiers and chances are those of the Corps once it stands there', async () => {
    const face = await faceFor('waterloo-campaign');
    const w = (face.game as unknown as { readonly world: Parameters<typeof attackModifier>[0] }).world;
    const planning = await face.panels.planned?.();
    let told = 0;
    for (const { asked, place, after } of held(face, 260)) {
      const unit = asked.inHand as number;
      if (places.whereIs(w, after, unit) !== place) continue;
      for (const { enemy, attack, defence, odds } of planning?.attacks(asked, place) ?? []) {
        expect(attack).toBe(attackModifier(w, after, unit, enemy));
        expect(defence).toBe(defenceModifier(w, after, unit, enemy));
        expect(odds).toMatch(/^([0-9]|[12][0-9]|3[0-6])\/36$/);
        told++;
      }
    }
    expect(told).toBeGreaterThan(5);
  });

  test('nothing is told of a place the piece cannot go to, nor without one; Napoleon 1815 has no such odds', async () => {
    const face = (await faceFor('napoleon-at-waterloo')) as unknown as Face<BattleAction>;
    const planning = await face.panels.planned?.();
    const model = sitDown(face, { scenario: 'standard', options: {} }, seededDice('held'), here('A', 'B'));
    expect(planning?.attacks(model.asked.value, 0)).toEqual([]);
    expect((await faceFor('napoleon-1815')).panels.planned).toBeUndefined();
    const campaign = (await faceFor('waterloo-campaign')) as unknown as Face<CampaignAction>;
    expect(campaign.panels.planned).toBeDefined();
  });

  test('in both languages, with the same holes', () => {
    const holes = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();
    for (const key of Object.keys(en) as (keyof typeof en)[]) expect(holes(fr[key])).toEqual(holes(en[key]));
  });
});

test('the odds of a move lie beside it and off the pieces they speak of', () => {
  const at = { x: 600, y: 400 };
  const topOf = (enemies: readonly { x: number; y: number }[]): number =>
    Number.parseFloat(besides(at, enemies, 120).top);
  expect(topOf([])).toBe(354);
  // One on the left and above: below the place; one on the left and below: above it.
  expect(topOf([{ x: 550, y: 370 }])).toBe(423);
  expect(topOf([{ x: 550, y: 430 }])).toBe(257);
  // No room on the left.
  expect(besides({ x: 200, y: 400 }, [], 120)).toMatchObject({ left: '8px', top: '446px' });
  // Nor does it lie on the unit that is held: one that came from below finds it above, and above the enemy there.
  const held = { x: 200, y: 520 };
  expect(besides({ x: 200, y: 400 }, [held], 120)).toMatchObject({ left: '8px', top: '234px' });
  expect(besides({ x: 200, y: 400 }, [held, { x: 200, y: 340 }], 120)).toMatchObject({ top: '174px' });
  // Nor on the place itself.
  expect(besides({ x: 200, y: 400 }, [held, { x: 200, y: 300 }], 120)).toMatchObject({ top: '134px' });
});
