import { fighting, position } from '@hundred-days/day-of-waterloo';
import { checkedMorale, plays } from '@hundred-days/day-of-waterloo/reckoning';
import { TABLE } from '@hundred-days/kernel';
import type { ComponentChildren, JSX } from 'preact';
import { type Ask, able, type InPlay } from '../asking.ts';
import { corpsName, placeName, shortName } from '../names.ts';
import type { Setting } from '../setting.ts';
import { type PanelKey, write, writeMany } from '../text/panelWords.ts';
import { exchanging, type Paid, retreating, standing } from './consequences.ts';
import { Evading } from './Evading.tsx';
import { Fact } from './Parts.tsx';

/** 11.9 to 11.13 The questions after a die, with what each answer would mean. */

export function Choice({ w, asked }: InPlay): JSX.Element | null {
  const { language, view, deciding } = asked;
  const step = position.stepOf(w, view);
  if (!deciding) return null;
  const body = step === 'retreat' ? <Retreats w={w} asked={asked} /> : bodyOf(w, asked, step);
  if (body === null) return null;
  return (
    <section class="slip day-choice" aria-label={write(language, 'choice.title')}>
      <h2 class="eyebrow">{write(language, 'choice.title')}</h2>
      {body}
    </section>
  );
}

/** By question, the sentence and its rule. */
const SAID: Readonly<Record<string, readonly [PanelKey, string]>> = {
  'fire-evasion': ['choice.evadeFire', '10.6a'],
  'attack-evasion': ['choice.evadeAttack', '11.1.1a'],
  surprise: ['choice.surprise', '11.9.3a'],
  counterattack: ['choice.counter', '11.8c'],
  impetuous: ['choice.impetuous', '11.11h'],
  pursuit: ['choice.pursuit', '11.11f'],
};

function bodyOf(w: Setting, asked: Ask, step: string): ComponentChildren | null {
  const { language } = asked;
  if (step === 'exchange') return <Exchange w={w} asked={asked} />;
  if (step === 'claim') return <Claim w={w} asked={asked} />;
  if (step === 'advance') return <Advance w={w} asked={asked} />;
  if (step === 'follow') return <Follow w={w} asked={asked} />;
  if (step === 'rout') return <Rout w={w} asked={asked} />;
  if (SAID[step] === undefined) return null;
  const [key, rule] = SAID[step];
  const none = step.endsWith('evasion') && asked.choicesOf(TABLE).every(({ type }) => type === 'done');
  return (
    <>
      <Fact asked={asked} rule={rule} soft={false}>
        {write(language, key)}
      </Fact>
      {asked.parts != null && <Evading w={w} asked={asked} />}
      {none && (
        <Fact asked={asked} rule="5.4.2j">
          {write(language, 'choice.evadeNone')}
        </Fact>
      )}
    </>
  );
}

/** "Jérôme 7 to 6; French II Corps is then Demoralized." */
function paysIn(w: Setting, { payments }: Paid, language: string): string {
  return payments
    .map(({ unit, from, to }) =>
      write(language, to === 0 ? 'choice.payGone' : 'choice.pay', { unit: shortName(w, unit, language), from, to }),
    )
    .join(', ');
}

function Levels({ w, asked, paid }: InPlay & { readonly paid: Paid }): JSX.Element | null {
  const { language } = asked;
  if (paid.breaks.length + paid.scatters.length === 0) return null;
  return (
    <>
      {paid.breaks.map((corps) => (
        <Fact key={corps} asked={asked} rule="12.1a" soft={false}>
          {write(language, 'choice.breaks', { corps: corpsName(w, corps, language) })}
        </Fact>
      ))}
      {paid.scatters.map((corps) => (
        <Fact key={corps} asked={asked} rule="13.1a" soft={false}>
          {write(language, 'choice.scatters', { corps: corpsName(w, corps, language) })}
        </Fact>
      ))}
    </>
  );
}

/** Hex by hex: to go, or to stand and pay. */
function Retreats({ w, asked }: InPlay): JSX.Element {
  return (
    <>
      {drivenFrom(w, asked).map((hex) => (
        <Driven key={hex} w={w} asked={asked} hex={hex} />
      ))}
    </>
  );
}

/** The hexes of one's own that still have to answer. */
const drivenFrom = (w: Setting, { view, seat }: Ask): readonly number[] => [
  ...new Set(
    [...Array(w.units).keys()]
      .filter((unit) => plays(w, view, unit, fighting.RETREATING) && position.owns(w, view, seat, unit))
      .map((unit) => position.whereIs(w, view, unit)),
  ),
];

