import { position } from '@hundred-days/day-of-waterloo';
import { fightOf, ODDS } from '@hundred-days/day-of-waterloo/reckoning';
import type { JSX } from 'preact';
import type { InPlay } from '../asking.ts';
import { write } from '../text/panelWords.ts';
import { AttackPanel, attackShown } from './Attack.tsx';
import { Choice } from './Choice.tsx';
import { FirePanel } from './FirePanel.tsx';
import { signed } from './numbers.ts';
import { oddsOf } from './odds.ts';
import { Outcomes } from './Parts.tsx';
import { Targets } from './Targets.tsx';

/** 4.2g, 11.14a The Combat Phase: the list of targets, the fire, the attack, and the questions after the die. */

const ATTACKS: ReadonlySet<string> = new Set(['attack', 'attack-evasion', 'claim']);
const FIRES: ReadonlySet<string> = new Set(['fire', 'fire-evasion']);

export function Combat({ w, asked }: InPlay): JSX.Element | null {
  const step = position.stepOf(w, asked.view);
  const isCharge = fightOf(w, asked.view) === 'charge';
  return (
    <>
      <Choice w={w} asked={asked} />
      {(step === 'combat' || step === 'breakthrough') && <Targets w={w} asked={asked} />}
      {FIRES.has(step) && <FirePanel w={w} asked={asked} />}
      {ATTACKS.has(step) && !isCharge && <AttackPanel w={w} asked={asked} />}
    </>
  );
}

/** The attack being declared, for little room: the ratio, its column, and the result of each die. */
export function AttackLine({ w, asked }: InPlay): JSX.Element | null {
  const { language, view } = asked;
  const shown = attackShown(w, asked);
  const odds = shown === null ? null : oddsOf(w, view, shown.units, shown.targets);
  if (odds === null) return null;
  return (
    <div class="odds-line">
      <p>
        <b>
          {odds.attack} : {odds.defence}
        </b>
        <b class="ratio-column">{ODDS.columns[odds.column]}</b>
        <span>{write(language, 'targets.die', { by: signed(odds.modifier) })}</span>
      </p>
      <Outcomes odds={odds} language={language} />
    </div>
  );
}
