import type { Fair, GameRecord, SeatAnswer, SeatRequest, Setup } from '@hundred-days/kernel';

/** What the page asks of the server that keeps tables online: plain HTTP, on the same host as the page. */

export interface SeatNotice {
  readonly seat: string;
  readonly taken: boolean;
  readonly yours: boolean;
  /** It has added to the dice. */
  readonly ready: boolean;
  readonly holder?: 'nobody' | 'person' | 'computer';
  readonly name?: string | null;
  /** Anybody may take it. */
  readonly open?: boolean;
  readonly level?: string;
  readonly character?: string;
}

/** What somebody at a table may know of it beside the game. */
export interface TableNotice {
  readonly id: string;
  readonly game: string;
  readonly setup: Setup;
  readonly state: 'waiting' | 'playing' | 'over';
  readonly seats: readonly SeatNotice[];
  readonly yourMove: boolean;
  readonly fair: Fair;
  readonly owner?: boolean;
  readonly created?: string;
}

export interface NewTable {
  readonly game: string;
  readonly scenario: string;
  readonly options: Setup['options'];
  /** The seats of whoever opens the table; those not named here get a link each. */
  readonly mine: readonly string[];
  /** Whether others may look on, by a link. */
  readonly watched: boolean;
}

export interface OpenedTable {
  readonly id: string;
  /** By seat. Told once. */
  readonly links: Readonly<Record<string, string>>;
  readonly watch: string | null;
}

/** The server does not answer, or cannot now: what was asked may be asked again. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
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

/** So long may an answer take; a line that is dead says nothing. */
const PATIENCE_MS = 20_000;

export type Fetch = (url: string, options: RequestInit) => Promise<Response>;

export class Server {
  readonly #fetch: Fetch;

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

  open(wanted: NewTable): Promise<OpenedTable> {
    return this.#post('/tables', wanted);
  }

  /** Takes the seat a link is for, or a place among those who look on. */
  sit(id: string, link: string): Promise<TableNotice> {
    return this.#post(`/tables/${id}/sit`, { link });
  }

  /** A new link to a seat; the old one is worth nothing any more. */
  async relink(id: string, seat: string): Promise<string> {
    return (await this.#post<{ readonly link: string }>(`/tables/${id}/link`, { seat })).link;
  }

  addToDice(id: string, protocol: string, word: string): Promise<TableNotice> {
    return this.#post(`/tables/${id}/dice`, { protocol, word });
  }

  ask(id: string, viewer: number, request: SeatRequest): Promise<SeatAnswer> {
    return this.#post(`/tables/${id}/viewers/${viewer}`, request);
  }

  record(id: string, viewer: number): Promise<GameRecord> {
    return this.#get(`/tables/${id}/viewers/${viewer}/record`);
  }

  #get<T>(path: string): Promise<T> {
    return this.#send(path, { method: 'GET' });
  }

  #post<T>(path: string, body: object): Promise<T> {
    const headers = { 'Content-Type': 'application/json' };
    return this.#send(path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  async #send<T>(path: string, options: RequestInit): Promise<T> {
    let answer: Response;
    let said: unknown;
    try {
      answer = await this.#fetch(`/api${path}`, { ...options, signal: AbortSignal.timeout(PATIENCE_MS) });
      said = await answer.json();
    } catch {
      throw new Unreachable();
    }
    if (answer.ok) return said as T;
    if (isPassing(answer.status)) throw new Unreachable();
    throw new Denied(String((said as { readonly error?: unknown } | null)?.error ?? answer.status));
  }
}
