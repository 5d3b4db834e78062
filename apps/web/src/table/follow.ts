import { effect } from '@preact/signals';
import type { BoardControls } from '../board/types.ts';
import { placesOf } from './deeds.ts';
import { questionOf } from './question.ts';
import type { AtTable } from './ui.ts';

/** Keeps in sight what the computer does, and what it or a die makes this seat decide. */
export function followDeeds({ model, ui, told }: Pick<AtTable, 'model' | 'ui' | 'told'>): () => void {
  let asked = -1;
  let map: BoardControls | null = null;
  /** What was looked at from near. */
  const near = new Set<string>();
  let eyes = model.viewer.peek();
  let known = model.length;
  /** How many steps there were when this seat was last asked. */
  let decided = model.length;
  const show = (places: readonly number[]): void => {
    if (places.length > 0) ui.controls.peek()?.follow(places);
  };
  const stop = [
    effect(() => {
      const action = model.intent.value;
      if (action !== null && model.live) show(placesOf(model, action));
    }),
    effect(() => {
      const [viewer, steps] = [model.viewer.value, model.log.value];
      // What was done in secret is followed when it is told; with other eyes there is another count of steps.
      const news = viewer === eyes ? steps.slice(known + 1) : [];
      const secret = news.filter(({ seat, action }) => action === null && seat !== viewer);
      [eyes, known] = [viewer, model.length];
      if (model.live)
        show(secret.flatMap(({ events }) => events.flatMap((event) => model.face.words.logLine(event, 'en').places)));
    }),
    effect(() => {
      const now = told.value;
      const controls = ui.controls.value;
      const changed = model.changed.peek();
      // Behind a curtain there is no map yet; after it there is a new one.
      if (controls === null || (changed === asked && controls === map)) return;
      const steps = model.log.peek();
      // A battle opens on those who face each other, not on one's own alone.
      const opens = model.length === 0 && model.face.map.art.geometry.opens !== undefined;
      const news = (controls !== map && !opens) || steps.slice(decided + 1).some(({ seat }) => seat !== now.viewer);
      [asked, map] = [changed, controls];
      if (!now.deciding) return;
      decided = steps.length - 1;
      const { close } = model.face.map.overlay(now);
      const begins = close !== undefined && !near.has(close.key);
      if (begins) near.add(close.key);
      if (begins && controls.close(close.places, close)) return;
      const { groups, zooms } = questionOf(model.face, now, news);
      // Nothing else can be done: also where a hand has just moved the map.
      if (groups.length > 0) controls.frame(groups, zooms);
    }),
  ];
  return () => {
    for (const one of stop) one();
  };
}
