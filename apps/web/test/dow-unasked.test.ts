import { position } from '@hundred-days/day-of-waterloo';
import { type AnyAction, Host, headingOf, readLine, resumeTable, seededDice, stepRows } from '@hundred-days/kernel';
import { computed } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { Face } from '../src/face/types.ts';
import { createFace } from '../src/faces/day-of-waterloo/face.tsx';
import { settingOf } from '../src/faces/day-of-waterloo/setting.ts';
import { Controller } from '../src/opponent/controller.ts';
import { recordFor } from '../src/store/records.ts';
import type { Holder } from '../src/store/types.ts';
import { type Fight, freshFight } from '../src/table/fights.ts';
import { linesOf, wordsOf } from '../src/table/lines.ts';
import { answerUnasked } from '../src/table/unasked.ts';
import { ALLIED, described, FRENCH, game, type Scene } from './dowField.ts';
import { roomWithout } from './rooms.ts';
import { here, sitDown, Watched } from './sitting.ts';

/** 5.4.2j: a question that only "nobody" can answer is put for the enemy's sake; an enemy who knows no clock needs none of it. */

const face = createFace(game) as unknown as Face<AnyAction>;
await face.words.rest('en');
const w = settingOf(game);

const COMPUTER: Holder = { kind: 'computer', level: 'marshal', character: 'steady' };
const [PERSON] = here('A');

/** The guns' target holds infantry alone; elsewhere cavalry lies hidden, so that the French cannot rule it out there. */
const SHELLED: Scene = {
  begun: 'combat',
  stacks: { '0320': ['fr-lallemand'], '0322': ['adg-best'], '0824': ['adg-pack', 'adg-trip-cav'] },
};

function table(holders: readonly Holder[], scene: Scene = SHELLED) {
  const model = sitDown(face, { scenario: described(scene), options: {} }, seededDice('guns'), holders);
  const stop = answerUnasked(model);
  return { model, stop, step: () => position.stepOf(w, model.viewOf(ALLIED)) };
}

type Sat = ReturnType<typeof table>['model'];

function does(model: Sat, seat: number, ...lines: readonly string[]): void {
  for (const line of lines) {
    const read = readLine(game, line);
    for (const action of read.ok ? read.value : []) expect(model.submit(seat, action)).toBeNull();
  }
}

/** Until the page has answered what it answers by itself. */
async function settled(model: Sat): Promise<void> {
  for (let i = 0; i < 5; i++) await model.answered().then(() => new Promise((next) => setTimeout(next)));
}

const SHOT = ['target 0322', 'fire fr-lallemand', 'bombard'] as const;
const said = (model: Sat): string[] => linesOf(face, model.log.value, 'en').map(({ line }) => wordsOf(line));

describe('[5.4.2j] a question that only nobody can answer', () => {
  it('is answered by the table where the other seat is the computer’s, and stands in the record as if the person had', async () => {
    const { model } = table([COMPUTER, PERSON]);
    does(model, FRENCH, ...SHOT);
    expect(model.asked.value.deciding).toBe(false);
    await settled(model);
    expect(model.actions.map((action) => action?.type).slice(2, 4)).toEqual(['bombard', 'done']);
    expect(model.log.value[4].seat).toBe(ALLIED);
    expect(said(model)).toContain('You were not asked: none of yours could have answered.');

    const byHand = table(here('A', 'B')).model;
    does(byHand, FRENCH, ...SHOT);
    does(byHand, ALLIED, 'done');
    expect(recordFor(model.host, ALLIED)).toEqual(recordFor(byHand.host, ALLIED));
  });

  it('is put where another person sits at the table, here, elsewhere or away from a seat that the computer holds for him', async () => {
    const others: readonly Holder[] = [...here('B'), { kind: 'far', name: 'B' }, { ...COMPUTER, inFor: 'B' }];
    for (const other of others) {
      const { model, step } = table([other, PERSON]);
      does(model, FRENCH, ...SHOT);
      await settled(model);
      expect(step()).toBe('fire-evasion');
      model.openCurtain();
      expect(face.words.prompt(model.asked.value).reason).toContain('Nobody of yours can.');
    }
  });

  it('is put as soon as another person takes the computer’s seat', async () => {
    const { model, step } = table([COMPUTER, PERSON]);
    model.reseat(FRENCH, PERSON);
    does(model, FRENCH, ...SHOT);
    await settled(model);
    expect(step()).toBe('fire-evasion');
  });

  it('is a question where somebody could go', async () => {
    const stacks = { ...SHELLED.stacks, '0322': ['adg-best', 'adg-grant'] };
    const { model, step } = table([COMPUTER, PERSON], { ...SHELLED, stacks });
    does(model, FRENCH, ...SHOT);
    await settled(model);
    expect([step(), model.asked.value.deciding]).toEqual(['fire-evasion', true]);
  });

  it('is left to the tab that plays: one that only follows answers nothing', async () => {
    const { model, step } = table([COMPUTER, PERSON]);
    model.following.value = true;
    does(model, FRENCH, ...SHOT);
    await settled(model);
    expect(step()).toBe('fire-evasion');
    model.following.value = false;
    await settled(model);
    expect(step()).not.toBe('fire-evasion');
  });
});

