import { type AnyAction, TABLE } from '@hundred-days/kernel';
import { ablePieces, button, said } from '../asking.ts';
import type { Asked, Prompt, PromptButton } from '../types.ts';
import type { BattleWords } from './en.ts';
import type { Speech } from './speech.ts';

/** The questions after a roll: who goes back and where to, who follows. */

type Back = 'retreat' | 'displacement' | 'withdrawal';
type OneKey = 'prompt.retreat' | 'prompt.displace' | 'prompt.withdraw';
type ManyKey = 'prompt.retreatMany' | 'prompt.displace' | 'prompt.withdrawMany';
type ReasonKey = 'prompt.retreatReason' | 'prompt.displaceReason' | 'prompt.withdrawReason';

/** How a question is put for one unit, for several, and why. */
const GOING_BACK: Readonly<Record<Back, readonly [one: OneKey, many: ManyKey, reason: ReasonKey]>> = {
  retreat: ['prompt.retreat', 'prompt.retreatMany', 'prompt.retreatReason'],
  displacement: ['prompt.displace', 'prompt.displace', 'prompt.displaceReason'],
  withdrawal: ['prompt.withdraw', 'prompt.withdrawMany', 'prompt.withdrawReason'],
};

/** What a step after a roll asks, with the rules behind it; nothing in moments where nobody decides. */
export function afterRoll<A extends AnyAction>(
  speech: Speech,
  asked: Asked<A>,
  step: string,
  rules: Readonly<Record<Back | 'advance', readonly string[]>>,
): Prompt<A> {
  switch (step) {
    case 'retreat':
    case 'displacement':
    case 'withdrawal':
      return goBack(speech, asked, step, rules[step]);
    case 'advance':
      return advance(speech, asked, rules.advance);
    default:
      return said('');
  }
}

function goBack<A extends AnyAction>(speech: Speech, asked: Asked<A>, step: Back, rules: readonly string[]): Prompt<A> {
  const [one, many, reason] = GOING_BACK[step];
  const { language } = asked;
  const pieces = ablePieces(asked);
  const unit = asked.inHand ?? (pieces.length === 1 ? pieces[0] : null);
  const title =
    unit === null ? speech.tell(language, many) : speech.tell(language, one, { unit: speech.unit(unit, language) });
  return said(title, speech.tell(language, reason), rules, stay(speech, asked, pieces.length));
}

function stay<A extends AnyAction>(speech: Speech, asked: Asked<A>, pieces: number): PromptButton<A>[] {
  const stand = asked.choicesOf(TABLE).find((action) => action.type === 'stand');
  if (stand === undefined) return [];
  return [button(speech.tell(asked.language, pieces === 1 ? 'button.stay' : 'button.stayAll'), stand, true)];
}

/** With "Stay" that makes four. */
const MOST_ADVANCES = 3;

type Step = AnyAction & { readonly unit: number; readonly to: number };
type AdvanceKey = Extract<keyof BattleWords, `button.advance${string}`>;

function advance<A extends AnyAction>(speech: Speech, asked: Asked<A>, rules: readonly string[]): Prompt<A> {
  const { language } = asked;
  const { tell, tellMany } = speech;
  const pieces = ablePieces(asked);
  const ways = pieces.flatMap((piece) => asked.choicesOf(piece)) as unknown as readonly Step[];
  const only = ways.length === 1 ? ways[0] : null;
  const hexes = new Set(ways.map(({ to }) => to));
  const facts = ({ unit, to }: Step) => ({ unit: speech.unit(unit, language), hex: speech.place(to, language) });
  const title =
    only !== null
      ? tell(language, 'prompt.advance', facts(only))
      : pieces.length === 1
        ? tell(language, 'prompt.advanceWhere', { unit: speech.unit(pieces[0], language) })
        : tellMany(language, 'prompt.advanceMany', hexes.size);
  const named: AdvanceKey =
    only !== null ? 'button.advance' : hexes.size === 1 ? 'button.advanceOf' : 'button.advanceTo';
  const go = (ways.length > MOST_ADVANCES ? [] : ways).map((way) =>
    button(tell(language, named, facts(way)), way as unknown as A, only !== null),
  );
  const buttons = [...stay(speech, asked, pieces.length).map((one) => ({ ...one, main: false, none: true })), ...go];
  return said(title, tell(language, 'prompt.advanceReason'), rules, buttons);
}
