import './chart.css';
import type { Place } from '@hundred-days/kernel';
import { campaignPosition as position } from '@hundred-days/last-battles/campaign';
import type { JSX, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { memo } from '../../../../art/memo.tsx';
import { useLoading } from '../../../../page/later.tsx';
import { type AtTable, useTable } from '../../../../table/ui.ts';
import { type Ask, type CampaignSetting, isOwn, type Led, sideOfSeat } from '../setting.ts';
import { Armies } from './Armies.tsx';
import { Boxes, Dangers } from './Boxes.tsx';
import { Coming } from './Coming.tsx';
import { Command } from './Command.tsx';
import { Days, isOverview } from './Days.tsx';
import { Decisions } from './Decisions.tsx';
import { deskOf } from './desk.ts';
import { placesOf, seeTop } from './going.ts';
import { Losses } from './Losses.tsx';
import { loadChartWords } from './text/words.ts';

/**
 * It tells of the position, whatever is in hand or pointed at: nothing of it is drawn anew for that, and what it asks of the
 * table it asks of the table as it is.
 */
export const Chart = memo(ChartNow, ({ w, asked: before }, { w: next, asked: now }) => {
  if (w !== next) return false;
  const { view, viewer, seat, deciding, language, notes, pieces } = before;
  return (
    view === now.view &&
    viewer === now.viewer &&
    seat === now.seat &&
    deciding === now.deciding &&
    language === now.language &&
    notes === now.notes &&
    pieces === now.pieces
  );
});

/**
 * Beside the map: the hours, what is still open, who commands whom, what will strike, the armies, and the boxes. While places are
 * dealt out a wide window is laid out for all of it, beside the whole map.
 */
function ChartNow({ w, asked }: Led): JSX.Element | null {
  const { language } = asked;
  const table = useTable();
  useLoading(() => loadChartWords(language), language);
  const wide = !table.taught && table.shape.value === 'wide' && isOverview({ w, asked });
  const { ui } = table;
  /** The map as a game opens; of three players each sees his own army. */
  const begin = (): void => {
    const own = ownPlaces(w, asked);
    const controls = ui.controls.peek();
    if (own.length === 0) controls?.open();
    else if (controls?.close(own) === false) controls.frame([own], true);
  };
  const chart = useOverview(wide, table, begin);
  useBeginnings({ w, asked }, table, wide ? null : begin);
  if (position.campaignStep(w, asked.view) === 'over') return null;
  return (
    <div ref={chart} class="chart">
      <div class="chart-first">
        <Days w={w} asked={asked} />
        <div class="chart-open">
          <Decisions w={w} asked={asked} />
          <Dangers w={w} asked={asked} />
          {wide && <Coming w={w} asked={asked} />}
        </div>
        <Command w={w} asked={asked} all={wide} />
        {wide && <Losses w={w} asked={asked} />}
      </div>
      <Armies w={w} asked={asked} all={wide} />
      <Boxes w={w} asked={asked} />
    </div>
  );
}

/** 2.0c: where an army of one of three players stands; nothing where two play. */
function ownPlaces(w: CampaignSetting, { view, viewer }: Ask): readonly Place[] {
  if (viewer <= 0 || !position.isChosenHere(w, view, 'three-players')) return [];
  const own = [...w.army.keys()].filter((piece) => isOwn(w, true, viewer, piece));
  return [...new Set(own.map((piece) => position.whereIs(w, view, piece)))].filter((place) => place >= 0);
}

/** Lays the table out for it, and shows the whole map; after it the map as a game opens. */
function useOverview(wide: boolean, { ui }: AtTable, begin: () => void): RefObject<HTMLDivElement | null> {
  const chart = useRef<HTMLDivElement>(null);
  const before = useRef(false);
  useLayoutEffect(() => {
    const table = chart.current?.closest('.table') ?? null;
    table?.toggleAttribute('data-overview', wide);
    return () => table?.removeAttribute('data-overview');
  }, [wide]);
  useEffect(() => {
    if (wide === before.current) return;
    before.current = wide;
    // Once the window on the map has its new size.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (wide) ui.controls.peek()?.fit();
        else begin();
      }),
    );
  }, [wide]);
  useEffect(() => {
    if (!wide) return;
    // A window of another size has the whole map in it, too.
    const whole = (): void => void requestAnimationFrame(() => ui.controls.peek()?.fit());
    addEventListener('resize', whole);
    return () => removeEventListener('resize', whole);
  }, [wide]);
  return chart;
}

/** What a step asks first is brought into sight: who closed the one before may have looked elsewhere. */
function seeNext({ controls }: AtTable['ui'], w: CampaignSetting, asked: Ask): void {
  const [next] = deskOf(w).decisions(asked);
  const places = next === undefined ? [] : placesOf(w, asked, next.pieces);
  if (places.length > 0) controls.peek()?.frame([places], true);
}

/**
 * A Player Turn begins with the map as a game opens, not on the last fight of the other's, and with nothing of his pointed at;
 * each of its steps with the top of the lists.
 */
function useBeginnings({ w, asked }: Led, { ui, shape }: AtTable, begin: (() => void) | null): void {
  const { view, seat, deciding } = asked;
  const phasing = view[w.at.phasing];
  const own = deciding && sideOfSeat(seat) === phasing;
  const turn = own ? `${view[w.at.turn]} ${phasing} ${seat}` : null;
  const step = own ? `${turn} ${position.campaignStep(w, view)}` : null;
  const last = useRef({ turn, step });
  useEffect(() => {
    if (turn === null || step === last.current.step) return;
    const begins = turn !== last.current.turn && last.current.turn !== null;
    last.current = { turn, step };
    seeTop();
    if (!begins) {
      // In a wide window the map opens anew after the overview.
      if (shape.peek() !== 'wide') seeNext(ui, w, asked);
      return;
    }
    ui.cursor.value = null;
    begin?.();
  }, [turn, step]);
}
