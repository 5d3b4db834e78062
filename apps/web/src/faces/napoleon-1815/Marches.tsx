import type { Fact, GameEvent } from '@hundred-days/kernel';
import { type Action, position, units } from '@hundred-days/napoleon-1815';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { CounterIcon } from '../../art/counters.tsx';
import { Die } from '../../art/dice.tsx';
import { RuleLink } from '../../face/RuleLink.tsx';
import type { Asked } from '../../face/types.ts';
import type { Painted } from './art.ts';
import { blockFace, hiddenFace } from './art.ts';
import { fullName, townName } from './names.ts';
import { write, writeMany } from './text/panelWords.ts';

/** 5.6b: the dice of the force marches, each beside the block it was rolled for; of others' blocks beside their way (FOG-9). */

type Ask = Asked<Action>;

interface Rolled {
  readonly army: number;
  /** -1 for a block that the viewer does not know. */
  readonly unit: number;
  readonly path: readonly number[];
  readonly die: number;
  readonly bonus: number;
  readonly outcome: 'kept' | 'lost' | 'gone';
}

/** With these the fights have begun, and the marches are over. */
const FOUGHT: ReadonlySet<string> = new Set(['fight-chosen', 'fired', 'marker-placed', 'skirmish-shown', 'picked']);
const OWN: ReadonlySet<string> = new Set(['straggled', 'marched-well']);

const ARMIES: readonly string[] = units.ARMIES;

const unitOf = (w: Painted, fact: Fact | undefined): number => (typeof fact === 'string' ? w.unitIndex(fact) : -1);
const numberOf = (fact: Fact | undefined): number => (typeof fact === 'number' ? fact : 0);

/** The dice of this turn in the order they fell, as the viewer was told of them. */
function rolledIn(w: Painted, { past }: Ask): readonly Rolled[] {
  let found: Rolled[] = [];
  for (const { events } of past.steps()) {
    if (events.some(({ type }) => type === 'turn' || FOUGHT.has(type))) found = [];
    for (const event of events) if (event.type === 'march-rolled') found.push(rollOf(w, event, events));
  }
  return found;
}

/** One die a step: what its owner alone is told stands beside what all are. */
function rollOf(w: Painted, { data }: GameEvent, events: readonly GameEvent[]): Rolled {
  const own = events.find(({ type }) => OWN.has(type));
  const lost = events.find(({ type }) => type === 'eliminated');
  const path = Array.isArray(data.path) ? data.path : [];
  return {
    army: ARMIES.indexOf(String(data.army)),
    unit: unitOf(w, (own ?? lost)?.data.unit ?? data.unit),
    path: path.map((id) => w.net.indexOf(String(id))),
    die: numberOf(data.die),
    bonus: numberOf(data.bonus),
    outcome: lost !== undefined ? 'gone' : data.lost === true ? 'lost' : 'kept',
  };
}

/** Own blocks that have still to roll. */
const waitingIn = (w: Painted, { view, viewer }: Ask): number[] =>
  position.stepOf(w, view) !== 'march' || viewer < 0
    ? []
    : [...Array(w.unitCount).keys()].filter(
        (unit) =>
          position.onMap(w, view, unit) &&
          position.owns(w, view, viewer, unit) &&
          position.has(w, view, unit, position.MARCHED),
      );

/** 8.1c: those whose dice are rolled together: of the army and the town of the first. */
function columnOf(w: Painted, { view, pieces }: Ask): readonly number[] {
  const blocks = pieces.filter((piece) => piece >= 0);
  return blocks.filter(
    (unit) =>
      w.army[unit] === w.army[blocks[0]] && position.whereIs(w, view, unit) === position.whereIs(w, view, blocks[0]),
  );
}

/** A whole column that rolls, die after die: with its leader shown, or not. */
interface Column {
  readonly leader: boolean;
  readonly army: number;
  readonly town: number;
}

/** The next die of a column; null when all have fallen. */
export function nextRoll(w: Painted, asked: Ask, { leader, army, town }: Column): Action | null {
  const [unit] = asked.deciding && position.stepOf(w, asked.view) === 'march' ? columnOf(w, asked) : [];
  if (unit === undefined || w.army[unit] !== army || position.whereIs(w, asked.view, unit) !== town) return null;
  return { type: 'march', unit, leader };
}

