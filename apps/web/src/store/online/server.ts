import type { GameRecord, SeatAnswer, SeatRequest } from '@hundred-days/kernel';
import type {
  LeagueLine,
  LeagueNotice,
  NewLeague,
  NewTable,
  OfferKind,
  OpenedTable,
  OpenTable,
  OwnRating,
  Rung,
  ScenarioResults,
  StandingNotice,
  TableNotice,
  TalkLine,
} from '@hundred-days/server/told';

/** What the page asks of the server that keeps tables online: plain HTTP, on the same host as the page. */

export const PACES = ['none', 'live', 'days'] as const;

/** Who somebody is to the server. */
export interface Me {
  /** At tables. */
  readonly name: string | null;
  /** The name of the account; null for a guest, who is known by his browser alone. */
  readonly account: string | null;
}

/** A browser that is signed in. */
export interface Session {
  readonly id: string;
  /** What the browser calls itself. */
  readonly agent: string;
  readonly created: string;
  readonly seen: string;
  /** It is this one. */
  readonly here: boolean;
}

/** The server does not answer, or cannot now: what was asked may be asked again. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
  /** What it says, if it says anything. */
  readonly code: string | null;

  constructor(code: string | null = null) {
    super(code ?? 'no answer');
    this.code = code;
  }
}

/** The server says no, and will say so again. */
export class Denied extends Error {
  override readonly name = 'Denied';
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Too many at once, or not now: another time it may be answered. */
const isPassing = (status: number): boolean => status >= 500 || status === 429 || status === 408;

const NOTHING_SAID = 204;

/** So long may an answer take; a line that is dead says nothing. */
const PATIENCE_MS = 20_000;

export type Fetch = (url: string, options: RequestInit) => Promise<Response>;

export class Server {
  readonly #fetch: Fetch;
  /** Whoever is not known yet is given a name by the answer: two at once would make him two. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(fetching: Fetch = (url, options) => fetch(url, options)) {
    this.#fetch = fetching;
  }

  /** Whether there is one, and it has its tables. */
  async isThere(): Promise<boolean> {
    try {
      const { name } = await this.#get<{ readonly name?: unknown }>('/');
      return name === 'hundred-days';
    } catch {
      return false;
    }
  }

  tables(): Promise<readonly TableNotice[]> {
    return this.#get('/tables');
  }

  table(id: string): Promise<TableNotice> {
    return this.#get(`/tables/${id}`);
  }

  /** Tables that wait for anybody. */
  openTables(): Promise<readonly OpenTable[]> {
    return this.#get('/open');
  }

  /** Takes a seat that is for anybody. */
  take(id: string, seat: string): Promise<TableNotice> {
    return this.#inTurn(`/tables/${id}/take`, { seat });
  }

  /** Gets up from a table that has not begun; whoever has opened it closes it, where nobody else has come. */
  leave(id: string): Promise<unknown> {
    return this.#post(`/tables/${id}/leave`, {});
  }

  /** What this browser's player is called at tables. */
  me(): Promise<Me> {
    return this.#get('/me');
  }

  /** Makes an account of a guest, with his tables. */
  makeAccount(name: string, password: string): Promise<Me> {
    return this.#inTurn('/account', { name, password });
  }

  /** A guest's tables come along. */
  signIn(name: string, password: string): Promise<Me> {
    return this.#inTurn('/session', { name, password });
  }

  signOut(): Promise<unknown> {
    return this.#delete('/session');
  }

  sessions(): Promise<readonly Session[]> {
    return this.#get('/sessions');
  }

  endSession(id: string): Promise<unknown> {
    return this.#delete(`/sessions/${id}`);
  }

  changePassword(old: string, password: string): Promise<unknown> {
    return this.#post('/account/password', { old, password });
  }

  /** Everything that is kept of who asks. */
  exported(): Promise<unknown> {
    return this.#get('/account/export');
  }

  deleteAccount(password: string): Promise<unknown> {
    return this.#post('/account/delete', { password });
  }

  call(name: string): Promise<unknown> {
    return this.#inTurn('/me', { name });
  }

  open(wanted: NewTable): Promise<OpenedTable> {
    return this.#inTurn('/tables', wanted);
  }

  /** Takes the seat a link is for, or a place among those who look on. */
  sit(id: string, link: string): Promise<TableNotice> {
    return this.#inTurn(`/tables/${id}/sit`, { link });
  }

