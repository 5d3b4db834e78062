export { connect } from './database/connect.ts';
export { MIGRATIONS, migrate } from './database/migrations.ts';
export { dataBeside } from './database/place.ts';
export { startPrivate } from './database/private.ts';
export { type RunningServer, type ServerOptions, startServer } from './start.ts';
