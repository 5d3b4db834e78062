import type { AnyAction } from '../actions.ts';
import type { Words } from '../catalog.ts';
import type { Game, Setup } from '../contract.ts';
import type { GameEvent } from '../events.ts';
import { sayEvent } from '../messages.ts';
import { type PlayedStep, play } from './randomPlay.ts';

/**
 * A whole random game as text: what was done in notation, the dice, and what happened in words. Kept in a file and read by
 * a person when it changes.
 */
export function transcript<A extends AnyAction>(
  game: Game<A>,
  words: Words,
  setup: Setup,
  seed: number | string,
): string {
  const scenario = typeof setup.scenario === 'string' ? setup.scenario : JSON.stringify(setup.scenario);
  const body: string[] = [];
  const happened = (events: readonly GameEvent[]): void => {
    for (const event of events) body.push(`    ${sayEvent(words, event)} [${event.rule}]${marks(game, event)}`);
  };
  // Actions of one seat are gathered until something happens: an attack announced in steps is then one line.
  let run: PlayedStep<A>[] = [];
  const flush = (): void => {
    if (run.length === 0) return;
    const last = run[run.length - 1];
    const lines = game.phrases.write(run.map((step) => step.action));
    const rolls = last.dice.map((die) => die.value);
    for (const [i, line] of lines.entries()) {
      const dice = rolls.length > 0 && i === lines.length - 1 ? `  dice ${rolls.join(' ')}` : '';
      body.push(`${game.seats[last.seat].id}: ${line}${dice}`);
    }
    happened(last.events);
    run = [];
  };

  const played = play(game, setup, seed, (step) => {
    if (run.length > 0 && run[run.length - 1].seat !== step.seat) flush();
    run.push(step);
    if (step.events.length > 0 || step.dice.length > 0) flush();
  });
  flush();
  const moves = body;
  const heading = [`${game.title}, rules version ${game.version}`, `scenario ${scenario}, seed ${seed}`];
  const options = Object.entries(setup.options).map(([name, value]) => `option ${name} = ${value}`);
  const startDice = played.startDice.length > 0 ? [`dice ${played.startDice.map((die) => die.value).join(' ')}`] : [];
  const start = played.startEvents.map((event) => `    ${sayEvent(words, event)} [${event.rule}]${marks(game, event)}`);
  const winners = played.outcome.winners.map((seat) => game.seats[seat].id).join(', ');
  const end = `${played.decisions.length} actions; ${played.outcome.code} [${played.outcome.rule}]; won by: ${winners || 'nobody'}`;
  return `${[...heading, ...options, ...startDice, ...start, '', ...moves, '', end].join('\n')}\n`;
}

const marks = <A extends AnyAction>(game: Game<A>, event: GameEvent): string =>
  (event.only === undefined ? '' : ` (only ${game.seats[event.only].id})`) +
  (event.reveals === true ? ' (reveals)' : '');
