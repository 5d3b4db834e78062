import { type State, TABLE } from '@hundred-days/kernel';
import { type Action, BIDS, firepowerAt, places, position, tables, units } from '@hundred-days/napoleon-1815';
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { CounterIcon } from '../../art/counters.tsx';
import type { Asked } from '../../face/types.ts';
import { actionName } from './actions.ts';
import { blockFace, hiddenFace } from './art.ts';
import { armyName, fullName, sideName, sideOf, townName } from './names.ts';
import { spokenName } from './pieces.ts';
import { positionName } from './prompt.ts';
import { tell, tellMany } from './text/words.ts';
import './battle.css';

/** What is laid over the map: the battle board, a skirmish, the bidding. */

type Ask = Asked<Action>;
const { AT, has } = position;

/** Steps that are played on the battle board. */
const ON_BOARD: ReadonlySet<string> = new Set(['terrain', 'posting', 'morale', 'combat', 'reinforcement', 'rout']);

export function Scene({ asked }: { readonly asked: Ask }): JSX.Element | null {
  const { view, deciding } = asked;
  const step = position.stepOf(view);
  const slot = view[AT.fight] < 0 ? -1 : position.slotOf(view, view[AT.fight]);
  if (step === 'bidding') return deciding ? <Bidding asked={asked} /> : null;
  if (step === 'showing' || (step === 'hits' && slot < 0)) return <Skirmish asked={asked} />;
  return slot >= 0 && (ON_BOARD.has(step) || step === 'hits') ? <BattleBoard asked={asked} slot={slot} /> : null;
}

/** 12.0b: a side and a number. */
function Bidding({ asked }: { readonly asked: Ask }): JSX.Element {
  const { language } = asked;
  const bids = asked.choicesOf(TABLE).filter((action) => action.type === 'bid');
  const [side, setSide] = useState(bids[0]?.side ?? 0);
  const [steps, setSteps] = useState(-1);
  const open = bids.filter((bid) => bid.side === side);
  const chosen = open.find((bid) => bid.steps === steps) ?? open[0];
  return (
    <section class="battle battle--small slip">
      <fieldset class="battle-row">
        <legend class="eyebrow">{tell(language, 'bid.side')}</legend>
        {units.SIDES.map((id, one) => (
          <button
            key={id}
            type="button"
            class={one === side ? 'button button--main' : 'button'}
            aria-pressed={one === side}
            disabled={!bids.some((bid) => bid.side === one)}
            onClick={() => setSide(one)}
          >
            {sideName(one, language)}
          </button>
        ))}
      </fieldset>
      <label class="battle-row">
        <span class="eyebrow">{tell(language, 'bid.steps')}</span>
        <select
          value={String(chosen?.steps ?? 0)}
          onChange={(event) => setSteps(BIDS.indexOf(event.currentTarget.value))}
        >
          {open.map((bid) => (
            <option key={bid.steps} value={String(bid.steps)}>
              {bid.steps}
            </option>
          ))}
        </select>
      </label>
      {chosen !== undefined && (
        <button type="button" class="button button--main" onClick={() => asked.act(chosen)}>
          {tell(language, 'do.bid', { n: chosen.steps, side: sideName(chosen.side, language) })}
        </button>
      )}
    </section>
  );
}

const unitsAt = (view: State, town: number): number[] =>
  [...Array(units.UNITS).keys()].filter((unit) => position.whereIs(view, unit) === town);

