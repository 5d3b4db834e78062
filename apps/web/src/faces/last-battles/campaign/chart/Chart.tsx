import './chart.css';
import { campaignPosition as position } from '@hundred-days/last-battles/campaign';
import type { JSX } from 'preact';
import { useLoading } from '../../../../page/later.tsx';
import type { Led } from '../setting.ts';
import { Armies } from './Armies.tsx';
import { Boxes, Dangers } from './Boxes.tsx';
import { Command } from './Command.tsx';
import { Decisions } from './Decisions.tsx';
import { loadChartWords } from './text/words.ts';

/** Beside the map: what is still open, who commands whom, what will strike, the armies, and the boxes. */
export function Chart({ w, asked }: Led): JSX.Element | null {
  const { language } = asked;
  useLoading(() => loadChartWords(language), language);
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