const TOGETHER = 'march-together';

/**
 * Rolls for a whole column: each die is seen before the next is rolled. It draws nothing and stands beside the map for as long
 * as the table does; on a telephone the dice lie over the button meanwhile.
 */
export function Roller({ w, asked }: { readonly w: Painted; readonly asked: Ask }): null {
  const [column, setColumn] = useState<Column | null>(null);
  useEffect(() => {
    const begin = (event: Event): void => {
      if (event instanceof CustomEvent) setColumn(event.detail);
    };
    document.addEventListener(TOGETHER, begin);
    return () => document.removeEventListener(TOGETHER, begin);
  }, []);
  useEffect(() => {
    if (column === null) return;
    const next = nextRoll(w, asked, column);
    if (next === null) setColumn(null);
    else asked.act(next);
  }, [asked, column]);
  return null;
}

interface MarchesProps {
  readonly w: Painted;
  readonly asked: Ask;
  /** In a row, where there is little room. */
  readonly brief?: boolean;
}

export function Marches({ w, asked, brief = false }: MarchesProps): JSX.Element | null {
  const { view, language } = asked;
  const rolled = rolledIn(w, asked);
  const waiting = waitingIn(w, asked);
  if (rolled.length + waiting.length === 0) return null;
  return (
    <section class={brief ? 'slip marches marches--brief' : 'slip marches'} aria-label={write(language, 'march.title')}>
      <h2 class="eyebrow">
        {write(language, 'march.title')} <RuleLink asked={asked} id="5.6b" />
      </h2>
      <Together w={w} asked={asked} />
      <ul>
        {waiting.map((unit) => (
          <li key={unit} class={asked.inHand === unit ? 'march march--next' : 'march'}>
            <CounterIcon face={blockFace(w, unit, position.strengthOf(w, view, unit))} size={34} />
            <span class="march-who">{fullName(w, unit, language)}</span>
            <Die value={0} size={30} /> <b>{write(language, 'march.waits')}</b>
          </li>
        ))}
        {[...rolled.entries()].reverse().map(([at, roll]) => (
          <Roll w={w} key={`${at} ${roll.die}`} asked={asked} roll={roll} />
        ))}
      </ul>
    </section>
  );
}

function Roll({
  w,
  asked: { view, language },
  roll,
}: {
  readonly w: Painted;
  readonly asked: Ask;
  readonly roll: Rolled;
}): JSX.Element {
  const { army, unit, path, die, bonus, outcome } = roll;
  const face = unit < 0 ? hiddenFace(army, 1, false) : blockFace(w, unit, position.strengthOf(w, view, unit));
  const way = path.map((town) => townName(w, town, language)).join(' → ');
  return (
    <li class={`march march--${outcome}`}>
      <CounterIcon face={face} size={34} />
      <span class="march-who">{unit < 0 ? way : fullName(w, unit, language)}</span>
      <Die value={die} size={30} outcome={outcome === 'kept' ? 'miss' : 'hit'} />{' '}
      <b>
        <span class="visually-hidden">{die} </span>
        {bonus > 0 && `+ ${bonus} `}
        {write(language, `march.${outcome}`)}
      </b>
    </li>
  );
}

/** One throw for a whole column. */
function Together({ w, asked }: { readonly w: Painted; readonly asked: Ask }): JSX.Element | null {
  const { language, deciding, view } = asked;
  const column = deciding && position.stepOf(w, view) === 'march' ? columnOf(w, asked) : [];
  if (column.length < 2) return null;
  const [army, town] = [w.army[column[0]], position.whereIs(w, view, column[0])];
  const leader = fullName(w, w.leaders[army], language);
  const roll = (detail: Column): void => void document.dispatchEvent(new CustomEvent(TOGETHER, { detail }));
  const ways = asked.choicesOf(column[0]).filter((action) => action.type === 'march');
  return (
    <div class="march-all">
      {ways.map((way) => (
        <button
          key={String(way.leader)}
          type="button"
          class="button"
          onClick={() => roll({ leader: way.leader, army, town })}
        >
          {way.leader && ways.length > 1
            ? writeMany(language, 'march.allLeader', column.length, { leader })
            : writeMany(language, 'march.all', column.length)}
        </button>
      ))}
    </div>
  );
}
