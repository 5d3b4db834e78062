import { type Setup, seededDice, TABLE } from '@hundred-days/kernel';
import { type Action, board, SCENARIO_FORMAT, units } from '@hundred-days/napoleon-1815';
import { h } from 'preact';
import { describe, expect, test } from 'vitest';
import { createFace } from '../src/faces/napoleon-1815/face.tsx';
import { Roster, Situation } from '../src/faces/napoleon-1815/panels.ts';
import { want } from '../src/shell/late.ts';
import type { TableModel } from '../src/table/model.ts';
import { markup } from './art/markup.ts';
import { here, sitDown } from './sitting.ts';

await want('troubles');

/** What stands beside the map in the rarer moments: supply, many fights, force marches, bids, the end. */

const face = createFace();
type Sat = TableModel<Action>;
type Towns = Readonly<Record<string, readonly string[]>>;
const unit = units.unitIndex;
const town = board.NET.indexOf;
const FAR = ['avesnes', 'antwerp', 'maastricht'];

/** The blocks that are named stand where it says, all others far away. */
function sit(
  turn: number,
  begun: string,
  towns: Towns,
  more: { entries?: Towns; options?: Setup['options']; language?: string } = {},
): Sat {
  const placed = Object.fromEntries(units.UNIT_IDS.map((id, index) => [id, FAR[units.ARMY[index]]]));
  for (const [name, blocks] of Object.entries(towns)) {
    for (const block of blocks) {
      const [id, steps] = block.split(' ');
      placed[id] = steps === undefined ? name : `${name} ${steps}`;
    }
  }
  const { entries = {}, options = {}, language = 'en' } = more;
  const scenario = { format: SCENARIO_FORMAT, version: 1, game: 'napoleon-1815', turn, begun, units: placed, entries };
  const model = sitDown(face, { scenario, options }, seededDice('ledgers'), here('A', 'B', 'C'), language);
  if (model.curtain.value !== null) model.openCurtain();
  return model;
}

function play(model: Sat, action: Action): void {
  const before = model.total;
  model.act(action);
  if (model.total === before) throw new Error(`refused: ${JSON.stringify([action, model.refused.value?.no])}`);
  if (model.curtain.value !== null) model.openCurtain();
}

const words = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('[9.0e] supply', () => {
  const CITIES: Towns = {
    brussels: ['fr-1-inf1', 'fr-1-inf2'],
    ghent: ['fr-2cc-cav'],
    liege: ['fr-6-inf'],
    wavre: ['pr-blucher', 'pr-2-inf1 2'],
    hal: ['ad-wellington', 'ad-1-br', 'ad-1-ne 1'],
  };
  const starving = (language = 'en'): Sat => {
    const model = sit(7, 'movement', CITIES, { language });
    play(model, { type: 'end' });
    return model;
  };

  test('says which cities cost how much, and brings the army that pays into sight', () => {
    const { asked } = starving();
    expect(face.prompt(asked.value).title).toBe('Supply: the Anglo-Dutch army gives up 2 blocks');
    expect(face.prompt(asked.value).reason).toContain('Ghent (1) and Brussels (1)');
    expect(face.overlay(asked.value).sought).toHaveLength(1);
  });

  test('lists every block that may be given up by its town; a click takes one in hand, the button gives it up', () => {
    const model = starving();
    const html = markup(h(Roster, { asked: model.asked.value }));
    expect(html.match(/class="hand-block"/g)).toHaveLength(units.UNITS_OF_ARMY[1].length);
    expect(words(html)).toContain('Hal');
    expect(words(html)).not.toContain('Blücher');
    model.pick(unit('ad-1-ne'));
    expect(markup(h(Roster, { asked: model.asked.value })).match(/aria-pressed="true"/g)).toHaveLength(1);
    const [give] = face.prompt(model.asked.value).buttons;
    play(model, give.action);
    expect(face.prompt(model.asked.value).title).toBe('Supply: the Anglo-Dutch army gives up 1 block');
  });

  test('the ledger of cities says what each costs, and what they are worth at the end', () => {
    const text = words(markup(h(Situation, { asked: starving().asked.value })));
    expect(text).toContain('Liège French');
    expect(text).toContain('The Prussian army loses 2 blocks after every French turn.');
    expect(text).toContain('10.1d');
  });

  test('armies are named as people in French', () => {
    const text = words(markup(h(Situation, { asked: starving('fr').asked.value })));
    expect(text).toMatch(/Anglo-Néerlandais 0 \/ 8/);
    expect(text).not.toMatch(/Hollandais|anglo-néerlandaise 0/);
  });
});

describe('[12.0d] the price of a bid', () => {
  test('every block that can still give up a step is listed, and a click takes it', () => {
    const model = sitDown(face, { scenario: 'historical', options: { bidding: true } }, seededDice(1), here('A', 'B'));
    const bid = model.asked.value
      .choicesOf(TABLE)
      .find((action) => action.type === 'bid' && action.side === 0 && action.steps === 2);
    if (bid === undefined) throw new Error('no bid');
    play(model, bid);
    play(model, { type: 'pass' });
    const listed = (): number =>
      markup(h(Roster, { asked: model.asked.value })).match(/class="hand-block"/g)?.length ?? 0;
    // 12.0f: Napoléon has one step alone.
    expect(listed()).toBe(23);
    model.asked.value.pick(unit('fr-g-inf'));
    expect(listed()).toBe(22);
    expect(town('beaumont')).toBeGreaterThan(0);
  });
});
