#!/usr/bin/env node
import { existsSync } from 'node:fs';

const entry = new URL('../dist/index.js', import.meta.url);
if (existsSync(entry)) {
  const { main } = await import(entry.href);
  const code = await main(process.argv.slice(2));
  // Set, not exit(): what is still being written to a pipe is written first.
  if (typeof code === 'number') process.exitCode = code;
} else {
  console.error('not built: run npm start or npm run build');
  process.exitCode = 2;
}
