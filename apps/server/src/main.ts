import { optionsOf } from './serving/options.ts';
import { readSettings } from './serving/settings.ts';
import { startServer } from './start.ts';

/** A process of the server alone, without the page, as the environment says: for tests and measurements. `hundred-days serve` is for people. */

const said = readSettings({}, process.env);
const server = await startServer(await optionsOf(said, process.cwd()));
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void server.close().then(() => process.exit(0)));
await server.ready;
// Whoever has started it waits for this line.
process.stdout.write(`ready ${server.port}\n`);
