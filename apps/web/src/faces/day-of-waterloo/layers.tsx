import { position, units } from '@hundred-days/day-of-waterloo';
import type { State } from '@hundred-days/kernel';
import type { JSX } from 'preact';
import { HEX_PX } from '../../art/measures.ts';
import type { BoardGeometry, CommandRange, Overlay } from '../../board/types.ts';
import { NATIONS } from './art.ts';
import type { Ask } from './asking.ts';
import { type Command, commandOf, isArmyLeader, leadersAbove, roleOf, wardsOf } from './command.ts';
import { pinningOf } from './explain.ts';
import { isMarch } from './hand.ts';
import { mudOver } from './mud.tsx';
import { overlayOf } from './overlay.ts';
import { isOwnSide, isPinned } from './pieces.ts';
import type { Setting } from './setting.ts';
import { isSettingUp, skyOf } from './sides.ts';

/** What lies on the map beside what is asked: mud, who is held by whom (6.1a), and how far leaders command (7.1). */

export interface Layers {
  overlay(asked: Ask): Overlay;
  pointedAt(asked: Ask, place: number): Overlay | null;
}

export function layersOf(w: Setting, geometry: BoardGeometry): Layers {
  const mud = mudOver(w, geometry);
  const command = commandOf(w);
  return {
    overlay(asked) {
      const laid = overlayOf(w, asked);
      const pins = pinsOf(w, asked.view);
      const led = handRange(w, command, geometry, asked);
      return {
        ...laid,
        ...led,
        influence: [...new Set([...(laid.influence ?? []), ...pins.zones])],
        under: [mud(skyOf(w, asked.view)), led?.under],
        over: [
          <PinBars key="pins" geometry={geometry} pins={pins.bars} />,
          <Queues key="queues" geometry={geometry} queues={queuesOf(w, asked.view)} />,
        ],
      };
    },
    pointedAt(asked, place) {
      if (asked.inHand !== null) return null;
      const leaders = leadersToShow(w, asked, place);
      if (leaders.length === 0) return null;
      const led = rangesOf(w, command, geometry, asked, leaders);
      // The plate of a range may lie where a bar is.
      const over = <Queues geometry={geometry} queues={queuesOf(w, asked.view)} />;
      return { ...led, under: [mud(skyOf(w, asked.view)), led.under], over };
    },
  };
}

interface Pins {
  /** From the cavalry to whom it holds. */
  readonly bars: readonly (readonly [number, number])[];
  readonly zones: readonly number[];
}

/** 6.1a: units of the side that moves, and the cavalry that is seen to hold them. */
function pinsOf(w: Setting, view: State): Pins {
  const bars: (readonly [number, number])[] = [];
  const zones = new Set<number>();
  if (position.stepOf(w, view) !== 'movement') return { bars, zones: [] };
  for (const unit of w.unitsOf[view[w.at.phasing]]) {
    const hex = position.whereIs(w, view, unit);
    if (!isPinned(w, view, unit) || position.topIn(w, view, hex) !== unit) continue;
    for (const horse of pinningOf(w, view, hex, w.side[unit])) {
      const from = position.whereIs(w, view, horse);
      bars.push([from, hex]);
      for (let d = 0; d < 6; d++) if (w.zoneSide[6 * from + d] === 1) zones.add(w.neighbours[6 * from + d]);
    }
  }
  return { bars, zones: [...zones] };
}

/** A short bar over the hexside between them, so that it hides no number. */
function PinBars({ geometry: { x, y }, pins }: { geometry: BoardGeometry; pins: Pins['bars'] }): JSX.Element | null {
  if (pins.length === 0) return null;
  const d = pins
    .map(([from, to]) => {
      const at = (share: number): string =>
        `${HEX_PX * (x[from] + share * (x[to] - x[from]))} ${HEX_PX * (y[from] + share * (y[to] - y[from]))}`;
      return `M${at(0.44)}L${at(0.63)}`;
    })
    .join('');
  return (
    <g class="pin-bars">
      <path class="pin-case" d={d} />
      <path class="pin-bar" d={d} />
    </g>
  );
}

interface Queue {
  readonly hex: number;
  /** A counter stands in the hex. */
  readonly crowded: boolean;
  readonly nation: string;
  readonly waiting: number;
}

/** 5.4.2c, 9.2.2: who may come in now and has not. */
function queuesOf(w: Setting, view: State): Queue[] {
  if (isSettingUp(w, view)) return [];
  return w.entries.flatMap(({ id, hex }) => {
    const queue = [...Array(w.pieces).keys()].filter((unit) => waitsAt(w, view, unit, id));
    if (queue.length === 0) return [];
    const nation = NATIONS[units.ARMIES[w.army[queue[0]]]];
    return [{ hex, crowded: !position.isEmpty(w, view, hex), nation, waiting: queue.length }];
  });
}

