import { fighting } from '@hundred-days/day-of-waterloo';
import {
  type AnyAction,
  concealed,
  firstSeatToAct,
  choicesOf as listed,
  piecesOf,
  readLine,
  scriptedDice,
} from '@hundred-days/kernel';
import { h } from 'preact';
import { describe, expect, it } from 'vitest';
import { CounterIcon } from '../src/art/counters.tsx';
import type { Face } from '../src/face/types.ts';
import { Armies } from '../src/faces/day-of-waterloo/armies/Armies.tsx';
import type { Ask } from '../src/faces/day-of-waterloo/asking.ts';
import { Charge } from '../src/faces/day-of-waterloo/charge/Charge.tsx';
import { chargeStory, endOf } from '../src/faces/day-of-waterloo/charge/story.ts';
import { AttackPanel } from '../src/faces/day-of-waterloo/combat/Attack.tsx';
import { Choice } from '../src/faces/day-of-waterloo/combat/Choice.tsx';
import { exchanging, standing } from '../src/faces/day-of-waterloo/combat/consequences.ts';
import { FirePanel } from '../src/faces/day-of-waterloo/combat/FirePanel.tsx';
import { noted, targetsNow, wishedIn } from '../src/faces/day-of-waterloo/combat/Targets.tsx';
import { fightOf } from '../src/faces/day-of-waterloo/combat/told.ts';
import { createFace } from '../src/faces/day-of-waterloo/face.tsx';
import { InHand } from '../src/faces/day-of-waterloo/Hand.tsx';
import { settingOf } from '../src/faces/day-of-waterloo/setting.ts';
import { loadPanelWords } from '../src/faces/day-of-waterloo/text/panelWords.ts';
import { fightsOf } from '../src/table/fights.ts';
import { markup } from './art/markup.ts';
import { ALLIED, described, FRENCH, game, hex, laidOut, type Scene, unit } from './dowField.ts';
import { here, sitDown } from './sitting.ts';

const face = createFace(game);
const w = settingOf(game);
await Promise.all(['en', 'fr'].flatMap((language) => [face.words.rest(language), loadPanelWords(language)]));

/** The question as the seat that decides, or another, sees it. */
function asking(field: ReturnType<typeof laidOut>, viewer = firstSeatToAct(game, field.state), language = 'en'): Ask {
  const view = concealed(game, field.state, viewer);
  const seat = firstSeatToAct(game, view);
  const deciding = seat === viewer;
  const none = (): void => undefined;
  return {
    view,
    viewer,
    seat,
    deciding,
    pieces: deciding ? piecesOf(game, view, viewer) : [],
    inHand: null,
    along: [],
    choices: [],
    proposed: null,
    language,
    past: { steps: () => [], view: () => view },
    choicesOf: (piece) => {
      const found = deciding ? listed(game, view, viewer, piece) : [];
      return Array.from({ length: found.length }, (_, i) => found.at(i)).filter((one) => one !== undefined);
    },
    act: none,
    inTurn: none,
    propose: none,
    openRule: none,
    pick: none,
    gather: none,
  };
}

const plain = (drawn: string): string => drawn.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const fought = (stacks: Record<string, string[]>, more: Scene = {}) => laidOut({ begun: 'combat', stacks, ...more });

const STACKS = {
  '0320': ['fr-jerome'],
  '0421': ['fr-pelletier', 'fr-foy'],
  '0321': ['adg-guards', 'adg-chalkett'],
  '0319': ['adg-adams'],
};

