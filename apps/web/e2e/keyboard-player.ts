import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { world } from '../test/battle.ts';
import { PATIENCE_MS } from './harness.ts';
import { tabTo, walkTo } from './keyboard.ts';

/**
 * Plays Napoleon at Waterloo with keys alone, and knows only what the page says: the sentence of the prompt, the position as
 * text with its choices, and what has the focus. It wants contact, fights what it owes and gives each question an answer.
 */

export type Side = 'French' | 'Allied';

/** What the page says now. */
export interface Sight {
  readonly title: string;
  readonly reason: string;
  readonly phase: string;
  readonly turn: string;
  /** The table has not answered yet. */
  readonly asking: boolean;
  /** The heading of an open dialog; empty if there is none. */
  readonly dialog: string;
  readonly choices: readonly string[];
  /** A line for each piece: "1812 French infantry, 4/I Durutte, …". */
  readonly pieces: readonly string[];
}

export interface Played {
  /** Every sentence that was answered, with what it is about left out, and how often. */
  readonly answered: ReadonlyMap<string, number>;
  /** The heading of the last page. */
  readonly result: string;
}

/** Units that march in one phase: enough to come to blows, few enough to be quick. */
const MARCHES = 5;
const MOST_ANSWERS = 1500;

export const look = (page: Page): Promise<Sight> =>
  page.evaluate(() => {
    const textOf = (selector: string): string => document.querySelector(selector)?.textContent?.trim() ?? '';
    const allOf = (selector: string): string[] =>
      Array.from(document.querySelectorAll(selector), (found) => found.textContent?.trim() ?? '');
    return {
      title: textOf('.text-prompt .prompt-act'),
      reason: textOf('.text-prompt .soft'),
      phase: textOf('.phase--now'),
      turn: textOf('.turn--now'),
      asking: document.querySelector('.table[data-asking="true"]') !== null,
      dialog: textOf('dialog[open] h2'),
      choices: allOf('.text-choices button'),
      pieces: allOf('.text-list button'),
    };
  });

const stuck = (sight: Sight, tried: string): Error =>
  new Error(
    `stuck on turn ${sight.turn}, ${sight.phase}, at “${sight.title}” (${sight.reason}) ` +
      `dialog “${sight.dialog}”: ${tried}; choices: ${sight.choices.slice(0, 8).join(' | ')}`,
  );

/** Waits until the page says what the test wants. */
async function until(page: Page, test: (now: Sight) => boolean, tried: string): Promise<Sight> {
  for (const end = Date.now() + PATIENCE_MS; ; ) {
    const now = await look(page);
    if (test(now)) return now;
    if (Date.now() > end) throw stuck(now, tried);
    await page.waitForTimeout(20);
  }
}

/** Waits until the table has answered and the page says something else. */
function changed(page: Page, before: Sight, tried: string): Promise<Sight> {
  const was = JSON.stringify(before);
  return until(page, (now) => !now.asking && JSON.stringify(now) !== was, tried);
}

/** Presses the button of the text board with these words. */
async function choose(page: Page, sight: Sight, wanted: string): Promise<void> {
  await tabTo(page, new RegExp(`^${wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`));
  await page.keyboard.press('Enter');
  await changed(page, sight, `pressed “${wanted}”`);
}

async function endPhase(page: Page, { phase }: Sight): Promise<void> {
  const ended = (now: Sight): boolean => now.phase !== phase || now.title === 'The game is over';
  await page.keyboard.press('e');
  const asked = await until(page, (now) => now.dialog !== '' || ended(now), 'pressed E');
  if (asked.dialog !== 'End the phase?') return;
  await tabTo(page, /^End it all the same/);
  await page.keyboard.press('Enter');
  await until(page, (now) => now.dialog !== asked.dialog && ended(now), 'said to end it all the same');
}

const hexesOf = (lines: readonly string[], side: RegExp): number[] =>
  lines.filter((line) => side.test(line)).map((line) => world.map.indexOf(line.slice(0, 4)));

/** How near a choice brings a unit to the enemy; what leads nowhere is far. */
function distanceAfter(choice: string, enemies: readonly number[]): number {
  if (/Leave the map/.test(choice)) return -1;
  const hex = /: (?:Move to|Enter and go to) (\d{4})/.exec(choice)?.[1];
  if (hex === undefined) return 99;
  const place = world.map.indexOf(hex);
  return Math.min(99, ...enemies.map((enemy) => world.map.distance(place, enemy)));
}

/** By the map: the cursor goes to the hex, Enter shows the way, Enter again means it. */
async function marchOnMap(page: Page, hex: string): Promise<void> {
  await goToBoard(page);
  await walkTo(page, hex);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.text-prompt .prompt-act').textContent()).toContain(`to ${hex}?`);
  await page.keyboard.press('Enter');
}

