export * from './randomPlay.ts';
export * from './transcript.ts';
