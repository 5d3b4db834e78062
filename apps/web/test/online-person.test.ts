import { beforeEach, expect, test } from 'vitest';
import { agentName, Person } from '../src/store/online/person.ts';
import { Server } from '../src/store/online/server.ts';

/** Who somebody is to the server: a guest, or one with an account. */

const AT = '1815-06-18T11:30:00Z';
const PASSWORD = 'La Haye Sainte';

/** A server with one account at most, as apps/server answers for it. */
class FakeServer {
  account: { name: string; password: string } | null = null;
  signedIn = false;
  sessions = [
    { id: 'phone', agent: '', created: AT, seen: '1815-06-17T11:30:00Z', here: false },
    { id: 'laptop', agent: '', created: AT, seen: AT, here: true },
    { id: 'inn', agent: '', created: AT, seen: '1815-06-18T09:00:00Z', here: false },
  ];
  /** What it says whatever it is asked. */
  refusal: readonly [number, string] | null = null;
  readonly asked: string[] = [];

  readonly fetch = async (url: string, { method, body }: RequestInit): Promise<Response> => {
    this.asked.push(`${method} ${url}`);
    const given = JSON.parse(String(body ?? '{}')) as Record<string, string>;
    const [status, said] = this.refusal ?? this.#answer(`${method} ${url.slice('/api'.length)}`, given);
    return new Response(status === 204 ? null : JSON.stringify(typeof said === 'string' ? { error: said } : said), {
      status,
    });
  };

  get #me() {
    const account = this.signedIn ? (this.account?.name ?? null) : null;
    return { name: account, account };
  }

  #answer(what: string, given: Record<string, string>): readonly [number, unknown] {
    const isRight = (password: string): boolean => this.account?.password === password;
    switch (what) {
      case 'GET /me':
        return [200, this.#me];
      case 'GET /sessions':
        return [200, this.sessions];
      case 'GET /account/export':
        return [200, { name: this.account?.name }];
      case 'POST /account':
        if (this.account !== null) return [409, 'name-taken'];
        this.account = { name: given.name, password: given.password };
        this.signedIn = true;
        return [201, this.#me];
      case 'POST /session':
        this.signedIn = isRight(given.password);
        return this.signedIn ? [200, this.#me] : [401, 'wrong-password'];
      case 'DELETE /session':
        this.signedIn = false;
        return [204, null];
      case 'POST /account/password':
        if (!isRight(given.old)) return [401, 'wrong-password'];
        this.account = { name: 'Ines', password: given.password };
        return [204, null];
      case 'POST /account/delete':
        if (!isRight(given.password)) return [401, 'wrong-password'];
        this.account = null;
        this.signedIn = false;
        return [204, null];
      default: {
        const ended = what.replace('DELETE /sessions/', '');
        this.sessions = this.sessions.filter(({ id }) => id !== ended);
        return [204, null];
      }
    }
  }
}

let server: FakeServer;
let person: Person;
beforeEach(async () => {
  server = new FakeServer();
  person = new Person(new Server(server.fetch));
  await person.look();
});

test('a guest makes an account, signs out, and is let in again by the right password only', async () => {
  expect(person.me.value).toEqual({ name: null, account: null });
  expect(await person.make(' Ines ', PASSWORD)).toBeNull();
  expect(person.me.value).toEqual({ name: 'Ines', account: 'Ines' });
  expect(await person.signOut()).toBeNull();
  expect(person.me.value).toEqual({ name: null, account: null });
  expect(await person.make('Ines', PASSWORD)).toBe('taken');
  expect(await person.signIn('Ines', 'Hougoumont')).toBe('wrong');
  expect(person.me.value).toEqual({ name: null, account: null });
  expect(await person.signIn('Ines', PASSWORD)).toBeNull();
  expect(person.me.value).toMatchObject({ account: 'Ines' });
});

test('what cannot be a name or a password is not sent; whoever signs in is not told what passwords are like', async () => {
  const before = server.asked.length;
  expect(await person.make('  ', PASSWORD)).toBe('badName');
  expect(await person.signIn('', PASSWORD)).toBe('badName');
  expect(await person.make('Ines', 'short')).toBe('badPassword');
  expect(await person.signIn('Ines', 'short')).toBe('wrong');
  expect(await person.changePassword('short', PASSWORD)).toBe('wrong');
  expect(await person.changePassword(PASSWORD, 'short')).toBe('badPassword');
  expect(await person.remove('short')).toBe('wrong');
  expect(server.asked).toHaveLength(before);
});

test('too many attempts, a name that is none and a server that is away are each told', async () => {
  for (const [status, code, told] of [
    [429, 'too-many', 'many'],
    [400, 'bad-name', 'badName'],
    [503, 'not-now', 'away'],
    [400, 'bad-request', 'failed'],
  ] as const) {
    server.refusal = [status, code];
    expect(await person.signIn('Ines', PASSWORD)).toBe(told);
  }
  server.refusal = [503, 'not-now'];
  await person.look();
  expect(person.me.value).toBe('away');
});

test('browsers that are signed in: this one first, then the latest seen; one is ended, or all others', async () => {
  await person.make('Ines', PASSWORD);
  const ids = (): readonly string[] => person.sessions.value.map(({ id }) => id);
  expect(ids()).toEqual(['laptop', 'inn', 'phone']);
  await person.endSession('inn');
  expect(ids()).toEqual(['laptop', 'phone']);
  server.sessions.push({ id: 'inn', agent: '', created: AT, seen: AT, here: false });
  await person.look();
  await person.endOthers();
  expect(ids()).toEqual(['laptop']);
});

test('another password, all that is kept, and the end of an account', async () => {
  await person.make('Ines', PASSWORD);
  expect(await person.changePassword('Hougoumont', 'Papelotte 1815')).toBe('wrong');
  expect(await person.changePassword(PASSWORD, 'Papelotte 1815')).toBeNull();
  const saved: Blob[] = [];
  expect(await person.export((all) => saved.push(all))).toBeNull();
  expect(JSON.parse(await saved[0].text())).toEqual({ name: 'Ines' });
  expect(await person.remove(PASSWORD)).toBe('wrong');
  expect(person.me.value).toMatchObject({ account: 'Ines' });
  expect(await person.remove('Papelotte 1815')).toBeNull();
  expect(person.me.value).toEqual({ name: null, account: null });
  expect(person.sessions.value).toEqual([]);
});

test('a browser is named by what it calls itself, without the names it borrows', () => {
  const mozilla = 'Mozilla/5.0';
  const like = 'AppleWebKit/537.36 (KHTML, like Gecko)';
  for (const [agent, name] of [
    [`${mozilla} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox, Linux'],
    [`${mozilla} (Windows NT 10.0; Win64) ${like} Chrome/140.0 Safari/537.36 Edg/140.0`, 'Edge, Windows'],
    [`${mozilla} (Linux; Android 15) ${like} Chrome/140.0 Mobile Safari/537.36`, 'Chrome, Android'],
    [`${mozilla} (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${like} Version/18.0 Safari/604.1`, 'Safari, iPhone'],
    [`${mozilla} (Macintosh; Intel Mac OS X 10_15_7) ${like} Version/18.0 Safari/605.1`, 'Safari, macOS'],
    ['curl/8', ''],
  ])
    expect(agentName(agent)).toBe(name);
});
