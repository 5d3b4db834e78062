import { ODDS } from '@hundred-days/day-of-waterloo/reckoning';
import type { JSX } from 'preact';
import type { InPlay } from '../asking.ts';
import { Fact } from '../combat/Parts.tsx';
import { shortName } from '../names.ts';
import { write } from '../text/panelWords.ts';
import { type ChargeOdds, type Reaction, reactorsIn } from './charge.ts';

/** 9.4.5: what the charger knows of who may ride at him. */
export function Reactors({ w, asked, odds }: InPlay & { readonly odds: ChargeOdds }): JSX.Element | null {
  const { language, view } = asked;
  const reactions = reactorsIn(w, view, odds);
  if (reactions.length === 0 && !odds.unknown) return null;
  return (
    <div class="slip">
      <h3 class="eyebrow">{write(language, 'charge.reacts')}</h3>
      {reactions.map((reaction) => {
        const unit = shortName(w, reaction.units[0], language);
        return (
          <div key={reaction.units[0]}>
            <Fact asked={asked} rule={reaction.must ? '9.4.5b' : '9.4.5a'} soft={false}>
              {write(language, reaction.must ? 'charge.must' : 'charge.may', { unit })}
            </Fact>
            <Chances w={w} asked={asked} reaction={reaction} />
          </div>
        );
      })}
      {odds.unknown && (
        <Fact asked={asked} rule="5.4.2j">
          {write(language, 'charge.mayHidden')}
        </Fact>
      )}
    </div>
  );
}

/** On how many faces each of them rides, and what comes then. */
export function Chances({ w, asked, reaction }: InPlay & { readonly reaction: Reaction }): JSX.Element {
  const { language } = asked;
  const { units, passes, duel } = reaction;
  return (
    <>
      {units.map((unit, i) => {
        const name = shortName(w, unit, language);
        const facts = { unit: name, odds: ODDS.columns[duel.column], attack: duel.attack, defence: duel.defence };
        return (
          <div key={unit}>
            {passes[i] > 0 && (
              <Fact asked={asked} rule="9.4.5d">
                {write(language, 'charge.rides', { ...facts, n: passes[i] })}
              </Fact>
            )}
            {passes[i] < 6 && (
              <Fact asked={asked} rule="9.4.5e">
                {write(language, 'charge.falls', { unit: name, n: 6 - passes[i] })}
              </Fact>
            )}
          </div>
        );
      })}
    </>
  );
}
