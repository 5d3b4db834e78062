import { describe, expect, it } from 'vitest';
import { MUD, moving } from '../fought.ts';
import { moving as marching } from '../marched.ts';

/** Roads, columns and entries where charges and combats begin or end on them. */

describe('[9.2.1b] a charge out of ground that was entered by road', () => {
  /** Through the woods at 1712 by road, then off it: 3 of the 4 points are still owed. */
  const stacks = { '1713': ['fr-guyot'], '1612': ['adg-vincke'] };

  it('[9.2.1b] [9.4.1a] needs the rest of the cost too', () => {
    const clear = moving(stacks).go('fr-guyot 1713-1712');
    expect(clear.why('charge fr-guyot 1612')).toBe(null);
    const mud = moving(stacks, { turn: MUD }).go('fr-guyot 1713-1712');
    expect([mud.why('charge fr-guyot 1612'), mud.choices('charge')]).toEqual(['9.4.1a too-few-points', []]);
  });

  it('[9.2.1b] [9.4.6a] and pays it when it rides in', () => {
    const f = marching(stacks).play('fr-guyot 1713-1712').play('charge fr-guyot 1612', 1);
    if (f.step === 'retreat') f.play(f.choices('retreat')[0]);
    // The road, the charge, what was owed, and the hex.
    expect([f.where('fr-guyot'), f.now.spent]).toEqual(['1612', 1 + 1 + 3 + 1]);
  });

  it('[9.2.1b] nothing where it stood there when the phase began, or goes on by the road', () => {
    const from = marching({ ...stacks, '1713': ['fr-foy'], '1712': ['fr-guyot'] }).play('charge fr-guyot 1612', 1);
    if (from.step === 'retreat') from.play(from.choices('retreat')[0]);
    expect([from.where('fr-guyot'), from.now.spent]).toEqual(['1612', 1 + 1]);
  });
});