const waitsAt = (w: Setting, view: State, piece: number, entry: number): boolean =>
  position.whereIs(w, view, piece) === position.OFF_MAP &&
  view[w.at.entry + piece] === entry &&
  view[w.at.due + piece] > 0 &&
  view[w.at.due + piece] <= view[w.at.turn];

/** How many wait, in the hex they come in by; beside a counter that stands there. */
const Queues = ({ geometry: { x, y }, queues }: { geometry: BoardGeometry; queues: readonly Queue[] }): JSX.Element => (
  <>
    {queues.map(({ hex, crowded, nation, waiting }) => {
      const aside = crowded ? 0.36 : 0;
      return (
        <g
          key={hex}
          class={`day-queue counter--${nation}`}
          transform={`translate(${HEX_PX * (x[hex] - aside)} ${HEX_PX * (y[hex] - aside)})`}
        >
          <circle class="counter-face" r="13" />
          <text y="5.5">{waiting}</text>
        </g>
      );
    })}
  </>
);

/** A leader in hand: what he would command from where he is, or from where he is to go. */
function handRange(w: Setting, command: Command, geometry: BoardGeometry, asked: Ask): Overlay | null {
  const { inHand, proposed, view } = asked;
  if (inHand === null || inHand < w.units || !position.onMap(w, view, inHand)) return null;
  const goal = proposed !== null && isMarch(proposed) ? proposed.path.at(-1) : undefined;
  return rangesOf(w, command, geometry, asked, [inHand], goal);
}

/** Those who stand in a hex; where none does, those above a unit of one's own that is out of command. */
function leadersToShow(w: Setting, { view, viewer }: Ask, place: number): readonly number[] {
  const here = position.leadersIn(w, view, place);
  if (here.length > 0) {
    const out = here.filter((leader) => !position.inCommand(w, view, leader));
    return [...new Set([...here, ...out.flatMap((leader) => leadersAbove(w, view, leader))])];
  }
  const top = position.topIn(w, view, place);
  if (top < 0 || !isOwnSide(w, viewer, top)) return [];
  const out = position.unitsIn(w, view, place).find((unit) => !position.inCommand(w, view, unit));
  return out === undefined ? [] : leadersAbove(w, view, out);
}

function rangesOf(
  w: Setting,
  command: Command,
  geometry: BoardGeometry,
  { view, viewer, language }: Ask,
  leaders: readonly number[],
  from?: number,
): Overlay {
  const ranges = leaders.map((leader): CommandRange => {
    const place = from ?? position.whereIs(w, view, leader);
    const places = command.reach(view, leader, place);
    return { place, places, half: [], text: roleOf(w, view, leader, language) };
  });
  const lines = leaders.flatMap((leader, i) =>
    isOwnSide(w, viewer, leader) ? linesOf(w, command, view, leader, ranges[i]) : [],
  );
  return { ranges, under: <CommandLines geometry={geometry} lines={lines} /> };
}

interface Line {
  readonly from: number;
  readonly to: number;
  readonly out: boolean;
}

/** 7.1: from a leader to those he has in command, and to those of his who are too far away. */
function linesOf(w: Setting, command: Command, view: State, leader: number, range: CommandRange): Line[] {
  const reached = new Set(range.places);
  const tactical = position.is(w, view, leader, position.TACTICAL);
  // 7.1e: whom another army leader reaches is not out.
  const others = isArmyLeader(w, leader)
    ? w.armyLeaders[w.army[leader]].filter((one) => one !== leader && position.onMap(w, view, one))
    : [];
  const elsewhere = new Set(others.flatMap((one) => command.reach(view, one)));
  const hexes = new Set(wardsOf(w, view, leader).map((piece) => position.whereIs(w, view, piece)));
  hexes.delete(range.place);
  return [...hexes].flatMap((to) => {
    const out = !reached.has(to);
    return out && (tactical || elsewhere.has(to)) ? [] : [{ from: range.place, to, out }];
  });
}

const LINK = 'M-5 -3 L-9 0 L-5 3 M5 -3 L9 0 L5 3 M-2 5 L2 -5';

function CommandLines({
  geometry: { x, y },
  lines,
}: {
  readonly geometry: BoardGeometry;
  readonly lines: readonly Line[];
}): JSX.Element {
  const at = (hex: number): string => `${HEX_PX * x[hex]} ${HEX_PX * y[hex]}`;
  const path = (of: readonly Line[]): string => of.map(({ from, to }) => `M${at(from)}L${at(to)}`).join('');
  const out = lines.filter((line) => line.out);
  return (
    <g class="day-command">
      <path class="day-command-case" d={path(lines)} />
      <path class="day-command-line" d={path(lines.filter((line) => !line.out))} />
      <path class="day-command-out" d={path(out)} />
      {out.map(({ from, to }) => (
        <g
          key={to}
          class="day-command-cut"
          transform={`translate(${(HEX_PX * (x[from] + x[to])) / 2} ${(HEX_PX * (y[from] + y[to])) / 2})`}
        >
          <circle r="13" />
          <path d={LINK} />
        </g>
      ))}
    </g>
  );
}
