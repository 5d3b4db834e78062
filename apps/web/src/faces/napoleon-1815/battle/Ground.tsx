import { POSITIONS, places, position, tables, units } from '@hundred-days/napoleon-1815';
import type { ComponentChildren, JSX } from 'preact';
import { Icon } from '../../../art/icons.tsx';
import type { Painted } from '../art.ts';
import { fullName } from '../names.ts';
import { say, sayMany } from '../text/battleWords.ts';
import { Backs, BlockView } from './Block.tsx';
import {
  actionAt,
  attemptAt,
  carryOut,
  columnOf,
  type Field,
  goingTo,
  handIn,
  holderIn,
  homeName,
  hostOf,
  isEngagedAt,
  markerAt,
  reserveName,
  rowSpot,
  standing,
} from './field.ts';
import { FarmArt, HillArt, StreamArt, WoodsArt } from './terrain.tsx';

/** The six positions, the reserves, and the line between them. */

interface CellProps {
  readonly w: Painted;
  readonly field: Field;
  /** The place as one's own units call it; 0 where they never go. */
  readonly place: number;
  readonly title: string;
  /** Where there is no room to say whose it is. */
  readonly brief?: string | null;
  /** What is said of it; where there is little room, the first of it. */
  readonly notes?: readonly string[];
  readonly className: string;
  readonly children: ComponentChildren;
}

/** A position: its name is the button that sends the block in hand there, or asks why not. */
function Cell({ w, field, place, title, brief = null, notes = [], className, children }: CellProps): JSX.Element {
  const { asked } = field;
  const action = place === 0 ? undefined : actionAt(w, field, place);
  const attempt = place === 0 ? undefined : (action ?? attemptAt(w, field, place));
  const hand = handIn(field);
  const here = hand !== null && position.placeOf(w, asked.view, hand) === place;
  const deed = attempt === undefined || (here && action === undefined) ? null : () => carryOut(w, field, attempt);
  const going = action === undefined ? null : say(asked.language, `go.${goingTo(w, field, action, place)}`);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its name is a button that does the same
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay its content out in the middle
    <div
      role="group"
      data-spot={place === 0 ? undefined : POSITIONS[place - 1]}
      aria-label={[title, ...notes].join(', ')}
      class={`battle-cell ${className}${action === undefined ? '' : ' battle-cell--open'}`}
      onClick={() => deed?.()}
      onDragOver={(event) => {
        if (deed !== null) event.preventDefault();
      }}
      onDrop={(event) => {
        event.preventDefault();
        deed?.();
      }}
    >
      <h3 class="battle-name">
        {deed === null ? (
          <Title title={title} brief={brief} hidden={false} />
        ) : (
          <button
            type="button"
            class={going === null ? 'battle-go battle-go--shut' : 'battle-go'}
            data-stop={`p${place}`}
            onClick={(event) => {
              event.stopPropagation();
              deed();
            }}
          >
            <span class="visually-hidden">{nameOfGo(w, field, title, going)}</span>
            <Title title={title} brief={brief} hidden={true} />
            {going !== null && <b aria-hidden="true">{going}</b>}
          </button>
        )}
        {notes.length > 0 && (
          <small class="battle-note">
            {notes[0]}
            {notes.length > 1 && <span class="battle-long">{`, ${notes.slice(1).join(', ')}`}</span>}
          </small>
        )}
      </h3>
      {children}
    </div>
  );
}

interface TitleProps extends Required<Pick<CellProps, 'title' | 'brief'>> {
  /** From those to whom the button says more. */
  readonly hidden: boolean;
}

function Title({ title, brief, hidden }: TitleProps): JSX.Element {
  const unseen = hidden ? 'true' : undefined;
  return (
    <>
      <span aria-hidden={unseen} class={brief === null ? undefined : 'battle-whole'}>
        {title}
      </span>
      {brief !== null && (
        <span aria-hidden={unseen} class="battle-brief">
          {brief}
        </span>
      )}
    </>
  );
}

function nameOfGo(w: Painted, field: Field, title: string, going: string | null): string {
  const { language } = field.asked;
  const hand = handIn(field);
  if (going !== null) {
    const deed = hand === null ? going : `${going}, ${fullName(w, hand, language)}`;
    return say(language, 'join', { a: title, b: deed });
  }
  return hand === null ? title : `${title}. ${say(language, 'cell.asked', { unit: fullName(w, hand, language) })}`;
}

interface GroundProps {
  readonly w: Painted;
  readonly field: Field;
  readonly home: number;
}

