import { type Kysely, type Migration, Migrator, sql } from 'kysely';

/**
 * How the database came to be what it is, one step after another. Forward only: a step that has been released is never
 * changed, and what it did is put right by a later one.
 */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-tables': {
    async up(db: Kysely<unknown>) {
      await sql`
        create table guests (
          id uuid primary key default gen_random_uuid(),
          token_hash bytea not null unique,
          created_at timestamptz not null default now()
        )`.execute(db);
      await sql`
        create table tables (
          id text primary key,
          game text not null,
          setup json not null,
          owner_id uuid not null references guests,
          created_at timestamptz not null default now(),
          seed text not null,
          commitment text not null,
          watch_hash bytea,
          heading json,
          version integer not null default 0,
          revisions integer[] not null default '{}',
          undone json not null default '[]',
          deciding integer not null default 0,
          over boolean not null default false
        )`.execute(db);
      await sql`
        create table seats (
          table_id text not null references tables on delete cascade,
          seat integer not null,
          name text not null,
          guest_id uuid references guests,
          link_hash bytea,
          link_used boolean not null default false,
          contribution text,
          primary key (table_id, seat)
        )`.execute(db);
      await sql`create index seats_of_guest on seats (guest_id)`.execute(db);
      await sql`
        create table watchers (
          table_id text not null references tables on delete cascade,
          guest_id uuid not null references guests,
          primary key (table_id, guest_id)
        )`.execute(db);
      await sql`
        create table steps (
          table_id text not null references tables on delete cascade,
          step integer not null,
          version integer not null,
          row json not null,
          primary key (table_id, step)
        )`.execute(db);
      await sql`
        create table answers (
          table_id text not null references tables on delete cascade,
          viewer integer not null,
          key text not null,
          version integer not null,
          primary key (table_id, viewer, key)
        )`.execute(db);
    },
  },
  '0002-sitting-down': {
    async up(db: Kysely<unknown>) {
      await sql`alter table guests add column name text`.execute(db);
      await sql`
        alter table tables
          add column pace json not null default '{"kind":"none"}',
          add column late text not null default 'loses'`.execute(db);
      await sql`
        alter table seats
          add column open boolean not null default false,
          add column level text,
          add column character text`.execute(db);
      await sql`create index free_seats on seats (table_id) where open and guest_id is null and level is null`.execute(
        db,
      );
      await sql`create index waiting_tables on tables (created_at) where heading is null`.execute(db);
    },
  },
  '0003-jobs': {
    async up(db: Kysely<unknown>) {
      await sql`create table workers (id text primary key, process integer not null)`.execute(db);
    },
  },
  '0004-clocks': {
    async up(db: Kysely<unknown>) {
      await sql`
        alter table tables
          add column clocks json,
          add column ended json,
          add column offers json not null default '[]',
          add column adjourned boolean not null default false,
          add column next_id text references tables on delete set null`.execute(db);
      await sql`alter table seats add column vacation integer not null default 14`.execute(db);
      await sql`
        create table talk (
          table_id text not null references tables on delete cascade,
          n integer not null,
          at timestamptz not null default now(),
          seat integer,
          kind text not null,
          side boolean not null default false,
          text text not null,
          primary key (table_id, n)
        )`.execute(db);
    },
  },
  '0005-accounts': {
    async up(db: Kysely<unknown>) {
      await sql`
        create table sessions (
          id uuid primary key default gen_random_uuid(),
          guest_id uuid not null references guests on delete cascade,
          token_hash bytea not null unique,
          agent text not null default '',
          created_at timestamptz not null default now(),
          seen_at timestamptz not null default now()
        )`.execute(db);
      await sql`create index sessions_of_guest on sessions (guest_id)`.execute(db);
      await sql`
        insert into sessions (guest_id, token_hash, created_at)
        select id, token_hash, created_at from guests`.execute(db);
      await sql`alter table guests drop column token_hash`.execute(db);
      await sql`
        create table accounts (
          guest_id uuid primary key references guests on delete cascade,
          key text not null unique,
          name text not null,
          password text not null,
          created_at timestamptz not null default now()
        )`.execute(db);
      await sql`
        create table failures (
          key text primary key,
          count integer not null,
          since timestamptz not null
        )`.execute(db);
    },
  },
  '0006-talk': {
    async up(db: Kysely<unknown>) {
      await sql`alter table guests add column banned boolean not null default false`.execute(db);
      await sql`alter table talk add column guest_id uuid references guests on delete set null`.execute(db);
      await sql`
        create table mutes (
          table_id text not null references tables on delete cascade,
          guest_id uuid not null references guests on delete cascade,
          seat integer not null,
          primary key (table_id, guest_id, seat)
        )`.execute(db);
      await sql`
        create table notes (
          table_id text not null references tables on delete cascade,
          guest_id uuid not null references guests on delete cascade,
          text text not null,
          primary key (table_id, guest_id)
        )`.execute(db);
      await sql`
        create table reports (
          id bigint generated always as identity primary key,
          table_id text not null references tables on delete cascade,
          n integer,
          guest_id uuid references guests on delete set null,
          text text not null,
          at timestamptz not null default now()
        )`.execute(db);
    },
  },
  '0007-tokens': {
    async up(db: Kysely<unknown>) {
      await sql`
        create table tokens (
          id uuid primary key default gen_random_uuid(),
          guest_id uuid not null references guests on delete cascade,
          name text not null,
          token_hash bytea not null unique,
          scopes text[] not null,
          created_at timestamptz not null default now(),
          used_at timestamptz
        )`.execute(db);
      await sql`create index tokens_of_guest on tokens (guest_id)`.execute(db);
    },
  },
  '0008-hooks': {
    async up(db: Kysely<unknown>) {
      await sql`
        create table hooks (
          id uuid primary key default gen_random_uuid(),
          guest_id uuid not null references guests on delete cascade,
          url text not null,
          secret text not null,
          news text[] not null,
          lost integer not null default 0,
          created_at timestamptz not null default now()
        )`.execute(db);
      await sql`create index hooks_of_guest on hooks (guest_id)`.execute(db);
      await sql`alter table tables add column end_told boolean not null default false`.execute(db);
      await sql`alter table seats add column noticed boolean not null default false`.execute(db);
      // Nobody is told now what has happened before.
      await sql`update tables set end_told = over`.execute(db);
      await sql`
        update seats set noticed = true from tables
        where table_id = tables.id and not over and not adjourned and heading is not null and level is null
          and (deciding >> seat) & 1 = 1`.execute(db);
    },
  },
  '0009-passkeys': {
    async up(db: Kysely<unknown>) {
      await sql`
        create table passkeys (
          id uuid primary key default gen_random_uuid(),
          guest_id uuid not null references guests on delete cascade,
          credential text not null unique,
          public_key bytea not null,
          counter bigint not null,
          name text not null,
          created_at timestamptz not null default now(),
          used_at timestamptz
        )`.execute(db);
      await sql`create index passkeys_of_guest on passkeys (guest_id)`.execute(db);
      await sql`
        create table challenges (
          id uuid primary key default gen_random_uuid(),
          challenge text not null,
          guest_id uuid references guests on delete cascade,
          created_at timestamptz not null default now()
        )`.execute(db);
    },
  },
  '0010-ratings': {
    async up(db: Kysely<unknown>) {
      await sql`alter table tables add column rated boolean not null default false`.execute(db);
      await sql`
        create table ends (
          table_id text primary key references tables on delete cascade,
          n bigint generated always as identity unique,
          at timestamptz not null default clock_timestamp(),
          game text not null,
          scenario text not null,
          how text not null,
          rated boolean not null,
          reckoned boolean not null default false
        )`.execute(db);
      await sql`create index ends_of_scenario on ends (game, scenario)`.execute(db);
      await sql`create index ends_to_reckon on ends (n) where rated and not reckoned`.execute(db);
      await sql`
        create table end_seats (
          table_id text not null references ends on delete cascade,
          seat integer not null,
          side text not null,
          guest_id uuid references guests on delete set null,
          level text,
          score real not null,
          rated_from double precision,
          rated_to double precision,
          primary key (table_id, seat)
        )`.execute(db);
      await sql`create index ends_of_guest on end_seats (guest_id)`.execute(db);
      await sql`
        create table ratings (
          game text not null,
          side text not null,
          guest_id uuid references guests on delete cascade,
          level text,
          rating double precision not null,
          deviation double precision not null,
          volatility double precision not null,
          games integer not null,
          at timestamptz not null,
          check ((guest_id is null) <> (level is null)),
          unique nulls not distinct (game, side, guest_id, level)
        )`.execute(db);
    },
  },
  '0011-playing': {
    async up(db: Kysely<unknown>) {
      // Lost with the database's power, and so are those who were here.
      await sql`
        create unlogged table presence (
          process integer not null,
          table_id text not null references tables on delete cascade,
          guest_id uuid not null references guests on delete cascade,
          primary key (process, table_id, guest_id)
        )`.execute(db);
      await sql`create index presence_at_table on presence (table_id)`.execute(db);
      await sql`create index presence_of_guest on presence (guest_id)`.execute(db);
      await sql`alter table tables add column delay integer not null default 0`.execute(db);
      await sql`alter table seats add column standing json not null default '{}'`.execute(db);
    },
  },
  '0012-leagues': {
    async up(db: Kysely<unknown>) {
      await sql`
        create table leagues (
          id text primary key,
          name text not null,
          game text not null,
          setup json not null,
          pace json not null,
          owner_id uuid not null references guests,
          places integer not null,
          open boolean not null,
          link_hash bytea,
          rated boolean not null,
          created_at timestamptz not null default now(),
          started_at timestamptz,
          ended_at timestamptz,
          round integer not null default 0
        )`.execute(db);
      await sql`
        create table league_players (
          league_id text not null references leagues on delete cascade,
          guest_id uuid not null references guests,
          n bigint generated always as identity,
          dropped boolean not null default false,
          primary key (league_id, guest_id)
        )`.execute(db);
      await sql`create index leagues_of_guest on league_players (guest_id)`.execute(db);
      await sql`
        create table league_games (
          league_id text not null references leagues on delete cascade,
          round integer not null,
          n integer not null,
          first_id uuid not null references guests,
          second_id uuid not null references guests,
          table_id text unique references tables on delete set null,
          due_at timestamptz,
          result text,
          forfeit boolean not null default false,
          primary key (league_id, round, n)
        )`.execute(db);
      await sql`alter table tables add column league_id text references leagues on delete set null`.execute(db);
    },
  },
  '0013-mail': {
    async up(db: Kysely<unknown>) {
      await sql`
        create table addresses (
          guest_id uuid primary key references guests on delete cascade,
          address text not null,
          confirmed boolean not null default false,
          language text not null,
          minutes integer,
          ended boolean not null default false
        )`.execute(db);
      await sql`create index accounts_of_address on addresses (lower(address))`.execute(db);
      await sql`
        create table letters (
          hash bytea primary key,
          guest_id uuid not null references guests on delete cascade,
          kind text not null,
          address text not null,
          used boolean not null default false,
          created_at timestamptz not null default now()
        )`.execute(db);
    },
  },
  '0014-push': {
    async up(db: Kysely<unknown>) {
      await sql`
        create table vapid (
          one boolean primary key default true check (one),
          public_key text not null,
          private_key text not null
        )`.execute(db);
      await sql`
        create table pushes (
          session_id uuid primary key references sessions on delete cascade,
          endpoint text not null unique,
          p256dh text not null,
          auth text not null,
          language text not null,
          lost integer not null default 0,
          created_at timestamptz not null default now()
        )`.execute(db);
    },
  },
  '0015-delay': {
    async up(db: Kysely<unknown>) {
      await sql`
        create table moments (
          table_id text not null references tables on delete cascade,
          n integer not null,
          at timestamptz not null default clock_timestamp(),
          version integer not null,
          revision integer not null,
          was json not null,
          primary key (table_id, n)
        )`.execute(db);
      await sql`
        create table past_steps (
          table_id text not null references tables on delete cascade,
          step integer not null,
          version integer not null,
          gone integer not null,
          row json not null,
          primary key (table_id, version, step)
        )`.execute(db);
    },
  },
  '0016-orders': {
    async up(db: Kysely<unknown>) {
      // What could be ordered so far was to decline something.
      await sql`
        update seats set standing = json_build_object(
          'orders', coalesce(standing -> 'decline', '[]'),
          'done', coalesce((
            select json_agg(json_build_object('order', one -> 'kind', 'step', one -> 'step'))
            from json_array_elements(standing -> 'done') as one), '[]'))
        where standing::text <> '{}'`.execute(db);
    },
  },
  '0017-links': {
    async up(db: Kysely<unknown>) {
      // Links that are there begin their time now: nobody who was sent one finds it closed.
      await sql`alter table seats add column link_at timestamptz not null default now()`.execute(db);
    },
  },
};

/** Brings a database up to this version, or to an earlier one. Of several processes that start at once one does it. */
/** PostgreSQL's word for two who wait for each other. */
const DEADLOCK = '40P01';
/** Processes of the version before may be at play: who brings the database up gives way, and begins anew. */
const TRIES = 20;

export async function migrate<DB>(db: Kysely<DB>, migrations = MIGRATIONS): Promise<void> {
  const provider = { getMigrations: async () => ({ ...migrations }) };
  for (let left = TRIES; ; left--) {
    const { error } = await new Migrator({ db, provider }).migrateToLatest();
    if (error === undefined) return;
    if (left === 0 || (error as { code?: unknown }).code !== DEADLOCK) throw error;
  }
}
