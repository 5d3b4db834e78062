import type { Page } from 'playwright-core';

/** Looks at a table as it is laid out now and says what is wrong with it; nothing, if a player can see and reach everything. */

export interface Looked {
  readonly faults: readonly string[];
  /** Of the height of the window, what the map or the battle board has. */
  readonly share: number;
}

type Text = 'normal' | 'larger' | 'double';
export type Size = readonly [width: number, height: number, text?: Text];

/** Another window, or letters of another size. */
export async function resize(page: Page, [width, height, text = 'normal']: Size): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    async (wanted) => {
      const frame = (): Promise<void> => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
      while (innerWidth !== wanted.width || innerHeight !== wanted.height) await frame();
      // Letters that stay as they are are left alone: all of the page would be styled again.
      const root = document.documentElement;
      const letters = wanted.text === 'larger' ? 'larger' : 'normal';
      if (root.dataset.size !== letters) root.dataset.size = letters;
      if (root.style.length > 0) root.style.cssText = '';
      if (wanted.text === 'double') {
        const now = getComputedStyle(root);
        const usual = ['caption', 'small', 'body', 'lead', 'h3', 'h2']
          .map((size) => `--size-${size}`)
          .map((name) => [name, Number.parseFloat(now.getPropertyValue(name))] as const);
        for (const [name, size] of usual) root.style.setProperty(name, `${2 * size}px`);
      }
      // The page hears of its size with the next frame; what a small window alone needs comes when there is one.
      do await frame();
      while ([...document.querySelectorAll('.prompt-title')].every((title) => title.getClientRects().length === 0));
    },
    { width, height, text },
  );
}

/** What a window needs may still be on its way: a fault is one that stays. */
export async function lookAtLayout(page: Page): Promise<Looked> {
  let looked = await page.evaluate(look);
  for (let again = 0; looked.faults.length > 0 && again < 20; again++) {
    await page.waitForTimeout(100);
    looked = await page.evaluate(look);
  }
  return looked;
}

/** In the page. */
async function look(): Promise<Looked> {
  const frame = (): Promise<void> => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  // A window of another class is drawn in one frame and settles in the next.
  await frame();
  await frame();
  const faults: string[] = [];
  const table = document.querySelector<HTMLElement>('.table');
  if (table === null) return { faults: ['no table'], share: 0 };
  const named = (element: Element): string =>
    `"${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60)}"`;
  const seen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
  const scrolls = (element: Element): boolean => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return /auto|scroll/.test(overflowX + overflowY);
  };
  /** What is left of it where something around it scrolls; the rest can be reached. */
  const shown = (element: Element): DOMRect => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
      if (!scrolls(at)) continue;
      const box = at.getBoundingClientRect();
      [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
      [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  /** What sticks to an edge lies over what is scrolled, which can be drawn from under it. */
  const sticks = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null && !at.matches('.table'); at = at.parentElement)
      if (getComputedStyle(at).position === 'sticky') return true;
    return false;
  };
  const inside = ({ left, top, right, bottom }: DOMRect): boolean =>
    left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;

  const buttons = [...table.querySelectorAll('button')].filter(seen).map((button) => ({ button, box: shown(button) }));
  const here = buttons.filter(({ box }) => box.width > 1 && box.height > 1);
  for (const { button, box } of here) if (!inside(box)) faults.push(`${named(button)} lies outside the window`);
  for (const [i, { button: one, box: a }] of here.entries())
    for (const { button: other, box: b } of here.slice(i + 1)) {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      // What lies over the map may lie over what is drawn there, never over another button; rings of blocks may touch.
      if (across <= 6 || down <= 6 || one.contains(other) || other.contains(one)) continue;
      if (!sticks(one) && !sticks(other)) faults.push(`${named(one)} and ${named(other)} cover each other`);
    }

  const board = document.querySelector('.board-area')?.getBoundingClientRect() ?? new DOMRect();
  const sheet = document.querySelector('.sheet-bottom')?.getBoundingClientRect();
  const under = sheet !== undefined && sheet.left < board.right - 1 ? sheet.top : innerHeight;
  const share = (Math.min(board.bottom, under) - Math.max(0, board.top)) / innerHeight;
  if (share < 0.5) faults.push(`the board has ${Math.round(share * 100)} % of the height`);

  // Where we are: in small windows two or three lines of a bar.
  const [turn, bar] = ['.top-phone', '.top'].map((at) => document.querySelector(at));
  if (turn !== null && bar !== null && seen(turn)) {
    const [words, room] = [turn.getBoundingClientRect(), bar.getBoundingClientRect()];
    if (words.top < room.top - 1 || words.bottom > room.bottom + 1) faults.push(`the turn is cut: ${named(turn)}`);
  }

  const title = [...document.querySelectorAll<HTMLElement>('.prompt-title')].find(seen);
  if (title === undefined) faults.push('no question');
  else {
    const box = shown(title);
    if (!inside(box) || box.height < title.offsetHeight - 2) faults.push('the question is out of sight');
    if (title.scrollHeight > title.clientHeight + 10) faults.push(`the question is cut: ${named(title)}`);
    if (box.width < Math.min(200, innerWidth / 2))
      faults.push(`the question stands in a column of ${Math.round(box.width)} px`);
    const at = document.elementFromPoint(box.left + 4, box.top + box.height / 2);
    if (at === null || !(title.contains(at) || at.contains(title))) faults.push('something covers the question');
  }
  // On a telephone in place of the panel, and read whole; with larger letters it is drawn through.
  const odds = document.querySelector<HTMLElement>('.table--phone .odds-line');
  if (odds !== null && seen(odds) && document.documentElement.dataset.size !== 'larger')
    if (shown(odds).height < odds.offsetHeight - 2) faults.push(`the odds are cut: ${named(odds)}`);

  const asked = [...document.querySelectorAll<HTMLElement>('.prompt-buttons, .sheet-buttons')].filter(seen);
  for (const main of asked.flatMap((row) => [...row.querySelectorAll<HTMLElement>(':scope > .button--main')])) {
    const box = shown(main);
    if (!inside(box) || box.height < main.offsetHeight - 2) faults.push(`${named(main)} is out of sight`);
    const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (at === null || !(main.contains(at) || at.contains(main))) faults.push(`something covers ${named(main)}`);
  }
  for (const row of asked) {
    const many = [...row.querySelectorAll(':scope > .button:not(.button--icon), :scope > .answers-anchor')].length;
    if (many > 4) faults.push(`${many} buttons in a row`);
  }
  if (document.documentElement.scrollWidth > innerWidth + 1) faults.push('the page is wider than the window');
  return { faults, share };
}
