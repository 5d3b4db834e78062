import { type AnyAction, TABLE } from '@hundred-days/kernel';
import { type Action, POSITIONS } from '@hundred-days/napoleon-1815';
import type { Face } from '../src/face/types.ts';
import { createFace } from '../src/faces/napoleon-1815/face.tsx';
import { createLesson } from '../src/learn/lessons/napoleon-1815/lesson.ts';
import { A_WHILE, type Deed, learnerOf, type Model, watch } from './lessonPlayer.ts';
import { game } from './world1815.ts';

/** The hands of a learner of Napoleon 1815. */

export const FACE = createFace(game) as unknown as Face<AnyAction>;
export const unit = (id: string): number => FACE.game.unitIds.indexOf(id);
export const town = (id: string): number => FACE.game.placeIds.indexOf(id);

/** Takes blocks up, and asks about a town with them. */
export function ask(model: Model, blocks: readonly string[], about: string): void {
  model.asked.value.gather(blocks.map(unit));
  model.point(town(about));
}

/** Points with some blocks, and confirms. */
export async function send(model: Model, blocks: readonly string[], to: string): Promise<void> {
  ask(model, blocks, to);
  const { proposed } = model.asked.value;
  if (proposed === null) throw new Error(`${blocks} cannot go to ${to}: ${model.refused.value?.no.code}`);
  model.act(proposed);
  await model.answered();
}

const GUARD = ['fr-napoleon', 'fr-g-inf', 'fr-g-cav'];
export const CROWD = [
  'fr-g-inf',
  'fr-g-art1',
  'fr-g-art2',
  'fr-3-inf1',
  'fr-3-inf2',
  'fr-3-art',
  'fr-6-inf',
  'fr-6-art',
];
const take = (model: Model, blocks: readonly string[]): void => model.asked.value.gather(blocks.map(unit));

/** Does what is listed for a block, or for nobody in particular. */
export function choose(model: Model, piece: number, type: string, facts: Readonly<Record<string, unknown>> = {}): void {
  const found = model
    .choices(piece)
    .find(
      (action) =>
        action.type === type && Object.entries(facts).every(([key, value]) => matches(at(action, key), value)),
    );
  if (found === undefined) throw new Error(`no ${type} for ${piece}`);
  model.act(found);
}

const matches = (fact: unknown, wanted: unknown): boolean =>
  fact === wanted || (Array.isArray(fact) && JSON.stringify(fact) === wanted);
const at = (action: AnyAction, key: string): unknown => new Map(Object.entries(action)).get(key);

export const end = (model: Model): void => choose(model, TABLE, 'end');
const endNow: Deed = end;
const place = (name: (typeof POSITIONS)[number]): { position: number } => ({ position: POSITIONS.indexOf(name) });
export const post = (model: Model, block: string, to: (typeof POSITIONS)[number]): void =>
  choose(model, unit(block), 'post', place(to));
export const shift = (model: Model, block: string, to: (typeof POSITIONS)[number]): void =>
  choose(model, unit(block), 'shift', place(to));
export const fire = (model: Model, block: string): void => choose(model, unit(block), 'fire');

export const show = (model: Model, ...blocks: readonly string[]): void =>
  choose(model, TABLE, 'show', { units: JSON.stringify(blocks.map(unit)) });