describe('the Combat Phase beside the map', () => {
  it('[4.2g] the order of the targets is a note of the seat’s own', () => {
    const asked = asking(fought(STACKS));
    const hexes = (notes: readonly string[]) => targetsNow(w, { ...asked, notes }).map((one) => w.hexId(one.hex));
    expect(hexes([])).toHaveLength(2);
    const notes = noted(w, { notes: ['another'] }, [hex('0319'), hex('0321')]);
    expect(notes).toEqual(['another', 'targets 0319 0321']);
    expect(hexes(notes)).toEqual(['0319', '0321']);
    expect(hexes(noted(w, { notes }, [hex('0321'), hex('0319')]))).toEqual(['0321', '0319']);
    expect(wishedIn(w, {})).toEqual([]);
  });

  it('[10.1d] [10.1f] the fire says its points, its column, and what is not known', () => {
    const drawn = plain(markup(h(FirePanel, { w, asked: asking(fought(STACKS).play('target 0321')) })));
    expect(drawn).toContain('3 points');
    expect(drawn).toContain('Column 3-4');
    expect(drawn).toContain('If 9 points or more are there');
  });

  it('[11.1a] [5.4.2i] the attack has both sums, the column and the losses; nobody beneath is named', () => {
    const field = fought(STACKS).play('target 0321').play('spare').play('join fr-jerome').play('join fr-foy');
    const drawn = plain(markup(h(AttackPanel, { w, asked: asking(field) })));
    expect(drawn).toContain('12 : 6');
    expect(drawn).toContain('What lies beneath is not known');
    expect(drawn).toContain('Losses to expect');
    expect(drawn).not.toContain('Colin Halkett');
    const french = plain(markup(h(AttackPanel, { w, asked: asking(field, FRENCH, 'fr') })));
    expect(french).toContain('Pertes à prévoir');
  });

  it('[11.9b] [12.1a] to stand says who pays and which corps that breaks', () => {
    const field = fought(
      { '0320': ['fr-jerome'], '0321': ['adg-bylandt'], '0310': ['adg-guards'] },
      { casualties: { 'adg-guards': 5 } },
    );
    field.play('target 0321').play('spare').play('join fr-jerome').play('attack', 6);
    while (field.step !== 'retreat') field.play(field.step === 'claim' ? 'waive' : 'done');
    const paid = standing(w, field.state, hex('0321'));
    expect(paid.payments.map(({ unit: one }) => one)).toEqual([unit('adg-bylandt')]);
    expect(paid.sp).toBe(field.state[w.at.length]);
    const drawn = plain(markup(h(Choice, { w, asked: asking(field) })));
    expect(drawn).toContain('strength point');
    expect(drawn).toContain('Retreat');
  });

  it('[11.8b] an exchange says what each hex pays', () => {
    const field = fought({ '0320': ['fr-jerome'], '0421': ['fr-foy'], '0321': ['adg-guards'] });
    field.state[w.at.price] = 1;
    field.state[w.at.part + unit('fr-foy')] = fighting.ATTACKING;
    expect(exchanging(w, field.state, hex('0421')).payments).toEqual([{ unit: unit('fr-foy'), from: 5, to: 4 }]);
  });

  it('[11.1b] [10.1g] what was rolled is told with all six faces', () => {
    const field = fought(STACKS).play('target 0321').play('spare').play('join fr-jerome').play('attack', 3);
    while (!field.events.some(({ type }) => type === 'rolled'))
      field.play(field.step === 'claim' ? 'waive' : 'done', ...(field.step === 'claim' ? [3] : []));
    const rolled = field.events.find(({ type }) => type === 'rolled');
    if (rolled === undefined) throw new Error('no roll');
    const told = fightOf(w, rolled, 'en');
    expect(told.fight).toBe('rolls');
    expect(told.faces?.[Number(rolled.data.die) - 1].code).toBe(rolled.data.result);
  });
});

describe('a question that is put so that the enemy learns nothing', () => {
  it('[5.4.2j] says so where nobody can fire, and offers to go on', () => {
    const field = fought({
      '0320': ['fr-pelletier', 'fr-ha-pire'],
      '0422': ['fr-watier'],
      '0325': ['fr-bachelu', 'fr-jerome'],
      '0420': ['adg-best'],
      '0321': ['adg-kempt'],
    });
    field.play('target 0420').play('fire fr-pelletier').play('bombard', 6).play('done').play('target 0321');
    const { title, reason, buttons } = face.words.prompt(asking(field));
    expect([title, buttons.length]).toEqual(['Who fires at 0321?', 1]);
    expect(reason).toBe('Nobody of yours can. You are asked because your enemy cannot see that.');
  });
});

