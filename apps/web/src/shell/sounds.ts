import type { AnyAction } from '@hundred-days/kernel';
import { effect } from '@preact/signals';
import type { TableModel } from '../table/model.ts';

/** Sounds of a table, made here out of noise and waves: wood, felt, a drum, paper. Each has a sign of its own to be seen. */

export type Cue = 'move' | 'down' | 'die' | 'lost' | 'turn';

/** What happens at a table that can be heard; called with each cue as it comes. */
export function hearTable(model: TableModel<AnyAction>, cue: (cue: Cue) => void): () => void {
  const yours = () => model.asked.value.deciding && model.rolling.value === null;
  const turn = () => model.face.words.track(model.asked.value.view, 'en').turn;
  return onEach([
    rises(yours, () => {
      // One's own next decision within a turn is no news: it is when somebody else has decided meanwhile.
      const last = model.log.peek().at(-1);
      if (last !== undefined && last.seat !== model.viewer.peek()) cue('move');
    }),
    rises(
      () => model.rolling.value !== null,
      () => cue('die'),
    ),
    changes(
      () => model.motions.value,
      (motions) => {
        if (motions.some(({ kind }) => kind === 'destroyed')) cue('lost');
        else if (motions.length > 0) cue('down');
      },
    ),
    changes(turn, () => cue('turn')),
  ]);
}

const onEach = (stops: readonly (() => void)[]) => (): void => {
  for (const stop of stops) stop();
};

function changes<T>(read: () => T, then: (value: T) => void): () => void {
  let before: { readonly value: T } | null = null;
  return effect(() => {
    const value = read();
    const known = before;
    before = { value };
    if (known !== null && known.value !== value) then(value);
  });
}

const rises = (read: () => boolean, then: () => void): (() => void) => changes(read, (value) => value && then());

interface Stroke {
  /** Seconds after the cue. */
  readonly at: number;
  readonly seconds: number;
  readonly loud: number;
  /** The pitch of a wave, falling to its half; none for noise. */
  readonly hertz?: number;
  /** Noise sounds as dull as this. */
  readonly dull?: number;
}

/** Two taps on wood; felt; a die on wood; a low drum; paper. */
const STROKES: Readonly<Record<Cue, readonly Stroke[]>> = {
  move: [
    { at: 0, seconds: 0.07, loud: 0.5, hertz: 520, dull: 1800 },
    { at: 0.11, seconds: 0.07, loud: 0.6, hertz: 660, dull: 1800 },
  ],
  down: [{ at: 0, seconds: 0.06, loud: 0.35, dull: 420 }],
  die: [0, 0.09, 0.16, 0.21, 0.25].map((at, i) => ({ at, seconds: 0.05, loud: 0.5 - i * 0.08, dull: 2600 })),
  lost: [{ at: 0, seconds: 0.5, loud: 0.8, hertz: 92, dull: 220 }],
  turn: [{ at: 0, seconds: 0.25, loud: 0.18, dull: 5200 }],
};

/** The instrument: silent until the first cue, since browsers let nobody play before a click. */
export class Sounds {
  readonly #volume: number;
  #context: AudioContext | null = null;

  constructor(volume: number) {
    this.#volume = volume;
  }

  play(cue: Cue): void {
    this.#context ??= new AudioContext();
    const context = this.#context;
    for (const stroke of STROKES[cue]) this.#strike(context, stroke);
  }

  #strike(context: AudioContext, { at, seconds, loud, hertz, dull = 8000 }: Stroke): void {
    const begin = context.currentTime + at;
    const filter = new BiquadFilterNode(context, { type: 'lowpass', frequency: dull });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(loud * this.#volume, begin);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + seconds);
    filter.connect(gain).connect(context.destination);
    const source = hertz === undefined ? noise(context, seconds) : wave(context, hertz, begin, seconds);
    source.connect(filter);
    source.start(begin);
    source.stop(begin + seconds);
  }

  close(): void {
    void this.#context?.close();
    this.#context = null;
  }
}

function wave(context: AudioContext, hertz: number, begin: number, seconds: number): OscillatorNode {
  const source = new OscillatorNode(context, { type: 'triangle', frequency: hertz });
  source.frequency.exponentialRampToValueAtTime(hertz / 2, begin + seconds);
  return source;
}

function noise(context: AudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
  const samples = buffer.getChannelData(0);
  // Any rough sequence does; it is heard, not thrown.
  let seed = 1815;
  for (let i = 0; i < samples.length; i++) {
    seed = (seed * 16807) % 2147483647;
    samples[i] = (seed / 2147483647) * 2 - 1;
  }
  return new AudioBufferSourceNode(context, { buffer });
}
