/**
 * Sizes of the drawings that the page needs while it runs. Colours, type and spaces are in tokens.json, which becomes
 * theme.css before the page is built.
 */

/** A counter, in a box of 100 by 100. */
export const COUNTER = {
  shape: { french: { cornerRadius: 5 }, anglo: { cornerRadius: 26 }, prussian: { chamfer: 20 } },
  lip: { dx: 3, dy: 5 },
  edgeStroke: 3,
  /** Of the distance between two opposite hexsides. */
  sizeOfHex: { flatTop: 0.74, pointyTop: 0.72 },
  /** What a counter shows by its width on the screen: its arm; its numbers too; its designation and badges too. */
  levels: {
    far: { maxPx: 21, box: [12, 24, 76, 52] },
    middle: { box: [17, 9, 66, 40], numeralSize: 48, numeralBaseline: 91 },
    near: {
      minPx: 44,
      box: [25, 31, 50, 28],
      designationSize: 21,
      designationBaseline: 20.5,
      numeralSize: 38,
      numeralBaseline: 92,
    },
  },
  symbolStroke: 7,
  badgeDiameter: 34,
} as const;

/** How far the back of a block lies from its front face of 100 by 100. */
export const BLOCK_DEPTH = { x: 13, y: -12 } as const;

/** Names on the map, in parts of the distance between two opposite hexsides. */
export const NAME_SIZES = { farm: 0.33, village: 0.35, town: 0.42, areaSpaced: 0.4, water: 0.34 } as const;

/** The distance between two opposite hexsides on the sheet at scale 1, and the width of a counter there, in pixels. */
export const HEX_PX = 64;
export const COUNTER_PX = HEX_PX * 0.74;
