import tokens from './tokens.json' with { type: 'json' };

/** The tokens as CSS custom properties. theme.css is this text; a test keeps the two together. */
export function themeCss(): string {
  const light = [...themed('light'), ...nations('edge')];
  const dark = [...themed('dark'), ...nations('edgeDark').filter(([name]) => name.endsWith('-edge'))];
  return [
    '/* The tokens as custom properties: made by theme.ts from tokens.json. */',
    '',
    block(':root', [['color-scheme', 'light'], ...light, ...fixed()]),
    '',
    block("[data-theme='dark']", [['color-scheme', 'dark'], ...dark]),
    '',
    '@media (prefers-color-scheme: dark) {',
    indent(block(":root:not([data-theme='light'])", [['color-scheme', 'dark'], ...dark])),
    '}',
    '',
  ].join('\n');
}

type Property = readonly [name: string, value: string];

function themed(theme: 'light' | 'dark'): Property[] {
  const { ui, map, overlay } = tokens.color[theme];
  return properties('', { ...ui, ...map, ...overlay });
}

/** In the dark theme counters keep their faces and gain a pale edge. */
function nations(edge: 'edge' | 'edgeDark'): Property[] {
  const { french, anglo, prussian, guardRule, netherlandsBox, brunswickBox, band } = tokens.color.nation;
  const each = Object.entries({ french, anglo, prussian }).flatMap(([nation, colours]) => {
    const { face, lip, text, box, symbol } = colours;
    return properties(`nation-${nation}-`, { face, lip, edge: colours[edge], text, box, symbol });
  });
  return [...each, ...properties('nation-', { guardRule, netherlandsBox, brunswickBox }), ...properties('band-', band)];
}

function fixed(): Property[] {
  const { families, scalePx, lineHeight } = tokens.type;
  const pixels = (prefix: string, sizes: Readonly<Record<string, number>>): Property[] =>
    Object.entries(sizes).map(([name, size]) => [`--${prefix}-${kebab(name)}`, `${size}px`]);
  const times = Object.entries(tokens.motionMs).map(([name, ms]): Property => [`--motion-${kebab(name)}`, `${ms}ms`]);
  return [
    ['--font-text', `${quoted(families.text.css)}, system-ui, sans-serif`],
    ['--font-map', `${quoted(families.map.css)}, Georgia, serif`],
    ['--font-numerals', `${quoted(families.numerals.css)}, "Arial Narrow", sans-serif`],
    ...pixels('size', scalePx),
    ...properties('line-height-', lineHeight),
    ...pixels('space', tokens.spacePx),
    ...pixels('radius', tokens.radiusPx),
    ...times,
  ];
}

function properties(prefix: string, values: Readonly<Record<string, string | number>>): Property[] {
  return Object.entries(values).map(([name, value]) => [`--${prefix}${kebab(name)}`, String(value).toLowerCase()]);
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}

function quoted(family: string): string {
  return family.replaceAll("'", '"');
}

function block(selector: string, list: readonly Property[]): string {
  return `${selector.replaceAll("'", '"')} {\n${list.map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}`;
}

function indent(text: string): string {
  return text.replace(/^/gm, '  ');
}