function Driven({ w, asked, hex }: InPlay & { readonly hex: number }): JSX.Element {
  const { view, language, proposed } = asked;
  const units = able(asked);
  const going = retreating(
    w,
    view,
    hex,
    units.flatMap((piece) => asked.choicesOf(piece)),
  );
  const isPlanned = proposed?.type === 'retreat' && going.units.some((unit) => proposed.units.includes(unit));
  const isOfHex = (piece: number): boolean =>
    going.units.includes(piece) || (isPlanned && !plays(w, view, piece, fighting.RETREATING));
  const isCharge = view[w.at.fight] !== fighting.FIGHTS.indexOf('attack');
  const left = position.unitsIn(w, view, hex).length > going.units.length + going.rooted.length;
  return (
    <div class="day-either">
      <h3>{writeMany(language, 'choice.retreat', going.length, { hex: placeName(w, hex, language) })}</h3>
      {going.hexes.length === 0 ? (
        <Fact asked={asked} rule="11.9f">
          {write(language, 'choice.noRetreat')}
        </Fact>
      ) : (
        <Evading w={w} asked={asked} pieces={units.filter(isOfHex)} />
      )}
      {going.hexes.length > 0 &&
        going.rooted.map((unit) => (
          <Fact key={unit} asked={asked} rule="11.9c">
            {write(language, 'choice.rooted', { unit: shortName(w, unit, language), n: going.length })}
          </Fact>
        ))}
      {going.hexes.length > 0 && !isCharge && left && (
        <Fact asked={asked} rule="11.9.2a">
          {write(language, 'choice.check')}
        </Fact>
      )}
      <Standing w={w} asked={asked} hex={hex} />
    </div>
  );
}

/** What it costs to stay, and the button that does it. */
function Standing({ w, asked, hex }: InPlay & { readonly hex: number }): JSX.Element {
  const { view, language } = asked;
  const staying = standing(w, view, hex);
  const stand = asked.pieces
    .flatMap((piece) => asked.choicesOf(piece))
    .find((action) => action.type === 'stand' && action.hex === hex);
  const name = write(language, 'choice.stand', { hex: placeName(w, hex, language) });
  return (
    <>
      {stand === undefined ? (
        <h3>{name}</h3>
      ) : (
        <button type="button" class="button" onClick={() => asked.act(stand)}>
          {name}
        </button>
      )}
      <Fact asked={asked} rule="11.9b">
        {writeMany(language, 'choice.standText', staying.sp, { pays: paysIn(w, staying, language) })}
      </Fact>
      <Levels w={w} asked={asked} paid={staying} />
    </>
  );
}

function Rout({ w, asked }: InPlay): JSX.Element | null {
  const [piece] = asked.pieces.filter((one) => one >= 0);
  if (piece === undefined) return null;
  return (
    <>
      <Fact asked={asked} rule="11.9.2c" soft={false}>
        {write(asked.language, 'choice.rout', { unit: shortName(w, piece, asked.language) })}
      </Fact>
      {asked.parts != null && <Evading w={w} asked={asked} />}
    </>
  );
}

function Exchange({ w, asked }: InPlay): JSX.Element {
  const { view, language } = asked;
  return (
    <>
      <Fact asked={asked} rule="11.8b" soft={false}>
        {write(language, 'choice.exchange', { n: view[w.at.price] })}
      </Fact>
      {asked.pieces
        .filter((piece) => piece >= 0)
        .map((piece) => {
          const hex = position.whereIs(w, view, piece);
          const paid = exchanging(w, view, hex);
          return (
            <div key={piece}>
              <button type="button" class="button day-pays" onClick={() => asked.act({ type: 'pay', hex })}>
                {write(language, 'choice.exchangeHex', {
                  hex: placeName(w, hex, language),
                  pays: paysIn(w, paid, language),
                })}
              </button>
              <Levels w={w} asked={asked} paid={paid} />
            </div>
          );
        })}
    </>
  );
}

function Claim({ w, asked }: InPlay): JSX.Element {
  const { view, language } = asked;
  const may = asked.choicesOf(TABLE).some(({ type }) => type === 'claim');
  const isCharge = view[w.at.fight] === fighting.FIGHTS.indexOf('charge');
  return (
    <Fact asked={asked} rule={may ? '11.6b' : '5.4.2j'} soft={false}>
      {write(language, !may ? 'choice.claimNone' : isCharge ? 'choice.claimCharge' : 'choice.claim')}
    </Fact>
  );
}

function Advance({ w, asked }: InPlay): JSX.Element {
  const { view, language } = asked;
  const must = view[w.at.must] === 1;
  const breaks = w.breakthroughIn[position.weatherOf(w, view)] && view[w.at.second] === 0;
  return (
    <>
      <Fact asked={asked} rule={must ? '11.11a' : '10.4c'} soft={false}>
        {write(language, must ? 'choice.advance' : 'choice.advanceMay')}
      </Fact>
      {breaks && (
        <Fact asked={asked} rule="11.13b">
          {write(language, 'choice.advanceBreak')}
        </Fact>
      )}
    </>
  );
}

/** 11.11c: a die less one. */
function Follow({ w, asked }: InPlay): JSX.Element | null {
  const { view, language } = asked;
  const units = asked.pieces.filter((piece) => piece >= 0);
  const upTo = units.map((unit) => Math.max(0, Math.min(6, checkedMorale(w, view, unit, false) + 1)));
  return (
    <>
      {units.map((unit, i) => (
        <Fact key={unit} asked={asked} rule="11.11c" soft={false}>
          {write(language, 'choice.follow', { unit: shortName(w, unit, language), n: upTo[i] })}
        </Fact>
      ))}
    </>
  );
}
