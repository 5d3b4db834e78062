import type { JSX } from 'preact';
import { armyName, signed, standingWords, useAfter } from './context.ts';
import { phaseRows } from './story.ts';
import type { AfterKey } from './text/en.ts';

/** The charts as a table: phase by phase, how it stood, what was lost, what the dice did. */
export function PhaseTable(): JSX.Element {
  const after = useAfter();
  const { say, account, spans, watch } = after;
  const armies = account.moments[0].losses.map(({ army }) => army);
  const head = (key: AfterKey): JSX.Element => <th scope="col">{say(key)}</th>;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled can be scrolled by keyboard */}
      <section class="after-scroll" tabIndex={0} aria-label={say('phases')}>
        <table class="after-table">
          <thead>
            <tr>
              {head('col.phase')}
              {head('col.standing')}
              {head('col.value')}
              {armies.map((army) => (
                <th key={army} scope="col">
                  {say('col.lost', { army: armyName(after, army) })}
                </th>
              ))}
              {head('col.rolls')}
              {head('col.luck')}
              {head('col.watch')}
            </tr>
          </thead>
          <tbody>
            {phaseRows(account, spans).map((row) => (
              <tr key={row.from.at}>
                <th scope="row">{row.title}</th>
                <td class="after-cell--words">{standingWords(after, row.to.value)}</td>
                <td>{signed(row.to.value, 0)}</td>
                {row.losses.map(({ army, lost }) => (
                  <td key={army}>{lost}</td>
                ))}
                <td>{row.rolls === 0 ? '–' : row.rolls}</td>
                <td>{row.rolls === 0 ? '–' : signed(row.luck)}</td>
                <td>
                  <button
                    type="button"
                    class="after-link"
                    aria-label={say('watchAt', { phase: row.title })}
                    onClick={() => watch(row.from.at)}
                  >
                    {say('watchPhase')}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p class="after-note">{say('phasesNote')}</p>
    </>
  );
}