/** Back to the map, past however many choices a list has. */
async function goToBoard(page: Page): Promise<void> {
  for (let presses = 0; presses < 400; presses++) {
    if (await boardHasFocus(page)) return;
    await page.keyboard.press('Shift+Tab');
  }
  throw new Error('Shift+Tab does not come to the map');
}

const boardHasFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.matches('.board') ?? false);

/** Marches a few units towards the enemy, in turn from the list and by the map, and ends the phase. */
async function march(page: Page, own: Side): Promise<void> {
  const enemySide = own === 'French' ? /^\d{4} (Allied|Prussian)/ : /^\d{4} French/;
  for (let marched = 0; marched < MARCHES; marched++) {
    const before = await look(page);
    if (!before.title.startsWith('Choose a unit to move')) break;
    await page.keyboard.press('n');
    const held = await until(page, ({ title }) => title.startsWith('Where does'), 'pressed N');
    const enemies = hexesOf(held.pieces, enemySide);
    const ways = held.choices.filter((choice) => distanceAfter(choice, enemies) < 99);
    if (ways.length === 0) throw stuck(held, 'a unit in hand with nowhere to go');
    const best = ways.reduce((a, b) => (distanceAfter(b, enemies) < distanceAfter(a, enemies) ? b : a));
    const hex = /: Move to (\d{4})/.exec(best)?.[1];
    if (hex !== undefined && marched % 2 === 1) {
      await marchOnMap(page, hex);
      await changed(page, held, `brought the cursor to ${hex}, Enter, Enter`);
    } else {
      await choose(page, held, best);
      // Shown first, and done by the same button.
      const shown = await until(page, ({ title }) => /\?$/.test(title), `chose “${best}”`);
      await page.keyboard.press('Enter');
      await changed(page, shown, `chose “${best}” again`);
    }
  }
  const after = await look(page);
  if (/^(Choose a unit to move|All your units have moved)/.test(after.title)) await endPhase(page, after);
}

/** Owed attacks with all who can join; nothing that is not owed. */
async function fight(page: Page, sight: Sight): Promise<void> {
  const pick = (words: RegExp): string | undefined => sight.choices.find((choice) => words.test(choice));
  const join = pick(/: Join the attack$| joins$/);
  if (/^Choose an enemy to attack/.test(sight.title)) {
    const target = /^Attacks owed/.test(sight.reason) ? pick(/: Attack the unit in/) : undefined;
    if (target === undefined) await endPhase(page, sight);
    else await choose(page, sight, target);
  } else if (join !== undefined) await choose(page, sight, join);
  else {
    const on = pick(/^Announce and roll/) ?? pick(/: Attack the unit in/);
    if (on === undefined) throw stuck(sight, 'nobody can join and nothing can be announced');
    await choose(page, sight, on);
  }
}

/** The first answer that is one: going somewhere before staying. */
async function answer(page: Page, sight: Sight): Promise<void> {
  const [first] = [...sight.choices].sort((a, b) => Number(/^Stay/.test(a)) - Number(/^Stay/.test(b)));
  if (first === undefined) throw stuck(sight, 'there is no answer to choose');
  await choose(page, sight, first);
}

/** One answer to what the page asks. */
async function play(page: Page, sight: Sight, own: Side): Promise<void> {
  if (/( to decide| is thinking …)$/.test(sight.title)) await changed(page, sight, 'waited for the computer');
  else if (sight.title === 'The game is over') await changed(page, sight, 'waited for the result');
  else if (/^Choose a unit to move/.test(sight.title)) await march(page, own);
  else if (/^(All your units have moved|No attack is owed)/.test(sight.title)) await endPhase(page, sight);
  else if (/^(Choose an enemy|Who attacks|Whom to attack|This attack needs|Announce)/.test(sight.title))
    await fight(page, sight);
  else await answer(page, sight);
}

/** Sentences that ask the same begin with the same words. */
const questionOf = (title: string): string =>
  (/^(Retreat|Does|Do)/.exec(title) ?? [title.split(' ').slice(0, 2).join(' ')])[0];

/** Whether what was answered, in so many turns, is enough. */
export type Enough = (answered: ReadonlyMap<string, number>, turns: number) => boolean;

/** From the first decision to the dialog with the result; or until it is enough, without a result then. */
export async function playOn(page: Page, own: Side, enough: Enough = () => false): Promise<Played> {
  const answered = new Map<string, number>();
  const begun = new Set<string>();
  await page.keyboard.press('t');
  await page.locator('.text-board').waitFor();
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const sight = await until(page, ({ asking }) => !asking, 'looked');
    begun.add(sight.turn);
    if (sight.dialog !== '' || enough(answered, begun.size)) return { answered, result: sight.dialog };
    const question = questionOf(sight.title);
    answered.set(question, (answered.get(question) ?? 0) + 1);
    await play(page, sight, own);
  }
  throw stuck(await look(page), `${MOST_ANSWERS} answers were not enough`);
}
