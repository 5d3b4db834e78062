import { describe, expect, test } from 'vitest';
import { fr as after } from '../src/after/text/fr.ts';
import { lookFr as look } from '../src/face/look/text/fr.ts';
import { lookFr as brigadesLook } from '../src/faces/last-battles/text/look-fr.ts';
import { pieceFr } from '../src/faces/last-battles/text/piece-fr.ts';
import { battleFr } from '../src/faces/napoleon-1815/text/battle-fr.ts';
import { fr as blocks } from '../src/faces/napoleon-1815/text/fr.ts';
import { lateFr as blocksLate } from '../src/faces/napoleon-1815/text/late-fr.ts';
import { lookFr as blocksLook } from '../src/faces/napoleon-1815/text/look-fr.ts';
import { panelFr as blocksPanel } from '../src/faces/napoleon-1815/text/panel-fr.ts';
import { fr as face } from '../src/faces/napoleon-at-waterloo/text/fr.ts';
import { lookFr as battleLook } from '../src/faces/napoleon-at-waterloo/text/look-fr.ts';
import { fr as campaign } from '../src/faces/waterloo-campaign/text/fr.ts';
import { lateFr } from '../src/faces/waterloo-campaign/text/late-fr.ts';
import { lookFr as campaignLook } from '../src/faces/waterloo-campaign/text/look-fr.ts';
import { panelFr } from '../src/faces/waterloo-campaign/text/panel-fr.ts';
import { fr as blocksLesson } from '../src/learn/lessons/napoleon-1815/text/fr.ts';
import { fr as lesson } from '../src/learn/lessons/napoleon-at-waterloo/text/fr.ts';
import { fr as campaignLesson } from '../src/learn/lessons/waterloo-campaign/text/fr.ts';
import { fr as coach } from '../src/learn/text/fr.ts';
import { SHELF } from '../src/shell/shelf.ts';
import { fr as advice } from '../src/table/advice/text/fr.ts';
import { fr as seats } from '../src/table/seats/text/fr.ts';
import { fr as table } from '../src/table/text/fr.ts';
import { fr as shell } from '../src/text/fr.ts';

const shelf = SHELF.flatMap(({ words }) => strings(words.fr));

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}

describe('French is set as in France', () => {
  test.each([
    ['the shell', strings(shell)],
    ['the shelf', shelf],
    ['the table', strings(table)],
    ['the Marshal', strings(advice)],
    ['the seats', strings(seats)],
    ['the face', strings(face)],
    ['the face of the campaign', strings(campaign)],
    ['its later words', strings(lateFr)],
    ['its panels', strings(panelFr)],
    ['cards and legends', strings([look, blocksLook, battleLook, campaignLook, brigadesLook])],
    ['names of brigades', strings(pieceFr)],
    ['the face of the blocks', strings(blocks)],
    ['its later words of the blocks', strings(blocksLate)],
    ['its panels of the blocks', strings(blocksPanel)],
    ['its battles', strings(battleFr)],
    ['the coach', strings(coach)],
    ['after the battle', strings(after)],
    ['the lesson', strings(lesson)],
    ['the lesson of the campaign', strings(campaignLesson)],
    ['the lesson of the blocks', strings(blocksLesson)],
  ])('%s: a space that does not break before high signs and inside quotation marks', (_, texts) => {
    for (const text of texts) {
      expect(text, text).not.toMatch(/[^\u00A0][:;?!»]|«[^\u00A0]|["“”\u202F]/u);
      expect(text, text).not.toMatch(/\p{L}'\p{L}/u);
    }
  });

  test('no word agrees with the name of a unit: it stands before a colon, or is the object', () => {
    for (const [key, text] of Object.entries({ ...face, ...campaign, ...panelFr })) {
      expect(text, key).not.toMatch(
        /\{(unit|units|contacts|defenders|guns|attackers)\} (?!en |jusqu’|sur |contre |et )\p{Ll}/u,
      );
      expect(text, key).not.toMatch(/\{\w+\}[^.]*-t-elle/iu);
    }
  });
});
