// npm start: from a fresh clone to the table in the browser. `npm start -- <command>` runs a command of the terminal.
import { install, runCli } from './setup.mjs';

const given = process.argv.slice(2);
if (given.length > 0) process.exitCode = runCli(given);
else {
  const failed = install();
  if (failed !== 0) process.exitCode = failed;
  else {
    // In this same process: Ctrl-C then stops all of it, and nothing stays behind.
    const [{ main }, { startAll }] = await Promise.all([import('../apps/web/serve.mjs'), import('./serving.mjs')]);
    await main(startAll);
  }
}