describe('an enemy hex in hand, to be counterattacked', () => {
  /** Guns on Jérôme, with `beneath` under both (else Piré is under Foy), and Guyot: 16 to 4 at +2, a 1 is DrC, and Kielmansegge stays. */
  const countering = (beneath: readonly string[]) => {
    const field = fought({
      '0320': ['fr-guyot'],
      '0421': ['fr-pelletier', 'fr-jerome', ...beneath],
      '0321': ['adg-kielmansegge', 'adg-chalkett'],
      '0101': beneath.length === 0 ? ['fr-foy', 'fr-pire'] : ['fr-foy'],
    });
    field.play('target 0321').play('spare').play('join fr-jerome').play('join fr-guyot').play('attack', 1);
    expect(field.events.findLast(({ type }) => type === 'rolled')?.data.result).toBe('DrC');
    field.play('stand 0321');
    expect(field.step).toBe('counterattack');
    return field;
  };
  const inHand = (beneath: readonly string[], language = 'en'): string => {
    const asked = asking(countering(beneath), ALLIED, language);
    return markup(h(InHand, { w, asked: { ...asked, inHand: unit('fr-pelletier') } }));
  };

  it('[11.8c] [5.4.2i] is the enemy’s: its top counter and who was shown with it, and no stack of one’s own', () => {
    for (const language of ['en', 'fr']) {
      const drawn = plain(inHand([], language));
      expect(drawn).toContain('Pelletier');
      expect(drawn).toContain('Jérôme');
      expect(drawn).not.toMatch(/Your stack|Votre pile|What the enemy sees|Ce que voit l’ennemi|strength points/);
    }
  });

  it('[11.8c] [5.4.2a] looks the same whatever lies beneath', () => {
    expect(inHand(['fr-pire'])).toBe(inHand([]));
  });
});

describe('a charge beside the map', () => {
  const charged = () =>
    laidOut({
      begun: 'movement',
      stacks: { '0320': ['fr-watier'], '0321': ['adg-adams', 'adg-trip-cav'], '0310': ['adg-best'] },
    }).play('charge fr-watier 0321');

  it('[9.4.9a] [5.4.2h] the charger is told the column of what he sees, and that others may lie beneath', () => {
    const drawn = plain(markup(h(Charge, { w, asked: asking(charged(), FRENCH) })));
    expect(drawn).toContain('of what is seen');
    expect(drawn).toContain('Cavalry that lies beneath may react');
    expect(drawn).not.toContain('Trip');
  });

  it('[9.4.5c] [9.4.5f] who is charged is told what each answer would mean', () => {
    const drawn = plain(markup(h(Charge, { w, asked: asking(charged(), ALLIED) })));
    expect(drawn).toContain('React with Trip’s cavalry');
    expect(drawn).toContain('2 in 6');
    expect(drawn).toContain('becomes a Reaction Charge');
  });
});

