import { type AnyAction, choicesOf, type Game, goalOf, piecesOf, type State } from '@hundred-days/kernel';

/** What the rules of a game with forced combat say of contact, and the moves that bring it about. */
export interface ContactRules<A extends AnyAction> {
  readonly game: Game<A> & {
    readonly world: { readonly unitsOf: readonly Iterable<number>[]; readonly at: { readonly where: number } };
  };
  inContact(s: State, unit: number): boolean;
  inZoneOf(s: State, side: number, hex: number): boolean;
  /** Whether a choice of a unit counts. */
  isMove(s: State, unit: number, action: A): boolean;
}

const written = ({ unitIds, placeIds }: Pick<Game<AnyAction>, 'unitIds' | 'placeIds'>, unit: number, hex: number) =>
  `${unitIds[unit]} ${placeIds[hex]}`;

/** Where the units of the side that moves can stop beside the enemy, by the engine; those in contact stay where they are. */
export function contactsByRule<A extends AnyAction>(rules: ContactRules<A>, s: State, side: number): string[] {
  const { game } = rules;
  const { unitsOf, at } = game.world;
  const found = new Set<string>();
  for (const unit of unitsOf[side])
    if (s[at.where + unit] >= 0 && rules.inContact(s, unit)) found.add(written(game, unit, s[at.where + unit]));
  for (const piece of piecesOf(game, s, side)) {
    const choices = choicesOf(game, s, side, piece);
    for (let i = 0; i < choices.length; i++) {
      const action = choices.at(i);
      if (action === undefined || !rules.isMove(s, piece, action)) continue;
      const hex = goalOf(game.actions, action) as number;
      if (rules.inZoneOf(s, 1 - side, hex)) found.add(written(game, piece, hex));
    }
  }
  return [...found].sort();
}

/** The same, by a survey. */
export const contactsSurveyed = (
  game: Pick<Game<AnyAction>, 'unitIds' | 'placeIds'>,
  contacts: readonly { readonly unit: number; readonly hex: number }[],
): string[] => [...new Set(contacts.map(({ unit, hex }) => written(game, unit, hex)))].sort();
