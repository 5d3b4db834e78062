import { position } from '@hundred-days/day-of-waterloo';
import { TABLE } from '@hundred-days/kernel';
import type { JSX } from 'preact';
import { RuleLink } from '../../../face/RuleLink.tsx';
import type { InPlay } from '../asking.ts';
import { Fact } from '../combat/Parts.tsx';
import { explain } from '../explain.ts';
import { hexCalled, shortName } from '../names.ts';
import { write, writeMany } from '../text/panelWords.ts';
import { areasOf, leftIn } from './areas.ts';
import { type Spot, spotsOf } from './spots.ts';

/** 4.1 The secret set-up: how much is left, where the piece in hand may go, and why not elsewhere. */

const isAsked = ({ w, asked: { view, deciding } }: InPlay): boolean =>
  position.stepOf(w, view) === 'deployment' && deciding;

/** How much is left, and all of it at once: above those who wait beside the map. */
export function SetupLeft({ w, asked }: InPlay): JSX.Element | null {
  const { view, seat, language } = asked;
  if (!isAsked({ w, asked })) return null;
  const areas = areasOf(w, view, seat);
  const [left, of] = [leftIn(areas), areas.reduce((sum, area) => sum + area.of, 0)];
  const deploy = asked.choicesOf(TABLE).find(({ type }) => type === 'deploy');
  return (
    <section class="slip day-setup" aria-label={write(language, 'setup.title')}>
      <div class="odds-head">
        <h2 class="panel-title">{write(language, 'setup.title')}</h2>
        <RuleLink id="4.1a" asked={asked} />
      </div>
      <p class="day-progress">
        <progress max={of} value={of - left} aria-hidden="true" />{' '}
        <b>{left === 0 ? write(language, 'setup.all', { of }) : writeMany(language, 'setup.left', left, { of })}</b>
      </p>
      {deploy !== undefined && (
        <>
          <button type="button" class="button" onClick={() => asked.act(deploy)}>
            {write(language, 'setup.forMe')}
          </button>
          <Fact asked={asked} rule="15.0b">
            {write(language, 'setup.forMeNote')}
          </Fact>
        </>
      )}
    </section>
  );
}

/** How it is done, and where the piece in hand may go. */
export function Setup({ w, asked }: InPlay): JSX.Element | null {
  const { view, seat, language } = asked;
  if (!isAsked({ w, asked })) return null;
  return (
    <section class="slip day-setup" aria-label={write(language, 'setup.title')}>
      {leftIn(areasOf(w, view, seat)) > 0 && (
        <Fact asked={asked} rule="4.1b">
          {write(language, 'setup.how')}
        </Fact>
      )}
      <Fact asked={asked} rule="5.4.2d">
        {write(language, 'setup.secret')}
      </Fact>
      <Where w={w} asked={asked} />
    </section>
  );
}

/** The hexes of the piece in hand: room in each, or why it is closed. */
function Where({ w, asked }: InPlay): JSX.Element | null {
  const { inHand, view, seat, language } = asked;
  if (inHand === null || inHand < 0 || position.whereIs(w, view, inHand) !== position.UNPLACED) return null;
  return (
    <>
      <h3 class="eyebrow">{write(language, 'setup.may', { unit: shortName(w, inHand, language) })}</h3>
      <ul class="day-spots">
        {spotsOf(w, view, seat, inHand).map((spot) => (
          <li key={spot.hex}>
            <OneSpot w={w} asked={asked} spot={spot} piece={inHand} />
          </li>
        ))}
      </ul>
    </>
  );
}

function OneSpot({ w, asked, spot, piece }: InPlay & { readonly spot: Spot; readonly piece: number }): JSX.Element {
  const { view, language } = asked;
  const { hex, no, sp, most } = spot;
  const name = hexCalled(w, hex, language);
  if (no !== null)
    return (
      <span class="day-spot day-spot--closed">
        {name} <small>{explain(w, view, no, language).text}</small> <RuleLink id={no.rule} asked={asked} />
      </span>
    );
  const room =
    sp === 0 ? write(language, most === 0 ? 'setup.one' : 'setup.empty') : write(language, 'setup.room', { sp, most });
  return (
    <button type="button" class="day-spot" onClick={() => asked.act({ type: 'place', unit: piece, hex })}>
      {name} <small>{room}</small>
    </button>
  );
}
