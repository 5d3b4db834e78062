// node scripts/serve.mjs: what npm start serves, as it was built last.
import { main } from '../apps/web/serve.mjs';
import { AS_BUILT, startAll } from './serving.mjs';

await main((where) => startAll(where, AS_BUILT));
