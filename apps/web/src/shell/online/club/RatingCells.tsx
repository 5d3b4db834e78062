import type { JSX } from 'preact';
import { useClubWords } from './text/words.ts';

/** The two columns of a table that tell how somebody is rated, and after how many games. */
export function RatingHeads(): JSX.Element {
  const say = useClubWords();
  return (
    <>
      <th scope="col" class="club-number">
        {say('rating')}
      </th>
      <th scope="col" class="club-number">
        {say('games')}
      </th>
    </>
  );
}

interface Rated {
  readonly rating: number;
  readonly deviation: number;
  readonly games: number;
}

export const RatingCells = ({ rating, deviation, games }: Rated): JSX.Element => (
  <>
    <td class="club-number">
      <b>{rating}</b> ± {2 * deviation}
    </td>
    <td class="club-number">{games}</td>
  </>
);
