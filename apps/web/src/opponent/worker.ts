import type { AnyAction, Game } from '@hundred-days/kernel';
import { loadKnown } from './games.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { type Computer, createComputer } from './player.ts';
import { positionOf } from './position.ts';

/** The computer's room: it thinks here, out of the way of the page, and can be sent away in the middle of a thought. */

/** A player thinks in thousands of steps; the page hears of a few. */
const THOUGHT_EVERY_MS = 100;

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
  } else void choose(data.id, data.cores);
};

async function sit({ seating }: Extract<ToWorker, { type: 'sit' }>): Promise<Sitting> {
  const known = await loadKnown(seating.game, seating.world);
  return { game: known.game, computer: createComputer(known, seating) };
}

const reply = (message: FromWorker): void => self.postMessage(message);

async function choose(id: number, cores: readonly Uint8Array[]): Promise<void> {
  try {
    if (sitting === null) throw new Error('nobody sits here');
    const { game, computer } = await sitting;
    for (const core of cores.slice(0, -1)) computer.watch(positionOf(game, core));
    const thinking = computer.think(positionOf(game, cores[cores.length - 1]));
    for (let told = performance.now(); ; ) {
      const step = thinking.next();
      if (step.done === true) return reply({ type: 'action', id, action: step.value });
      const now = performance.now();
      if (now - told < THOUGHT_EVERY_MS) continue;
      told = now;
      reply({ type: 'thought', id, progress: step.value.progress, intent: step.value.intent.slice(0, 1) });
    }
  } catch (error) {
    reply({ type: 'failed', id, reason: error instanceof Error ? error.message : String(error) });
  }
}
