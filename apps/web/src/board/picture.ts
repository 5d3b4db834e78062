/** The board as a picture of its own: all leaves of the sheet in one drawing, with the styles and letters it is drawn with. */

const SVG = 'http://www.w3.org/2000/svg';
/** The longest side of a picture in pixels: what every browser can draw. */
const LONGEST_PX = 4096;

/** The board as it is seen, whole: the map to its edges, with whatever stands and lies on it. */
export async function drawBoard(board: Element): Promise<SVGSVGElement> {
  const sheet = board.querySelector('.sheet');
  const leaves = sheet === null ? [] : [...sheet.querySelectorAll<SVGSVGElement>(':scope > svg')];
  const [first] = leaves;
  if (first === undefined) throw new Error('there is no board to draw');
  const picture = document.createElementNS(SVG, 'svg');
  const [width, height] = [first.getAttribute('width') ?? '', first.getAttribute('height') ?? ''];
  for (const [name, value] of Object.entries({ xmlns: SVG, width, height, viewBox: `0 0 ${width} ${height}` })) {
    picture.setAttribute(name, value);
  }
  Object.assign(picture.dataset, dressOf(document.documentElement));
  const table = group(picture, 'board', { level: (board as HTMLElement).dataset.level ?? 'near' });
  const laid = group(table, 'sheet', {});
  for (const leaf of leaves) laid.append(leaf.cloneNode(true));
  const ground = getComputedStyle(board).backgroundColor;
  const style = document.createElementNS(SVG, 'style');
  style.textContent = `${await stylesFor(document.documentElement, sheet as Element)}\nsvg{background:${ground}}`;
  picture.prepend(style);
  return picture;
}

function group(parent: Element, name: string, data: Readonly<Record<string, string>>): SVGGElement {
  const made = document.createElementNS(SVG, 'g');
  made.setAttribute('class', name);
  Object.assign(made.dataset, data);
  parent.append(made);
  return made;
}

/** Colours depend on what the page's root says, and in the dark on the system. */
function dressOf({ dataset }: HTMLElement): Record<string, string> {
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  return { theme: dataset.theme ?? (dark ? 'dark' : 'light'), palette: dataset.palette ?? 'standard' };
}

/** The rules that any part of the sheet follows, those of the root, and the letters they name. */
async function stylesFor(root: Element, sheet: Element): Promise<string> {
  const rules = [...document.styleSheets].flatMap((styles) => [...styles.cssRules]);
  const kept = rules.flatMap((rule) => (rule instanceof CSSStyleRule && isOf(rule, root, sheet) ? [rule.cssText] : []));
  const letters = rules.filter(
    (rule) =>
      rule instanceof CSSFontFaceRule &&
      [...document.fonts].some((font) => font.status === 'loaded' && isFaceOf(font, rule)),
  );
  return [...(await Promise.all(letters.map((rule) => carried(rule.cssText)))), ...kept].join('\n');
}

const isFaceOf = (font: FontFace, rule: CSSRule): boolean =>
  rule instanceof CSSFontFaceRule &&
  bare(rule.style.getPropertyValue('font-family')) === bare(font.family) &&
  (rule.style.getPropertyValue('font-weight') || '400') === font.weight &&
  (rule.style.getPropertyValue('font-style') || 'normal') === font.style;

const bare = (family: string): string => family.replaceAll(/["']/g, '');

function isOf({ selectorText }: CSSStyleRule, root: Element, sheet: Element): boolean {
  if (/^(:root|\[data-theme)/.test(selectorText)) return root.matches(selectorText);
  try {
    return sheet.querySelector(selectorText) !== null;
  } catch {
    return false;
  }
}

/** Letters travel inside the picture: nothing is fetched when it is looked at. */
async function carried(face: string): Promise<string> {
  const address = /url\("?([^")]+)"?\)/.exec(face);
  if (address === null) return face;
  const bytes = new Uint8Array(await (await fetch(address[1])).arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return face.replace(address[0], `url(data:font/woff2;base64,${btoa(text)})`);
}

export function asSvg(picture: SVGSVGElement): Blob {
  return new Blob([new XMLSerializer().serializeToString(picture)], { type: 'image/svg+xml' });
}

/** As pixels: twice the size of the sheet, or as large as every browser can draw. */
export async function asPng(picture: SVGSVGElement): Promise<Blob> {
  const [width, height] = [Number(picture.getAttribute('width')), Number(picture.getAttribute('height'))];
  const scale = Math.min(2, LONGEST_PX / Math.max(width, height));
  const address = URL.createObjectURL(asSvg(picture));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
    const paper = canvas.getContext('2d');
    if (paper === null) throw new Error('the browser gives no paper to draw on');
    paper.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await canvas.convertToBlob({ type: 'image/png' });
  } finally {
    URL.revokeObjectURL(address);
  }
}
