import { serve } from '../dist/simulate/serve.js';

/** A worker for tests of the pool: it counts, and dies for good on the items it is told to. */
await serve(async ({ fatal }) => ({ from, to }, begin) => {
  const done = [];
  for (let item = from; item < to; item++) {
    begin(item);
    if (fatal.includes(item)) process.exit(3);
    done.push(item);
  }
  return done;
});