/** 6.6c: up to four of one's own are picked, then shown together. */
function Skirmish({ asked }: { readonly asked: Ask }): JSX.Element {
  const { view, viewer, language, deciding } = asked;
  const town = view[AT.fight];
  const [picked, setPicked] = useState<readonly number[]>([]);
  const there = unitsAt(view, town);
  const mine = there.filter((unit) => viewer >= 0 && position.owns(view, viewer, unit));
  const others = there.filter((unit) => !mine.includes(unit));
  const picking = deciding && position.stepOf(view) === 'showing';
  const most = tables.revealMax - view[AT.picked];
  const chosen = picked.filter((unit) => mine.includes(unit)).sort((a, b) => a - b);
  const toggle = (unit: number): void =>
    setPicked(chosen.includes(unit) ? chosen.filter((one) => one !== unit) : [...chosen, unit].slice(-most));
  return (
    <section class="battle battle--small slip" aria-label={tell(language, 'battle.skirmish', { town: '' })}>
      <h2 class="panel-title">{tell(language, 'battle.skirmish', { town: townName(town, language) })}</h2>
      <h3 class="eyebrow">{tell(language, 'battle.own')}</h3>
      <div class="battle-blocks">
        {mine.map((unit) =>
          picking ? (
            <BlockButton
              key={unit}
              asked={asked}
              unit={unit}
              pressed={chosen.includes(unit)}
              onClick={() => toggle(unit)}
            />
          ) : (
            <OwnBlock key={unit} asked={asked} unit={unit} />
          ),
        )}
      </div>
      <h3 class="eyebrow">{tell(language, 'battle.others')}</h3>
      <div class="battle-blocks">
        {others.map((unit) => (
          <OwnBlock key={unit} asked={asked} unit={unit} />
        ))}
        {[0, 1, 2].map((army) => (
          <Backs key={army} language={language} army={army} count={view[position.hiddenField(town, army, false)]} />
        ))}
      </div>
      {picking && (
        <button
          type="button"
          class="button button--main"
          disabled={chosen.length === 0}
          onClick={() => asked.act({ type: 'show', units: chosen })}
        >
          {tellMany(language, 'button.show', chosen.length)}
        </button>
      )}
    </section>
  );
}

interface BlockProps {
  readonly asked: Ask;
  readonly unit: number;
}

/** A block with what it has done; a click takes it up, where it can act, or does the one thing it means. */
function OwnBlock({ asked, unit }: BlockProps): JSX.Element {
  const can = asked.pieces.includes(unit);
  return (
    <BlockButton
      asked={asked}
      unit={unit}
      pressed={asked.inHand === unit}
      {...(can ? { onClick: () => asked.pick(unit) } : {})}
    />
  );
}

interface ButtonProps extends BlockProps {
  readonly pressed: boolean;
  readonly onClick?: () => void;
}

function BlockButton({ asked: { view, language }, unit, pressed, onClick }: ButtonProps): JSX.Element {
  const acted = has(view, unit, position.SPENT | position.FIRED | position.STEPPED);
  const notes = [
    has(view, unit, position.SQUARE) ? tell(language, 'battle.square') : '',
    has(view, unit, position.HOLDS) ? tell(language, 'battle.holds') : '',
    view[AT.host + unit] > 0 ? tell(language, 'battle.shelter') : '',
    has(view, unit, position.SHOCK) ? tell(language, 'battle.shock') : '',
    acted ? tell(language, 'battle.spent') : '',
  ].filter((note) => note !== '');
  const square = has(view, unit, position.SQUARE) ? ' battle-block--square' : '';
  const label = [spokenName(view, unit, language), ...notes].join(', ');
  return (
    <button
      type="button"
      class={`battle-block${square}${pressed ? ' battle-block--in-hand' : ''}`}
      aria-pressed={pressed}
      title={label}
      disabled={onClick === undefined}
      draggable={onClick !== undefined}
      onDragStart={() => !pressed && onClick?.()}
      onClick={onClick}
    >
      <span class="visually-hidden">{label}</span>
      <CounterIcon face={blockFace(unit, position.strengthOf(view, unit))} size={46} spent={acted} />
      <span class="battle-note" aria-hidden="true">
        {notes.join(', ')}
      </span>
    </button>
  );
}

function Backs({ language, army, count }: { language: string; army: number; count: number }): JSX.Element | null {
  if (count === 0) return null;
  return (
    <span class="battle-backs">
      <CounterIcon
        face={hiddenFace(army, count, false)}
        size={46}
        label={tellMany(language, 'battle.backs', count, { army: armyName(army, language) })}
      />
    </span>
  );
}

interface BoardProps {
  readonly asked: Ask;
  readonly slot: number;
}

