import { type Action, partyAllowance, partyOf, position, remaining } from '@hundred-days/day-of-waterloo';
import type { JSX } from 'preact';
import { CounterIcon } from '../../art/counters.tsx';
import { type InPlay, points } from './asking.ts';
import { corpsName, hexNumber, nameOfHex, shortName } from './names.ts';
import { faceNow } from './pieces.ts';
import type { Setting } from './setting.ts';
import { tell } from './text/words.ts';
import './panels.css';

/** What is in hand: a leader, a unit alone, or one of a stack, of which others may be taken along (9.0b). */

export function Hand({ w, asked }: InPlay): JSX.Element | null {
  const { inHand, view } = asked;
  if (inHand === null || inHand < 0) return null;
  const hex = position.whereIs(w, view, inHand);
  const stack = inHand < w.units && hex >= 0 ? position.unitsIn(w, view, hex) : [];
  return stack.length > 1 ? <Stack w={w} asked={asked} stack={stack} hex={hex} /> : <Single w={w} asked={asked} />;
}

function Stack({
  w,
  asked,
  stack,
  hex,
}: InPlay & { readonly stack: readonly number[]; readonly hex: number }): JSX.Element {
  const { view, language } = asked;
  const sp = stack.reduce((all, unit) => all + position.strengthOf(w, view, unit), 0);
  const title = tell(language, 'hand.stack', { hex: nameOfHex(w, hex, language) ?? hexNumber(w, hex) });
  const takes = stack.flatMap((unit) => (isTaken(w, asked, unit) ? [] : takeOf(asked, unit)));
  return (
    <section class="slip day-stack" aria-label={title}>
      <h2 class="eyebrow">{title}</h2>
      <p class="day-sp">
        {w.mostSP[hex] > 0
          ? tell(language, 'hand.sp', { n: sp, most: w.mostSP[hex] })
          : tell(language, 'hand.spAlone', { n: sp })}
      </p>
      <ol>
        {stack.map((unit, i) => (
          <li key={unit} class={isHeld(w, asked, unit) ? 'day-row day-row--held' : 'day-row'}>
            <Row w={w} asked={asked} unit={unit} top={i === 0} />
          </li>
        ))}
      </ol>
      {takes.length > 1 && (
        <button type="button" class="button" onClick={() => asked.inTurn(takes)}>
          {tell(language, 'hand.whole')}
        </button>
      )}
      <Points w={w} asked={asked} />
    </section>
  );
}

const isTaken = (w: Setting, { view }: InPlay['asked'], unit: number): boolean =>
  position.did(w, view, unit, position.TAKEN);
const isHeld = (w: Setting, asked: InPlay['asked'], unit: number): boolean =>
  asked.inHand === unit || isTaken(w, asked, unit);

const deedOf = (asked: InPlay['asked'], unit: number, type: Action['type']): Action | undefined =>
  asked.choicesOf(unit).find((action) => action.type === type);
const takeOf = (asked: InPlay['asked'], unit: number): readonly Action[] => {
  const take = deedOf(asked, unit, 'take');
  return take === undefined ? [] : [take];
};

function Row({ w, asked, unit, top }: InPlay & { readonly unit: number; readonly top: boolean }): JSX.Element {
  const { view, language, inHand } = asked;
  const [take, raise] = [deedOf(asked, unit, 'take'), deedOf(asked, unit, 'raise')];
  const held = isTaken(w, asked, unit);
  // Whoever is in hand alone is taken along with the first of the others.
  const first = inHand !== null && inHand !== unit && !isTaken(w, asked, inHand) ? takeOf(asked, inHand) : [];
  return (
    <>
      <button type="button" class="day-unit" data-look={unit} onClick={() => asked.pick(unit)}>
        <CounterIcon face={faceNow(w, view, unit)} size={44} />
        <span>
          {shortName(w, unit, language)}
          <small>{tell(language, top ? 'hand.top' : 'hand.beneath')}</small>
        </span>
      </button>
      <span class="day-deeds">
        {take !== undefined && (held || inHand !== unit) && (
          <button type="button" class="button" onClick={() => asked.inTurn([...first, take])}>
            {tell(language, held ? 'hand.leave' : 'hand.take')}
          </button>
        )}
        {raise !== undefined && (
          <button type="button" class="button" onClick={() => asked.act(raise)}>
            {tell(language, 'hand.raise')}
          </button>
        )}
      </span>
    </>
  );
}

function Single({ w, asked }: InPlay): JSX.Element {
  const { view, language } = asked;
  const piece = asked.inHand as number;
  const name = shortName(w, piece, language);
  return (
    <section class="slip unit-card" aria-label={name}>
      <CounterIcon face={faceNow(w, view, piece)} size={84} />
      <div>
        <h2 class="eyebrow">{tell(language, 'hand.unit')}</h2>
        <p class="unit-title">{name}</p>
        <p class="unit-commander">{whoIs(w, view, piece, language)}</p>
        <Points w={w} asked={asked} />
      </div>
    </section>
  );
}

function whoIs(w: Setting, view: InPlay['asked']['view'], piece: number, language: string): string {
  if (piece < w.units) return corpsName(w, position.corpsOf(w, view, piece), language);
  const { kind, commandRadiusMP: n } = w.leaderData[piece - w.units];
  const corps = w.corpsLeader.indexOf(piece);
  return kind === 'army' || corps < 0
    ? tell(language, 'hand.leader.army', { n })
    : tell(language, 'hand.leader.corps', { n, corps: corpsName(w, corps, language) });
}

function Points({ w, asked }: InPlay): JSX.Element | null {
  const { view, language, inHand } = asked;
  if (inHand === null || position.stepOf(w, view) !== 'movement' || !position.onMap(w, view, inHand)) return null;
  const party = partyOf(w, view, inHand);
  return (
    <p class="points">
      {tell(language, 'hand.points', {
        n: points(remaining(w, view, party)),
        of: points(partyAllowance(w, view, party)),
      })}
    </p>
  );
}
