import type { Action, DayOfWaterloo, Documents } from '@hundred-days/day-of-waterloo';
import map from '@hundred-days/day-of-waterloo/data/map.json?url';
import scenarios from '@hundred-days/day-of-waterloo/data/scenarios.json?url';
import tables from '@hundred-days/day-of-waterloo/data/tables.json?url';
import units from '@hundred-days/day-of-waterloo/data/units.json?url';
import { fetchDocuments } from '../documents.ts';
import { pageGame, type Rules } from '../types.ts';

async function rules(): Promise<Rules<Action, DayOfWaterloo>> {
  const [script, documents] = await Promise.all([
    import('@hundred-days/day-of-waterloo/play'),
    fetchDocuments<Documents>({ map, units, tables, scenarios }),
  ]);
  const world = script.createWorld(documents);
  return {
    scenarios: script.SCENARIO_WORLDS,
    async make(_world, described) {
      const format = described ? (await import('@hundred-days/day-of-waterloo/format')).FORMAT : undefined;
      const whole = async () =>
        (await import('@hundred-days/day-of-waterloo/whole')).createDayOfWaterloo(world, format);
      // A scenario that is described may begin in any phase.
      return described ? whole() : script.openDay(world, whole);
    },
  };
}

export const game = pageGame<Action, DayOfWaterloo>({
  rules,
  staff: async () => (await import('@hundred-days/opponents/day-of-waterloo')).STAFF,
  chronicle: async () => (await import('@hundred-days/day-of-waterloo/chronicle')).chronicle,
});
