import { type AnyAction, TABLE } from '@hundred-days/kernel';
import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Board } from '../board/Board.tsx';
import type { BoardControls, Motion, Overlay, Seen } from '../board/types.ts';
import { goalIn, isDirect } from '../face/acts.ts';
import { artIn } from '../face/called.ts';
import { Clicks } from './clicks.ts';
import { clickBeside, clickPiece, clickPlace, clickWhy, drop, enterAt, placesOf, spaceAt } from './deeds.ts';
import {
  AdviceCard,
  AdviceOver,
  EdgeMarks,
  FightMap,
  Ghost,
  Here,
  Looking,
  Notices,
  Planned,
  RefusalPopover,
  Scene,
  SinceCard,
  Zoom,
} from './later.ts';
import { seenBefore } from './seen.ts';
import { clickStack, feel, grabStack } from './stacks.ts';
import { hasRolled } from './told.ts';
import { type AtTable, useTable } from './ui.ts';

/** Nothing moves in a replay, nor while a die rolls. */
const NONE: readonly Motion[] = [];

/** The map with what lies over it: zoom, notices, the answer to "why not?". */
export function BoardArea(): JSX.Element {
  const table = useTable();
  const { model, ui, say, told } = table;
  // The reach is laid over the map at once; the piece is raised with what the panels say of it.
  const asked = told.value;
  const art = useComputed(() => artIn(model.face.map.art, model.face.words.said(model.language.value))).value;
  const overlay = useComputed(() => overlayOf(table));
  const pieces = useComputed(() => model.face.map.pieces(told.value)).value;
  const movable = useComputed(() => new Set(told.value.pieces.filter((piece) => piece !== TABLE))).value;
  const handlers = useMemo(() => handlersOf(table), [table]);
  return (
    <main class={ui.acting.value ? 'board-area acting' : 'board-area'}>
      <Board
        art={art}
        pieces={pieces}
        overlay={overlay}
        felt={ui.felt}
        inHand={asked.inHand}
        movable={movable}
        motions={model.live && model.rolling.value === null ? model.motions.value : NONE}
        reducedMotion={table.reducedMotion.value}
        cursor={ui.cursor}
        numbers={ui.numbers.value}
        label={`${say.value('board')}. ${say.value('boardHelp')}`}
        describe={(place) => model.face.words.describePlace(asked.view, place, asked.language)}
        faceOf={(piece) => model.face.map.counter(piece, asked.view)}
        over={ui.asksMarshal.value ? <AdviceOver /> : asked.proposed !== null && <Ghost />}
        {...handlers}
      />
      <Zoom />
      {table.phone.value && <Here />}
      {ui.since.value && <SinceCard />}
      {hasRolled(model.log.value) && <FightMap />}
      <EdgeMarks />
      {model.following.value && <Notices />}
      {(ui.calm.value || ui.look.value !== null) && <Looking />}
      {model.face.panels.scene !== undefined && <Scene />}
      {model.face.panels.stage?.(asked)}
      {asked.inHand !== null && model.face.panels.planned !== undefined && <Planned />}
      {ui.asksMarshal.value && <AdviceCard />}
      {model.refused.value !== null && <RefusalPopover />}
    </main>
  );
}

function handlersOf(table: AtTable) {
  const { model, ui } = table;
  const together = model.face.hand.company !== undefined;
  const clicks = new Clicks(model);
  // When the computer was last done: not when the table was opened, though nobody thinks then either.
  let [thinks, done] = [false, Number.NEGATIVE_INFINITY];
  model.thinking.subscribe((seat) => {
    if (thinks && seat < 0) done = performance.now();
    thinks = seat >= 0;
  });
  const click = (piece: number): void =>
    together ? feel(table, piece, () => clickStack(table, piece)) : clickPiece(table, piece);
  const why = (place: number, piece: number | null): void => clickWhy(table, place, piece, click);
  // While the computer acts a tap goes on to what comes of it; whatever the mouse rests on is looked at meanwhile.
  const tap = (deed: () => void): void => {
    if (model.thinking.peek() >= 0 && table.onSkip !== undefined) table.onSkip('result');
    else clicks.do(deed);
  };
  return {
    onMotionEnd: () => {
      model.motions.value = [];
    },
    onCursor: (place: number) => ui.walk(place, model),
    onPiece: (piece: number) => tap(() => (ui.asksWhy.value ? why(placeOf(table, piece), piece) : click(piece))),
    onGrab: (piece: number) =>
      together ? feel(table, piece, () => grabStack(table, piece)) : clickPiece(table, piece),
    onStuck: (place: number) =>
      void import('./stuck.ts').then(
        ({ tellStuck }) => tellStuck(table, place),
        () => undefined,
      ),
    onPlace: (place: number) => tap(() => (ui.asksWhy.value ? why(place, null) : clickPlace(table, place))),
    onBeside: () => tap(() => clickBeside(table)),
    onEnter: (place: number) => enterAt(table, place),
    onSpace: (place: number) => model.thinking.peek() < 0 && spaceAt(table, place, performance.now() - done),
    onDrop: (piece: number, place: number) => drop(table, piece, place),
    onHover: (place: number | null) => {
      ui.hover.value = place;
    },
    onLook: (seen: Seen) => {
      ui.seen.value = seen;
    },
    opensOn: () => seenBefore(table),
    onReady: (controls: BoardControls) => {
      ui.controls.value = controls;
    },
  };
}

