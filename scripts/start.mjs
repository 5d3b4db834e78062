// npm start: from a fresh clone to the table. `npm start -- <command>` runs any other command.
import { runCli } from './setup.mjs';

const given = process.argv.slice(2);
const standard = process.stdin.isTTY ? ['play', 'napoleon-at-waterloo'] : ['games'];
process.exitCode = runCli(given.length > 0 ? given : standard);
