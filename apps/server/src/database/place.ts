import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { isOpen } from './program.ts';

/** Where services keep what they keep. */
const SERVICES = '/var/lib';

/**
 * The folder of the private database for who names none: beside the program. What root has in a folder closed to others is out
 * of reach of the user as whom the database runs; then it is kept where services keep theirs, apart for each clone.
 */
export async function dataBeside(folder: string): Promise<string> {
  if (process.getuid?.() !== 0 || (await isOpen(folder))) return join(folder, '.data');
  const clone = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  return join(SERVICES, `hundred-days-${clone}`);
}
