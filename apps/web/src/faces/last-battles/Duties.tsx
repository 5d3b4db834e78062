import type { State } from '@hundred-days/kernel';
import { board, isLoose, mayAttack, openDuties, position } from '@hundred-days/last-battles';
import type { JSX } from 'preact';
import { CounterIcon } from '../../art/counters.tsx';
import { DutiesView } from '../../face/battle/DutiesView.tsx';
import { unitsNamed } from '../../face/battle/speech.ts';
import { RuleLink } from '../../face/RuleLink.tsx';
import { lossName, targetName } from './answers.ts';
import { type Ask, onBoard } from './asking.ts';
import { attackNow, defendersIn } from './attack.ts';
import { deskOf } from './desk.ts';
import type { InPlay } from './Hand.tsx';
import { faceNow } from './pieces.ts';
import type { Setting } from './setting.ts';
import { speechOf } from './speech.ts';
import { tell } from './text/words.ts';
import './last-battles.css';

/** Who must still attack and be attacked, and what hangs together. */
export function Duties({ w, asked }: InPlay): JSX.Element {
  const { view, language } = asked;
  const now = attackNow(w, view);
  const duties = openDuties(deskOf(w), view);
  return (
    <DutiesView
      speech={speechOf(w)}
      asked={asked}
      rule="7.11a"
      faceOf={(unit) => faceNow(w, view, unit)}
      attackers={now.units}
      defenders={defendersIn(w, view, now.targets)}
      {...duties}
    >
      {boundTogether(w, asked).map(({ key, units, targets }) => (
        <p key={units.join()} class="soft">
          {tell(language, key, {
            units: unitsNamed(speechOf(w), units, language),
            targets: targetName(w, asked, targets),
          })}{' '}
          <RuleLink id="7.24" asked={asked} />
        </p>
      ))}
    </DutiesView>
  );
}

interface Bond {
  readonly key: 'duties.touchesAll' | 'duties.lastHope';
  readonly units: readonly number[];
  readonly targets: readonly number[];
}

/** So many sentences can be read beside the counters. */
const MOST_BONDS = 3;

/** 8.11: guns at a distance could attack it as well. */
const isInRange = (w: Setting, view: State, target: number): boolean =>
  [...w.unitsOf[view[w.at.phasing]]].some(
    (unit) =>
      mayAttack(w, view, unit) &&
      isLoose(w, view, unit) &&
      board.canBombard(w, position.whereIs(w, view, unit), target),
  );

/** 7.24: enemies that only one hex can attack, and hexes that touch several such enemies: those attacks hang together. */
function boundTogether(w: Setting, { view }: Ask): readonly Bond[] {
  const { mustAttack, mustBeAttacked } = openDuties(deskOf(w), view);
  const hexesOf = (list: readonly number[]): number[] => [
    ...new Set(list.map((unit) => position.whereIs(w, view, unit))),
  ];
  const own = hexesOf(mustAttack);
  const only = new Map<number, number[]>();
  for (const target of hexesOf(mustBeAttacked)) {
    const near = own.filter((hex) => board.touching(w, hex, target));
    if (near.length === 1 && !isInRange(w, view, target)) only.set(near[0], [...(only.get(near[0]) ?? []), target]);
  }
  return [...only]
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, MOST_BONDS)
    .map(([hex, targets]) => ({
      key: targets.length > 1 ? 'duties.touchesAll' : 'duties.lastHope',
      units: mustAttack.filter((unit) => position.whereIs(w, view, unit) === hex),
      targets,
    }));
}

/** 7.83c: what an exchange still costs, and who could pay. */
export function Payments({ w, asked }: InPlay): JSX.Element {
  const { language, view } = asked;
  return (
    <section class="slip">
      <h2 class="panel-title">{tell(language, 'losses.title')}</h2>
      <p class="soft">
        {tell(language, 'losses.text', { price: view[w.at.price] })} <RuleLink id="7.83c" asked={asked} />
      </p>
      <ul class="payments">
        {onBoard(asked).flatMap((unit) =>
          asked.choicesOf(unit).map((lose) => (
            <li key={unit}>
              <button type="button" class="button payment" onClick={() => asked.act(lose)}>
                <CounterIcon face={faceNow(w, view, unit)} size={33} />
                <span>{lossName(w, asked, unit)}</span>
              </button>
            </li>
          )),
        )}
      </ul>
    </section>
  );
}
