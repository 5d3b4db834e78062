import { type AnyAction, allChoices, randomBits, type SeenStep, seededDice } from '@hundred-days/kernel';
import type { Face } from '../src/face/types.ts';
import { loadFace } from '../src/faces/index.ts';
import { openNew } from '../src/store/local.ts';

export interface ByLot {
  readonly face: Face<AnyAction>;
  readonly steps: readonly SeenStep[];
}

/** The steps of a game that is played by lot but for its attacks, as the first seat knows them. */
export async function playedByLot(
  id: string,
  scenario: string,
  { seed, deeds }: { readonly seed: string; readonly deeds: number },
): Promise<ByLot> {
  const setup = { scenario, options: {} };
  const face = await loadFace(id, setup);
  await face?.words.rest('en');
  if (face === null) throw new Error(`no face of ${id}`);
  const table = openNew(face.game, setup, seededDice(seed))?.table;
  if (table === undefined) throw new Error('no table');
  const bits = randomBits(seed);
  for (let i = 0; i < deeds && table.outcome === null; i++) {
    const choices = allChoices(face.game, table.view(table.seatToAct), table.seatToAct);
    const attacks = choices.filter(({ type }) => type === 'attack');
    const among = attacks.length > 0 ? attacks : choices;
    const no = table.submit(table.seatToAct, among[bits() % among.length]);
    if (no !== null) throw new Error(`${no.rule} ${no.code}`);
  }
  return { face, steps: table.seen(0) };
}