describe('a table that is opened again', () => {
  const again = (model: Sat, holders: readonly Holder[]) => {
    const { table: kept } = model.host;
    const resumed = resumeTable(game, headingOf(kept), stepRows(kept, 0));
    if (!resumed.ok) throw new Error(JSON.stringify(resumed.faults));
    const opened = new Watched(face, new Host(resumed.value.table), holders);
    answerUnasked(opened as unknown as Watched<AnyAction>);
    return opened as unknown as Sat;
  };

  it('tells again what it told of questions that were not put', async () => {
    const { model } = table([COMPUTER, PERSON]);
    does(model, FRENCH, ...SHOT);
    await settled(model);
    expect(said(again(model, [COMPUTER, PERSON]))).toEqual(said(model));
  });

  it('says it of no question that was put because another person sat at the table', async () => {
    const { model } = table(here('A', 'B'));
    does(model, FRENCH, ...SHOT);
    does(model, ALLIED, 'done');
    expect(said(again(model, here('A', 'B')))).toEqual(said(model));
  });
});

/** A battery next to the enemy, that may have infantry under it for all he sees: whether it attacks is asked, and nobody can. */
const BESIDE: Scene = {
  begun: 'combat',
  stacks: { '0321': ['fr-ha-pire'], '0322': ['adg-best'], '1012': ['fr-pelletier', 'fr-foy'] },
};

/** When it has fired, who lies under it might still fire at the other hex, for all the enemy sees: that is asked, and nobody can. */
const TWICE: Scene = {
  ...BESIDE,
  stacks: { ...BESIDE.stacks, '0421': ['adg-pack'], '0420': ['fr-escort'] },
};

describe('the computer’s turn', () => {
  it('goes on over a question that the table answers: who wants to see the rest at once is not held up by it', async () => {
    const { model, stop } = table([COMPUTER, PERSON], {
      ...SHELLED,
      stacks: { ...SHELLED.stacks, '0618': ['fr-foy'] },
    });
    stop();
    const plans = ['target 0322', 'fire fr-lallemand', 'bombard', 'end'].map((line) => readLine(game, line));
    const controller = new Controller({
      model,
      sit: (seat) => model.host.seat(seat),
      pause: () => 60_000,
      report: (trouble, reason) => expect([trouble, reason]).toEqual([]),
      openRoom: () =>
        roomWithout([], (message, reply) => {
          const plan = message.type === 'choose' ? plans.shift() : undefined;
          if (message.type === 'choose' && plan?.ok)
            queueMicrotask(() => reply({ type: 'action', id: message.id, action: plan.value[0] }));
        }),
    });
    await settled(model);
    // However long the answer takes: here it waits for a curtain.
    model.log.subscribe(({ length }) => {
      model.curtain.value = length === 4 ? ALLIED : null;
    });
    controller.skip('end');
    await settled(model);
    expect(model.length).toBe(3);
    model.curtain.value = null;
    await settled(model);
    expect(model.actions.map((action) => action?.type)).toEqual(['target', 'fire', 'bombard', 'done', 'end']);
    controller.stop();
  });
});

describe('taking back', () => {
  it('goes over an answer of the table to the person’s last decision, and both are done again', async () => {
    const { model, step } = table([PERSON, COMPUTER], TWICE);
    does(model, FRENCH, 'target 0322', 'fire fr-ha-pire', 'bombard');
    await settled(model);
    const from = model.length;
    expect([step(), model.canUndo]).toEqual(['combat', false]);
    does(model, FRENCH, 'target 0421');
    await settled(model);
    expect([step(), model.asked.value.deciding]).toEqual(['attack', true]);
    expect(model.actions.slice(from).map((action) => action?.type)).toEqual(['target', 'spare']);
    does(model, FRENCH, 'join fr-escort');
    expect(model.barrier.value).toBe(from);
    const undo = async (): Promise<number> => {
      model.undo();
      await settled(model);
      return model.length - from;
    };
    const redo = async (): Promise<number> => {
      model.redo();
      await settled(model);
      return model.length - from;
    };
    expect([await undo(), step()]).toEqual([2, 'attack']);
    expect([await undo(), step()]).toEqual([0, 'combat']);
    expect([await redo(), step(), model.canRedo]).toEqual([2, 'attack', true]);
    expect([await redo(), model.canRedo, model.refused.value]).toEqual([3, false, null]);
  });

  it('offers nothing where all that could be taken back was the table’s answer', async () => {
    const { model } = table([PERSON, COMPUTER], BESIDE);
    model.showsRolls.value = true;
    does(model, FRENCH, 'target 0322', 'fire fr-ha-pire', 'bombard');
    await settled(model);
    // It waits for the die.
    expect([model.length, model.rolling.value]).toEqual([3, 2]);
    // Whoever looks at what the fire did goes on seeing it: nobody has gone on to something else.
    const fights: (Fight | null)[] = [];
    computed(() => freshFight(face, model.log.value, FRENCH, 'en')).subscribe((fight) => void fights.push(fight));
    model.settle();
    await settled(model);
    expect(fights.at(-1)?.roll.dice).toHaveLength(1);
    expect(fights.at(-1)?.deeds.map(({ event }) => event.type)).not.toContain('unasked');
    const last = model.log.value.at(-1);
    expect([last?.seat, last?.action, last?.dice]).toEqual([FRENCH, 'done', []]);
    expect([model.barrier.value, model.canUndo]).toEqual([model.length, false]);
  });
});
