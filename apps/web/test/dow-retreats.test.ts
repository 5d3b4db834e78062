import { type Action, position } from '@hundred-days/day-of-waterloo';
import { allChoices, readLine, scriptedDice, TABLE, writeAction } from '@hundred-days/kernel';
import { h } from 'preact';
import { describe, expect, it } from 'vitest';
import { Choice } from '../src/faces/day-of-waterloo/combat/Choice.tsx';
import { waysOf } from '../src/faces/day-of-waterloo/combat/retreats.ts';
import { createFace } from '../src/faces/day-of-waterloo/face.tsx';
import { settingOf } from '../src/faces/day-of-waterloo/setting.ts';
import { markup } from './art/markup.ts';
import { ALLIED, described, game, hex, type Scene, unit } from './dowField.ts';
import { here, sitDown } from './sitting.ts';

/** 11.9: where those go who are driven back is asked piece by piece, and answered at once. */

const face = createFace(game);
await Promise.all(['en', 'fr'].map((language) => face.words.rest(language)));
const w = settingOf(game);

/** Horse artillery and a leader under a brigade, room on all sides. */
const OPEN: Scene = {
  begun: 'combat',
  stacks: { '0320': ['fr-jerome', 'fr-foy'], '0321': ['adg-best', 'adg-rha-r'] },
  leaders: { 'adg-uxbridge': '0321' },
};

/** Jérôme attacks 0321, and a die drives the defenders back: a five one hex, a six two. */
function driven({ scene = OPEN, language = 'en', die = 5 }: { scene?: Scene; language?: string; die?: number } = {}) {
  const model = sitDown(
    face,
    { scenario: described(scene), options: {} },
    scriptedDice([die]),
    here('A', 'B'),
    language,
  );
  const play = (line: string): void => {
    const read = readLine(game, line);
    for (const action of read.ok ? read.value : [])
      expect([line, model.submit(model.seat, action)]).toEqual([line, null]);
  };
  for (const line of ['target 0321', 'spare', 'join fr-jerome', 'attack']) play(line);
  const stepNow = (): string => position.stepOf(w, model.viewOf(ALLIED));
  while (stepNow() !== 'retreat') play(stepNow() === 'claim' ? 'waive' : 'done');
  model.openCurtain();
  expect(model.viewer.value).toBe(ALLIED);
  return model;
}

const FRENCHMEN = ['fr-quiot', 'fr-donzelot', 'fr-marcognet', 'fr-durutte', 'fr-bachelu'];

const lineOf = (action: Action | null): string => (action === null ? '' : writeAction(game, action));

describe('[11.9d] those who are driven back', () => {
  it('have their hexes marked on the map; a click shows the retreat, a second one means it', async () => {
    const model = driven();
    const { reach = [] } = face.map.overlay(model.asked.value);
    expect(reach.map((place) => w.hexId(place)).sort()).toEqual(['0222', '0322', '0422']);
    expect(face.words.prompt(model.asked.value)).toMatchObject({
      title: 'Retreat from 0321, or stand and pay?',
      buttons: [{ label: '0321 stands, loses 1', main: false }],
    });
    model.point(hex('0322'));
    const { asked } = model;
    // 11.9e, 11.9g: guns and leader go along unless they are told otherwise.
    expect(lineOf(asked.value.proposed)).toBe('retreat adg-best adg-rha-r adg-uxbridge 0322-0322-0322-0322-0322-0322');
    expect(face.map.overlay(asked.value).ways).toEqual([[hex('0321'), hex('0322')]]);
    const { buttons, reason } = face.words.prompt(asked.value);
    expect(reason).toBe('Best, Royal Horse Artillery of the Reserve and Lord Uxbridge to 0322.');
    expect(buttons[0]).toMatchObject({ label: 'Retreat so', main: true });
    model.act(buttons[0].action);
    await model.answered();
    expect(w.hexId(position.whereIs(w, model.viewOf(ALLIED), unit('adg-best')))).toBe('0322');
  });

  it('[11.9e] may leave their horse artillery behind', () => {
    const model = driven();
    model.point(hex('0322'));
    const home = hex('0321');
    model.asked.value.propose({ type: 'retreat', units: [unit('adg-rha-r')], to: [home, home] });
    expect([...waysOf(model.asked.value.proposed).keys()]).not.toContain(unit('adg-rha-r'));
  });

  it('every answer the game lists can be put together so', () => {
    const model = driven({ die: 6 });
    const { parts, view, seat } = model.asked.value;
    if (parts == null) throw new Error('asked as one');
    const answers = allChoices(game, view, seat).filter((action) => action.type === 'retreat');
    expect(answers.length).toBeGreaterThan(5);
    for (const answer of answers) {
      const wanted = waysOf(answer);
      let before: Action | null = null;
      for (const piece of [...parts.pieces(null), ...[unit('adg-rha-r'), unit('adg-uxbridge')]]) {
        if (piece === TABLE) continue;
        const home = position.whereIs(w, view, piece);
        const { via, to } = wanted.get(piece) ?? { via: home, to: home };
        const part: Action = { type: 'retreat', units: [piece], to: [via, to] };
        if (wanted.has(piece) || parts.choices(piece, before)?.some((one) => lineOf(one) === lineOf(part)))
          before = parts.joined(before, part);
      }
      expect(lineOf(before)).toBe(lineOf(answer));
    }
  });

  it.each([
    ['en', '0321 stands', 'Retreat from 0321, one hex'],
    ['fr', '0321 tient', 'Quitter 0321, un hexagone en arrière'],
  ])('the panel has their hexes and what standing costs, each with a button (%s)', (language, stands, retreat) => {
    const drawn = markup(h(Choice, { w, asked: driven({ language }).asked.value }));
    expect(drawn).toContain(retreat);
    expect(drawn.match(/class="day-way"/g)).toHaveLength(3);
    expect(drawn).toContain(`<button type="button" class="button">${stands}</button>`);
  });
});

