export * from './chronicle.ts';
export * from './luck.ts';
