/** The rules of a game in our own words, as a drawer shows them: by section, then by case. */
export interface RuleText {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** What is our decision rather than the rulebook's; empty if nothing is. */
  readonly ruling: string;
}

export interface RuleSection {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly RuleText[];
}
