import type { Chapter } from '../../types.ts';
import { writing } from '../writing.ts';
import type { Goals } from './goals.ts';
import type { SceneName } from './scenes.ts';
import type { DoKey, ReadKey, TitleKey } from './text/words.ts';

/** Six chapters. Each begins with a scene of its own, so that any of them can be taken first. */

const { reading, doing, chapter } = writing<{ title: TitleKey; read: ReadKey; do: DoKey; scene: SceneName }>();

export const chaptersWith = (goals: Goals): readonly Chapter[] => [
  chapter('stacks', [
    reading('stacks.welcome', { scene: 'stacks', show: { units: ['fr-marcognet'] }, rules: ['3.4.1a'] }),
    reading('stacks.hidden', { show: { units: ['adg-bylandt', 'adg-ompteda', 'adg-guards'] }, rules: ['5.4.2a'] }),
    doing('stacks.pick', goals.picked('fr-donzelot', 'fr-desalles', 'fr-jacquinot'), {
      show: { units: ['fr-donzelot'] },
      rules: ['5.4.1a'],
    }),
    doing('stacks.order', goals.onTop('fr-desalles', '1013'), { show: { part: 'panel' }, rules: ['5.4.3a', '5.4.1b'] }),
    reading('stacks.seen', { show: { units: ['fr-desalles'] }, rules: ['5.4.2e', '5.2a'] }),
  ]),
  chapter('march', [
    reading('march.chain', {
      scene: 'march',
      emptyHand: true,
      show: { units: ['fr-napoleon', 'fr-derlon', 'fr-donzelot'] },
      rules: ['7.0a', '7.1a', '7.5b'],
    }),
    doing('march.out', goals.toldWhy('fr-durutte', 'out-of-command'), {
      show: { units: ['fr-durutte'] },
      rules: ['7.2a'],
    }),
    doing('march.column', goals.inColumn('fr-quiot', '1012'), {
      emptyHand: true,
      show: { units: ['fr-quiot'], places: ['1012'] },
      rules: ['9.2.1a', '5.3a'],
    }),
    doing('march.full', goals.toldWhy('fr-donzelot', 'column-there'), {
      emptyHand: true,
      show: { units: ['fr-donzelot', 'fr-quiot'] },
      rules: ['5.3b', '5.3e'],
    }),
    reading('march.mud', { emptyHand: true, show: { part: 'track' }, rules: ['9.2.13a', '9.2.14b', '7.1d'] }),
  ]),
  chapter('zones', [
    reading('zones.six', { scene: 'zones', emptyHand: true, show: { units: ['adg-vandeleur'] }, rules: ['6.0a'] }),
    doing('zones.pinned', goals.toldWhy('fr-durutte', 'pinned'), {
      show: { units: ['fr-durutte', 'adg-vandeleur'] },
      rules: ['6.0c', '6.1a'],
    }),
    doing('zones.hidden', goals.held('fr-marcognet'), {
      emptyHand: true,
      show: { units: ['fr-marcognet'], places: ['1212'] },
      rules: ['6.2a', '5.4.2f'],
    }),
    reading('zones.shown', { emptyHand: true, show: { places: ['1210'] }, rules: ['6.0d', '6.0e'] }),
  ]),
  chapter('charge', [
    reading('charge.morale', {
      scene: 'charge',
      emptyHand: true,
      show: { units: ['fr-watier', 'adg-trip-cav'] },
      rules: ['9.4a', '9.4.4a'],
    }),
    doing('charge.declare', goals.declared('fr-watier'), {
      show: { units: ['fr-watier', 'adg-trip-cav'] },
      rules: ['9.4.1a', '9.4.3a'],
    }),
    doing('charge.watch', goals.chargeSettled, { show: { places: ['1111'] }, rules: ['9.4.5a', '9.4.5e'] }),
    reading('charge.won', { emptyHand: true, show: { units: ['fr-watier'] }, rules: ['9.4.6a', '9.4.6b', '9.4.8a'] }),
    doing('charge.british', goals.met('fr-lheritier'), {
      scene: 'british',
      emptyHand: true,
      show: { units: ['fr-lheritier', 'adg-somerset'] },
      rules: ['9.4.5b', '9.4.5d'],
    }),
    doing('charge.end', goals.movementEnded, { emptyHand: true, show: { part: 'prompt' }, rules: ['9.4.5h'] }),
    doing('charge.duel', goals.fought, { show: { units: ['adg-somerset'] }, rules: ['4.2h', '9.4.5f'] }),
    reading('charge.done', { show: { units: ['fr-lheritier'] }, rules: ['9.4.7a', '9.4.2d'] }),
  ]),
  chapter('fight', [
    doing('fight.target', goals.named('1111'), {
      scene: 'fight',
      emptyHand: true,
      show: { units: ['adg-guards'] },
      rules: ['4.2g', '11.0a'],
    }),
    doing('fight.guns', goals.firing('fr-lallemand'), { show: { units: ['fr-lallemand'] }, rules: ['10.1a', '10.1c'] }),
    doing('fight.bombard', goals.bombarded, { show: { part: 'prompt' }, rules: ['10.1g', '10.1h'] }),
    doing('fight.join', goals.attacking('fr-donzelot', 'fr-jacquinot'), {
      show: { units: ['fr-lallemand', 'fr-jacquinot'] },
      rules: ['11.0c', '11.6a'],
    }),
    reading('fight.odds', { show: { part: 'panel' }, rules: ['11.1a', '11.3a', '11.2.2a'] }),
    doing('fight.roll', goals.fought, { show: { part: 'prompt' }, rules: ['11.1b'] }),
    doing('fight.advance', goals.advanced, { show: { places: ['1111'] }, rules: ['11.9b', '11.9.2a', '11.11a'] }),
    reading('fight.after', { show: { places: ['1111'] }, rules: ['11.11e', '11.13a', '11.9.6a'] }),
  ]),
  chapter('break', [
    reading('break.bars', { scene: 'breaking', emptyHand: true, show: { part: 'panel' }, rules: ['12.1a', '12.5a'] }),
    doing('break.attack', goals.broken, { show: { units: ['fr-mg-chasseurs', 'adg-detmers'] }, rules: ['5.2f'] }),
    reading('break.flight', { show: { part: 'panel' }, rules: ['12.2a', '12.7a', '12.7d'] }),
    doing('break.win', goals.won, { show: { part: 'prompt' }, rules: ['14.0c'] }),
    reading('break.farewell', { rules: ['12.6a', '14.0a', '8.1a'] }),
  ]),
];
