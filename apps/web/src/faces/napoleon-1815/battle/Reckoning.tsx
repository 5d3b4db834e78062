import { type Action, places, position, tables, units } from '@hundred-days/napoleon-1815';
import {
  aimOf,
  type Change,
  type FireReckoning,
  fireReckoning,
  moraleReckoning,
  SQUARES,
} from '@hundred-days/napoleon-1815/battle';
import type { JSX } from 'preact';
import { Die } from '../../../art/dice.tsx';
import { RuleLink } from '../../../face/RuleLink.tsx';
import type { Painted } from '../art.ts';
import { blockFace } from '../art.ts';
import { fullName } from '../names.ts';
import { say, sayMany } from '../text/battleWords.ts';
import { BlockArt } from './Block.tsx';
import { type Ask, type Field, firesOf, handIn } from './field.ts';
import { expected, hitsOn, signed } from './numbers.ts';

/** Before the dice: how a fire or a morale check comes to the number it needs. */

export function Stakes({ w, field }: { readonly w: Painted; readonly field: Field }): JSX.Element | null {
  const { asked, live } = field;
  if (!live || !asked.deciding) return null;
  if (position.stepOf(w, asked.view) === 'morale') return <Checks w={w} asked={asked} />;
  const unit = handIn(field);
  const fires = firesOf(field);
  if (unit === null || fires.length === 0) return null;
  return (
    <section class="slip battle-slip">
      {fires.map(({ target }) => (
        <div key={target} class="battle-sum">
          <h2 class="eyebrow">
            {say(asked.language, 'join', {
              a: say(asked.language, 'fire.couldFire'),
              b: say(asked.language, target === SQUARES ? 'fire.atSquares' : 'fire.atLine'),
            })}
          </h2>
          <Sum asked={asked} reckoning={fireReckoning(w, asked.view, unit, target)} />
          <Handful count={position.strengthOf(w, asked.view, unit)} />
        </div>
      ))}
      <Remarks w={w} asked={asked} unit={unit} />
    </section>
  );
}

interface WhoProps {
  readonly w: Painted;
  readonly asked: Ask;
  readonly unit: number;
  readonly eyebrow: string;
  readonly strength?: number;
}

export function Who({
  w,
  asked,
  unit,
  eyebrow,
  strength = position.strengthOf(w, asked.view, unit),
}: WhoProps): JSX.Element {
  return (
    <div class="battle-who">
      <BlockArt face={blockFace(w, unit, strength)} />
      <div>
        <p class="eyebrow">{eyebrow}</p>
        <h2 class="unit-title">{fullName(w, unit, asked.language)}</h2>
      </div>
    </div>
  );
}

/** Printed value, every change with its rule, and the sum. */
export function Sum({ asked, reckoning }: { readonly asked: Ask; readonly reckoning: FireReckoning }): JSX.Element {
  const { language } = asked;
  const { printed, changes, firepower, dice } = reckoning;
  return (
    <table class="battle-table">
      <tbody>
        <tr>
          <th scope="row">{say(language, 'fire.printed')}</th>
          <td>F{printed}</td>
        </tr>
        {changes.map((change) => (
          <ChangeRow key={change.code} asked={asked} change={change} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            {sayMany(language, 'fire.sum', dice, { hits: hitsOn(language, firepower) })}
            <small>{say(language, 'fire.expected', { n: expected(language, dice, firepower) })}</small>
          </th>
          <td>F{firepower}</td>
        </tr>
      </tfoot>
    </table>
  );
}

const ChangeRow = ({ asked, change }: { readonly asked: Ask; readonly change: Change }): JSX.Element => (
  <tr>
    <th scope="row">
      {say(asked.language, `change.${change.code}`)} <RuleLink asked={asked} id={change.rule} />
    </th>
    <td>{signed(change.by)}</td>
  </tr>
);

/** The dice in the hand: they tumble while they are thrown. */
export const Handful = ({ count }: { readonly count: number }): JSX.Element => (
  <div class="battle-dice battle-dice--held" aria-hidden="true">
    {Array.from({ length: count }, (_, i) => (
      <Die key={String(i)} value={0} size={36} />
    ))}
  </div>
);

/** 6.4b, 6.4d, 6.21i: what the hits can and cannot do. */
function Remarks({ w, asked, unit }: { readonly w: Painted; readonly asked: Ask; readonly unit: number }): JSX.Element {
  const { view, language } = asked;
  const long = units.isGun(w, unit) && !places.isEngaged(w, view, unit);
  const slot = position.slotOf(w, view, position.whereIs(w, view, unit));
  const farm = w.type[unit] === units.CAVALRY && places.markerIn(w, view, slot, aimOf(w, view, unit)) === tables.FARM;
  return (
    <p class="soft">
      {say(language, 'fire.falls')} <RuleLink asked={asked} id="6.4b" />
      {long && (
        <>
          {say(language, 'fire.long')} <RuleLink asked={asked} id="6.4d" />
        </>
      )}
      {farm && (
        <>
          {say(language, 'fire.farmSafe')} <RuleLink asked={asked} id="6.21i" />
        </>
      )}
    </p>
  );
}

/** 6.31: who has to roll, and what each needs. */
function Checks({ w, asked }: { readonly w: Painted; readonly asked: Ask }): JSX.Element {
  const { language, view } = asked;
  return (
    <section class="slip battle-slip">
      <h2 class="eyebrow">
        {say(language, 'morale.title')} <RuleLink asked={asked} id="6.31a" />
      </h2>
      {asked.pieces
        .filter((piece) => piece >= 0)
        .map((unit) => {
          const { needs, changes, deadly } = moraleReckoning(w, view, unit);
          const name = { unit: fullName(w, unit, language), n: needs };
          const roll: Action = { type: 'morale', unit };
          return (
            <div key={unit} class="battle-check">
              <BlockArt face={blockFace(w, unit, position.strengthOf(w, view, unit))} />
              <div>
                <b>{say(language, needs > 1 ? 'morale.needs' : 'morale.safe', name)}</b>
                {changes.map((change) => (
                  <p key={change.code}>
                    {signed(change.by)} {say(language, `change.${change.code}`)}{' '}
                    <RuleLink asked={asked} id={change.rule} />
                  </p>
                ))}
                <p class="soft">
                  {say(language, deadly ? 'morale.dies' : 'morale.falls')}{' '}
                  <RuleLink asked={asked} id={deadly ? '6.31d' : '6.31b'} />
                </p>
                <button type="button" class="button" onClick={() => asked.act(roll)}>
                  {say(language, 'orders.morale')}
                </button>
              </div>
            </div>
          );
        })}
    </section>
  );
}
