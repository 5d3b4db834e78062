export * from './catalogs.ts';
export * from './listening.ts';
export * from './randomPlay.ts';
export * from './ruletexts.ts';
export * from './sources.ts';
export * from './transcript.ts';
export * from './typography.ts';
