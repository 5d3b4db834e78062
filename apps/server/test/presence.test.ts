import { expect, test } from 'vitest';
import type { PeopleNotice } from '../src/told.ts';
import { Browser, begun, Hearing, listening, newDatabase, serve } from './support.ts';

/** Who is here now, as several processes on one database tell it. */

const url = await newDatabase();
const [one, two] = [await serve(url), await serve(url)];
const [here, there] = [await listening(one), await listening(two)];

const told = ({ text }: Hearing): PeopleNotice[] =>
  [...text.matchAll(/^event: people\ndata: (.*)$/gm)].map(([, data]) => JSON.parse(data) as PeopleNotice);
const last = (ear: Hearing): PeopleNotice | undefined => told(ear).at(-1);
const until = (ear: Hearing, seats: PeopleNotice['seats']): Promise<void> =>
  ear.until(() => last(ear)?.seats.join() === seats.join());

test('who listens anywhere is here, for those who listen at another process too; who hangs up is away after a moment', async () => {
  const { one: french, two: allied, id, watch } = await begun(one.app);
  const ear = await Hearing.open(here, french, id);
  await until(ear, ['table', 'away']);
  const other = await Hearing.open(there, allied, id);
  await until(ear, ['table', 'table']);
  await until(other, ['table', 'table']);
  // At another table of this server, and not at this one.
  const elsewhere = await allied.open(two.app);
  const far = await Hearing.open(there, allied, elsewhere.id);
  other.close();
  await until(ear, ['table', 'here']);
  far.close();
  await until(ear, ['table', 'away']);
  // Those who look on are named, as far as they have a name.
  const [owen, nobody] = [new Browser(), new Browser()];
  for (const browser of [owen, nobody]) await browser.sit(one.app, id, watch as string);
  await owen.send(one.app, 'POST', '/me', { name: 'Owen' });
  const ears = [await Hearing.open(there, owen, id), await Hearing.open(here, nobody, id)];
  await ear.until(() => last(ear)?.watching.length === 2);
  expect(last(ear)).toEqual({ seats: ['table', 'away'], watching: ['Owen', null] });
  for (const one of [...ears, ear]) one.close();
});

test('a page that is loaded again was never away', async () => {
  const { one: french, two: allied, id } = await begun(one.app);
  const ear = await Hearing.open(here, french, id);
  const before = await Hearing.open(here, allied, id);
  await until(ear, ['table', 'table']);
  before.close();
  const after = await Hearing.open(there, allied, id);
  const owen = await Hearing.open(here, allied, (await allied.open(one.app)).id);
  // Somebody who comes later is told of after whatever was to be told of her.
  const third = await Hearing.open(there, french, id);
  await until(third, ['table', 'table']);
  expect(told(ear).map(({ seats }) => seats[1])).not.toContain('here');
  expect(
    told(ear)
      .slice(1)
      .every(({ seats }) => seats[1] === 'table'),
  ).toBe(true);
  for (const one of [ear, after, owen, third]) one.close();
});

test('of a process that is gone nobody is left', async () => {
  const { one: french, two: allied, id } = await begun(one.app);
  const [{ guest_id }] = await one.db
    .selectFrom('seats')
    .select('guest_id')
    .where('table_id', '=', id)
    .where('seat', '=', 1)
    .execute();
  // Left behind by a process that holds no lock any more.
  await one.db
    .insertInto('presence')
    .values({ process: 7, table_id: id, guest_id: guest_id as string })
    .execute();
  const ear = await Hearing.open(here, french, id);
  await until(ear, ['table', 'away']);
  expect(await one.db.selectFrom('presence').select('process').where('process', '=', 7).execute()).toEqual([]);
  // One who is at a living process stays.
  const other = await Hearing.open(there, allied, id);
  await until(ear, ['table', 'table']);
  await one.keeper.presence.sweep();
  await two.keeper.presence.sweep();
  expect(last(ear)?.seats).toEqual(['table', 'table']);
  ear.close();
  other.close();
});

test('what is done in secret tells nothing of who is here', async () => {
  const french = new Browser();
  const { id, links } = await french.open(one.app, { game: 'napoleon-1815', scenario: 'free' });
  const allied = new Browser();
  await allied.sit(one.app, id, links.allied);
  for (const browser of [french, allied]) await browser.addToDice(one.app, id);
  const ear = await Hearing.open(here, french, id);
  await until(ear, ['table', 'away']);
  const heard = ear.text;
  const answer = await allied.ask(one.app, id, 1, { kind: 'submit', action: 'deploy ad-wellington brussels' });
  expect(answer.result).toBe('done');
  await french.send(one.app, 'POST', `/tables/${id}/talk`, { seat: 'french', side: false, text: 'Afterwards' });
  await ear.until(({ text }) => text.includes('Afterwards'));
  expect(ear.text.slice(heard.length)).not.toContain('event: people');
  ear.close();
});
