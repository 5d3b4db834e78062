export { runAdmin } from './admin/run.ts';
export { connect } from './database/connect.ts';
export { MIGRATIONS, migrate } from './database/migrations.ts';
export { startPrivate } from './database/private.ts';
export { optionsOf } from './serving/options.ts';
export { readSettings } from './serving/settings.ts';
export { type RunningServer, type ServerOptions, startServer } from './start.ts';
