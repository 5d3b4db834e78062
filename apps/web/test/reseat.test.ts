import { type AnyAction, SPECTATOR, seededDice } from '@hundred-days/kernel';
import { describe, expect, test } from 'vitest';
import type { Face } from '../src/face/types.ts';
import { loadFace } from '../src/faces/index.ts';
import type { Holder } from '../src/store/types.ts';
import { here, sitDown, type Watched } from './sitting.ts';

const COMPUTER: Holder = { kind: 'computer', level: 'veteran', character: 'standard', inFor: 'Anna' };
const PERSON: Holder = { kind: 'here', name: 'Anna' };

async function faceFor(id: string): Promise<Face> {
  const face = await loadFace(id);
  if (face === null) throw new Error('no face');
  return face;
}

async function seated(id: string, scenario: string): Promise<Watched<AnyAction>> {
  const face = await faceFor(id);
  return sitDown(face, { scenario, options: {} }, seededDice('seats'), here('Anna', 'Bert'));
}

describe('the computer takes a seat over, and hands it back', () => {
  test('without secrets: the other person goes on looking, and decides for nobody else', async () => {
    const model = await seated('napoleon-at-waterloo', 'standard');
    expect(model.asked.value).toMatchObject({ seat: 0, viewer: 0, deciding: true });
    model.reseat(0, COMPUTER);
    expect(model.curtain.value).toBeNull();
    expect(model.holders[0]).toEqual(COMPUTER);
    expect(model.asked.value).toMatchObject({ seat: 0, viewer: 1, deciding: false, pieces: [] });
    // What the computer does is seen.
    model.submit(
      0,
      model.host.table.game.phase(model.host.table.view(0)).choices(model.host.table.view(0), 0, -1).at(0),
    );
    expect(model.length).toBe(1);
    model.reseat(0, PERSON);
    expect(model.asked.value).toMatchObject({ seat: 0, viewer: 0, deciding: true });
  });

  test('a piece in hand is put down, and what was put forward is not', async () => {
    const model = await seated('napoleon-at-waterloo', 'standard');
    model.pick(model.asked.value.pieces.find((piece) => piece >= 0) as number);
    expect(model.begun).toBe(true);
    model.reseat(1, COMPUTER);
    expect(model.begun).toBe(false);
    expect(model.asked.value).toMatchObject({ viewer: 0, deciding: true });
  });

  test.each([
    ['napoleon-at-waterloo', 'grouchy'],
    ['napoleon-1815', 'historical'],
  ])('%s %s: who gave a seat away does not see the other’s secrets, nor who takes one back', async (id, scenario) => {
    const model = await seated(id, scenario);
    if (model.curtain.value !== null) model.openCurtain();
    const deciding = model.asked.value.viewer;
    const other = 1 - deciding;
    model.reseat(deciding, COMPUTER);
    // Anna is still at the screen: before Bert says that he is, nobody's eyes are there.
    expect(model.curtain.value).toBe(other);
    expect(model.viewer.value).toBe(SPECTATOR);
    expect(model.asked.value.view).toEqual(model.viewOf(SPECTATOR));
    model.openCurtain();
    expect(model.asked.value.view).toEqual(model.viewOf(other));
    expect(() => model.seenBy(deciding)).toThrow();

    model.reseat(deciding, PERSON);
    expect(model.curtain.value).toBe(deciding);
    expect(model.asked.value.view).toEqual(model.viewOf(SPECTATOR));
    model.openCurtain();
    expect(model.asked.value).toMatchObject({ viewer: deciding, deciding: true });
  });

  test('the only person gives his seat away: the table is watched, and nothing secret is shown', async () => {
    const face = await faceFor('napoleon-1815');
    const holders: readonly Holder[] = [{ kind: 'here', name: 'Anna' }, COMPUTER];
    const model = sitDown(face, { scenario: 'historical', options: {} }, seededDice('seats'), holders);
    model.reseat(0, COMPUTER);
    expect(model.viewer.value).toBe(SPECTATOR);
    expect(model.curtain.value).toBeNull();
    expect(model.asked.value.view).toEqual(model.viewOf(SPECTATOR));
    model.reseat(0, PERSON);
    // Nobody knows who is at the screen by then.
    expect(model.curtain.value).toBe(0);
    expect(model.viewer.value).toBe(SPECTATOR);
  });
});
