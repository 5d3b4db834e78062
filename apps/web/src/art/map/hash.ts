/** A number in [0, 1) that depends on a spot of the map alone, so that every draw of the map is the same. */
export function hash(x: number, y: number, salt = 0): number {
  let n = Math.imul(Math.round(x * 256), 0x9e3779b1) ^ Math.imul(Math.round(y * 256), 0x85ebca6b);
  n ^= Math.imul(salt + 1, 0xc2b2ae35);
  n = Math.imul(n ^ (n >>> 15), 0x2c1b3c6d);
  n = Math.imul(n ^ (n >>> 12), 0x297a2d39);
  return ((n ^ (n >>> 15)) >>> 0) / 4294967296;
}
