import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { themeCss } from '../../src/art/theme.ts';
import tokens from '../../src/art/tokens.json' with { type: 'json' };

const css = (name: string): string => readFileSync(new URL(`../../src/art/${name}`, import.meta.url), 'utf8');

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((p, q) => p - q);
  return (high + 0.05) / (low + 0.05);
}

describe('the theme', () => {
  it('is what the tokens say', () => {
    expect(css('theme.css')).toBe(themeCss());
  });

  it('knows every property the art uses', () => {
    const known = new Set([...`${css('theme.css')}${css('art.css')}`.matchAll(/(--[\w-]+):/g)].map((m) => m[1]));
    const used = [...css('art.css').matchAll(/var\((--[\w-]+)\)/g)].map((m) => m[1]);
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });

  it('can be read: counters', () => {
    const { french, anglo, prussian, netherlandsBox, brunswickBox } = tokens.color.nation;
    for (const { face, text, box, symbol } of [french, anglo, prussian]) {
      expect(contrast(text, face)).toBeGreaterThanOrEqual(4.5);
      for (const ground of [box, netherlandsBox, brunswickBox]) {
        expect(contrast(symbol, ground)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it.each(['light', 'dark'] as const)('can be read: panels and map, %s', (theme) => {
    const { ui, map } = tokens.color[theme];
    for (const ground of [ui.panel, ui.panelAlt, ui.desk]) {
      expect(contrast(ui.text, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(ui.textSoft, ground)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(ui.accentText, ui.accent)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(ui.danger, ui.panel)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(ui.lineStrong, ui.panel)).toBeGreaterThanOrEqual(3);
    for (const ground of [map.ground, map.woodsFill, map.high]) {
      expect(contrast(map.name, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(map.number, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