it('[11.9f] where every way back is closed only the price is asked', () => {
  const around = Object.fromEntries(['0221', '0222', '0322', '0421', '0422'].map((id, i) => [id, [FRENCHMEN[i]]]));
  const model = driven({ scene: { ...OPEN, stacks: { ...OPEN.stacks, ...around } } });
  const { title, buttons } = face.words.prompt(model.asked.value);
  expect(title).toBe('No way back from 0321: stand and pay');
  expect(buttons.map(({ label, main }) => [label, main])).toEqual([['0321 stands, loses 1', true]]);
});

describe('[11.9b] two hexes back', () => {
  it('each hex stands once in the panel, those that cost a point apart; by which hex is asked after it', () => {
    const model = driven({ die: 6 });
    const before = markup(h(Choice, { w, asked: model.asked.value }));
    const hexes = [...before.matchAll(/>(0\d{3})</g)].map(([, id]) => id);
    expect(hexes).toEqual([
      '0120',
      '0121',
      '0122',
      '0223',
      '0323',
      '0423',
      '0520',
      '0521',
      '0522',
      '0222',
      '0322',
      '0422',
    ]);
    expect(before).toContain('one hex too few, loses 1:');
    expect(before).not.toContain('by 0');
    model.point(hex('0223'));
    const after = markup(h(Choice, { w, asked: model.asked.value }));
    expect(after).toContain('>by 0222<');
    expect(after).toContain('>by 0322<');
    model.point(hex('0222'));
    expect(face.words.prompt(model.asked.value).reason).toContain(
      'One hex short of what the result asks: 1 strength point lost.',
    );
  });
});

describe('[11.9.5a] where every hex behind is full', () => {
  const FULL: Scene = {
    begun: 'combat',
    stacks: {
      '0320': ['fr-jerome', 'fr-foy'],
      '0321': ['adg-best'],
      '0222': ['adg-guards', 'adg-chalkett', 'adg-duplat'],
      '0322': ['adg-kielmansegge', 'adg-adams', 'adg-mitchell'],
      '0422': ['adg-ompteda', 'adg-bylandt', 'adg-daubreme', 'adg-detmers'],
    },
  };

  it('the hex that is clicked is that of those who retreat, and who makes room is said', () => {
    const model = driven({ scene: FULL });
    const { reach = [] } = face.map.overlay(model.asked.value);
    expect(reach.map((place) => w.hexId(place)).sort()).toEqual(['0222', '0322', '0422']);
    model.point(hex('0222'));
    const { proposed } = model.asked.value;
    expect(waysOf(proposed).get(unit('adg-best'))?.to).toBe(hex('0222'));
    expect(face.words.prompt(model.asked.value).reason).toMatch(/^Best to 0222\. To make room: .+ to 0\d{3}\.$/);
    expect(face.map.overlay(model.asked.value).ways?.length).toBe(2);
  });
});
