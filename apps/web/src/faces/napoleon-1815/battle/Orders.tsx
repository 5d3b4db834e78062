import { type Action, places, position } from '@hundred-days/napoleon-1815';
import { attritionOf, fireReckoning, LINE, SQUARES } from '@hundred-days/napoleon-1815/battle';
import type { JSX } from 'preact';
import { RuleLink } from '../../../face/RuleLink.tsx';
import type { Painted } from '../art.ts';
import { fullName, townName } from '../names.ts';
import { type BattleKey, say, sayMany } from '../text/battleWords.ts';
import { type Field, handIn, markerAt } from './field.ts';
import { hitsOn } from './numbers.ts';
import { Handful } from './Reckoning.tsx';
import { retreatsOf, roomIn } from './roads.ts';

/** What the block in hand can do, but for going to a position. */

const HOLD: Readonly<Record<string, BattleKey>> = { farm: 'orders.hold.farm', hill: 'orders.hold.hill' };

export function Orders({ w, field }: { readonly w: Painted; readonly field: Field }): JSX.Element | null {
  const unit = handIn(field);
  const { asked } = field;
  if (unit === null || !asked.deciding) return null;
  const { language, view } = asked;
  const acts = asked.choices.filter((action) => !('position' in action) && action.type !== 'retreat');
  const leaving = asked.choices.some((action) => action.type === 'retreat');
  const idle = acts.length === 0 && !leaving;
  if (idle && position.stepOf(w, view) !== 'combat') return null;
  return (
    <section class="battle-orders" aria-label={say(language, 'orders.label', { unit: fullName(w, unit, language) })}>
      {acts.map((action) => (
        <Order w={w} key={JSON.stringify(action)} field={field} unit={unit} action={action} />
      ))}
      {idle && <p class="soft">{say(language, 'orders.none')}</p>}
      {position.stepOf(w, view) === 'combat' && !acts.some(isFire) && (
        <button
          type="button"
          class="button button--plain"
          // Handed in all the same: the answer says by which rule it is refused.
          onClick={() => asked.act({ type: 'fire', unit, target: LINE })}
        >
          {say(language, 'orders.whyNoFire')}
        </button>
      )}
      {acts.some(isFire) && <Handful count={position.strengthOf(w, view, unit)} />}
      {leaving && <Retreats w={w} field={field} unit={unit} />}
    </section>
  );
}

const isFire = ({ type }: Action): boolean => type === 'fire';

interface OrderProps {
  readonly w: Painted;
  readonly field: Field;
  readonly unit: number;
  readonly action: Action;
}

function Order({ w, field, unit, action }: OrderProps): JSX.Element {
  const { asked } = field;
  const fire = action.type === 'fire';
  return (
    <button type="button" class={fire ? 'button button--main battle-fire' : 'button'} onClick={() => asked.act(action)}>
      {orderName(w, field, unit, action)}
      {fire && <small>{fireShort(w, asked, unit, action.target)}</small>}
    </button>
  );
}

/** "F2, 3 dice: 1 to 2" */
function fireShort(w: Painted, { view, language }: Field['asked'], unit: number, target: number): string {
  const { dice, firepower } = fireReckoning(w, view, unit, target);
  return sayMany(language, 'fire.sum', dice, { hits: hitsOn(language, firepower) });
}

function orderName(w: Painted, field: Field, unit: number, action: Action): string {
  const { language, view } = field.asked;
  switch (action.type) {
    case 'fire':
      return say(language, action.target === SQUARES ? 'orders.fireSquares' : 'orders.fire');
    case 'shelter':
      return say(language, 'orders.shelter', { host: fullName(w, action.host, language) });
    case 'hold': {
      const home = places.homeOf(w, view, w.side[unit], position.placeOf(w, view, unit));
      return say(language, HOLD[markerAt(w, field, home)] ?? 'orders.hold');
    }
    case 'square':
    case 'unsquare':
    case 'unshelter':
    case 'morale':
    case 'hit':
    case 'reinforce':
      return say(language, `orders.${action.type}`);
    default:
      return action.type;
  }
}

/** 7.0, 7.1, 7.2: the roads out, those that are full too. */
function Retreats({
  w,
  field,
  unit,
}: {
  readonly w: Painted;
  readonly field: Field;
  readonly unit: number;
}): JSX.Element {
  const { asked } = field;
  const { language, view } = asked;
  const routed = position.stepOf(w, view) === 'rout';
  const engaged = places.isEngaged(w, view, unit);
  const steps = attritionOf(w, view, unit);
  const price =
    engaged && steps > 0 ? sayMany(language, 'orders.retreatCost', steps) : say(language, 'orders.retreatFree');
  return (
    <fieldset class="battle-roads">
      <legend>
        {routed
          ? say(language, 'orders.retreat')
          : say(language, 'join', { a: say(language, 'orders.retreat'), b: price })}{' '}
        <RuleLink asked={asked} id={routed ? '7.4c' : engaged ? '7.0b' : '7.0a'} />
      </legend>
      {retreatsOf(w, field, w.side[unit]).map((road) => (
        <button
          key={road.road}
          type="button"
          class={road.room === 0 ? 'button battle-road battle-road--full' : 'button battle-road'}
          onClick={() => asked.act({ type: 'retreat', unit, town: road.town })}
        >
          {say(language, 'orders.retreatTo', { town: townName(w, road.town, language) })}
          <small>{roomIn(language, road)}</small>
        </button>
      ))}
    </fieldset>
  );
}
