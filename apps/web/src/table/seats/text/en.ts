/** Who plays, in English. */
export const en = {
  text: 'The computer can take a seat over at any moment, and hand it back.',
  person: 'A person here',
  computer: 'The computer: {level}',
  takesOver: 'Let the computer play as',
  handBack: 'Hand the seat to a person here',
  asked: 'Advice asked for: {counts}',
  askedNone: 'Nobody has asked for advice.',
  askedOff: 'No advice is given at this table.',
  count: '{seat} {n}',
} as const;

export type SeatWords = Readonly<Record<keyof typeof en, string>>;
