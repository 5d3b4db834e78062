import { position } from '@hundred-days/napoleon-1815';
import type { JSX } from 'preact';
import { Die } from '../../../art/dice.tsx';
import { Icon } from '../../../art/icons.tsx';
import { RuleLink } from '../../../face/RuleLink.tsx';
import type { Painted } from '../art.ts';
import { blockFace } from '../art.ts';
import { armyName, fullName, sideName } from '../names.ts';
import { say, sayMany } from '../text/battleWords.ts';
import { BlockArt } from './Block.tsx';
import type { Ask } from './field.ts';
import { Sum, Who } from './Reckoning.tsx';
import type { LastCheck, LastFire, LastRoll, Shot } from './rolls.ts';

/** After the dice: every die with its word, and whom the hits fell on. */

interface Props<R> {
  readonly w: Painted;
  readonly asked: Ask;
  readonly last: R;
}

export const Rolled = ({ w, asked, last }: Props<LastRoll>): JSX.Element =>
  last.kind === 'fire' ? <Volley w={w} asked={asked} last={last} /> : <Check w={w} asked={asked} last={last} />;

function Volley({ w, asked, last }: Props<LastFire>): JSX.Element {
  const { language } = asked;
  return (
    <section key={last.step} class="slip battle-slip battle-rolled">
      <h2 class="eyebrow">{say(language, 'volley.title')}</h2>
      {last.shots.map((shot) => (
        <ShotView w={w} key={shot.unit} asked={asked} shot={shot} alone={last.shots.length === 1} />
      ))}
      <p class="battle-tally">{talliedIn(language, last.hits)}</p>
      <Fallen w={w} asked={asked} last={last} />
    </section>
  );
}

interface ShotProps {
  readonly w: Painted;
  readonly asked: Ask;
  readonly shot: Shot;
  readonly alone: boolean;
}

function ShotView({ w, asked, shot, alone }: ShotProps): JSX.Element {
  const { language } = asked;
  const { unit, dice, firepower, reckoning } = shot;
  return (
    <div class="battle-shot">
      <Who
        w={w}
        asked={asked}
        unit={unit}
        eyebrow={say(language, 'volley.at', { n: firepower })}
        strength={dice.length}
      />
      {alone && reckoning !== null && <Sum asked={asked} reckoning={reckoning} />}
      <Dice language={language} dice={dice} firepower={firepower} />
    </div>
  );
}

interface DiceProps {
  readonly language: string;
  readonly dice: readonly number[];
  readonly firepower: number;
}