  /** A new link to a seat; the old one is worth nothing any more. */
  async relink(id: string, seat: string): Promise<string> {
    return (await this.#post<{ readonly link: string }>(`/tables/${id}/link`, { seat })).link;
  }

  addToDice(id: string, protocol: string, word: string): Promise<TableNotice> {
    return this.#post(`/tables/${id}/dice`, { protocol, word });
  }

  resign(id: string, seat: string): Promise<TableNotice> {
    return this.#post(`/tables/${id}/resign`, { seat });
  }

  /** Offers something to the others; for 'back', so many actions would stand. */
  offer(id: string, seat: string, kind: OfferKind, to: number | null): Promise<TableNotice> {
    return this.#post(`/tables/${id}/offer`, { seat, kind, ...(to === null ? {} : { to }) });
  }

  /** Says yes or no to what another has offered. */
  answer(id: string, seat: string, kind: OfferKind, yes: boolean): Promise<TableNotice> {
    return this.#post(`/tables/${id}/answer`, { seat, kind, yes });
  }

  talk(id: string): Promise<readonly TalkLine[]> {
    return this.#get(`/tables/${id}/talk`);
  }

  say(id: string, seat: string, side: boolean, text: string): Promise<unknown> {
    return this.#post(`/tables/${id}/talk`, { seat, side, text });
  }

  /** The seats one does not want to hear at a table. */
  muted(id: string): Promise<readonly string[]> {
    return this.#get(`/tables/${id}/mute`);
  }

  mute(id: string, seat: string, muted: boolean): Promise<unknown> {
    return this.#post(`/tables/${id}/mute`, { seat, muted });
  }

  /** Tells whoever runs the server of a line that should not have been said. */
  report(id: string, n: number, text: string): Promise<unknown> {
    return this.#post(`/tables/${id}/report`, { n, text });
  }

  async notes(id: string): Promise<string> {
    return (await this.#get<{ readonly text: string }>(`/tables/${id}/notes`)).text;
  }

  writeNotes(id: string, text: string): Promise<unknown> {
    return this.#put(`/tables/${id}/notes`, { text });
  }

  standing(id: string, seat: string): Promise<StandingNotice> {
    return this.#get(`/tables/${id}/standing?seat=${seat}`);
  }

  /** What a seat orders once for all. */
  setStanding(id: string, seat: string, orders: readonly string[]): Promise<StandingNotice> {
    return this.#put(`/tables/${id}/standing`, { seat, orders });
  }

  /** Days off in a game by days: added to the time for this move. */
  vacation(id: string, seat: string, days: number): Promise<TableNotice> {
    return this.#post(`/tables/${id}/vacation`, { seat, days });
  }

  ask(id: string, viewer: number, request: SeatRequest): Promise<SeatAnswer> {
    return this.#post(`/tables/${id}/viewers/${viewer}`, request);
  }

  ratings(): Promise<readonly OwnRating[]> {
    return this.#get('/ratings');
  }

  ladder(game: string, side: string): Promise<readonly Rung[]> {
    return this.#get(`/ladder/${game}/${side}`);
  }

  results(game: string): Promise<readonly ScenarioResults[]> {
    return this.#get(`/results/${game}`);
  }

  leagues(): Promise<readonly LeagueLine[]> {
    return this.#get('/leagues');
  }

  league(id: string): Promise<LeagueNotice> {
    return this.#get(`/leagues/${id}`);
  }

  /** The link to a league that is not open is told once. */
  makeLeague(wanted: NewLeague): Promise<{ readonly id: string; readonly link: string | null }> {
    return this.#inTurn('/leagues', wanted);
  }

  joinLeague(id: string, link: string | null): Promise<LeagueNotice> {
    return this.#inTurn(`/leagues/${id}/join`, link === null ? {} : { link });
  }

  beginLeague(id: string): Promise<LeagueNotice> {
    return this.#post(`/leagues/${id}/begin`, {});
  }

  leaveLeague(id: string): Promise<unknown> {
    return this.#post(`/leagues/${id}/leave`, {});
  }

  async leagueLink(id: string): Promise<string> {
    return (await this.#post<{ readonly link: string }>(`/leagues/${id}/link`, {})).link;
  }

  record(id: string, viewer: number): Promise<GameRecord> {
    return this.#get(`/tables/${id}/viewers/${viewer}/record`);
  }

  /** For what stands in files of its own. */
  request<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<T> {
    if (body === undefined) return this.#send(path, { method });
    const headers = { 'Content-Type': 'application/json' };
    return this.#send(path, { method, headers, body: JSON.stringify(body) });
  }

  #get<T>(path: string): Promise<T> {
    return this.#send(path, { method: 'GET' });
  }

  #delete(path: string): Promise<unknown> {
    return this.#send(path, { method: 'DELETE' });
  }

  #inTurn<T>(path: string, body: object): Promise<T> {
    const asking = this.#last.then(() => this.#post<T>(path, body));
    this.#last = asking.catch(() => undefined);
    return asking;
  }

  #post<T>(path: string, body: object): Promise<T> {
    return this.request('POST', path, body);
  }

  #put<T>(path: string, body: object): Promise<T> {
    return this.request('PUT', path, body);
  }

  async #send<T>(path: string, options: RequestInit): Promise<T> {
    let answer: Response;
    let said: unknown;
    try {
      answer = await this.#fetch(`/api${path}`, { ...options, signal: AbortSignal.timeout(PATIENCE_MS) });
      said = answer.status === NOTHING_SAID ? null : await answer.json();
    } catch {
      throw new Unreachable();
    }
    if (answer.ok) return said as T;
    const code = String((said as { readonly error?: unknown } | null)?.error ?? answer.status);
    throw isPassing(answer.status) ? new Unreachable(code) : new Denied(code);
  }
}
