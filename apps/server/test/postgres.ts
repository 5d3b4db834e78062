import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect } from '../src/database/connect.ts';
import { migrate } from '../src/database/migrations.ts';
import { startPrivate } from '../src/database/private.ts';
import { prepareDatabase } from '../src/jobs/jobs.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A database with everything in place and nothing in it: others are copies of it. */
    readonly postgres: string;
  }
}

/** One PostgreSQL for all tests of a run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'hundred-days-'));
  const { url, stop } = await startPrivate(folder, { careless: true });
  const { db, close } = connect(url, 1);
  await prepareDatabase(url, () => migrate(db));
  await close();
  project.provide('postgres', url);
  return async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
