import type { State } from '@hundred-days/kernel';
import { holds, levels, position, units } from '@hundred-days/last-battles';

const { DEMORALIZATION, DISINTEGRATION, hasLevel, levelOf } = levels;

import type { JSX } from 'preact';
import { RuleLink } from '../../face/RuleLink.tsx';
import { hexNumber, hourName } from './names.ts';
import type { Setting } from './setting.ts';
import { peopleOf, sideName } from './sides.ts';
import { tell, tellMany } from './text/words.ts';
import './last-battles.css';

/** 11.0: what each army has lost, the levels at which it breaks, and what moves them. */

export interface Shown {
  readonly w: Setting;
  readonly view: State;
  readonly language: string;
  /** Absent where no rule can be opened: on the last page. */
  readonly openRule?: (rule: string) => void;
}

export function Levels(shown: Shown): JSX.Element {
  const { w, view, language } = shown;
  const { armies, id } = position.battleOf(w, view);
  return (
    <section class="slip levels" aria-label={tell(language, 'levels.title')}>
      <h2 class="eyebrow">
        {tell(language, 'levels.title')} <Rule {...shown} id={RULES[id] ?? '11.2a'} />
      </h2>
      {armies.map((army) => (
        <ArmyLevel key={army} {...shown} army={army} />
      ))}
      <Points {...shown} />
      <Objectives {...shown} />
    </section>
  );
}

/** By battle, where its levels stand. */
const RULES: Readonly<Record<string, string>> = {
  ligny: '14.2a',
  'quatre-bras': '15.2a',
  wavre: '16.2a',
  'la-belle-alliance': '17.2a',
  'historic-wavre': '29.2',
};

function Rule({ id, openRule }: Shown & { readonly id: string }): JSX.Element | null {
  return openRule === undefined ? null : <RuleLink id={id} asked={{ openRule }} />;
}

interface ArmyProps extends Shown {
  readonly army: number;
}

type ArmyName = (typeof units.ARMIES)[number];
const nameOf = (army: number): ArmyName => units.ARMIES[army];

function ArmyLevel(props: ArmyProps): JSX.Element {
  const { w, view, language, army } = props;
  const n = view[w.at.losses + army];
  const level = levelOf(w, view, army, DEMORALIZATION);
  const last = hasLevel(w, view, army, DISINTEGRATION) ? levelOf(w, view, army, DISINTEGRATION) : null;
  const most = Math.max(n, last ?? level) * 1.08;
  const at = (points: number): string => `${(100 * points) / most}%`;
  const name = tell(language, `short.${nameOf(army)}`);
  const spoken =
    last === null
      ? tell(language, 'levels.lost', { army: name, n, level })
      : tell(language, 'levels.lostBoth', { army: name, n, level, last });
  return (
    <div class="level-army">
      <div class="ledger level">
        <span>{name}</span>
        <span class="level-track" role="img" aria-label={spoken}>
          <span class="ledger-bar">
            <i class={`ledger-fill ledger-fill--${FILLS[nameOf(army)]}`} style={{ width: at(n) }} />
          </span>
          {[level, last].map((one) =>
            one === null ? null : (
              <span key={one} class={markOf(one, level, last, most)} style={{ left: at(one) }}>
                {one}
              </span>
            ),
          )}
        </span>
        <b aria-hidden="true">{n}</b>
      </div>
      <Ahead {...props} />
    </div>
  );
}

/** Two levels that lie close together have their numbers on either side. */
export function markOf(one: number, level: number, last: number | null, most: number): string {
  if (last === null || last - level > CLOSE * most) return 'level-mark';
  return `level-mark level-mark--${one === level ? 'before' : 'after'}`;
}

/** Part of a bar that a number takes. */
const CLOSE = 0.25;

const FILLS: Readonly<Record<ArmyName, string>> = { french: 'french', 'anglo-allied': 'anglo', prussian: 'prussian' };

/** What is still to come is not told any more. */
const isOver = ({ w, view }: Shown): boolean => position.stepOf(w, view) === 'over';