/** Dice by the handful, each marked. */
export function Dice({ language, dice, firepower }: DiceProps): JSX.Element {
  return (
    <ul class="battle-dice">
      {dice.map((value, i) => {
        const outcome = value <= firepower ? 'hit' : 'miss';
        return (
          <li key={String(i)} class={`battle-die battle-die--${outcome}`}>
            <Die value={value} size={42} outcome={outcome} />
            <span class="visually-hidden">{value} </span>
            <span>{say(language, `volley.${outcome}`)}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** 6.4: whom the hits fell on, in their order. */
function Fallen({ w, asked, last }: Props<LastFire>): JSX.Element {
  const { language, view } = asked;
  const open = last.fresh && position.stepOf(w, view) === 'hits' ? view[w.at.hits] : 0;
  // One's own hidden blocks are told by name as well.
  const hidden = last.hidden.filter((army) => position.ownerOf(w, view, army) !== asked.viewer);
  const surplus = last.fresh && open === 0 ? last.hits - last.lost.length - hidden.length : 0;
  const names = [...new Set(last.lost)];
  return (
    <ul class="battle-fallen">
      {names.map((unit) => (
        <li key={unit}>
          <Fall w={w} asked={asked} unit={unit} gone={last.gone.includes(unit)} steps={countOf(last.lost, unit)} />
        </li>
      ))}
      {hidden.map((army, i) => (
        <li key={`hidden ${String(i)}`}>
          {say(language, 'volley.blockLost', { army: armyName(army, language) })} <RuleLink asked={asked} id="6.24d" />
        </li>
      ))}
      {open > 0 && (
        <li class="battle-open">
          {sayMany(language, 'volley.left', open)} <RuleLink asked={asked} id="6.4c" />
        </li>
      )}
      {surplus > 0 && last.routed < 0 && (
        <li>
          {sayMany(language, 'volley.surplus', surplus)} <RuleLink asked={asked} id="6.51b" />
        </li>
      )}
      {last.routed >= 0 && (
        <li class="battle-open">
          {say(language, 'volley.rout', { side: sideName(last.routed, language) })} <RuleLink asked={asked} id="7.4a" />
        </li>
      )}
    </ul>
  );
}

const countOf = (list: readonly number[], one: number): number => list.filter((other) => other === one).length;

interface FallProps {
  readonly w: Painted;
  readonly asked: Ask;
  readonly unit: number;
  readonly gone: boolean;
  readonly steps: number;
}

/** The block before and after. */
function Fall({ w, asked, unit, gone, steps }: FallProps): JSX.Element {
  const { language, view } = asked;
  const now = gone ? 0 : position.strengthOf(w, view, unit);
  const name = { unit: fullName(w, unit, language) };
  return (
    <span class="battle-fall">
      <BlockArt face={blockFace(w, unit, now + steps)} />
      <Icon name="arrow" size={18} />
      {gone ? <Icon name="close" size={26} /> : <BlockArt face={blockFace(w, unit, now)} />}
      <span>
        {gone ? say(language, 'volley.gone', name) : sayMany(language, 'volley.lost', steps, name)}{' '}
        <RuleLink asked={asked} id={gone ? '3.4b' : '6.4b'} />
      </span>
    </span>
  );
}

function Check({ w, asked, last }: Props<LastCheck>): JSX.Element {
  const { language } = asked;
  return (
    <section key={last.step} class="slip battle-slip battle-rolled">
      <h2 class="eyebrow">{say(language, 'morale.last')}</h2>
      <div class="battle-check">
        <Die value={last.die} size={42} outcome={last.good ? 'hit' : 'miss'} />
        <p>
          <b>{say(language, last.good ? 'morale.good' : 'morale.bad', checkFacts(w, language, last))}</b>
          {last.bonus > 0 && ` ${say(language, 'morale.bonus', { n: last.bonus })}`}{' '}
          <RuleLink asked={asked} id={last.gone ? '6.31d' : last.good ? '6.31c' : '6.31b'} />
        </p>
      </div>
    </section>
  );
}

/** The same in a line, for where the panel is out of sight. */
export function Strip({ w, asked, last }: Props<LastRoll>): JSX.Element | null {
  if (!last.fresh) return null;
  const { language } = asked;
  if (last.kind === 'morale')
    return (
      <p key={last.step} class="battle-strip">
        <Die value={last.die} size={34} outcome={last.good ? 'hit' : 'miss'} />
        <b>{say(language, last.good ? 'morale.good' : 'morale.bad', checkFacts(w, language, last))}</b>
      </p>
    );
  const dice = last.shots.flatMap((shot) => shot.dice.map((value) => ({ value, hits: value <= shot.firepower })));
  const who = last.shots.map(({ unit, firepower }) =>
    say(language, 'volley.by', { unit: fullName(w, unit, language), n: firepower }),
  );
  return (
    <p key={last.step} class="battle-strip">
      {dice.map(({ value, hits }, i) => (
        <Die key={String(i)} value={value} size={34} outcome={hits ? 'hit' : 'miss'} />
      ))}
      <span>
        {who.join(', ')} <b>{talliedIn(language, last.hits)}</b>
      </span>
    </p>
  );
}

const talliedIn = (language: string, hits: number): string =>
  hits === 0 ? say(language, 'volley.none') : sayMany(language, 'volley.hits', hits);
const checkFacts = (w: Painted, language: string, { unit, die }: LastCheck): { unit: string; die: number } => ({
  unit: fullName(w, unit, language),
  die,
});
