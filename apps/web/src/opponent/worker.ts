import type { AnyAction, Game, State } from '@hundred-days/kernel';
import type { Advice } from '@hundred-days/opponents/planner';
import { loadKnown } from './games.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { type Computer, createComputer } from './player.ts';
import { positionOf } from './position.ts';

/** The computer's room: it thinks here, out of the way of the page, and can be sent away in the middle of a thought. */

/** A player thinks in thousands of steps; the page hears of a few. */
const THOUGHT_EVERY_MS = 100;
/** Who asks for advice waits no longer than two seconds: one step of a thought, and the way here and back, are left for. */
const ADVICE_MS = 1400;

interface Sitting {
  readonly game: Game<AnyAction>;
  readonly computer: Computer;
}

let sitting: Promise<Sitting> | null = null;

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'sit') {
    sitting = sit(data);
    // Told when it is asked to choose; until then nobody waits for it.
    sitting.catch(() => undefined);
  } else void answer(data);
};

async function sit({ seating }: Extract<ToWorker, { type: 'sit' }>): Promise<Sitting> {
  const known = await loadKnown(seating.game, seating.world);
  return { game: known.game, computer: createComputer(known, seating) };
}

const reply = (message: FromWorker): void => self.postMessage(message);

async function answer({ type, id, cores }: Exclude<ToWorker, { type: 'sit' }>): Promise<void> {
  try {
    if (sitting === null) throw new Error('nobody sits here');
    const { game, computer } = await sitting;
    for (const core of cores.slice(0, -1)) computer.watch(positionOf(game, core));
    const view = positionOf(game, cores[cores.length - 1]);
    if (type === 'advise') reply({ type: 'advice', id, advice: advise(computer, view) });
    else choose(id, computer, view);
  } catch (error) {
    reply({ type: 'failed', id, reason: error instanceof Error ? error.message : String(error) });
  }
}

function choose(id: number, computer: Computer, view: State): void {
  const thinking = computer.think(view);
  for (let told = performance.now(); ; ) {
    const step = thinking.next();
    if (step.done === true) {
      reply({ type: 'action', id, action: step.value });
      return;
    }
    const now = performance.now();
    if (now - told < THOUGHT_EVERY_MS) continue;
    told = now;
    reply({ type: 'thought', id, progress: step.value.progress, intent: step.value.intent.slice(0, 1) });
  }
}

/** Thinks to the end, or as long as somebody waits: then it says what it would do by now. */
function advise(computer: Computer, view: State): Advice<AnyAction> {
  const pondering = computer.advise(view);
  if (pondering === null) throw new Error('nobody here gives advice');
  for (const began = performance.now(); ; ) {
    const step = pondering.next();
    if (step.done === true) return step.value;
    if (performance.now() - began > ADVICE_MS) return step.value();
  }
}
