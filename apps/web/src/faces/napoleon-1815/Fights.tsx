import { TABLE } from '@hundred-days/kernel';
import { type Action, position, units } from '@hundred-days/napoleon-1815';
import type { JSX } from 'preact';
import type { Asked } from '../../face/types.ts';
import type { Painted } from './art.ts';
import { fightsOf, stateOf } from './battle/Head.tsx';
import { sideOf, townName } from './names.ts';
import { MOST_BUTTONS } from './prompts/fights.ts';
import { say } from './text/battleWords.ts';
import { write } from './text/panelWords.ts';

/** 6.1: the fights of the turn in the order they come; where it is asked which is next, each that can be is a button. */

type Ask = Asked<Action>;
type Fight = Extract<Action, { readonly type: 'fight' }>;

const nextOf = (w: Painted, asked: Ask): readonly Fight[] =>
  asked.deciding && position.stepOf(w, asked.view).endsWith('-order')
    ? asked.choicesOf(TABLE).filter((action) => action.type === 'fight')
    : [];

export function Fights({ w, asked }: { readonly w: Painted; readonly asked: Ask }): JSX.Element | null {
  const { view, language } = asked;
  const isBattle = (town: number): number => (position.slotOf(w, view, town) < 0 ? 0 : 1);
  const towns = fightsOf(w, asked).sort((a, b) => isBattle(a) - isBattle(b));
  if (towns.length === 0) return null;
  const next = nextOf(w, asked);
  return (
    <section class="slip">
      <h2 class="eyebrow">{write(language, 'panel.fights')}</h2>
      {towns.map((town) => (
        <FightRow w={w} key={town} asked={asked} town={town} next={next.find((action) => action.town === town)} />
      ))}
    </section>
  );
}

/** On a telephone: only what can be chosen; beside buttons it says what they are about. */
export function NextFights({ w, asked }: { readonly w: Painted; readonly asked: Ask }): JSX.Element {
  const next = nextOf(w, asked);
  const many = next.length > MOST_BUTTONS;
  return (
    <div class={many ? 'fights fights--many' : 'fights'}>
      {next.map((action) => (
        <FightRow w={w} key={action.town} asked={asked} town={action.town} next={many ? action : undefined} />
      ))}
    </div>
  );
}

interface FightProps {
  readonly w: Painted;
  readonly asked: Ask;
  readonly town: number;
  readonly next: Fight | undefined;
}

function FightRow({ w, asked, town, next }: FightProps): JSX.Element {
  const { view, language, viewer } = asked;
  const side = sideOf(w, view, viewer);
  const [own, enemy] = [side, units.otherSide(side)].map((one) => position.blocksOf(w, view, town, one));
  const inside = (
    <>
      <span>
        <b>{townName(w, town, language)}</b> <small class="fight-state">{say(language, stateOf(w, asked, town))}</small>
      </span>{' '}
      <small>{write(language, 'panel.against', { own, enemy })}</small>
    </>
  );
  return next === undefined ? (
    <p class="fight-row">{inside}</p>
  ) : (
    <button type="button" class="button fight-row" onClick={() => asked.act(next)}>
      {inside}
    </button>
  );
}
