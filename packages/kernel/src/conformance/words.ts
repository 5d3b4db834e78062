import type { AnyAction } from '../actions.ts';
import type { Words } from '../catalog.ts';
import type { Game } from '../contract.ts';
import { below, randomBits } from '../dice.ts';
import type { GameEvent } from '../events.ts';
import { KERNEL_CATALOGS, sayEvent, sayRefusal } from '../messages.ts';
import { allChoices, refuseInput, seatsToAct, whyNot } from '../referee.ts';
import type { Facts, Refusal } from '../refusal.ts';
import { seatsIn } from '../testing/randomPlay.ts';
import { ensure, walk } from './failure.ts';
import { createMutator } from './mutate.ts';
import type { NamedSetup, Plan } from './plan.ts';

/** The table's own rule about taking back; it stands in no rulebook. */
const UNDO = 'undo';

/** Everything said in a game has a rule that decides and words in every language. */
export function everythingHasWords<A extends AnyAction>(
  game: Game<A>,
  setup: NamedSetup,
  seeds: readonly string[],
  said: Pick<Plan<A>, 'cases' | 'words'>,
): void {
  const speaker = createListener(said);
  for (const seed of seeds) {
    const bits = randomBits(`${seed} looking`);
    const mutator = createMutator(game, bits);
    const played = walk(game, setup, seed, ({ before, events, index }) => {
      for (const event of events) speaker.event(event);
      const seats = seatsIn(seatsToAct(game, before));
      const pool = allChoices(game, before, seats[0]);
      for (let i = 0; i < 12; i++) {
        const { seat, input } = mutator.next(pool, seats[below(seats.length, bits)]);
        speaker.refusal(refuseInput(game, before, seat, input));
      }
      // Every piece, at a few places: those that the last step touched change most.
      if (index % 12 !== 0) return;
      for (let seat = 0; seat < game.seats.length; seat++) {
        for (let piece = 0; piece < game.unitIds.length; piece++) {
          for (let i = 0; i < 3; i++)
            speaker.refusal(whyNot(game, before, seat, piece, below(game.placeIds.length, bits)));
        }
      }
    });
    for (const event of played.startEvents) speaker.event(event);
    speaker.rule(played.outcome.rule, 'the outcome');
    speaker.key(`outcome.${played.outcome.code}`);
    for (let seat = 0; seat < game.seats.length; seat++) speaker.refusal(whyNot(game, played.final, seat, 0, 0));
  }
  for (const [name, rule] of Object.entries(game.refereeRules)) speaker.rule(rule, name);
  for (const option of game.options) speaker.rule(option.rule, `option ${option.id}`);
}

interface Listener {
  rule(id: string, what: string): void;
  key(key: string): void;
  event(event: GameEvent): void;
  refusal(no: Refusal | null): void;
}

function createListener<A extends AnyAction>({ cases, words }: Pick<Plan<A>, 'cases' | 'words'>): Listener {
  const rules = new Set(cases.map((one) => one.id));
  const heard = new Set<string>();

  const rule = (id: string, what: string): void => {
    ensure(rules.has(id), () => `${what} cites ${JSON.stringify(id)}, which is no rule of the game`);
  };
  const key = (wanted: string): void => {
    for (const { language, catalog } of words) {
      const known = Object.hasOwn(catalog, wanted) || Object.hasOwn(KERNEL_CATALOGS[language] ?? {}, wanted);
      ensure(known, () => `${wanted} has no words in '${language}'`);
    }
  };
  const spoken = (what: string, data: Facts, say: (words: Words) => string): void => {
    for (const [name, fact] of Object.entries(data)) {
      const plain = ['string', 'number', 'boolean'].includes(typeof fact) || Array.isArray(fact);
      ensure(plain, () => `${what}: the fact ${name} is ${String(fact)}`);
    }
    for (const one of words) {
      const text = say(one);
      ensure(!/\{\w+\}|undefined|NaN/.test(text), () => `${what} in '${one.language}': ${text}`);
    }
  };

  return {
    rule,
    key,
    event(event) {
      const what = `event ${event.type}`;
      rule(event.rule, what);
      if (!heard.has(what)) key(`event.${event.type}`);
      heard.add(what);
      spoken(what, event.data, (one) => sayEvent(one, event));
    },
    refusal(no) {
      if (no === null) return;
      const what = `refusal ${no.code}`;
      if (no.rule !== UNDO) rule(no.rule, what);
      if (!heard.has(what)) key(`refusal.${no.code}`);
      heard.add(what);
      spoken(what, no.data, (one) => sayRefusal(one, no));
    },
  };
}
