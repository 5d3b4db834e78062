import './chart.css';
import { campaignPosition as position } from '@hundred-days/last-battles/campaign';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useLoading } from '../../../../page/later.tsx';
import { type AtTable, useTable } from '../../../../table/ui.ts';
import { type Led, sideOfSeat } from '../setting.ts';
import { Armies } from './Armies.tsx';
import { Boxes, Dangers } from './Boxes.tsx';
import { Command } from './Command.tsx';
import { Decisions } from './Decisions.tsx';
import { seeTop } from './going.ts';
import { loadChartWords } from './text/words.ts';

/** Beside the map: what is still open, who commands whom, what will strike, the armies, and the boxes. */
export function Chart({ w, asked }: Led): JSX.Element | null {
  const { language } = asked;
  useLoading(() => loadChartWords(language), language);
  useBeginnings({ w, asked }, useTable());
  if (position.campaignStep(w, asked.view) === 'over') return null;
  return (
    <>
      <Decisions w={w} asked={asked} />
      <Dangers w={w} asked={asked} />
      <Command w={w} asked={asked} />
      <Armies w={w} asked={asked} />
      <Boxes w={w} asked={asked} />
    </>
  );
}

/**
 * A Player Turn begins with the map as a game opens, not on the last fight of the other's, and with nothing of his pointed at;
 * each of its steps with the top of the lists.
 */
function useBeginnings({ w, asked }: Led, { ui }: AtTable): void {
  const { view, seat, deciding } = asked;
  const phasing = view[w.at.phasing];
  const own = deciding && sideOfSeat(seat) === phasing;
  const turn = own ? `${view[w.at.turn]} ${phasing}` : null;
  const step = own ? `${turn} ${position.campaignStep(w, view)}` : null;
  const last = useRef({ turn, step });
  useEffect(() => {
    if (turn === null || step === last.current.step) return;
    const begins = turn !== last.current.turn && last.current.turn !== null;
    last.current = { turn, step };
    seeTop();
    if (!begins) return;
    ui.cursor.value = null;
    ui.controls.peek()?.open();
  }, [turn, step]);
}
