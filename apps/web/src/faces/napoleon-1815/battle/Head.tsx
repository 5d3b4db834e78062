import { position, units } from '@hundred-days/napoleon-1815';
import { mustLeave } from '@hundred-days/napoleon-1815/battle';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../art/icons.tsx';
import { RuleLink } from '../../../face/RuleLink.tsx';
import type { Painted } from '../art.ts';
import { sideName, townName } from '../names.ts';
import { type BattleKey, say } from '../text/battleWords.ts';
import type { Ask, Field } from './field.ts';
import { roundOf } from './rolls.ts';

/** What is fought where, whose Battle Turn it is, and which step of it. */

export const fightsOf = (w: Painted, { view }: Ask): number[] =>
  [...Array(w.townCount).keys()].filter((town) => view[w.at.fights + town] !== 0);

export function stateOf(w: Painted, { view }: Ask, town: number): BattleKey {
  if (town === view[w.at.fight] && position.stepOf(w, view) !== 'battle-order') return 'battles.now';
  const slot = position.slotOf(w, view, town);
  if (slot < 0) return 'battles.skirmish';
  const stage = view[w.at.battleStage + slot];
  if (stage === position.NOT_DEPLOYED) return 'battles.deploy';
  return stage === position.ROUND_DONE ? 'battles.done' : 'battles.waits';
}

interface TabsProps {
  readonly w: Painted;
  readonly asked: Ask;
  readonly shown: number;
  readonly look: (town: number) => void;
}

/** 6.1d: several battles go on at once, round by round; any of them can be looked at. */
export function Tabs({ w, asked, shown, look }: TabsProps): JSX.Element | null {
  const { language } = asked;
  const towns = fightsOf(w, asked);
  const strip = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // On a telephone they stand in one row, which is drawn aside.
    const tab = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (tab != null) strip.current?.scrollTo({ left: tab.offsetLeft - tab.offsetWidth / 2 });
  }, [shown]);
  if (towns.length < 2) return null;
  return (
    <nav ref={strip} class="battle-tabs" aria-label={say(language, 'battles.label')}>
      {towns.map((town) => {
        const skirmish = position.slotOf(w, asked.view, town) < 0;
        return (
          <button
            key={town}
            type="button"
            class={town === shown ? 'battle-tab battle-tab--shown' : 'battle-tab'}
            aria-current={town === shown ? 'true' : undefined}
            disabled={skirmish && town !== shown}
            onClick={() => look(town)}
          >
            <b>{townName(w, town, language)}</b>
            <small>{say(language, stateOf(w, asked, town))}</small>
          </button>
        );
      })}
    </nav>
  );
}

const DEPLOYING = ['terrain', 'posting'] as const;
const TURN = ['morale', 'combat', 'reinforcement'] as const;

/** Hits are taken in the Combat step; a rout ends it all. */
function stepShown(w: Painted, view: Ask['view']): (typeof DEPLOYING)[number] | (typeof TURN)[number] | 'rout' | null {
  const step = position.stepOf(w, view);
  if (step === 'hits') return 'combat';
  if (step === 'rout') return 'rout';
  return [...DEPLOYING, ...TURN].find((name) => name === step) ?? null;
}

function Steps({ w, field: { asked, live } }: { readonly w: Painted; readonly field: Field }): JSX.Element | null {
  const { view, language } = asked;
  const now = live ? stepShown(w, view) : null;
  if (now === null) return null;
  const list = now === 'rout' ? (['rout'] as const) : DEPLOYING.some((name) => name === now) ? DEPLOYING : TURN;
  return (
    <ol class="battle-steps" aria-label={say(language, 'step.label')}>
      {list.map((name) => (
        <li key={name} class={name === now ? 'battle-step--now' : ''} aria-current={name === now ? 'step' : undefined}>
          {say(language, `step.${name}`)}
        </li>
      ))}
    </ol>
  );
}

export function Head({ w, field }: { readonly w: Painted; readonly field: Field }): JSX.Element {
  const { asked, town, live, slot } = field;
  const { view, viewer, language } = asked;
  const attacker = position.attackerOf(w, view);
  const deployed = view[w.at.battleStage + slot] !== position.NOT_DEPLOYED;
  const round = deployed ? roundOf(w, asked.past, town, units.SIDES[attacker]) : 0;
  const role =
    viewer < 0
      ? say(language, 'battle.watch', { side: sideName(attacker, language) })
      : say(language, field.mine === attacker ? 'battle.attack' : 'battle.defend');
  return (
    <header class="battle-head">
      <h2 class="panel-title">{say(language, 'battle.title', { town: townName(w, town, language) })}</h2>
      {round > 0 && <p>{say(language, 'battle.round', { n: round })}</p>}
      <Steps w={w} field={field} />
      {live && deployed && (
        <p class={asked.deciding ? 'battle-whose battle-whose--yours' : 'battle-whose'}>
          {asked.deciding
            ? say(language, 'battle.yours')
            : say(language, 'battle.turn', { side: sideName(view[w.at.side], language) })}
        </p>
      )}
      <p class="soft battle-role">{role}</p>
      {position.plays(w, view, 'hiddenUntilFire') && (
        <p class="soft battle-option">
          <Icon name="eye" size={16} /> {say(language, 'battle.hiddenOption')} <RuleLink asked={asked} id="6.24d" />
        </p>
      )}
    </header>
  );
}

/** 6.7, 7.4: what hangs over the battle. */
export function Warning({ w, field }: { readonly w: Painted; readonly field: Field }): JSX.Element | null {
  const { asked, slot, live } = field;
  const { view, language } = asked;
  const idle = view[w.at.battleIdle + slot];
  const attacking = field.mine === position.attackerOf(w, view) && asked.viewer >= 0;
  const nothingYet = live && attacking && view[w.at.side] === field.mine && view[w.at.busy] === 0;
  if (live && position.stepOf(w, view) === 'rout')
    return <Banner asked={asked} text={say(language, 'rout.how')} rules={['7.4b', '7.4c', '7.41a']} />;
  if (idle === position.IDLE_OUT || (live && mustLeave(w, view)))
    return <Banner asked={asked} text={say(language, 'stalemate.out')} rules={['6.7b', '6.7d']} />;
  if (idle === 0) return null;
  const key = nothingYet ? 'stalemate.now' : 'stalemate.near';
  return <Banner asked={asked} text={say(language, key)} rules={['6.7a']} />;
}

interface BannerProps {
  readonly asked: Ask;
  readonly text: string;
  readonly rules: readonly string[];
}

const Banner = ({ asked, text, rules }: BannerProps): JSX.Element => (
  <p class="battle-banner" role="status">
    {text}{' '}
    {rules.map((id) => (
      <RuleLink key={id} asked={asked} id={id} />
    ))}
  </p>
);