export function Ground({ w, field, home }: GroundProps): JSX.Element {
  const { view, language } = field.asked;
  const { mine } = field;
  const marker = markerAt(w, field, home);
  const engaged = isEngagedAt(w, field, home);
  const own = Math.floor(home / 3) === position.roleOf(w, view, mine);
  const unseen = marker === 'woods' && own && !engaged && field.asked.viewer >= 0;
  const held = marker === 'farm' || marker === 'hill';
  const holder = held ? holderIn(w, field, home) : null;
  const keeper = holder?.side ?? (own ? mine : units.otherSide(mine));
  const row = (side: number): JSX.Element => (
    <Row
      w={w}
      field={field}
      side={side}
      home={home}
      ground={held && keeper === side ? marker : null}
      holder={keeper === side ? (holder?.unit ?? null) : null}
    />
  );
  return (
    <Cell
      w={w}
      field={field}
      place={places.placeIn(w, view, mine, home)}
      title={homeName(w, field, home)}
      brief={own && field.asked.viewer >= 0 ? null : say(language, `cell.part.${columnOf(home)}`)}
      notes={marker === 'none' || marker === 'stream' ? [] : notesOn(language, marker, unseen)}
      className={`battle-ground battle-ground--${marker}${own ? ' battle-ground--own' : ''}${engaged ? ' battle-ground--engaged' : ''}`}
    >
      {marker === 'woods' && <WoodsArt />}
      {row(units.otherSide(mine))}
      {engaged && (
        <p class="battle-engaged">
          <span>
            <Icon name="swords" size={16} /> {say(language, 'cell.engaged')}
          </span>
        </p>
      )}
      {row(mine)}
    </Cell>
  );
}

const notesOn = (language: string, marker: 'woods' | 'farm' | 'hill', unseen: boolean): string[] => [
  say(language, `ground.${marker}`),
  ...(unseen ? [say(language, 'cell.unseen')] : []),
];

interface RowProps extends GroundProps {
  readonly w: Painted;
  readonly side: number;
  /** A Farm or Hill that stands in this row, and who holds it: null for nobody, -1 for a block one does not know. */
  readonly ground: 'farm' | 'hill' | null;
  readonly holder: number | null;
}

function Row({ w, field, side, home, ground, holder }: RowProps): JSX.Element {
  const { view, language } = field.asked;
  const { named, hidden } = standing(w, field, side, places.placeIn(w, view, side, home));
  const free = named.filter((unit) => unit !== holder && hostOf(w, view, unit) < 0);
  const guests = (host: number): number[] => named.filter((unit) => hostOf(w, view, unit) === host);
  const strays = named.filter((unit) => hostOf(w, view, unit) >= 0 && !named.includes(hostOf(w, view, unit)));
  const unknown = ground !== null && holder === -1;
  return (
    <div class="battle-row" data-spot={rowSpot(home, side)}>
      {[...free, ...strays].map((unit) =>
        position.has(w, view, unit, position.SQUARE) ? (
          <span key={unit} class="battle-square">
            <BlockView w={w} field={field} unit={unit} home={home} />
            {guests(unit).map((guest) => (
              <BlockView w={w} key={guest} field={field} unit={guest} home={home} />
            ))}
          </span>
        ) : (
          <BlockView w={w} key={unit} field={field} unit={unit} home={home} />
        ),
      )}
      {hidden
        .filter(({ shape }) => !(unknown && shape === 1))
        .map((group) => (
          <Backs w={w} key={`${group.army} ${group.shape}`} field={field} group={group} home={home} />
        ))}
      {ground !== null && (
        <span class={`battle-hold battle-hold--${ground}`}>
          {ground === 'farm' ? <FarmArt /> : <HillArt />}
          {unknown
            ? hidden
                .filter(({ shape }) => shape === 1)
                .map((group) => <Backs w={w} key={group.army} field={field} group={group} home={home} />)
            : holder !== null && <BlockView w={w} field={field} unit={holder} home={home} />}
          {holder === null && <small class="battle-note battle-plate">{say(language, 'cell.unheld')}</small>}
        </span>
      )}
    </div>
  );
}

export function Reserve({
  w,
  field,
  side,
}: {
  readonly w: Painted;
  readonly field: Field;
  readonly side: number;
}): JSX.Element {
  const { asked, mine } = field;
  const { named, hidden } = standing(w, field, side, places.RESERVE);
  const own = side === mine;
  return (
    <Cell
      w={w}
      field={field}
      place={own ? places.RESERVE : 0}
      title={reserveName(w, field, side)}
      notes={own && asked.viewer >= 0 ? [say(asked.language, 'cell.unseen')] : []}
      className={own ? 'battle-reserve battle-ground--own' : 'battle-reserve'}
    >
      <div class="battle-row">
        {named.map((unit) => (
          <BlockView w={w} key={unit} field={field} unit={unit} home={-1} />
        ))}
        {hidden.map((group) => (
          <Backs w={w} key={`${group.army} ${group.shape}`} field={field} group={group} home={-1} />
        ))}
        {named.length + hidden.length === 0 && <small class="soft">{say(asked.language, 'cell.empty')}</small>}
      </div>
    </Cell>
  );
}

/** 6.21j: the line between two positions that face each other, and the Stream on it. */
export function Between({ w, field, home }: GroundProps): JSX.Element {
  const { view, language, deciding } = field.asked;
  const facing = 5 - home;
  const stream = [home, facing].some((one) => markerAt(w, field, one) === tables.MARKERS[tables.STREAM]);
  if (!stream) return <div class="battle-between" />;
  const left = 2 - view[w.at.crossed + places.columnOf(home)];
  const now = field.live && deciding && position.stepOf(w, view) === 'combat';
  const words = now ? sayMany(language, 'cell.streamRoom', left) : say(language, 'cell.stream');
  return (
    <div class="battle-between battle-between--stream">
      <StreamArt />
      <small class="battle-note battle-plate" title={words}>
        {say(language, 'ground.stream')}
        {now && <span class="battle-short">{` ${left}`}</span>}
        <span class="battle-long">{` · ${words}`}</span>
      </small>
    </div>
  );
}
