import type { Fact, GameEvent } from '@hundred-days/kernel';
import { type Action, position, units } from '@hundred-days/napoleon-1815';
import type { JSX } from 'preact';
import { CounterIcon } from '../../art/counters.tsx';
import { RuleLink } from '../../face/RuleLink.tsx';
import type { Asked } from '../../face/types.ts';
import type { Painted } from './art.ts';
import { blockFace, hiddenFace } from './art.ts';
import { fullName, townName } from './names.ts';
import { write, writeMany } from './text/panelWords.ts';

/** 6.6h, 7.4b: those who leave a fight that is lost, block by block: what it cost them, and where they went. */

type Ask = Asked<Action>;

interface Leaver {
  /** -1 for blocks that the viewer does not know: so many of an army. */
  readonly unit: number;
  readonly army: number;
  readonly count: number;
  lost: number;
  /** The town it has gone to; -1 for none yet. */
  to: number;
  gone: boolean;
}

/** With these something else has begun. */
const BOUNDS: ReadonlySet<string> = new Set([
  'turn',
  'battle-turn',
  'fight-chosen',
  'fired',
  'marker-drawn',
  'skirmish-shown',
  'moves-ended',
  'regroup-ended',
  'reinforcement-ended',
]);
const WENT: ReadonlySet<string> = new Set(['retreated', 'went', 'blocks-went']);
/** Who is lost with no enemy's die. */
const LOST_BY: ReadonlySet<string> = new Set(['6.6i', '7.4c', '7.41a']);
const LEAVING: ReadonlySet<string> = new Set(['withdrawal', 'rout']);

const ARMIES: readonly string[] = units.ARMIES;
const unitOf = (w: Painted, fact: Fact | undefined): number => (typeof fact === 'string' ? w.unitIndex(fact) : -1);
const townOf = (w: Painted, fact: Fact | undefined): number => w.net.indexOf(String(fact));

function note(w: Painted, found: Leaver[], { type, rule, data }: GameEvent): void {
  const went = WENT.has(type);
  if (!went && type !== 'attrition' && !(type === 'eliminated' && LOST_BY.has(rule))) return;
  const unit = unitOf(w, data.unit);
  let one = unit < 0 ? undefined : found.find((other) => other.unit === unit);
  if (one === undefined) {
    const army = unit < 0 ? ARMIES.indexOf(String(data.army)) : w.army[unit];
    one = { unit, army, count: unit < 0 ? Number(data.count) : 1, lost: 0, to: -1, gone: false };
    found.push(one);
  }
  if (went) one.to = townOf(w, data.town);
  else if (type === 'attrition') one.lost++;
  else one.gone = true;
}

function leaversIn(w: Painted, { past, view, pieces, deciding }: Ask): readonly Leaver[] {
  let found: Leaver[] = [];
  for (const { events } of past.steps()) {
    for (const event of events) {
      if (BOUNDS.has(event.type)) found = [];
      else note(w, found, event);
    }
  }
  const left = deciding && LEAVING.has(position.stepOf(w, view)) ? pieces.filter((piece) => piece >= 0) : [];
  for (const unit of left)
    if (!found.some((one) => one.unit === unit))
      found.push({ unit, army: w.army[unit], count: 1, lost: 0, to: -1, gone: false });
  return found;
}

export function Flight({ w, asked }: { readonly w: Painted; readonly asked: Ask }): JSX.Element | null {
  const { language } = asked;
  const leavers = leaversIn(w, asked);
  if (leavers.length === 0) return null;
  return (
    <section class="slip marches flight" aria-label={write(language, 'flight.title')}>
      <h2 class="eyebrow">
        {write(language, 'flight.title')} <RuleLink asked={asked} id="7.2a" />
      </h2>
      <ul>
        {leavers.map((one, i) => (
          <Row w={w} key={one.unit < 0 ? `block ${String(i)}` : one.unit} asked={asked} one={one} />
        ))}
      </ul>
    </section>
  );
}

function Row({
  w,
  asked: { view, language, inHand },
  one,
}: {
  readonly w: Painted;
  readonly asked: Ask;
  readonly one: Leaver;
}): JSX.Element {
  const { unit, army, count, lost, to, gone } = one;
  const face =
    unit < 0 ? hiddenFace(army, 1, to >= 0) : blockFace(w, unit, gone ? 0 : position.strengthOf(w, view, unit));
  const name = unit < 0 ? writeMany(language, 'flight.blocks', count) : fullName(w, unit, language);
  const where = gone
    ? write(language, 'march.gone')
    : to < 0
      ? write(language, 'flight.waits')
      : write(language, 'flight.to', { town: townName(w, to, language) });
  const kind = gone ? 'gone' : to >= 0 ? 'kept' : inHand === unit ? 'next' : 'waits';
  return (
    <li class={`march march--${kind}`}>
      <CounterIcon face={face} size={34} />
      <span>{name}</span> <b class="flight-cost">{lost > 0 && `−${lost}`}</b> <b>{where}</b>
    </li>
  );
}
