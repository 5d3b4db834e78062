import type { Chapter } from '../../types.ts';
import { writing } from '../writing.ts';
import type { Goals } from './goals.ts';
import type { SceneName } from './scenes.ts';
import type { DoKey, ReadKey, TitleKey } from './text/words.ts';

/** Four chapters, for somebody who knows the battles. Each begins with a scene of its own. */

const { reading, doing, chapter } = writing<{ title: TitleKey; read: ReadKey; do: DoKey; scene: SceneName }>();

export const chaptersWith = (goals: Goals): readonly Chapter[] => [
  chapter('command', [
    reading('command.welcome', { scene: 'orders', show: { units: ['ld-ney', 'ld-reille'] }, rules: ['19.0c'] }),
    reading('command.chain', {
      show: { units: ['ld-reille', 'fr-ii-husson', 'ld-ney'] },
      rules: ['20.0a', '20.0b'],
    }),
    reading('command.lines', { show: { units: ['ld-derlon', 'ld-ney'] }, rules: ['20.0d'] }),
    doing('command.release', goals.released('ld-kellermann'), { show: { units: ['ld-kellermann'] } }),
    doing('command.give', goals.commandedBy('ld-derlon', 'ld-ney'), {
      emptyHand: true,
      show: { units: ['ld-derlon'] },
    }),
    doing('command.close', goals.commandClosed, { emptyHand: true, show: { part: 'prompt' }, rules: ['20.0c'] }),
  ]),
  chapter('orders', [
    reading('orders.out', { scene: 'march', show: { units: ['fr-iiic-lhertier'] }, rules: ['20.31a', '20.32a'] }),
    doing('orders.close', goals.toldWhy('fr-iiic-lhertier', 'no-orders-to-close'), {
      show: { units: ['fr-iiic-lhertier'], places: ['Q1511'] },
    }),
    doing('orders.ride', goals.ridden('ld-ney', 'ld-kellermann'), {
      emptyHand: true,
      show: { units: ['ld-ney', 'ld-kellermann'] },
      rules: ['19.27'],
    }),
    reading('orders.next', { emptyHand: true, rules: ['20.2b', '20.1'] }),
  ]),
  chapter('boxes', [
    reading('boxes.lost', { scene: 'boxes', show: { units: ['ld-reille'] }, rules: ['21.0a', '21.0b', '21.1'] }),
    doing('boxes.close', goals.commandClosed, { show: { part: 'prompt' } }),
    doing('boxes.call', goals.calledBack('fr-ii-husson', 'fr-ii-campi'), {
      show: { units: ['ld-reille'] },
      rules: ['21.3'],
    }),
    reading('boxes.back', { emptyHand: true, show: { units: ['fr-ii-husson'] }, rules: ['21.0c', '21.2a'] }),
    reading('boxes.levels', { show: { part: 'panel' }, rules: ['22.0a', '22.3', '21.4'] }),
  ]),
  chapter('night', [
    reading('night.falls', { scene: 'night', show: { part: 'track' }, rules: ['23.0', '7.9'] }),
    doing('night.held', goals.toldWhy('fr-ii-husson', 'held-fast'), { show: { units: ['fr-ii-husson'] } }),
    doing('night.march', goals.moved('fr-ii-pire'), {
      emptyHand: true,
      show: { units: ['fr-ii-pire'], places: ['Q1716'] },
    }),
    doing('night.end', goals.turnIs(10), { emptyHand: true, show: { part: 'prompt' } }),
    reading('night.dawn', { rules: ['20.0c', '24.0a', '24.0b'] }),
    reading('night.farewell'),
  ]),
];