const placeOf = ({ model }: AtTable, piece: number): number =>
  model.face.map.pieces(model.asked.value).find((shown) => shown.piece === piece)?.place ?? 0;

/** What the face shows, the reach and path of the piece in hand, zones on demand, a refusal, a line of the log, the computer's intent. */
function overlayOf({ model, ui, told }: AtTable): Overlay {
  const { face } = model;
  const asked = (model.rolling.value === null ? model.asked : told).value;
  const base = face.map.overlay(asked);
  const pointed = asked.proposed ?? previewed(face, asked, ui.hover.value);
  const path = pointed === null ? null : face.hand.way(pointed, asked.view);
  const refused = model.refused.value;
  const causes = refused === null ? [] : face.words.explain(asked.view, refused.no, asked.language).causes;
  return {
    ...sights(model, asked, ui, base),
    reach: base.ways === undefined ? [...(base.reach ?? []), ...goals(face, asked)] : [],
    ...(path === null ? chosen(face, pointed) : { path }),
    ...(refused?.place == null ? {} : { refused: refused.place }),
    causes: causes.map((cause) => cause.place),
    shown: ui.shown.value,
    ...intentOf(model),
  };
}

/** Where a piece is put down without a way; what is aimed at has a sign of its own. */
function chosen(face: Model['face'], pointed: AnyAction | null): Pick<Overlay, 'chosen'> {
  const goal = pointed === null ? null : goalIn(face, pointed);
  return goal === null ? {} : { chosen: goal };
}

/** What the computer is about to do, where it can be seen on the map. */
function intentOf(model: Model): Pick<Overlay, 'intent'> {
  const { intent, live } = model;
  const action = live ? intent.value : null;
  if (action === null) return {};
  const places = placesOf(model, action);
  return places.length === 0 ? {} : { intent: places };
}

type Model = AtTable['model'];
type Told = AtTable['told']['value'];

const goals = (face: Model['face'], { choices }: Told): number[] => [
  ...new Set(choices.map((action) => goalIn(face, action)).filter((goal) => goal !== null)),
];

/** What the face shows, with what is wanted on demand and what the place pointed at has to show. */
function sights({ face, changed }: Model, asked: Told, ui: AtTable['ui'], base: Overlay): Overlay {
  const { view, viewer, language } = asked;
  // Where the cursor was left before the table changed nobody points.
  const place = ui.hover.value ?? (ui.walked.value === changed.value ? ui.cursor.value : null);
  const shown = [...ui.sights.value.values()].map((sight) => sight.overlay(view, viewer, language));
  if (ui.zone.value.length > 0) shown.push({ zones: ui.zone.value });
  const pointed = place === null ? null : face.map.pointedAt(view, place, language, asked);
  return { ...base, ...(base.ranges === undefined ? together(base, pointed) : null), ...Object.assign({}, ...shown) };
}

/** What is pointed at takes nothing away of what an attack shows that is announced. */
function together(base: Overlay, pointed: Overlay | null): Overlay | null {
  const { shots = [] } = base;
  return pointed?.shots
    ? { ...pointed, shots: [...shots, ...pointed.shots], over: [base.over, pointed.over] }
    : pointed;
}

function previewed(face: Model['face'], { inHand, choices, view }: Told, place: number | null) {
  if (place === null || inHand === null) return null;
  const ways = choices.filter((action) => goalIn(face, action) === place && !isDirect(face, action));
  return ways.length === 0 ? null : face.hand.choose(ways, view);
}
