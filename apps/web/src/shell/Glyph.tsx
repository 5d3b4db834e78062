import type { JSX } from 'preact';
import { Svg } from '../art/svg.tsx';

/** Drawings only the shell needs, in the manner of the icons. */
const GLYPHS = {
  download: 'M12 4V15M7 10.5L12 15.5L17 10.5M5 19.5H19',
  bin: 'M5 7H19M9.5 7V4.5H14.5V7M6.5 7L7.5 19.5H16.5L17.5 7M10.3 10.5V16M13.7 10.5V16',
  note: 'M5 4.5H19V15L14.5 19.5H5ZM19 15H14.5V19.5M8.5 9H15.5M8.5 12.5H12.5',
  folder: 'M3.5 18.5V6H9.5L11.5 8.5H20.5V18.5Z',
} as const;

export function Glyph({ name }: { readonly name: keyof typeof GLYPHS }): JSX.Element {
  return (
    <Svg class="icon" viewBox="0 0 24 24" width={20} height={20}>
      <path d={GLYPHS[name]} />
    </Svg>
  );
}
