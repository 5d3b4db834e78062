import { position } from '@hundred-days/day-of-waterloo';
import { seededDice, TABLE } from '@hundred-days/kernel';
import { h } from 'preact';
import { describe, expect, it } from 'vitest';
import { createFace } from '../src/faces/day-of-waterloo/face.tsx';
import { settingOf } from '../src/faces/day-of-waterloo/setting.ts';
import { Fate, Fates } from '../src/faces/day-of-waterloo/setup/Fate.tsx';
import { loadPanelWords } from '../src/faces/day-of-waterloo/text/panelWords.ts';
import { markup } from './art/markup.ts';
import { ALLIED, FRENCH, game } from './dowField.ts';
import { here, sitDown } from './sitting.ts';

/** 16: what a line of fate does and what it costs is read before it is chosen, and after it was rolled. */

const face = createFace(game);
await Promise.all(['en', 'fr'].flatMap((language) => [face.words.rest(language), loadPanelWords(language)]));
const w = settingOf(game);
const plain = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

function table(scenario: string, language = 'en') {
  const model = sitDown(face, { scenario, options: {} }, seededDice('fate'), here('A', 'B'), language);
  model.openCurtain();
  return model;
}

describe('[16.2a] [16.2b] Forcing Fate', () => {
  it('says of each line what it does, by the numbers of the data, and its price', () => {
    const { asked } = table('forcing-fate');
    const drawn = plain(markup(h(Fate, { w, asked: asked.value })));
    expect(drawn).toContain('severe mud on turn 1, mud on turns 2 to 4, clear from turn 5.');
    expect(drawn).toContain('may come in from turn 13, by Chapelle-Saint-Lambert');
    expect(drawn.match(/It favours you\. The price/g)).toHaveLength(w.favourable[FRENCH].length);
    expect(drawn.match(/No price\./g)).toHaveLength(6 - w.favourable[FRENCH].length);
    expect(drawn.match(/Nothing changes\./g)).toHaveLength(2);
  });

  it('the lines are one stop of the tab key, and the rule of the price is cited once', () => {
    const drawn = markup(h(Fate, { w, asked: table('forcing-fate').asked.value }));
    expect(drawn.match(/class="button" tabIndex="0"/g)).toHaveLength(1);
    expect(drawn.match(/class="button" tabIndex="-1"/g)).toHaveLength(5);
    expect(drawn.match(/16\.2b/g)).toBeNull();
    expect(drawn.match(/16\.2a/g)).not.toBeNull();
  });

  it('the same stands in the answers, for those who see no panel', () => {
    const { buttons } = face.words.prompt(table('forcing-fate').asked.value);
    expect(buttons).toHaveLength(6);
    expect(buttons[5].label).toMatch(/^Line 6: Heavy rain\. The weather is another: .+ No price\.$/);
  });

  it('a line that favours has its price: what the enemy then chooses from, and what is closed to him', async () => {
    const model = table('forcing-fate', 'fr');
    const line = (at: number) => ({ type: 'fate', line: at - 1 }) as const;
    model.submit(FRENCH, line(5));
    model.submit(ALLIED, line(1));
    model.openCurtain();
    expect([model.viewer.value, position.stepOf(w, model.asked.value.view)]).toEqual([ALLIED, 'price']);
    const drawn = plain(markup(h(Fate, { w, asked: model.asked.value })));
    expect(drawn).toContain('Vous l’avez déjà.');
    expect(drawn).toContain('Pas avec la ligne 1, que vous avez.');
    expect(drawn.match(/Choisir la ligne/g)).toHaveLength(model.choices(TABLE).length);
    expect(plain(markup(h(Fates, { w, asked: model.asked.value })))).toContain('Grouchy marche au canon');
  });
});

it('[16.1a] Testing Fate: what was rolled stands beside the set-up', () => {
  const { asked } = table('testing-fate');
  const drawn = plain(markup(h(Fates, { w, asked: asked.value })));
  for (const side of [FRENCH, ALLIED]) {
    const line = asked.value.view[w.at.lines + 2 * side];
    expect(drawn).toContain(`, line ${line}: `);
  }
});
