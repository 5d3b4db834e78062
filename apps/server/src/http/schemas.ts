import { FAIR_PROTOCOL } from '@hundred-days/kernel';
import type { CharacterName, LevelName } from '@hundred-days/opponents/planner';
import { Type } from 'typebox';
import { SECRET_PATTERN, TABLE_ID_PATTERN } from '../secrets.ts';

/** What is taken from outside, to the letter: whatever does not fit is refused before anybody looks at it. */

export const closed = { additionalProperties: false };
export const Id = Type.String({ pattern: '^[a-z0-9-]{1,60}$' });
const Secret = Type.String({ pattern: SECRET_PATTERN });

export const TableParams = Type.Object({ id: Type.String({ pattern: TABLE_ID_PATTERN }) }, closed);
export const ViewerParams = Type.Object(
  { id: Type.String({ pattern: TABLE_ID_PATTERN }), viewer: Type.Integer({ minimum: -1, maximum: 7 }) },
  closed,
);

// Named here: who only opens a table need not load all computer players.
const LEVELS = ['conscript', 'veteran', 'marshal'] satisfies LevelName[];
const CHARACTERS = ['standard', 'bold', 'careful'] satisfies CharacterName[];

const LivePace = Type.Object(
  {
    kind: Type.Literal('live'),
    minutes: Type.Integer({ minimum: 1, maximum: 600 }),
    bonus: Type.Integer({ minimum: 0, maximum: 600 }),
  },
  closed,
);
const DaysPace = Type.Object({ kind: Type.Literal('days'), days: Type.Integer({ minimum: 1, maximum: 30 }) }, closed);
export const CountedPace = Type.Union([LivePace, DaysPace]);
const PaceBody = Type.Union([Type.Object({ kind: Type.Literal('none') }, closed), LivePace, DaysPace]);

export const OpenQuery = Type.Object(
  {
    game: Type.Optional(Id),
    scenario: Type.Optional(Id),
    pace: Type.Optional(Type.Union([Type.Literal('none'), Type.Literal('live'), Type.Literal('days')])),
  },
  closed,
);

export const NameBody = Type.Object({ name: Type.String({ minLength: 1, maxLength: 60 }) }, closed);

export const Password = Type.String({ minLength: 8, maxLength: 200 });
export const AccountBody = Type.Object(
  { name: Type.String({ minLength: 1, maxLength: 60 }), password: Password },
  closed,
);
export const PasswordBody = Type.Object({ password: Password }, closed);
export const NewPasswordBody = Type.Object({ old: Password, password: Password }, closed);
export const SessionParams = Type.Object({ session: Type.String({ pattern: '^[0-9a-f-]{36}$' }) }, closed);

export const OptionsBody = Type.Record(
  Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' }),
  Type.Union([Type.String({ maxLength: 60 }), Type.Number(), Type.Boolean()]),
  { maxProperties: 20, additionalProperties: false },
);

export const NewTableBody = Type.Object(
  {
    game: Id,
    scenario: Id,
    options: OptionsBody,
    mine: Type.Array(Id, { maxItems: 8, uniqueItems: true }),
    open: Type.Optional(Type.Array(Id, { maxItems: 8, uniqueItems: true })),
    computers: Type.Optional(
      Type.Array(Type.Object({ seat: Id, level: Type.Enum(LEVELS), character: Type.Enum(CHARACTERS) }, closed), {
        maxItems: 8,
      }),
    ),
    pace: Type.Optional(PaceBody),
    late: Type.Optional(Type.Union([Type.Literal('computer'), Type.Literal('loses')])),
    watched: Type.Boolean(),
    delay: Type.Optional(Type.Integer({ minimum: 0, maximum: 7 * 24 * 60 })),
    rated: Type.Optional(Type.Boolean()),
  },
  closed,
);

export const LinkBody = Type.Object({ link: Secret }, closed);
/** Without a seat, of one's first. */
export const StandingQuery = Type.Object({ seat: Type.Optional(Id) }, closed);
export const StandingBody = Type.Object(
  { seat: Id, orders: Type.Array(Id, { maxItems: 20, uniqueItems: true }) },
  closed,
);
export const SeatBody = Type.Object({ seat: Id }, closed);
const OfferKind = Type.Union([
  Type.Literal('draw'),
  Type.Literal('back'),
  Type.Literal('adjourn'),
  Type.Literal('resume'),
  Type.Literal('rematch'),
]);
export const OfferBody = Type.Object(
  { seat: Id, kind: OfferKind, to: Type.Optional(Type.Integer({ minimum: 0 })) },
  closed,
);
export const AnswerBody = Type.Object({ seat: Id, kind: OfferKind, yes: Type.Boolean() }, closed);
export const VacationBody = Type.Object({ seat: Id, days: Type.Integer({ minimum: 1, maximum: 14 }) }, closed);
const Words = Type.String({ minLength: 1, maxLength: 500 });
export const SayBody = Type.Object({ seat: Id, side: Type.Boolean(), text: Words }, closed);
export const TalkQuery = Type.Object({ after: Type.Optional(Type.Integer({ minimum: 0 })) }, closed);
export const MuteBody = Type.Object({ seat: Id, muted: Type.Boolean() }, closed);
export const ReportBody = Type.Object(
  { n: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]), text: Words },
  closed,
);
export const NotesBody = Type.Object({ text: Type.String({ maxLength: 8000 }) }, closed);
export const DiceBody = Type.Object(
  { protocol: Type.Literal(FAIR_PROTOCOL), word: Type.String({ pattern: '^[0-9a-f]{64}$' }) },
  closed,
);

const Head = { key: Type.String({ pattern: '^[A-Za-z0-9_.-]{1,64}$' }), revision: Type.Integer({ minimum: -1 }) };
const asking = <K extends string>(kind: K) => ({ ...Head, kind: Type.Literal(kind) });

/** A request of a seat: see kernel/seat.ts. */
export const AskBody = Type.Union([
  Type.Object({ ...asking('submit'), action: Type.String({ maxLength: 2000 }) }, closed),
  Type.Object({ ...asking('undo'), to: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]) }, closed),
  Type.Object(asking('redo'), closed),
  Type.Object(asking('look'), closed),
]);

/** What a browser knows already: a revision for each viewer, `-1.12_0.15`. */
export const KNOWN_PATTERN = '^(-?\\d\\.\\d{1,9})(_-?\\d\\.\\d{1,9}){0,8}$';
export const StreamQuery = Type.Object({ known: Type.Optional(Type.String({ pattern: KNOWN_PATTERN })) }, closed);
