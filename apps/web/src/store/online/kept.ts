import type { Fair } from '@hundred-days/kernel';
import type { OpenedTable, TableNotice } from '@hundred-days/server/told';
import type { Server } from './server.ts';

/** What this browser keeps of a table online: the links it may hand out, and what it has seen and added of the dice. */
export interface Kept {
  readonly links?: OpenedTable['links'];
  readonly watch?: string | null;
  /** What the server had bound itself to before this page added to the dice, and what it added. */
  readonly dice?: { readonly commitment: string; readonly word: string };
  /** The last line of talk that was read. */
  readonly read?: number;
}

const PREFIX = 'hundred-days.online.';

export type Drawer = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function drawerHere(): Drawer | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

export function keptOf(id: string, drawer = drawerHere()): Kept {
  try {
    return JSON.parse(drawer?.getItem(PREFIX + id) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

/** A browser that keeps nothing plays all the same: it cannot show the links again, nor check its own part in the dice. */
export function keep(id: string, more: Kept, drawer = drawerHere()): void {
  try {
    drawer?.setItem(PREFIX + id, JSON.stringify({ ...keptOf(id, drawer), ...more }));
  } catch {
    // Full, or closed.
  }
}

/** Kept of the browser, and of no table: whoever sits here goes without a name. */
const NAMELESS = `${PREFIX}nameless`;

export function isNameless(drawer = drawerHere()): boolean {
  try {
    return drawer?.getItem(NAMELESS) === 'yes';
  } catch {
    return false;
  }
}

export function keepNameless(drawer = drawerHere()): void {
  try {
    drawer?.setItem(NAMELESS, 'yes');
  } catch {
    // He is asked again another time.
  }
}

const newWord = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Adds to the dice of a table, once, having seen what the server has bound itself to (docs/dice.md). */
export async function addToDice(server: Server, notice: TableNotice, drawer = drawerHere()): Promise<TableNotice> {
  const { id, seats, fair } = notice;
  if (!seats.some(({ yours, ready }) => yours && !ready)) return notice;
  const before = keptOf(id, drawer).dice;
  const word = before?.commitment === fair.commitment ? before.word : newWord();
  keep(id, { dice: { commitment: fair.commitment, word } }, drawer);
  return server.addToDice(id, fair.protocol, word);
}

/** Whether a record's dice are those this page has added to; true where it has kept nothing. */
export function isOwn(id: string, fair: Fair, drawer = drawerHere()): boolean {
  const { dice } = keptOf(id, drawer);
  if (dice === undefined) return true;
  return fair.commitment === dice.commitment && fair.contributions.some(({ word }) => word === dice.word);
}
