import type { LeagueGame, LeagueNotice } from '@hundred-days/server/told';
import type { JSX } from 'preact';
import { spoken } from '../../../text/words.ts';
import { type SayClub, useClubWords } from './text/words.ts';

type Player = LeagueNotice['players'][number];

export const playerName = ({ name, yours }: Player, say: SayClub): string =>
  yours ? `${name ?? ''}, ${say('you')}` : (name ?? say('gone'));

/** The points of a game for one of its players; a dash while it is not over. */
function pointsOf(game: LeagueGame | undefined, first: boolean): string {
  if (game === undefined || game.result === null) return '–';
  if (game.result === 'draw') return '1';
  return game.result === (first ? 'first' : 'second') ? '2' : '0';
}

/** Everybody against everybody: in the order of places, with what each made of either side. */
export function CrossTable({ league }: { readonly league: LeagueNotice }): JSX.Element {
  const say = useClubWords();
  const { players, games, standings } = league;
  const number = new Intl.NumberFormat(spoken.value, { maximumFractionDigits: 1 });
  const cell = (own: number, other: number): string => {
    if (own === other) return '';
    const [first, second] = [
      games.find((game) => game.first === own && game.second === other),
      games.find((game) => game.first === other && game.second === own),
    ];
    return `${pointsOf(first, true)} ${pointsOf(second, false)}`;
  };
  const head = (['points', 'won', 'drawn', 'lost', 'berger'] as const).map((what) => (
    <th key={what} scope="col" class="club-number">
      {say(what)}
    </th>
  ));
  return (
    <>
      <h2 id="cross">{say('table')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: in narrow windows it is scrolled, by keys too */}
      <section class="club-wide" aria-labelledby="cross" tabIndex={0}>
        <table class="club-table">
          <thead>
            <tr>
              <th scope="col" class="club-number">
                <span class="club-far">{say('place')}</span>
              </th>
              <th scope="col">{say('player')}</th>
              {head}
              {standings.map((_, i) => (
                <th key={i} scope="col" class="club-number">
                  {i + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {standings.map(({ player, place, won, drawn, lost, points, berger, out }, i) => (
              <tr key={player} class={players[player].yours ? 'club-yours' : undefined}>
                <td class="club-number">{place === i + 1 ? place : `${i + 1} =`}</td>
                <th scope="row">
                  {playerName(players[player], say)}
                  {(out || players[player].dropped) && <span class="soft"> ({say('out')})</span>}
                </th>
                <td class="club-number">
                  <b>{points}</b>
                </td>
                <td class="club-number">{won}</td>
                <td class="club-number">{drawn}</td>
                <td class="club-number">{lost}</td>
                <td class="club-number">{number.format(berger)}</td>
                {standings.map((other) => (
                  <td key={other.player} class={other.player === player ? 'club-number club-self' : 'club-number'}>
                    {cell(player, other.player)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p class="soft">{say('table.about')}</p>
    </>
  );
}
