import type { LeagueGame, LeagueNotice } from '@hundred-days/server/told';
import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { Denied, Server } from '../../../store/online/server.ts';
import { spoken } from '../../../text/words.ts';
import { go, hashOf } from '../../router.ts';
import { useNames } from '../naming.ts';
import { CrossTable, playerName } from './CrossTable.tsx';
import { Failed } from './Failed.tsx';
import { paceName, SIDES, sideName } from './naming.ts';
import { useClubWords } from './text/words.ts';
import { useAsked } from './useAsked.ts';

interface LeagueProps {
  readonly id: string;
  /** A link to it, for who is invited. */
  readonly link: string | null;
}

interface Found {
  /** Null where it is not for who asks. */
  readonly league: LeagueNotice | null;
  readonly signed: boolean;
}

async function find(server: Server, id: string): Promise<Found> {
  const [league, me] = await Promise.all([
    server.league(id).catch((error: unknown) => {
      if (error instanceof Denied) return null;
      throw error;
    }),
    server.me(),
  ]);
  return { league, signed: me.account !== null };
}

/** A league: how it stands, what is to be played next, and what one may do about it. */
export function League({ id, link }: LeagueProps): JSX.Element {
  const say = useClubWords();
  const [server] = useState(() => new Server());
  const [found, again] = useAsked(() => find(server, id), id);
  const [failed, setFailed] = useState(false);
  if (found === 'away') return <Failed again={again} />;
  if (found === null) return <p aria-busy="true" />;
  const { league, signed } = found;
  const run = async (deed: () => Promise<unknown>): Promise<void> => {
    setFailed(
      await deed().then(
        () => false,
        () => true,
      ),
    );
    await again();
  };
  const mayJoin = league === null ? link !== null : !league.member && league.state === 'waiting';
  const join = (): Promise<void> =>
    run(async () => {
      await server.joinLeague(id, link);
      // A secret that has served does not stay in the address.
      go({ page: 'account', what: `league.${id}` }, true);
    });
  return (
    <>
      {league === null && <h1>{say(link === null ? 'league.gone' : 'league.invited')}</h1>}
      {league !== null && <Head league={league} />}
      {mayJoin && !signed && (
        <p>
          {say('league.account')} <a href={hashOf({ page: 'account' })}>{say('league.sign')}</a>
        </p>
      )}
      {mayJoin && signed && (
        <button type="button" class="button button--main" onClick={() => void join()}>
          {say('league.join')}
        </button>
      )}
      <div role="alert">{failed && <p class="alert">{say('league.failed')}</p>}</div>
      {league?.member === true && <Games league={league} />}
      {league !== null && (league.state === 'waiting' ? <Players league={league} /> : <CrossTable league={league} />)}
      {league?.member === true && league.state !== 'over' && <Deeds league={league} server={server} run={run} />}
    </>
  );
}

function Head({ league }: { readonly league: LeagueNotice }): JSX.Element {
  const say = useClubWords();
  const { title } = useNames(league);
  const { name, pace, rated, state, taken, places, round, rounds } = league;
  const now = state === 'playing' ? say('league.round', { round, rounds }) : say(`league.${state}`, { taken, places });
  return (
    <header>
      <h1>{name}</h1>
      <p class="soft">{[title, paceName(pace, say), ...(rated ? [say('league.rated')] : [])].join(', ')}</p>
      <p>{now}</p>
    </header>
  );
}

function Players({ league }: { readonly league: LeagueNotice }): JSX.Element {
  const say = useClubWords();
  return (
    <>
      <h2>{say('players')}</h2>
      <ul class="club-players">
        {league.players.map((player, i) => (
          <li key={i}>{playerName(player, say)}</li>
        ))}
      </ul>
    </>
  );
}

const whenOf = (at: string): string =>
  new Intl.DateTimeFormat(spoken.value, { dateStyle: 'long' }).format(new Date(at));

/** What one has to play now. */
function Games({ league }: { readonly league: LeagueNotice }): JSX.Element | null {
  const say = useClubWords();
  if (league.state !== 'playing') return null;
  const own = league.games.filter(({ table, result }) => table !== null && result === null);
  return (
    <>
      <h2>{say('next')}</h2>
      {own.length === 0 && <p class="soft">{say('next.none')}</p>}
      <ul class="online-rows">
        {own.map((game) => (
          <OwnGame key={game.table} league={league} game={game} />
        ))}
      </ul>
    </>
  );
}

function OwnGame({ league, game }: { readonly league: LeagueNotice; readonly game: LeagueGame }): JSX.Element {
  const say = useClubWords();
  const first = league.players[game.first].yours;
  const [seat, other] = first ? [0, game.second] : [1, game.first];
  const what = say('next.game', {
    side: sideName(SIDES[league.game][seat], say),
    name: playerName(league.players[other], say),
  });
  return (
    <li class="online-row">
      <div class="online-what">
        <h3>{what}</h3>
        {game.due !== null && <p class="soft">{say('next.due', { when: whenOf(game.due) })}</p>}
      </div>
      <a
        class="button button--main"
        href={hashOf({ page: 'online', id: game.table as string })}
        aria-label={`${say('next.go')}: ${what}`}
      >
        {say('next.go')}
      </a>
    </li>
  );
}

interface DeedsProps {
  readonly league: LeagueNotice;
  readonly server: Server;
  readonly run: (deed: () => Promise<unknown>) => Promise<void>;
}

const FEWEST = 4;

/** What who plays in it may do, and who has made it. */
function Deeds({ league, server, run }: DeedsProps): JSX.Element {
  const say = useClubWords();
  const linkId = useId();
  const { id, state, owner, open, taken } = league;
  const [link, setLink] = useState<string | null>(null);
  const [sure, setSure] = useState(false);
  const waiting = state === 'waiting';
  const gone = league.players.some(({ yours, dropped }) => yours && dropped);
  const invite = (): Promise<void> => run(async () => setLink(await server.leagueLink(id)));
  const url = link === null ? null : urlOf(id, link);
  return (
    <footer class="club-deeds">
      {waiting && owner && !open && (
        <>
          <button type="button" class="button" onClick={() => void invite()}>
            {say('league.link.make')}
          </button>
          <p class="soft">{say('league.link.about')}</p>
          {url !== null && (
            <label class="field" for={linkId}>
              <span>{say('league.link')}</span>
              <input id={linkId} readOnly value={url} onFocus={({ currentTarget }) => currentTarget.select()} />
            </label>
          )}
        </>
      )}
      {waiting && owner && taken >= FEWEST && (
        <button type="button" class="button button--main" onClick={() => void run(() => server.beginLeague(id))}>
          {say('league.begin')}
        </button>
      )}
      {waiting && (
        <button type="button" class="button" onClick={() => void run(() => server.leaveLeague(id))}>
          {say('league.leave')}
        </button>
      )}
      {!waiting && !gone && !sure && (
        <button type="button" class="button" onClick={() => setSure(true)}>
          {say('league.drop')}
        </button>
      )}
      {!waiting && !gone && sure && (
        <>
          <p>{say('league.drop.about')}</p>
          <button type="button" class="button button--danger" onClick={() => void run(() => server.leaveLeague(id))}>
            {say('league.drop.sure')}
          </button>
        </>
      )}
    </footer>
  );
}

/** What stands behind the # is not sent to any server. */
export const urlOf = (id: string, link: string): string =>
  `${location.origin}${location.pathname}${hashOf({ page: 'account', what: `league.${id}.${link}` })}`;
