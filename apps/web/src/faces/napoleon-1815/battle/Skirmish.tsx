import { position } from '@hundred-days/napoleon-1815';
import { skirmishReckoning } from '@hundred-days/napoleon-1815/battle';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { RuleLink } from '../../../face/RuleLink.tsx';
import type { Painted } from '../art.ts';
import { blockFace, hiddenFace } from '../art.ts';
import { armyName, townName } from '../names.ts';
import { spokenName } from '../pieces.ts';
import { say, sayMany } from '../text/battleWords.ts';
import { BlockArt } from './Block.tsx';
import { type Ask, unitsIn } from './field.ts';
import { hitsOn } from './numbers.ts';

/** 6.6: each side picks up to four in secret, all are shown together, and those fire. */

const { has } = position;

export function Skirmish({ w, asked }: { readonly w: Painted; readonly asked: Ask }): JSX.Element {
  const { view, viewer, language, deciding } = asked;
  const town = view[w.at.fight];
  const [picked, setPicked] = useState<readonly number[]>([]);
  const there = unitsIn(w, view, town);
  const mine = there.filter((unit) => viewer >= 0 && position.owns(w, view, viewer, unit));
  const picking = deciding && position.stepOf(w, view) === 'showing';
  const most = w.revealMax - view[w.at.picked];
  const chosen = picked.filter((unit) => mine.includes(unit)).sort((a, b) => a - b);
  const toggle = (unit: number): void =>
    setPicked(chosen.includes(unit) ? chosen.filter((one) => one !== unit) : [...chosen, unit].slice(-most));
  const title = say(language, 'battle.skirmish', { town: townName(w, town, language) });
  return (
    <section class="battle battle--small slip" aria-label={title}>
      <div class="battle-rest">
        <h2 class="panel-title">{title}</h2>
        <p class="soft">
          {say(language, 'skirmish.pick')} <RuleLink asked={asked} id="6.6c" />
          <RuleLink asked={asked} id="6.6f" /> {say(language, 'skirmish.order')} <RuleLink asked={asked} id="6.6d" />
          <RuleLink asked={asked} id="6.6h" />
        </p>
        <h3 class="eyebrow">{say(language, 'skirmish.others')}</h3>
        <div class="battle-row">
          {there
            .filter((unit) => !mine.includes(unit))
            .map((unit) => (
              <Fighter w={w} key={unit} asked={asked} unit={unit} picked={false} deed={null} />
            ))}
          {[0, 1, 2].map((army) => (
            <HiddenThere w={w} key={army} asked={asked} army={army} town={town} />
          ))}
        </div>
        <h3 class="eyebrow">{say(language, 'skirmish.own')}</h3>
        <div class="battle-row">
          {mine.map((unit) => (
            <Fighter
              w={w}
              key={unit}
              asked={asked}
              unit={unit}
              picked={picking && chosen.includes(unit)}
              deed={deedOf(asked, unit, picking, () => toggle(unit))}
            />
          ))}
        </div>
      </div>
      {picking && (
        <button
          type="button"
          class="button button--main"
          disabled={chosen.length === 0}
          onClick={() => asked.act({ type: 'show', units: chosen })}
        >
          {chosen.length === 0 ? say(language, 'skirmish.none') : sayMany(language, 'skirmish.show', chosen.length)}
        </button>
      )}
    </section>
  );
}

function deedOf(asked: Ask, unit: number, picking: boolean, toggle: () => void): (() => void) | null {
  if (picking) return toggle;
  return asked.pieces.includes(unit) ? () => asked.pick(unit) : null;
}

interface FighterProps {
  readonly w: Painted;
  readonly asked: Ask;
  readonly unit: number;
  readonly picked: boolean;
  readonly deed: (() => void) | null;
}

function Fighter({ w, asked, unit, picked, deed }: FighterProps): JSX.Element {
  const { view, language } = asked;
  const shown = has(w, view, unit, position.FACE_UP);
  const { dice, firepower } = skirmishReckoning(w, view, unit);
  const how = sayMany(language, 'fire.sum', dice, { hits: hitsOn(language, firepower) });
  const struck = position.stepOf(w, view) === 'hits' && deed !== null;
  const label = [
    spokenName(w, view, unit, language),
    how,
    shown ? say(language, 'skirmish.shown') : '',
    picked ? say(language, 'skirmish.pickUp') : '',
    struck ? say(language, 'block.takesHit') : '',
  ]
    .filter((words) => words !== '')
    .join(', ');
  const inside = (
    <>
      <BlockArt face={blockFace(w, unit, position.strengthOf(w, view, unit))} />
      <span class="battle-chips" aria-hidden="true">
        <span class="battle-chip">F{firepower}</span>
        {(shown || picked) && (
          <span class="battle-chip battle-chip--shock">
            {say(language, shown ? 'skirmish.shown' : 'skirmish.pickUp')}
          </span>
        )}
      </span>
    </>
  );
  const classes = `battle-block${picked ? ' battle-block--in-hand' : ''}${struck ? ' battle-block--struck' : ''}`;
  return deed === null ? (
    <span class={classes} role="img" aria-label={label} title={label}>
      {inside}
    </span>
  ) : (
    <button type="button" class={classes} aria-pressed={picked} title={label} onClick={deed}>
      <span class="visually-hidden">{label}</span>
      {inside}
    </button>
  );
}

interface HiddenProps {
  readonly w: Painted;
  readonly asked: Ask;
  readonly army: number;
  readonly town: number;
}

function HiddenThere({ w, asked: { view, language }, army, town }: HiddenProps): JSX.Element | null {
  const count = view[position.hiddenField(w, town, army, false)] + view[position.hiddenField(w, town, army, true)];
  if (count === 0) return null;
  const label = sayMany(language, 'block.backs', count, { army: armyName(army, language) });
  return (
    <span class="battle-backs" role="img" aria-label={label} title={label}>
      {Array.from({ length: Math.min(count, w.unitCount) }, (_, i) => (
        <span key={String(i)} class="battle-back">
          <BlockArt face={hiddenFace(army, 1, false)} />
        </span>
      ))}
    </span>
  );
}