describe('a charge as it is told', () => {
  const RIDERS: Scene = {
    begun: 'movement',
    stacks: { '0320': ['fr-watier'], '0321': ['adg-trip-cav'], '0310': ['adg-best'] },
  };
  /** A table at which both sides sit, and what the chargers have seen of it. */
  function ridden(dice: readonly number[], lines: readonly string[]) {
    const model = sitDown(face, { scenario: described(RIDERS), options: {} }, scriptedDice(dice), here('A', 'B'));
    for (const line of ['charge fr-watier 0321', ...lines]) {
      const read = readLine(game, line);
      for (const action of read.ok ? read.value : []) expect(model.submit(model.seat, action)).toBeNull();
    }
    const steps = model.seen(FRENCH);
    const view = model.viewOf(FRENCH);
    const asked: Ask = {
      ...model.asked.value,
      view,
      viewer: FRENCH,
      proposed: null,
      past: { steps: () => steps, view: (at) => model.viewOf(FRENCH, at) },
    };
    return { story: chargeStory(w, asked), fights: fightsOf(face as unknown as Face<AnyAction>, steps, 'en') };
  }

  it('[9.4.5e] [9.4.6a] cavalry that fails falls back, the chargers ride in, and all of it is told', () => {
    const { story, fights } = ridden([6], ['react adg-trip-cav adg-trip-cav', 'retreat adg-trip-cav 0322-0322']);
    if (story === null) throw new Error('nothing is told');
    expect([story.beat, story.roll, endOf(story)]).toEqual([null, null, 'empty']);
    expect(story.tries).toEqual([{ unit: unit('adg-trip-cav'), die: 6, needed: 2, passed: false }]);
    expect(story.deeds.map(({ type }) => type)).toEqual(['retreated', 'advanced']);
    expect(fights.map(({ roll, deeds }) => [roll.verdict, deeds.length])).toEqual([
      ['The cavalry falls back before the charge', 2],
    ]);
  });

  it('[9.4.4e] after the die the column that held and what it did stand there', () => {
    const { story } = ridden([1], ['receive adg-trip-cav']);
    if (story === null) throw new Error('nothing is told');
    expect([story.roll?.die, story.odds.charged]).toEqual([1, [unit('adg-trip-cav')]]);
    expect(endOf(story)).toBe(story.roll?.result);
  });

  it('[9.4.5d] a Reaction Charge ends it for now', () => {
    const { story } = ridden([1], ['react adg-trip-cav adg-trip-cav']);
    expect(story === null ? null : endOf(story)).toBe('rides');
  });
});

describe('corps and armies beside the map', () => {
  it('[12.1a] [12.6a] [13.2a] say what lies ahead', () => {
    const { view } = asking(fought(STACKS, { casualties: { 'fr-jerome': 3 } }));
    const drawn = plain(markup(h(Armies, { w, view, viewer: FRENCH, language: 'en' })));
    expect(drawn).toContain('8 more points and it is Demoralized');
    expect(drawn).toContain('69 more and it disintegrates');
  });
});

describe('a stack laid out beside the map', () => {
  const there = (viewer: number) =>
    face.map.pieces(asking(fought(STACKS), viewer)).filter(({ place }) => place === hex('0421'));

  it('[5.4.1a] shows the owner every counter with its numbers, also those that others hide on the map', () => {
    const drawn = there(FRENCH).map(({ face: hidden, open = hidden }) =>
      markup(h(CounterIcon, { face: open, size: 34 })),
    );
    expect(drawn).toHaveLength(2);
    for (const one of drawn) expect(one).toContain('counter-number');
  });

  it('[5.4.2a] shows the enemy the top counter alone', () => {
    expect(there(ALLIED).map(({ piece }) => piece)).toEqual([unit('fr-pelletier')]);
  });
});

describe('the card of a unit', () => {
  it('[5.4.2c] says what is left of it where it is seen, and else that only its printed strength is known', async () => {
    const field = laidOut({
      begun: 'movement',
      stacks: { '0320': ['fr-jerome', 'fr-foy'], '0325': ['adg-best'] },
      casualties: { 'fr-jerome': 2, 'fr-foy': 2 },
    });
    const card = async (viewer: number, id: string): Promise<string | undefined> => {
      const { piece } = await face.looking('en');
      return piece(asking(field, viewer), unit(id))?.lines[0].text;
    };
    expect([await card(FRENCH, 'fr-foy'), await card(ALLIED, 'fr-jerome')]).toEqual(['3 of 5 points', '5 of 7 points']);
    expect(await card(ALLIED, 'fr-foy')).toBe('5 as printed; what is left is not seen');
  });
});
