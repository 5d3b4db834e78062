// Makes the PNG icons from icon.svg, with a chromium: `node scripts/icons.mjs`. Run again when the drawing changes.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findChromium } from '../apps/web/e2e/chromium.mjs';
import { root } from './setup.mjs';

const require = createRequire(join(root, 'apps/web/package.json'));
const { chromium } = require('playwright-core');

const folder = join(root, 'apps/web/public');
const drawing = readFileSync(join(folder, 'icon.svg'), 'utf8');

/** Size, and how much of it the drawing fills: a maskable icon is cut to a circle by some systems. */
const ICONS = [
  ['icon-180.png', 180, 1],
  ['icon-192.png', 192, 1],
  ['icon-512.png', 512, 1],
  ['icon-maskable-512.png', 512, 0.86],
];

const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: ['--no-sandbox'] });
for (const [name, size, part] of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const whole = part < 1 || name.includes('180');
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${whole ? '#e6dcc6' : 'transparent'}">
     <div style="width:${size * part}px;height:${size * part}px">${drawing}</div></body>`,
  );
  writeFileSync(join(folder, name), await page.screenshot({ omitBackground: !whole }));
  await page.close();
}
await browser.close();
