import type { ScenarioResults } from '@hundred-days/server/told';
import './club.css';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Server } from '../../../store/online/server.ts';
import { sideName } from './naming.ts';
import { useClubWords } from './text/words.ts';
import { useAsked } from './useAsked.ts';

interface ResultsProps {
  readonly game: string;
  readonly scenario: string;
}

/** How the sides of a scenario fared on the server; nothing where there is none. */
export function OnlineResults({ game, scenario }: ResultsProps): JSX.Element | null {
  const say = useClubWords();
  const [server] = useState(() => new Server());
  const [all] = useAsked(() => server.results(game), game);
  if (all === null || all === 'away') return null;
  const found = all.find((one) => one.scenario === scenario);
  return (
    <section class="club-results">
      <h4 class="before-eyebrow">{say('results')}</h4>
      {found === undefined && <p class="before-note">{say('results.none')}</p>}
      {found !== undefined &&
        (['people', 'computer'] as const).map((who) =>
          found[who].games === 0 ? null : <Counted key={who} who={who} counted={found[who]} />,
        )}
    </section>
  );
}

interface CountedProps {
  readonly who: 'people' | 'computer';
  readonly counted: ScenarioResults['people'];
}

function Counted({ who, counted: { games, sides } }: CountedProps): JSX.Element {
  const say = useClubWords();
  return (
    <table class="club-table">
      <caption>{say(`results.${who}`, { games })}</caption>
      <thead>
        <tr>
          <th scope="col">{say('side')}</th>
          {(['won', 'drawn', 'lost'] as const).map((what) => (
            <th key={what} scope="col" class="club-number">
              {say(what)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sides.map(({ side, won, drawn, lost }) => (
          <tr key={side}>
            <th scope="row">{sideName(side, say)}</th>
            <td class="club-number">{won}</td>
            <td class="club-number">{drawn}</td>
            <td class="club-number">{lost}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
