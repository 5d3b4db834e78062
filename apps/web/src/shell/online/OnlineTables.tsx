import type { OpenTable, TableNotice } from '@hundred-days/server/told';
import './online.css';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type Me, Server } from '../../store/online/server.ts';
import { spoken } from '../../text/words.ts';
import { go, hashOf } from '../router.ts';
import { boxOf, wordsOf } from '../shelf.ts';
import { AccountLink } from './NameField.tsx';
import { nameOf, useNames } from './naming.ts';
import { useOnlineWords } from './text/words.ts';

/** So often the lists are looked at again while they are seen. */
const AGAIN_MS = 20_000;

interface Lists {
  readonly me: Me;
  readonly mine: readonly TableNotice[];
  readonly open: readonly OpenTable[];
}

/** The tables this browser sits at on the server, and those that wait for anybody. */
export function OnlineTables(): JSX.Element {
  const say = useOnlineWords();
  const [server] = useState(() => new Server());
  const [lists, setLists] = useState<Lists | 'none' | null>(null);
  const look = async (): Promise<void> => {
    if (document.hidden) return;
    setLists(await listsOf(server).catch(() => 'none' as const));
  };
  useEffect(() => {
    void look();
    const seen = (): void => void look();
    const timer = setInterval(seen, AGAIN_MS);
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, []);
  return (
    <section class="online" aria-labelledby="online-title" aria-busy={lists === null}>
      <header class="online-head">
        <h2 id="online-title">{say('list.title')}</h2>
        {lists !== null && lists !== 'none' && <AccountLink me={lists.me} />}
        {lists !== null && lists !== 'none' && (
          <a class="button button--plain" href={hashOf({ page: 'account', what: 'club' })}>
            {say('list.club')}
          </a>
        )}
      </header>
      {lists === 'none' && <p class="soft">{say('list.none')}</p>}
      {lists !== null && lists !== 'none' && (
        <>
          <Mine server={server} tables={lists.mine} onChange={look} />
          <Open server={server} tables={lists.open} onChange={look} />
        </>
      )}
    </section>
  );
}

async function listsOf(server: Server): Promise<Lists> {
  const [me, mine, open] = await Promise.all([server.me(), server.tables(), server.openTables()]);
  // Where one sits already one does not sit down again.
  return { me, mine: [...mine].sort(byTurn), open: open.filter(({ id }) => !mine.some((own) => own.id === id)) };
}

/** What waits for you first, then what goes on, then what has not begun, then what is over. */
const ORDER = { playing: 1, waiting: 2, over: 3 } as const;
/** It has not begun, for want of you: another game that was agreed on while you were away. */
const waitsForYou = ({ state, seats }: TableNotice): boolean =>
  state === 'waiting' && seats.some(({ yours, ready }) => yours && !ready);
const isYours = (table: TableNotice): boolean => table.yourMove || waitsForYou(table);
const rank = (table: TableNotice): number => (isYours(table) ? 0 : ORDER[table.state]);
const byTurn = (a: TableNotice, b: TableNotice): number =>
  rank(a) - rank(b) || Date.parse(b.created) - Date.parse(a.created);

interface ListProps<T> {
  readonly server: Server;
  readonly tables: readonly T[];
  readonly onChange: () => Promise<void>;
}

function Mine({ server, tables, onChange }: ListProps<TableNotice>): JSX.Element {
  const say = useOnlineWords();
  if (tables.length === 0) return <p class="soft">{say('list.mine.none')}</p>;
  return (
    <ul class="online-rows">
      {tables.map((table) => (
        <MyTable key={table.id} server={server} table={table} onChange={onChange} />
      ))}
    </ul>
  );
}

interface RowProps<T> {
  readonly server: Server;
  readonly table: T;
  readonly onChange: () => Promise<void>;
}

function MyTable({ server, table, onChange }: RowProps<TableNotice>): JSX.Element {
  const say = useOnlineWords();
  const { id, state, seats, yourMove, owner } = table;
  const { title, side } = useNames(table);
  const others = seats.filter(({ yours }) => !yours);
  const lonely = state === 'waiting' && owner && others.every(({ holder }) => holder !== 'person');
  const giveUp = async (): Promise<void> => {
    await server.leave(id).catch(() => undefined);
    await onChange();
  };
  return (
    <li class={isYours(table) ? 'online-row online-row--yours' : 'online-row'}>
      <div class="online-what">
        <h3>{title}</h3>
        <p class="soft">
          {others.map((seat) => say('list.seat', { side: side(seat.seat), name: nameOf(seat, say) })).join(', ')}
        </p>
      </div>
      <p>{say(yourMove ? 'list.yourMove' : waitsForYou(table) ? 'list.sit' : `list.${state}`)}</p>
      {lonely && (
        <button type="button" class="button button--plain" onClick={() => void giveUp()}>
          {say('list.close')}
        </button>
      )}
      <a class={isYours(table) ? 'button button--main' : 'button'} href={hashOf({ page: 'online', id })}>
        {say('list.go')}
      </a>
    </li>
  );
}

/** Tables that wait for anybody, by game. */
function Open({ server, tables, onChange }: ListProps<OpenTable>): JSX.Element {
  const say = useOnlineWords();
  const [game, setGame] = useState<string | null>(null);
  const [late, setLate] = useState(false);
  const games = [...new Set(tables.map((table) => table.game))];
  const shown = tables.filter((table) => game === null || !games.includes(game) || table.game === game);
  const changed = async (): Promise<void> => {
    setLate(true);
    await onChange();
  };
  return (
    <>
      <header class="online-head">
        <h2>{say('list.open')}</h2>
        {games.length > 1 && (
          <div class="chips">
            {[null, ...games].map((one) => (
              <button
                key={one}
                type="button"
                class="chip"
                aria-pressed={one === game}
                onClick={() => {
                  setGame(one);
                }}
              >
                {one === null ? say('list.all') : lidOf(one)}
              </button>
            ))}
          </div>
        )}
      </header>
      {late && (
        <p class="alert" role="alert">
          {say('list.taken')}
        </p>
      )}
      {shown.length === 0 && <p class="soft">{say('list.open.none')}</p>}
      <ul class="online-rows">
        {shown.map((table) => (
          <OpenRow key={table.id} server={server} table={table} onChange={changed} />
        ))}
      </ul>
    </>
  );
}

function lidOf(game: string): string {
  const box = boxOf(game);
  return box === undefined ? game : wordsOf(box, spoken.value).lid.join(' ');
}

function OpenRow({ server, table, onChange }: RowProps<OpenTable>): JSX.Element {
  const say = useOnlineWords();
  const { title, side } = useNames(table);
  const take = async (seat: string): Promise<void> => {
    try {
      await server.take(table.id, seat);
      go({ page: 'online', id: table.id });
    } catch {
      await onChange();
    }
  };
  return (
    <li class="online-row">
      <div class="online-what">
        <h3>{title}</h3>
        <p class="soft">
          {say('list.by', { name: table.by ?? say('people.guest') })}
          {table.rated && `, ${say('list.rated')}`}
        </p>
        {table.seats.map(
          ({ seat, name, rating }) =>
            rating !== null && (
              <p key={seat} class="soft">
                {say('list.worth', {
                  side: side(seat),
                  name: name ?? '',
                  rating: rating.rating,
                  spread: 2 * rating.deviation,
                })}
              </p>
            ),
        )}
      </div>
      {table.seats
        .filter(({ free }) => free)
        .map(({ seat }) => (
          <button key={seat} type="button" class="button" onClick={() => void take(seat)}>
            {say('list.take', { side: side(seat) })}
          </button>
        ))}
    </li>
  );
}
