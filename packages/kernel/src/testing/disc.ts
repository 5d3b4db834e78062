/** The hexes within a distance of one, nearest first, for a test that knows only who lies next to whom. */
export function disc(neighbours: (hex: string) => readonly string[], centre: string, radius: number): string[] {
  const found = [centre];
  let rim = [centre];
  for (let i = 0; i < radius; i++) {
    rim = [...new Set(rim.flatMap((hex) => neighbours(hex)))].filter((hex) => !found.includes(hex));
    found.push(...rim);
  }
  return found;
}