/** "8 more points and the Prussians break." */
function Ahead(props: ArmyProps): JSX.Element {
  const { w, view, language, army } = props;
  const morale = view[w.at.morale + army];
  const name = nameOf(army);
  const over = isOver(props);
  const kind = morale === 0 ? DEMORALIZATION : DISINTEGRATION;
  const broken =
    morale === 0
      ? null
      : tell(language, morale > 1 ? 'levels.gone' : over ? 'levels.beaten' : 'levels.broken', {
          army: tell(language, `Army.${name}`),
        });
  const more = levelOf(w, view, army, kind) - view[w.at.losses + army];
  // 11.22: a break that decides the game leaves the other side untested.
  const ahead = !over && morale < 2 && hasLevel(w, view, army, kind);
  const decides = kind === DISINTEGRATION || army === units.FRENCH_ARMY;
  return (
    <p class={broken === null ? 'soft level-note' : 'level-note'}>
      {broken !== null && <b>{broken} </b>}
      {ahead &&
        tellMany(language, kind === DEMORALIZATION ? 'levels.breaks' : 'levels.scatters', more, {
          army: tell(language, `army.${name}`),
        })}{' '}
      {ahead && decides && tell(language, 'levels.decides')} {broken !== null && <Rule {...props} id="11.0" />}
    </p>
  );
}

/** 13.0a: where points are counted. */
function Points(props: Shown): JSX.Element | null {
  const { w, view, language } = props;
  if (position.battleOf(w, view).scores.size === 0) return null;
  return (
    <p class="level-points">
      {tell(language, 'points.title')}{' '}
      {[units.FRENCH, units.ALLIED].map((side) => (
        <span key={side}>
          {sideName(w, side, language)} <b class="level-total">{view[w.at.points + side]}</b>
        </span>
      ))}{' '}
      <Rule {...props} id="13.0a" />
    </p>
  );
}

type Objective = 'ligny' | 'stAmand' | 'quatreBras' | 'waterloo' | 'wavre' | 'maisonDuRoi';

/** 13.1: the hexes that count and who holds each; and what else moves the levels of this battle. */
function Objectives(props: Shown): JSX.Element {
  const { w, view, language } = props;
  const battle = position.battleOf(w, view);
  const held = battle.heldModifiers[0];
  const turn = view[w.at.turn];
  const next =
    battle.frenchSchedule?.findIndex((level, at) => at > turn && level !== battle.frenchSchedule?.[turn]) ?? -1;
  return (
    <>
      {held !== undefined && (
        <p class="soft level-note">
          {tell(language, 'levels.held', { n: Math.abs(held.amount) })} <Rule {...props} id="14.2b" />
        </p>
      )}
      {next > 0 && !isOver(props) && (
        <p class="soft level-note">
          {tell(language, 'levels.schedule', {
            hour: hourName(battle.turnIds[next], language),
            level: battle.frenchSchedule?.[next] ?? 0,
          })}{' '}
          <Rule {...props} id="15.2a" />
        </p>
      )}
      {battle.frenchPlusPoints && (
        <p class="soft level-note">
          {tell(language, 'levels.points')} <Rule {...props} id="16.2b" />
        </p>
      )}
      <ul class="objectives">
        {Object.entries(battle.objectives).map(([name, hexes]) => (
          <li key={name}>
            {tell(language, `objective.${name as Objective}`)}{' '}
            {hexes.map((hex) => (
              <Held key={hex} {...props} hex={hex} />
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

function Held({ w, view, language, hex }: Shown & { readonly hex: number }): JSX.Element {
  const side = holds(w, view, units.FRENCH, hex) ? units.FRENCH : units.ALLIED;
  const spoken = tell(language, 'objective.held', { hex: hexNumber(w, hex), side: sideName(w, side, language) });
  return <span class={`held held--${peopleOf(w, side)}`} role="img" aria-label={spoken} title={spoken} />;
}
