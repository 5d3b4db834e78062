import './summary.css';
import { units } from '@hundred-days/napoleon-1815';
import type { JSX } from 'preact';
import { RuleLink } from '../../../face/RuleLink.tsx';
import type { Painted } from '../art.ts';
import { blockFace } from '../art.ts';
import { fullName, sideName, sideOf, townName } from '../names.ts';
import { type BattleKey, say, sayMany } from '../text/battleWords.ts';
import { BlockArt } from './Block.tsx';
import type { Ask } from './field.ts';
import { type Loss, lastSummary, type Account as Side, summariesFrom, type Summary as Told } from './summary.ts';

interface Props {
  readonly w: Painted;
  readonly asked: Ask;
  readonly told: Told;
}

/** The fight that has just ended. */
export function Summary({ w, asked }: Pick<Props, 'w' | 'asked'>): JSX.Element | null {
  const told = lastSummary(w, asked);
  return told === null ? null : <Account w={w} asked={asked} told={told} />;
}

/** All fights of the others' last turn, each summed up; in brief, how each ended. */
export function Accounts({ w, asked, from, brief }: AccountsProps): JSX.Element | null {
  const all = summariesFrom(w, asked, from);
  if (all.length === 0) return null;
  if (!brief)
    return (
      <>
        {all.map((told) => (
          <Account key={told.step} w={w} asked={asked} told={told} />
        ))}
      </>
    );
  const lost = (told: Told): string =>
    sidesOf(w, asked)
      .map((side) => `${sideName(side, asked.language)} ${told.sides[side].lost.length}`)
      .join(', ');
  return (
    <ul class="battle-accounts">
      {all.map((told) => (
        <li key={told.step}>
          <b>{endedIn(w, asked, told)}</b> {say(asked.language, 'over.lost', { lost: lost(told) })}
        </li>
      ))}
    </ul>
  );
}

interface AccountsProps extends Pick<Props, 'w' | 'asked'> {
  readonly from: number;
  readonly brief: boolean;
}

/** A fight that is over: how it ended, what both sides threw and lost, each lost block with its cause, and where they went. */
function Account({ w, asked, told }: Props): JSX.Element {
  const { language } = asked;
  return (
    <section class="slip battle-slip battle-summary">
      <h2 class="eyebrow">{say(language, 'over.title')}</h2>
      <p class="battle-ended">{endedIn(w, asked, told)}</p>
      <Table w={w} asked={asked} told={told} />
      {sidesOf(w, asked).map((side) => (
        <Losses key={side} w={w} asked={asked} side={side} account={told.sides[side]} />
      ))}
    </section>
  );
}

/** One's own side first. */
const sidesOf = (w: Painted, { view, viewer }: Ask): readonly number[] => {
  const own = viewer < 0 ? units.FRENCH : sideOf(w, view, viewer);
  return [own, units.otherSide(own)];
};

function endedIn(w: Painted, { language }: Ask, { town, victor, routed, skirmish }: Told): string {
  const facts = { town: townName(w, town, language), side: victor < 0 ? '' : sideName(victor, language) };
  if (routed >= 0) return say(language, 'over.rout', { ...facts, side: sideName(routed, language) });
  if (victor < 0) return say(language, 'over.nobody', facts);
  return say(language, skirmish ? 'over.skirmish' : 'over.won', facts);
}

const ROWS: readonly (readonly [BattleKey, (account: Side, language: string) => string])[] = [
  ['over.eliminated', ({ lost }) => String(lost.length)],
  ['over.steps', ({ steps }) => String(steps)],
  ['over.volleys', ({ volleys, dice }) => `${volleys} / ${dice}`],
  ['over.hits', ({ hits }) => String(hits)],
  ['over.expected', ({ expected }, language) => expected.toLocaleString(language, { maximumFractionDigits: 1 })],
];

function Table({ w, asked, told }: Props): JSX.Element {
  const { language } = asked;
  const sides = sidesOf(w, asked);
  return (
    <table class="battle-account">
      <thead>
        <tr>
          <td />
          {sides.map((side) => (
            <th key={side} scope="col">
              {sideName(side, language)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map(([key, cell]) => (
          <tr key={key}>
            <th scope="row">{say(language, key)}</th>
            {sides.map((side) => (
              <td key={side}>{cell(told.sides[side], language)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What each rule that takes a block is called here. */
const CAUSES: Readonly<Record<string, BattleKey>> = {
  '6.31d': 'over.ran',
  '6.21l': 'over.stream',
  '6.4a': 'over.shot',
  '6.52f': 'over.square',
  '6.6i': 'over.caught',
  '6.7e': 'over.stalemate',
  '7.41a': 'over.inRout',
  '7.4c': 'over.noRoad',
};

interface LossesProps extends Pick<Props, 'w' | 'asked'> {
  readonly side: number;
  readonly account: Side;
}

function Losses({ w, asked, side, account: { lost, away } }: LossesProps): JSX.Element | null {
  const { language } = asked;
  if (lost.length + away.length === 0) return null;
  return (
    <>
      <h3 class="log-heading">{say(language, 'over.fate', { side: sideName(side, language) })}</h3>
      <ul class="battle-losses">
        {lost.map((loss) => (
          <LossRow key={loss.unit} w={w} asked={asked} loss={loss} />
        ))}
        {away.map(({ town, count }) => (
          <li key={`to ${String(town)}`}>
            {sayMany(language, 'over.away', count, { town: townName(w, town, language) })}
          </li>
        ))}
      </ul>
    </>
  );
}

function LossRow({ w, asked, loss }: Pick<Props, 'w' | 'asked'> & { readonly loss: Loss }): JSX.Element {
  const { language } = asked;
  const cause = CAUSES[loss.rule];
  return (
    <li class="battle-fall">
      <BlockArt face={blockFace(w, loss.unit, 1)} />
      <span>
        <b>{fullName(w, loss.unit, language)}</b> {cause === undefined ? '' : say(language, cause)}{' '}
        <RuleLink asked={asked} id={loss.rule} />
      </span>
    </li>
  );
}
