import { type Action, position } from '@hundred-days/day-of-waterloo';
import { goalOf, readLine, seededDice, TABLE, writeAction } from '@hundred-days/kernel';
import { h } from 'preact';
import { describe, expect, it } from 'vitest';
import { Choice } from '../src/faces/day-of-waterloo/combat/Choice.tsx';
import { goingsOf } from '../src/faces/day-of-waterloo/combat/evading.ts';
import { createFace } from '../src/faces/day-of-waterloo/face.tsx';
import { settingOf } from '../src/faces/day-of-waterloo/setting.ts';
import { markup } from './art/markup.ts';
import { ALLIED, described, game, hex, type Scene, unit } from './dowField.ts';
import { here, sitDown } from './sitting.ts';

/** 10.6, 11.1.1: who retreats before fire or combat is asked piece by piece, and answered at once. */

const face = createFace(game);
await Promise.all(['en', 'fr'].map((language) => face.words.rest(language)));
const w = settingOf(game);

const SHELLED: Scene = {
  begun: 'combat',
  stacks: { '0320': ['fr-lallemand'], '0322': ['adg-best', 'adg-trip-cav', 'adg-grant', 'adg-rha-r'] },
  leaders: { 'adg-uxbridge': '0322' },
};

/** Guns are laid on a hex, and its owner looks at the table. */
function shelled(scene: Scene = SHELLED, language = 'en') {
  const model = sitDown(
    face,
    { scenario: described(scene), options: {} },
    seededDice('guns'),
    here('A', 'B'),
    language,
  );
  for (const line of ['target 0322', 'fire fr-lallemand', 'bombard']) {
    const read = readLine(game, line);
    for (const action of read.ok ? read.value : []) expect(model.submit(model.seat, action)).toBeNull();
  }
  model.openCurtain();
  expect([model.viewer.value, position.stepOf(w, model.asked.value.view)]).toEqual([ALLIED, 'fire-evasion']);
  return model;
}

const evadesOf = (model: ReturnType<typeof shelled>) =>
  model.choices(TABLE).filter((action) => action.type === 'evade');
const lineOf = (action: Action | null): string => (action === null ? '' : writeAction(game, action));
const sending = (piece: number, to: number): Action => ({ type: 'evade', units: [piece], to: [to] });

describe('[10.6a] guns are laid on a hex', () => {
  it('each who may go can be taken up and sent; the list of all combinations is not asked for', () => {
    const model = shelled();
    expect(evadesOf(model).length).toBeGreaterThan(100);
    const { pieces, choicesOf } = model.asked.value;
    expect(pieces).toEqual([...['adg-trip-cav', 'adg-grant', 'adg-rha-r'].map(unit), TABLE]);
    expect(face.words.prompt(model.asked.value).buttons.map(({ label }) => label)).toEqual(['All stand']);
    const goals = choicesOf(unit('adg-trip-cav')).map((part) => w.hexId(goalOf(game.actions, part) ?? -1));
    expect(goals.sort()).toEqual(['0223', '0323', '0423']);
    // 11.9g: nobody goes yet whom he could go with.
    expect(choicesOf(unit('adg-uxbridge'))).toEqual([]);
  });

  it('two are sent by clicks, a leader goes along, and one answer is given', async () => {
    const model = shelled();
    const click = (id: string, to: string): void => {
      model.pick(unit(id));
      expect(model.asked.value.inHand).toBe(unit(id));
      model.point(hex(to));
    };
    click('adg-trip-cav', '0323');
    click('adg-grant', '0323');
    click('adg-uxbridge', '0323');
    const { proposed, inHand } = model.asked.value;
    expect([lineOf(proposed), inHand]).toEqual(['evade adg-trip-cav adg-grant adg-uxbridge 0323-0323-0323', null]);
    const { buttons, reason } = face.words.prompt(model.asked.value);
    const [main] = buttons;
    expect([main.main, main.label]).toEqual([true, 'Let them go']);
    expect(reason).toBe('Trip’s cavalry, Grant and Lord Uxbridge to 0323. Who is not sent stands.');
    model.act(main.action);
    await model.answered();
    const view = model.viewOf(ALLIED);
    expect(
      ['adg-trip-cav', 'adg-grant', 'adg-uxbridge'].map((id) => w.hexId(position.whereIs(w, view, unit(id)))),
    ).toEqual(['0323', '0323', '0323']);
    expect(w.hexId(position.whereIs(w, view, unit('adg-best')))).toBe('0322');
  });

  it('one may be told to stand after all, and everything is put back', () => {
    const model = shelled();
    const { asked } = model;
    asked.value.propose(sending(unit('adg-trip-cav'), hex('0223')));
    asked.value.propose(sending(unit('adg-rha-r'), hex('0423')));
    asked.value.propose(sending(unit('adg-trip-cav'), hex('0322')));
    expect([...goingsOf(asked.value.proposed)]).toEqual([[unit('adg-rha-r'), hex('0423')]]);
    model.putBack();
    expect(asked.value.proposed).toBeNull();
  });

  it.each([
    ['en', 'Nobody of yours can. You are asked because your enemy cannot see that.'],
    ['fr', 'Personne ne le peut chez vous. On vous le demande parce que l’ennemi ne peut pas le voir.'],
  ])('[5.4.2j] where nobody can go the question itself says so (%s)', (language, reason) => {
    // For all the French can see, the horse could lie under the foot that they fire at.
    const stacks = { '0320': ['fr-lallemand'], '0322': ['adg-best'], '0510': ['adg-pack', 'adg-trip-cav'] };
    const foot = { ...SHELLED, stacks, leaders: {} };
    const prompt = face.words.prompt(shelled(foot, language).asked.value);
    expect([prompt.reason, prompt.rules]).toEqual([reason, ['5.4.2j']]);
    expect(prompt.buttons).toHaveLength(1);
  });

  it('every answer the game lists can be put together so, piece by piece', () => {
    const model = shelled();
    const { parts } = model.asked.value;
    if (parts == null) throw new Error('asked as one');
    for (const answer of evadesOf(model)) {
      let before: Action | null = null;
      for (const [piece, to] of goingsOf(answer)) {
        const part = sending(piece, to);
        expect(parts.choices(piece, before)?.map(lineOf)).toContain(lineOf(part));
        before = parts.joined(before, part);
      }
      expect(lineOf(before)).toBe(lineOf(answer));
    }
  });

  it('[11.9g] a leader whom nobody stays with goes along unasked', () => {
    const model = shelled({
      ...SHELLED,
      stacks: { '0320': ['fr-lallemand'], '0322': ['adg-trip-cav'] },
    });
    model.pick(unit('adg-trip-cav'));
    model.point(hex('0323'));
    expect(lineOf(model.asked.value.proposed)).toBe('evade adg-trip-cav adg-uxbridge 0323-0323');
  });

  it.each([
    ['en', 'stands'],
    ['fr', 'reste'],
  ])('the panel lists them with their hexes (%s)', (language, stands) => {
    const model = shelled(SHELLED, language);
    model.pick(unit('adg-trip-cav'));
    model.point(hex('0323'));
    const drawn = markup(h(Choice, { w, asked: model.asked.value }));
    expect(drawn.match(new RegExp(`>${stands}<`, 'g'))).toHaveLength(4);
    expect(drawn.match(/day-way--now/g)).toHaveLength(4);
    expect(drawn).toContain('0423');
  });
});
