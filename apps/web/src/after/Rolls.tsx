import { cameOf, expectedOf } from '@hundred-days/kernel';
import type { RolledAt } from '@hundred-days/opponents/after';
import type { JSX } from 'preact';
import { Dialog } from '../page/Dialog.tsx';
import { type LookedBack, sideName, signed, useAfter } from './context.ts';
import type { AfterKey } from './text/en.ts';

/** Who rolled against whom, by name. */
export function rollWords({ model: { face }, language }: LookedBack, { roll }: RolledAt): string {
  const named = (ids: readonly string[]): string =>
    ids
      .map((id) => face.game.unitIds.indexOf(id))
      .filter((piece) => piece >= 0)
      .map((piece) => face.words.pieceName(piece, language))
      .join(', ');
  const [units, others] = [named(roll.units), named(roll.others)];
  return others === '' ? units : `${units} – ${others}`;
}

/** Every roll with what was expected and what came. */
export function Rolls({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const after = useAfter();
  const { say, account } = after;
  const columns: readonly AfterKey[] = ['col.step', 'col.who', 'col.odds', 'col.dice', 'col.expected', 'col.came'];
  return (
    <Dialog title={say('rollsTitle')} onClose={onClose} wide>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled can be scrolled by keyboard */}
      <section class="after-scroll" tabIndex={0} aria-label={say('rollsTitle')}>
        <table class="after-table">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {say(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {account.rolls.map((rolled, i) => (
              <RollRow key={i} rolled={rolled} />
            ))}
          </tbody>
        </table>
      </section>
    </Dialog>
  );
}

function RollRow({ rolled }: { readonly rolled: RolledAt }): JSX.Element {
  const after = useAfter();
  const { say, watch } = after;
  const { roll, at } = rolled;
  const worth = (points: number): string =>
    roll.coin === 'points' ? signed(points) : `${points.toFixed(1)} ${say(`coin.${roll.coin}`)}`;
  const names = rollWords(after, rolled);
  return (
    <tr>
      <th scope="row">
        <button type="button" class="after-link" aria-label={say('watch', { step: at })} onClick={() => watch(at - 1)}>
          {at}
        </button>
      </th>
      <td class="after-cell--words">
        <b>{sideName(after, roll.side)}</b>
        {names === '' ? '' : `: ${names}`}
      </td>
      <td>{roll.odds}</td>
      <td>{roll.dice.map(({ die }) => die).join(' ')}</td>
      <td>{worth(expectedOf(roll))}</td>
      <td>{worth(cameOf(roll))}</td>
    </tr>
  );
}
