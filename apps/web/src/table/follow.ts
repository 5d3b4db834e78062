import { effect } from '@preact/signals';
import { placesOf } from './deeds.ts';
import type { AtTable } from './ui.ts';

/** Keeps in sight what the computer does, and what it or a die makes this seat decide. */
export function followDeeds({ model, ui, told }: AtTable): () => void {
  let asked = -1;
  const show = (places: readonly number[]): void => {
    if (places.length > 0) ui.controls.peek()?.follow(places);
  };
  const stop = [
    effect(() => {
      const action = model.intent.value;
      if (action !== null && model.live) show(placesOf(model, action));
    }),
    told.subscribe((now) => {
      const changed = model.changed.peek();
      if (changed === asked) return;
      asked = changed;
      if (now.deciding) show((model.face.overlay(now).ways ?? []).flat());
    }),
  ];
  return () => {
    for (const one of stop) one();
  };
}
