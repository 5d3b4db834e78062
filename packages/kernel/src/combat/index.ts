export * from './attackline.ts';
export * from './chain.ts';
export * from './following.ts';
export * from './matching.ts';
export * from './odds.ts';
export * from './steps.ts';
