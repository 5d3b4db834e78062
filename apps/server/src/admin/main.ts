import { readSettings } from '../serving/settings.ts';
import { runAdmin } from './run.ts';
import { ADMIN_USAGE } from './usage.ts';

/** `npm run admin`, on the database that DATABASE_URL or DATA names. */

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);
const code = await runAdmin(process.argv.slice(2), readSettings({}, process.env), { print, complain });
if (code === null) complain(`usage: admin <command>\n${ADMIN_USAGE}`);
process.exitCode = code ?? 2;
