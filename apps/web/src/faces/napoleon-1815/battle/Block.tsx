import { position } from '@hundred-days/napoleon-1815';
import type { ButtonHTMLAttributes, JSX } from 'preact';
import { Svg } from '../../../art/svg.tsx';
import type { CounterFace } from '../../../board/types.ts';
import type { Painted } from '../art.ts';
import { blockFace, hiddenFace } from '../art.ts';
import { armyName } from '../names.ts';
import { say, sayMany } from '../text/battleWords.ts';
import { drawnChips, groupOfShape, hasActed, isFoe, justLost, labelOf, takesHit } from './blocks.ts';
import { attemptOf, type Field, fireAt, fireSpot, groupOf, type HiddenGroup, handIn, isMine } from './field.ts';

/** Blocks as they stand on the battle board. */

/** The block alone, its top and side included. */
export function BlockArt({
  face,
  spent = false,
}: {
  readonly face: CounterFace;
  readonly spent?: boolean;
}): JSX.Element {
  const Draw = face.draw;
  return (
    <Svg class="battle-art" viewBox="-3 -15 124 122">
      {Draw !== undefined && <Draw face={face} level="near" spent={spent} />}
    </Svg>
  );
}

interface BlockProps {
  readonly w: Painted;
  readonly field: Field;
  readonly unit: number;
  /** The home position it stands in; -1 for reserve or beside the board. */
  readonly home: number;
}

/** What a click on a block does: takes it up, names it, fires at it; or asks why it cannot. */
function deedOf(w: Painted, { field, unit, home }: BlockProps): (() => void) | null {
  const { asked, live } = field;
  if (!live || !asked.deciding) return null;
  if (isFoe(w, field, unit)) {
    const fire = home < 0 ? undefined : fireAt(w, field, home, groupOf(w, asked.view, unit));
    return fire === undefined ? null : () => asked.act(fire);
  }
  if (!isMine(w, field, unit)) return null;
  if (asked.pieces.includes(unit)) return () => asked.pick(unit);
  // With another in hand it stands for its position.
  if (handIn(field) !== null) return null;
  const attempt = attemptOf(w, field, unit);
  return attempt === undefined ? null : () => asked.act(attempt);
}

export function BlockView(props: BlockProps): JSX.Element {
  const { w, field, unit, home } = props;
  const { view, language } = field.asked;
  const deed = deedOf(w, props);
  const label = labelOf(w, field, unit);
  const lost = justLost(field, unit);
  const held = handIn(field) === unit;
  const able = field.live && field.asked.deciding && field.asked.pieces.includes(unit);
  const target = isFoe(w, field, unit) && deed !== null;
  const classes = [
    'battle-block',
    ...(held ? ['battle-block--in-hand'] : []),
    ...(able && !held ? ['battle-block--able'] : []),
    ...(able && position.stepOf(w, view) === 'morale' ? ['battle-block--asked'] : []),
    ...(target ? ['battle-block--target'] : []),
    ...(takesHit(w, field, unit) ? ['battle-block--struck'] : []),
    ...(lost > 0 ? ['battle-block--lost'] : []),
  ].join(' ');
  const inside = (
    <>
      <BlockArt face={blockFace(w, unit, position.strengthOf(w, view, unit))} spent={hasActed(w, field, unit)} />
      {lost > 0 && (
        <b class="battle-loss" aria-hidden="true">
          −{lost}
        </b>
      )}
      <Chips words={drawnChips(w, field, unit).map((chip) => [chip, say(language, `chip.${chip}`)])} />
    </>
  );
  if (deed === null)
    return (
      <span class={classes} role="img" aria-label={label} data-glide={unit} data-look={unit} data-spot={w.unitId(unit)}>
        {inside}
      </span>
    );
  return (
    <Pressed
      class={classes}
      label={label}
      deed={deed}
      {...(isFoe(w, field, unit) ? {} : { 'aria-pressed': held })}
      data-glide={unit}
      data-look={unit}
      data-spot={w.unitId(unit)}
      data-fire={able ? fireSpot(w, field, unit) : undefined}
      data-stop={`b${unit}`}
      data-home={home}
      draggable={able}
      onDragStart={() => {
        if (!held) deed();
      }}
    >
      {inside}
    </Pressed>
  );
}

function Chips({ words }: { readonly words: readonly (readonly [string, string])[] }): JSX.Element | null {
  if (words.length === 0) return null;
  return (
    <span class="battle-chips" aria-hidden="true">
      {words.map(([chip, text]) => (
        <span key={chip} class={`battle-chip battle-chip--${chip}`}>
          {text}
        </span>
      ))}
    </span>
  );
}

const SHAPES = ['', 'holds', 'square', 'shelter'] as const;
/** Beyond so many one says how many. */
const MOST_BACKS = 12;

interface BacksProps {
  readonly w: Painted;
  readonly field: Field;
  readonly group: HiddenGroup;
  readonly home: number;
}

/** Blocks seen from behind: all alike, drawn from their colour and what marks them (FOG-7, FOG-10). */
export function Backs({ w, field, group, home }: BacksProps): JSX.Element {
  const { language } = field.asked;
  const { army, count, shape } = group;
  const mark = SHAPES[shape];
  const words = sayMany(language, 'block.backs', count, { army: armyName(army, language) });
  const label = mark === '' ? words : `${words}, ${say(language, `block.${mark}`)}`;
  const fire = field.live && home >= 0 ? fireAt(w, field, home, groupOfShape(shape)) : undefined;
  const inside = (
    <>
      {Array.from({ length: Math.min(count, MOST_BACKS) }, (_, i) => (
        <span key={String(i)} class={shape === 2 ? 'battle-square' : 'battle-back'}>
          <BlockArt face={hiddenFace(army, 1, false)} />
        </span>
      ))}
      {count > MOST_BACKS && <b class="battle-count">{count}</b>}
      {mark === 'shelter' && <Chips words={[['shelter', say(language, 'chip.shelter')]]} />}
    </>
  );
  return fire === undefined ? (
    <span class="battle-backs" role="img" aria-label={label} title={label}>
      {inside}
    </span>
  ) : (
    <Pressed
      class="battle-backs battle-block--target"
      label={label}
      deed={() => field.asked.act(fire)}
      data-stop={`h${home}.${army}.${shape}`}
    >
      {inside}
    </Pressed>
  );
}

interface PressedProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly label: string;
  readonly deed: () => void;
}

/** A block, or some of them, that something can be done with; what lies below it is not pressed. */
const Pressed = ({ label, deed, children, ...shown }: PressedProps): JSX.Element => (
  <button
    type="button"
    title={label}
    {...shown}
    onClick={(event) => {
      event.stopPropagation();
      deed();
    }}
  >
    <span class="visually-hidden">{label}</span>
    {children}
  </button>
);
