/** What stands at the edges of the map. */
export { EdgeMarks } from './EdgeMarks.tsx';
export { Zoom } from './Zoom.tsx';
