import type { LeagueLine } from '@hundred-days/server/told';
import '../online.css';
import './club.css';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { later } from '../../../page/later.tsx';
import { Server } from '../../../store/online/server.ts';
import { hashOf } from '../../router.ts';
import { Failed } from './Failed.tsx';
import { Ladder } from './Ladder.tsx';
import { gameName, paceName, SIDES, sideName } from './naming.ts';
import { type SayClub, useClubWords } from './text/words.ts';
import { useAsked } from './useAsked.ts';

const League = later(async () => (await import('./League.tsx')).League);
const NewLeague = later(async () => (await import('./NewLeague.tsx')).NewLeague);

/** Leagues and ladders of the server: all of them, or one. */
export function Club({ at }: { readonly at: string }): JSX.Element {
  const say = useClubWords();
  // Which of them, by its id, and what else belongs to it.
  const [what, one = '', two] = at.split('.', 3);
  return (
    <main class="page club">
      <nav class="club-nav" aria-label={say('title')}>
        <a href={hashOf({ page: 'home' })}>{say('back')}</a>
        {what !== 'club' && <a href={hashOf({ page: 'account', what: 'club' })}>{say('club')}</a>}
      </nav>
      {what === 'league' ? (
        <League id={one} link={two ?? null} />
      ) : what === 'ladder' ? (
        <Ladder game={one} side={two ?? ''} />
      ) : what === 'new' ? (
        <NewLeague />
      ) : (
        <Overview />
      )}
    </main>
  );
}

function Overview(): JSX.Element {
  const say = useClubWords();
  const [server] = useState(() => new Server());
  const [leagues, again] = useAsked(() => server.leagues(), '');
  if (leagues === 'away') return <Failed again={again} />;
  return (
    <>
      <h1>{say('title')}</h1>
      <header class="online-head">
        <h2>{say('leagues')}</h2>
        <a class="button" href={hashOf({ page: 'account', what: 'new' })}>
          {say('make')}
        </a>
      </header>
      {leagues?.length === 0 && <p class="soft">{say('leagues.none')}</p>}
      <ul class="online-rows" aria-busy={leagues === null}>
        {(leagues ?? [])
          .toSorted((a, b) => Number(b.member) - Number(a.member))
          .map((league) => (
            <LeagueRow key={league.id} league={league} say={say} />
          ))}
      </ul>
      <h2>{say('ladders')}</h2>
      <ul class="club-ladders">
        {Object.entries(SIDES).map(([game, sides]) => (
          <li key={game}>
            <h3>{gameName(game)}</h3>
            {sides.map((side) => (
              <a key={side} href={hashOf({ page: 'account', what: `ladder.${game}.${side}` })}>
                {sideName(side, say)}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

function LeagueRow({ league, say }: { readonly league: LeagueLine; readonly say: SayClub }): JSX.Element {
  const { id, name, game, pace, state, taken, places, member, rated } = league;
  const about = [gameName(game), paceName(pace, say), ...(rated ? [say('league.rated')] : [])];
  return (
    <li class={member ? 'online-row online-row--yours' : 'online-row'}>
      <div class="online-what">
        <h3>{name}</h3>
        <p class="soft">{about.join(', ')}</p>
      </div>
      <p>{say(`league.${state}`, { taken, places })}</p>
      <a
        class="button"
        href={hashOf({ page: 'account', what: `league.${id}` })}
        aria-label={`${say('league.go')}: ${name}`}
      >
        {say('league.go')}
      </a>
    </li>
  );
}
