import { partyAllowance, partyOf, position, remaining } from '@hundred-days/day-of-waterloo';
import type { JSX } from 'preact';
import { CounterIcon } from '../../art/counters.tsx';
import { useLoading } from '../../page/later.tsx';
import { type InPlay, points } from './asking.ts';
import { corpsName, shortName } from './names.ts';
import { faceNow, isOwnSide } from './pieces.ts';
import type { Setting } from './setting.ts';
import { Fates } from './setup/Fate.tsx';
import { SetupLeft } from './setup/Setup.tsx';
import { EnemyHex } from './stacks/EnemyHex.tsx';
import { StackCard } from './stacks/StackCard.tsx';
import { loadPanelWords } from './text/panelWords.ts';
import { tell } from './text/words.ts';
import './panels.css';

/**
 * What is in hand: nothing in the set-up, a leader, a unit alone, or one of a stack, of which others may be taken along (9.0b); an
 * enemy hex where whom to strike is asked (11.8c).
 */

export function Hand({ w, asked }: InPlay): JSX.Element | null {
  const { language } = asked;
  useLoading(() => loadPanelWords(language), language);
  return <InHand w={w} asked={asked} />;
}

export function InHand({ w, asked }: InPlay): JSX.Element | null {
  const { inHand, view, viewer } = asked;
  if (inHand === null || inHand < 0)
    return (
      <>
        <SetupLeft w={w} asked={asked} />
        {position.stepOf(w, view) === 'deployment' && <Fates w={w} asked={asked} />}
      </>
    );
  if (!isOwnSide(w, viewer, inHand)) return <EnemyHex w={w} asked={asked} />;
  const hex = position.whereIs(w, view, inHand);
  const stack = inHand < w.units && hex >= 0 ? position.unitsIn(w, view, hex) : [];
  return stack.length > 1 ? <StackCard w={w} asked={asked} hex={hex} /> : <Single w={w} asked={asked} />;
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
