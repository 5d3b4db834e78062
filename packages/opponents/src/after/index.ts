export * from './account.ts';
export * from './scale.ts';
export * from './turning.ts';
