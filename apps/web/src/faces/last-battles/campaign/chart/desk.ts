import type { State } from '@hundred-days/kernel';
import { type Forecast, forecastCommand } from '@hundred-days/last-battles/campaign';
import type { Ask, CampaignSetting } from '../setting.ts';
import { sideOfSeat } from '../setting.ts';
import { type Decision, decisionsOf } from './decisions.ts';
import { standing } from './stands.ts';

/** What the lists and the map ask again and again is worked out once for a position. */
export interface ChartDesk {
  forecast(view: State, side: number): Forecast;
  decisions(asked: Ask): readonly Decision[];
}

/** One for each world, as long as its table lies open. */
const desks = new WeakMap<CampaignSetting, ChartDesk>();

export function deskOf(w: CampaignSetting): ChartDesk {
  const desk = desks.get(w) ?? chartDesk(w);
  desks.set(w, desk);
  return desk;
}

function chartDesk(w: CampaignSetting): ChartDesk {
  let forecast: { readonly view: State; readonly side: number; readonly made: Forecast } | null = null;
  let decided: { readonly view: State; readonly notes: unknown; readonly list: readonly Decision[] } | null = null;
  const forecastFor = (view: State, side: number): Forecast => {
    if (forecast?.view !== view || forecast.side !== side)
      forecast = { view, side, made: forecastCommand(w, view, side) };
    return forecast.made;
  };
  return {
    forecast: forecastFor,
    decisions(asked) {
      const { view, seat, pieces, notes } = asked;
      if (decided?.view !== view || decided.notes !== notes) {
        const list = decisionsOf({
          w,
          view,
          seat,
          pieces,
          standing: standing(w, view, notes ?? []),
          forecast: () => forecastFor(view, sideOfSeat(seat)),
        });
        decided = { view, notes, list };
      }
      return decided.list;
    },
  };
}