/** 6.2: the enemy above, one's own below; columns face each other. */
function BattleBoard({ asked, slot }: BoardProps): JSX.Element {
  const { view, viewer, language } = asked;
  const mine = sideOf(view, viewer);
  const theirs = units.otherSide(mine);
  const town = view[AT.fight];
  const attacks = mine === position.attackerOf(view);
  const homes = (side: number): number[] => places.HOME_PLACES.map((place) => places.homeOf(view, side, place));
  return (
    <section class="battle" aria-label={tell(language, 'battle.title', { town: townName(town, language) })}>
      <header class="battle-head">
        <h2 class="panel-title">{tell(language, 'battle.title', { town: townName(town, language) })}</h2>
        <p>{tell(language, 'battle.turn', { side: sideName(view[AT.side], language) })}</p>
        {viewer >= 0 && <p>{tell(language, attacks ? 'battle.attack' : 'battle.defend')}</p>}
      </header>
      <Reserve asked={asked} slot={slot} side={theirs} mine={mine} />
      <div class="battle-line">
        {homes(theirs)
          .reverse()
          .map((home) => (
            <Ground key={home} asked={asked} slot={slot} home={home} mine={mine} />
          ))}
      </div>
      <div class="battle-line">
        {homes(mine).map((home) => (
          <Ground key={home} asked={asked} slot={slot} home={home} mine={mine} />
        ))}
      </div>
      <Reserve asked={asked} slot={slot} side={mine} mine={mine} />
      <Beside asked={asked} />
      <Acts asked={asked} />
    </section>
  );
}

/** What a click on a position means: the block in hand goes or is posted there, the marker is placed there. */
function actionAt(asked: Ask, place: number): Action | undefined {
  const { deciding, view, choices } = asked;
  if (!deciding) return undefined;
  const list = position.stepOf(view) === 'terrain' ? asked.choicesOf(TABLE) : choices;
  return list.find((action) => 'position' in action && action.position === place - 1);
}

interface CellProps {
  readonly asked: Ask;
  /** The place as one's own units call it. */
  readonly place: number;
  readonly title: string;
  readonly className: string;
  readonly children: ComponentChildren;
}

/** A position: a place to drop a block on, and a button where something can be done there. */
function Cell({ asked, place, title, className, children }: CellProps): JSX.Element {
  const action = actionAt(asked, place);
  const done = (): void => {
    if (action !== undefined) asked.act(action);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same for keys
    <div
      class={`${className}${action === undefined ? '' : ' battle-cell--open'}`}
      onDragOver={(event) => action !== undefined && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        done();
      }}
    >
      <h3 class="battle-name">{title}</h3>
      {children}
      {action !== undefined && (
        <button type="button" class="button button--main battle-here" onClick={done}>
          {positionName(place - 1, asked.language)}
        </button>
      )}
    </div>
  );
}

interface GroundProps extends BoardProps {
  readonly home: number;
  readonly mine: number;
}

const COLUMN_KEYS = ['left', 'center', 'right'] as const;

function Ground({ asked, slot, home, mine }: GroundProps): JSX.Element {
  const { view, language } = asked;
  const owner = Math.floor(home / 3) === position.roleOf(view, mine) ? mine : units.otherSide(mine);
  const marker = places.markerIn(view, slot, home);
  const title = tell(language, `battle.${COLUMN_KEYS[home % 3]}`, { side: sideName(owner, language) });
  const engaged = places.friendsIn(view, slot, mine, home) > 0 && places.enemiesIn(view, slot, mine, home) > 0;
  return (
    <Cell
      asked={asked}
      place={places.placeIn(view, mine, home)}
      title={title}
      className={`battle-cell battle-cell--${tables.MARKERS[marker]}`}
    >
      {marker !== tables.NO_MARKER && (
        <span class="battle-marker">{tell(language, `marker.${tables.MARKERS[marker]}`)}</span>
      )}
      <Row asked={asked} slot={slot} side={units.otherSide(mine)} home={home} />
      {engaged && <p class="battle-engaged">{tell(language, 'battle.engaged')}</p>}
      <Row asked={asked} slot={slot} side={mine} home={home} />
    </Cell>
  );
}

