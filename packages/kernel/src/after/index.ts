export * from './attackroll.ts';
export * from './chronicle.ts';
export * from './luck.ts';
