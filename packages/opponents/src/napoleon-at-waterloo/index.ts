export { createGeneral, type General } from './general.ts';
export { CHARACTERS, type Weights } from './weights.ts';