function Row({ asked, slot, side, home }: BoardProps & { side: number; home: number }): JSX.Element {
  return <Blocks asked={asked} slot={slot} side={side} place={places.placeIn(asked.view, side, home)} />;
}

/** Blocks of a side in a place of the battle: those one knows, then the backs of the others. */
function Blocks({ asked, slot, side, place }: BoardProps & { side: number; place: number }): JSX.Element {
  const { view, language } = asked;
  const named = unitsAt(view, view[AT.fight]).filter(
    (unit) => units.SIDE[unit] === side && position.placeOf(view, unit) === place,
  );
  return (
    <div class="battle-blocks">
      {named.map((unit) => (
        <OwnBlock key={unit} asked={asked} unit={unit} />
      ))}
      {units.ARMIES_OF[side].flatMap((army) =>
        [0, 1, 2, 3].map((shape) => {
          const count = view[position.hiddenBattleField(slot, place, army, shape)];
          return count === 0 ? null : (
            <span key={`${army} ${shape}`} class={shape === 2 ? 'battle-block--square' : ''}>
              <Backs language={language} army={army} count={count} />
              {shape > 0 && (
                <span class="battle-note">
                  {tell(language, shape === 1 ? 'battle.holds' : shape === 2 ? 'battle.square' : 'battle.shelter')}
                </span>
              )}
            </span>
          );
        }),
      )}
    </div>
  );
}

function Reserve({ asked, slot, side, mine }: BoardProps & { side: number; mine: number }): JSX.Element {
  const title = tell(asked.language, 'battle.reserve', { side: sideName(side, asked.language) });
  const content = <Blocks asked={asked} slot={slot} side={side} place={places.RESERVE} />;
  if (side !== mine)
    return (
      <div class="battle-cell battle-reserve">
        <h3 class="battle-name">{title}</h3>
        {content}
      </div>
    );
  return (
    <Cell asked={asked} place={places.RESERVE} title={title} className="battle-cell battle-reserve">
      {content}
    </Cell>
  );
}

/** Blocks that are to be posted, and those that can come up from next to the battle. */
function Beside({ asked }: { readonly asked: Ask }): JSX.Element | null {
  const { view, viewer, language, pieces } = asked;
  const step = position.stepOf(view);
  const waiting = unitsAt(view, view[AT.fight]).filter(
    (unit) => position.placeOf(view, unit) === 0 && viewer >= 0 && position.owns(view, viewer, unit),
  );
  const comers = step === 'reinforcement' ? pieces.filter((unit) => unit !== TABLE) : [];
  const list = comers.length > 0 ? comers : step === 'posting' ? waiting : [];
  if (list.length === 0) return null;
  return (
    <div class="battle-cell battle-reserve">
      <h3 class="battle-name">{tell(language, comers.length > 0 ? 'battle.comers' : 'battle.waiting')}</h3>
      <div class="battle-blocks">
        {list.map((unit) => (
          <OwnBlock key={unit} asked={asked} unit={unit} />
        ))}
      </div>
    </div>
  );
}

/** What the block in hand can do, but for going to a position. */
function Acts({ asked }: { readonly asked: Ask }): JSX.Element | null {
  const { inHand, choices, language, view } = asked;
  const acts = choices.filter((action) => !('position' in action));
  if (inHand === null || acts.length === 0) return null;
  return (
    <div class="battle-acts">
      <b>{fullName(inHand, language)}</b>
      {acts.map((action) => (
        <button key={JSON.stringify(action)} type="button" class="button" onClick={() => asked.act(action)}>
          {actName(action, view, language)}
        </button>
      ))}
    </div>
  );
}

function actName(action: Action, view: State, language: string): string {
  if (action.type === 'fire') {
    const key = action.target === 0 ? 'do.fireLine' : 'do.fireSquares';
    return tell(language, key, { n: firepowerAt(view, action.unit, action.target) });
  }
  return actionName(action, language);
}
