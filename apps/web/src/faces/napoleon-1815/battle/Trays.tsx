import { position, tables, units } from '@hundred-days/napoleon-1815';
import type { JSX } from 'preact';
import { RuleLink } from '../../../face/RuleLink.tsx';
import type { Painted } from '../art.ts';
import { corpsOf } from '../art.ts';
import { townName } from '../names.ts';
import { type BattleKey, say } from '../text/battleWords.ts';
import { BlockView } from './Block.tsx';
import { type Field, nextFights, waitingIn } from './field.ts';
import { comersOf, roomIn } from './roads.ts';
import { MarkerArt } from './terrain.tsx';

/** What lies beside the board: a marker to be placed, blocks to be posted, blocks that may come up. */

export function Trays({ w, field }: { readonly w: Painted; readonly field: Field }): JSX.Element | null {
  if (position.stepOf(w, field.asked.view) === 'battle-order') return <Choice w={w} field={field} />;
  if (!field.live) return null;
  switch (position.stepOf(w, field.asked.view)) {
    case 'terrain':
      return <Drawn w={w} field={field} />;
    case 'posting':
      return <Waiting w={w} field={field} />;
    case 'reinforcement':
      return field.asked.deciding ? <Comers w={w} field={field} /> : null;
    default:
      return null;
  }
}

/** 6.1d, 6.1e: the round of this battle comes next. */
function Choice({ w, field: { asked, town } }: { readonly w: Painted; readonly field: Field }): JSX.Element | null {
  const { language } = asked;
  if (!nextFights(asked).includes(town)) return null;
  return (
    <section class="battle-tray battle-next">
      <button type="button" class="button button--main" onClick={() => asked.act({ type: 'fight', town })}>
        {say(language, 'battles.choose', { town: townName(w, town, language) })}
      </button>
      <RuleLink asked={asked} id="6.1d" />
      <RuleLink asked={asked} id="6.1e" />
    </section>
  );
}

const EFFECT_RULES: Readonly<Record<string, readonly string[]>> = {
  woods: ['6.21c', '6.21e', '6.21f'],
  farm: ['6.21g', '6.21i'],
  stream: ['6.21k', '6.21m'],
  hill: ['6.21n'],
};

/** 6.21a: the marker drawn, and what it does. */
function Drawn({ w, field: { asked } }: { readonly w: Painted; readonly field: Field }): JSX.Element | null {
  const { view, language } = asked;
  const kind = tables.MARKERS[view[w.at.marker]];
  if (kind === 'none') return null;
  return (
    <section class="battle-tray battle-drawn">
      <span class={`battle-drawn-art battle-drawn-art--${kind}`}>
        <MarkerArt kind={kind} />
      </span>
      <div>
        <h3>{say(language, 'tray.marker', { marker: say(language, `ground.${kind}`) })}</h3>
        <p>
          {say(language, `ground.${kind}.effect` satisfies BattleKey)}{' '}
          {(EFFECT_RULES[kind] ?? []).map((id) => (
            <RuleLink key={id} asked={asked} id={id} />
          ))}
        </p>
      </div>
    </section>
  );
}

interface HeadingProps {
  readonly field: Field;
  readonly word: BattleKey;
  readonly rules: readonly string[];
}

const Heading = ({ field: { asked }, word, rules }: HeadingProps): JSX.Element => (
  <h3>
    {say(asked.language, word)}{' '}
    {rules.map((id) => (
      <RuleLink key={id} asked={asked} id={id} />
    ))}
  </h3>
);

/** 6.22, 6.23: by corps, since a position takes one corps. */
function Waiting({ w, field }: { readonly w: Painted; readonly field: Field }): JSX.Element | null {
  const { language } = field.asked;
  const left = waitingIn(w, field);
  if (left.length === 0) return null;
  const corps = [...new Set(left.map((unit) => w.corps[unit]))];
  return (
    <section class="battle-tray">
      <Heading field={field} word="tray.waiting" rules={['6.23a', '6.23b']} />
      <label class="battle-by-corps">
        <input
          type="checkbox"
          checked={field.byCorps.on}
          onChange={(event) => field.byCorps.set(event.currentTarget.checked)}
        />
        {say(language, 'tray.byCorps')}
      </label>
      <div class="battle-groups">
        {corps.map((one) => {
          const members = left.filter((unit) => w.corps[unit] === one);
          return (
            <div key={one} class="battle-group">
              <small>{one === units.NO_CORPS ? say(language, 'tray.leader') : corpsOf(w, members[0])}</small>
              <div class="battle-row">
                {members.map((unit) => (
                  <BlockView w={w} key={unit} field={field} unit={unit} home={-1} />
                ))}
              </div>
            </div>
          );
        })}
      </div>
    </section>
  );
}

/** 6.34: by the road they would take. */
function Comers({ w, field }: { readonly w: Painted; readonly field: Field }): JSX.Element {
  const { language } = field.asked;
  const roads = comersOf(w, field);
  return (
    <section class="battle-tray">
      <Heading field={field} word="tray.comers" rules={['6.34b', '6.34c']} />
      {roads.length === 0 && <p class="soft">{say(language, 'tray.comersNone')}</p>}
      <div class="battle-groups">
        {roads.map((road) => (
          <div key={road.road} class="battle-group">
            <small>
              {say(language, 'tray.from', { town: townName(w, road.town, language) })} ({roomIn(language, road)})
            </small>
            <div class="battle-row">
              {road.units.map((unit) => (
                <BlockView w={w} key={unit} field={field} unit={unit} home={-1} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
