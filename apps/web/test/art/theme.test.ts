import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { themeCss } from '../../src/art/theme.ts';
import tokens from '../../src/art/tokens.json' with { type: 'json' };

const css = (name: string): string => readFileSync(new URL(`../../src/art/${name}`, import.meta.url), 'utf8');

function luminance(colour: string): number {
  const [r, g, b] = light(colour);
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

  it('has a palette in which nobody needs red and green to tell the sides apart', () => {
    const chosen = (name: string): string =>
      new RegExp(`--nation-${name}-face: (#\\w+)`).exec(css('palette.css'))?.[1] ?? tokens.color.nation.french.face;
    const faces = ['french', 'anglo', 'prussian'].map(chosen);
    expect(faces).toEqual(['#2B4F88', '#b4500a', '#23262a']);
    for (const eyes of Object.values(COLOUR_BLIND)) {
      for (const [i, one] of faces.entries()) {
        for (const other of faces.slice(i + 1))
          expect(distance(seen(one, eyes), seen(other, eyes))).toBeGreaterThan(28);
      }
    }
    for (const face of faces) expect(contrast('#ffffff', face)).toBeGreaterThanOrEqual(4.5);
  });
});

type Matrix = readonly (readonly [number, number, number])[];

/** What eyes without one kind of cones see, in linear light (Machado, Oliveira and Fernandes, 2009). */
const COLOUR_BLIND: Readonly<Record<string, Matrix>> = {
  red: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  green: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  blue: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

type Light = readonly [number, number, number];

const light = (colour: string): Light =>
  [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Light;

const seen = (colour: string, eyes: Matrix): Light =>
  eyes.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, part, i) => sum + part * light(colour)[i], 0),
      ),
    ),
  ) as unknown as Light;

/** CIE76, from linear light. */
function distance(one: Light, other: Light): number {
  const [a, b] = [lab(one), lab(other)];
  return Math.hypot(...a.map((part, i) => part - b[i]));
}

function lab([r, g, b]: Light): Light {
  const bend = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : (t * 24389) / 27 / 116 + 16 / 116);
  const x = bend((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = bend(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = bend((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
