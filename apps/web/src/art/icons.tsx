import type { JSX } from 'preact';
import { Svg } from './svg.tsx';

/** Line drawings in a box of 24 by 24, stroked in the colour of the text beside them. */
const ICONS = {
  menu: 'M4 7H20M4 12H20M4 17H20',
  layers: 'M12 4L21 9L12 14L3 9ZM4.5 13L12 17L19.5 13M4.5 16.5L12 20.5L19.5 16.5',
  book: 'M12 6.5C10 5 7 4.5 3.5 4.5V18.5C7 18.5 10 19 12 20.5C14 19 17 18.5 20.5 18.5V4.5C17 4.5 14 5 12 6.5ZM12 6.5V20.5',
  undo: 'M8.5 5L4 9.5L8.5 14M4 9.5H14.5A5 5 0 0 1 14.5 19.5H11',
  redo: 'M15.5 5L20 9.5L15.5 14M20 9.5H9.5A5 5 0 0 0 9.5 19.5H13',
  plus: 'M12 5V19M5 12H19',
  minus: 'M5 12H19',
  fit: 'M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15',
  lock: 'M5.5 11H18.5V20H5.5ZM8.5 11V8A3.5 3.5 0 0 1 15.5 8V11M12 14.5V16.5',
  arrow: 'M4 12H20M14 6L20 12L14 18',
  back: 'M20 12H4M10 6L4 12L10 18',
  up: 'M5 15.5L12 8.5L19 15.5',
  swords: 'M5 4L17 16M19 4L7 16M4.5 14L9.5 19M6.8 16.8L4 19.5M19.5 14L14.5 19M17.2 16.8L20 19.5',
  check: 'M5 12.5L10 17.5L19.5 7',
  close: 'M6 6L18 18M18 6L6 18',
  question: 'M8.5 8.5A3.5 3.5 0 1 1 13.5 11.7C12.3 12.3 12 13 12 14.5M12 18.5V18.6',
  eye: 'M2.5 12C5 7.5 8.3 5.5 12 5.5C15.7 5.5 19 7.5 21.5 12C19 16.5 15.7 18.5 12 18.5C8.3 18.5 5 16.5 2.5 12ZM15 12A3 3 0 1 1 9 12A3 3 0 1 1 15 12Z',
  lamp: 'M9 17.5H15M10 20.5H14M9.5 14.5C7.5 13.2 6.5 11.3 6.5 9A5.5 5.5 0 0 1 17.5 9C17.5 11.3 16.5 13.2 14.5 14.5V17.5H9.5Z',
  gear: 'M10.3 3.5H13.7L14.2 6.1L16 7.1L18.5 6.2L20.2 9.2L18.2 10.9V13.1L20.2 14.8L18.5 17.8L16 16.9L14.2 17.9L13.7 20.5H10.3L9.8 17.9L8 16.9L5.5 17.8L3.8 14.8L5.8 13.1V10.9L3.8 9.2L5.5 6.2L8 7.1L9.8 6.1ZM14.7 12A2.7 2.7 0 1 1 9.3 12A2.7 2.7 0 1 1 14.7 12Z',
  person: 'M16 8A4 4 0 1 1 8 8A4 4 0 1 1 16 8ZM4.5 20.5C5 16.5 8 14.5 12 14.5C16 14.5 19 16.5 19.5 20.5',
  screen: 'M3.5 5H20.5V16H3.5ZM12 16V19.5M8 19.5H16',
  robot: 'M5 9H19V19H5ZM12 9V5.5M12 4.5V4.6M9.5 13V14M14.5 13V14M2.5 12.5V15.5M21.5 12.5V15.5',
} as const;

export type IconName = keyof typeof ICONS;

export const ICON_NAMES = Object.keys(ICONS) as readonly IconName[];

export interface IconProps {
  readonly name: IconName;
  /** Pixels. */
  readonly size?: number;
  readonly label?: string;
}

export function Icon({ name, size = 20, label }: IconProps): JSX.Element {
  return (
    <Svg class="icon" viewBox="0 0 24 24" width={size} height={size} label={label}>
      <path d={ICONS[name]} />
    </Svg>
  );
}