const DEEDS: Readonly<Record<string, Deed>> = {
  'blocks.pick': (model) => take(model, GUARD),
  'blocks.why': (model) => ask(model, GUARD, 'waterloo'),
  'march.take': (model) => take(model, GUARD),
  'march.thin': (model) => take(model, ['fr-napoleon', 'fr-g-inf']),
  'march.go': (model) => send(model, ['fr-napoleon', 'fr-g-inf'], 'thuin'),
  'march.ride': (model) => send(model, ['fr-g-cav'], 'laneffe'),
  'march.second': (model) => send(model, ['fr-1-inf1', 'fr-1-inf2'], 'thuin'),
  'march.third': (model) => model.pick(unit('fr-4-inf')),
  'march.full': (model) => send(model, CROWD, 'thuin'),
  'march.aside': (model) => send(model, CROWD.slice(6), 'solre'),
  'forced.march': (model) => send(model, ['fr-napoleon', 'fr-g-inf'], 'laneffe'),
  'forced.end': endNow,
  'forced.roll': (model) => choose(model, unit('fr-g-inf'), 'march', { leader: true }),
  'skirmish.attack': (model) => send(model, ['fr-3-inf1', 'fr-3cc-cav', 'fr-3cc-ha'], 'fosses'),
  'skirmish.end': (model, clock) => {
    end(model);
    clock.pass(A_WHILE);
  },
  'skirmish.show': (model) => show(model, 'fr-3-inf1', 'fr-3cc-cav', 'fr-3cc-ha'),
  'skirmish.hit': (model, clock) => {
    model.pick(unit('fr-3cc-cav'));
    clock.pass(A_WHILE);
  },
  'skirmish.first': (model) => send(model, ['fr-napoleon', 'fr-g-inf', 'fr-3-inf1', 'fr-4-inf', 'fr-4-art'], 'ligny'),
  'skirmish.apart': (model) => ask(model, ['fr-1cc-cav'], 'ligny'),
  'skirmish.join': (model) => send(model, ['fr-3cc-cav', 'fr-3cc-ha'], 'ligny'),
  'deploy.hill': (model) => choose(model, TABLE, 'terrain', place('center')),
  'deploy.leader': (model) => post(model, 'fr-napoleon', 'center'),
  'deploy.guard': (model) => post(model, 'fr-g-inf', 'reserve'),
  'deploy.left': (model) => post(model, 'fr-3-inf1', 'left'),
  'deploy.corps': (model) => {
    // Not listed: a click on a position that is not marked asks for it all the same.
    const unlisted: Action = { type: 'post', unit: unit('fr-4-inf'), ...place('left') };
    model.act(unlisted);
  },
  'deploy.wings': (model) => {
    post(model, 'fr-4-inf', 'center');
    post(model, 'fr-4-art', 'center');
    post(model, 'fr-3cc-cav', 'right');
    post(model, 'fr-3cc-ha', 'right');
  },
  'deploy.guns': (model) => choose(model, unit('fr-4-art'), 'hold'),
  'deploy.end': endNow,
  'fight.guns': (model) => fire(model, 'fr-4-art'),
  'fight.engage': (model) => shift(model, 'fr-3cc-cav', 'enemy-left'),
  'fight.end': endNow,
  'fight.reserve': (model) => model.pick(unit('fr-6-inf')),
  'fight.theirs': (model, clock) => {
    end(model);
    clock.pass(A_WHILE);
  },
  'fight.morale': (model) => model.pick(unit('fr-3cc-cav')),
  'fight.shock': (model) => fire(model, 'fr-3cc-cav'),
  'fight.rout': (model) => {
    shift(model, 'fr-3cc-ha', 'enemy-left');
    fire(model, 'fr-3cc-ha');
  },
  'fight.flight': watch,
  'fight.regroup': (model) => choose(model, unit('fr-3cc-cav'), 'regroup', { town: town('charleroi') }),
  'squares.form': (model) => choose(model, unit('fr-2-inf1'), 'square'),
  'squares.shelter': (model) => choose(model, unit('fr-2-art'), 'shelter'),
  'squares.leave': (model) => choose(model, unit('fr-1cc-cav'), 'retreat', { town: town('charleroi') }),
  'squares.theirs': (model, clock) => {
    end(model);
    end(model);
    clock.pass(A_WHILE);
  },
  'squares.fire': (model) => fire(model, 'fr-2-inf1'),
  'victory.enter': (model) => send(model, ['fr-napoleon', 'fr-g-inf'], 'brussels'),
  'victory.end': (model, clock) => {
    end(model);
    clock.pass(A_WHILE);
  },
};

export const LEARNER = learnerOf(createLesson(game), FACE, DEEDS);
export const { begin, beginAt, keyOf, onward, goTo } = LEARNER;
