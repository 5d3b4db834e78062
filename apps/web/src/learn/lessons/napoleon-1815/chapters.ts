import type { World } from '@hundred-days/napoleon-1815';
import type { Chapter, Shown } from '../../types.ts';
import { writing } from '../writing.ts';
import * as goals from './goals.ts';
import type { SceneName } from './scenes.ts';
import type { DoKey, ReadKey, TitleKey } from './text/words.ts';

/** Eight chapters. Each begins with a scene of its own, so that any of them can be taken first. */

const { reading, doing, chapter } = writing<{ title: TitleKey; read: ReadKey; do: DoKey; scene: SceneName }>();

const buttons: Shown = { part: 'prompt' };
/** Blocks and positions of the battle board. */
const on = (...spots: string[]): Shown => ({ spots });
const at = (...places: string[]): Shown => ({ places });

export const chaptersIn = (w: World): readonly Chapter[] => [
  chapter('blocks', [
    reading('blocks.welcome', { scene: 'border', show: at('beaumont'), rules: ['1.0a', '1.0c'] }),
    reading('blocks.face', { show: at('beaumont'), rules: ['3.3a', '3.4a', '3.5a'] }),
    doing('blocks.pick', goals.takenUp(w, 'fr-napoleon', 'fr-g-inf', 'fr-g-cav'), { show: at('beaumont') }),
    doing('blocks.why', goals.toldWhy(w, 'too-far'), { show: at('beaumont', 'waterloo'), rules: ['5.3a', '5.6a'] }),
    reading('blocks.enemy', { emptyHand: true, show: at('charleroi', 'binche'), rules: ['3.2a', '3.2b'] }),
  ]),
  chapter('march', [
    reading('march.groups', {
      scene: 'groups',
      show: at('beaumont', 'solre', 'philippeville'),
      rules: ['5.1a', '5.1c'],
    }),
    doing('march.take', goals.takenUp(w, 'fr-napoleon', 'fr-g-inf', 'fr-g-cav'), { show: at('beaumont') }),
    doing('march.thin', goals.thinned(w, 'fr-g-cav', 'fr-napoleon', 'fr-g-inf'), {
      show: at('beaumont'),
      rules: ['5.1b'],
    }),
    doing('march.go', goals.movedWithout(w, ['fr-g-cav'], 'thuin', 'fr-g-inf'), { show: at('thuin'), rules: ['5.3a'] }),
    doing('march.ride', goals.moved(w, 'laneffe', 'fr-g-cav'), {
      show: at('beaumont', 'laneffe'),
      rules: ['5.3b', '5.1g'],
    }),
    doing('march.second', goals.moved(w, 'thuin', 'fr-1-inf1', 'fr-1-inf2'), { show: at('solre', 'thuin') }),
    doing('march.third', goals.toldOfGroups(w), { emptyHand: true, show: at('philippeville') }),
    reading('march.spent', { show: at('philippeville'), rules: ['5.1c', '5.0e'] }),
    doing('march.full', goals.filled(w, 'beaumont', 'thuin', 6), {
      scene: 'crowd',
      show: at('beaumont', 'thuin'),
      rules: ['5.4a'],
    }),
    doing('march.aside', goals.emptied(w, 'beaumont', 'solre', 2), { show: at('beaumont', 'solre') }),
    reading('march.roads', { rules: ['5.4a', '5.5a'] }),
  ]),
  chapter('forced', [
    doing('forced.march', goals.moved(w, 'laneffe', 'fr-napoleon', 'fr-g-inf'), {
      scene: 'forced',
      show: at('beaumont', 'laneffe'),
      rules: ['5.6a', '8.0c'],
    }),
    doing('forced.end', goals.ended(w, 'march'), { emptyHand: true, show: buttons, rules: ['5.6c'] }),
    doing('forced.roll', goals.marched(w), { show: buttons, rules: ['5.6b', '8.1a'] }),
    reading('forced.price', { rules: ['5.6b', '5.7c'] }),
    reading('forced.known', { rules: ['8.1c', 'FOG-9'] }),
  ]),
  chapter('skirmish', [
    reading('skirmish.few', { scene: 'outpost', show: at('fosses'), rules: ['6.1b', '6.6a'] }),
    doing('skirmish.attack', goals.moved(w, 'fosses', 'fr-3-inf1', 'fr-3cc-cav', 'fr-3cc-ha'), {
      show: at('laneffe', 'fosses'),
      rules: ['5.0c'],
    }),
    doing('skirmish.end', goals.ended(w, 'showing'), { emptyHand: true, show: buttons }),
    doing('skirmish.show', goals.shown(w, 3), { rules: ['6.6c', '6.6f'] }),
    doing('skirmish.hit', goals.happened('skirmish-over'), { rules: ['6.4c', '6.6g'] }),
    reading('skirmish.after', { show: at('fosses'), rules: ['6.6h', '7.3a'] }),
    doing('skirmish.first', goals.moved(w, 'ligny', 'fr-napoleon', 'fr-g-inf', 'fr-3-inf1', 'fr-4-inf', 'fr-4-art'), {
      scene: 'together',
      show: at('quatre-bras', 'ligny'),
      rules: ['5.0c'],
    }),
    doing('skirmish.apart', goals.toldWhy(w, 'groups-apart'), {
      emptyHand: true,
      show: at('binche', 'ligny'),
      rules: ['5.2a'],
    }),
    doing('skirmish.join', goals.movedWithout(w, ['fr-6-inf', 'fr-6-art'], 'ligny', 'fr-3cc-cav', 'fr-3cc-ha'), {
      emptyHand: true,
      show: at('charleroi', 'ligny'),
      rules: ['5.2a'],
    }),
    reading('skirmish.command', { rules: ['5.1d', '5.1e'] }),
  ]),
  chapter('deploy', [
    doing('deploy.hill', goals.marked(w, 'center'), {
      scene: 'board',
      show: { ...buttons, ...on('center') },
      rules: ['6.21a', '6.22c'],
    }),
    doing('deploy.leader', goals.posted(w, { 'fr-napoleon': 'center' }), {
      scene: 'posting',
      show: on('fr-napoleon', 'center'),
      rules: ['6.22a', '6.23a', '6.23b'],
    }),
    doing('deploy.guard', goals.posted(w, { 'fr-napoleon': 'center', 'fr-g-inf': 'reserve' }), {
      show: on('fr-g-inf', 'reserve'),
      rules: ['6.33c'],
    }),
    doing('deploy.left', goals.posted(w, { 'fr-3-inf1': 'left' }), { show: on('fr-3-inf1', 'left'), rules: ['6.22b'] }),
    doing('deploy.corps', goals.toldWhy(w, 'one-corps', 'posting'), { show: on('left'), rules: ['6.23a'] }),
    doing(
      'deploy.wings',
      goals.posted(w, {
        'fr-4-inf': 'center',
        'fr-4-art': 'center',
        'fr-3cc-cav': 'right',
        'fr-3cc-ha': 'right',
      }),
      { show: on('center', 'right'), rules: ['6.21c', '6.21i'] },
    ),
    doing('deploy.guns', goals.holding(w, 'fr-4-art'), {
      show: { ...buttons, ...on('fr-4-art') },
      rules: ['6.21n', '6.21o'],
    }),
    doing('deploy.end', goals.deployed(w), { show: buttons }),
    reading('deploy.shown', { rules: ['6.24b', '6.21f'] }),
  ]),
  chapter('fight', [
    reading('fight.turns', { scene: 'fight', rules: ['2.2c', '6.3a'] }),
    doing('fight.guns', goals.fired(w, 'fr-4-art'), { show: on('fr-4-art'), rules: ['6.33j', '6.4b'] }),
    doing('fight.engage', goals.shifted(w, 'fr-3cc-cav', 'enemy-left'), {
      show: on('fr-3cc-cav', 'enemy-left'),
      rules: ['6.32a', '6.33h'],
    }),
    doing('fight.end', goals.combatEnded(w), { emptyHand: true, show: buttons, rules: ['6.33a'] }),
    doing('fight.reserve', goals.reinforced(w, 'fr-6-inf', 'ligny'), {
      show: on('fr-6-inf'),
      rules: ['6.34b', '6.34c'],
    }),
    doing('fight.theirs', goals.answered(w, 'morale'), { show: buttons, rules: ['6.34d'] }),
    doing('fight.morale', goals.happened('morale-good'), { show: on('fr-3cc-cav'), rules: ['6.31a', '6.31b'] }),
    doing('fight.shock', goals.fired(w, 'fr-3cc-cav'), { show: on('fr-3cc-cav'), rules: ['6.33h'] }),
    doing('fight.rout', goals.wonBy(w, 'fr-3cc-ha'), { show: on('fr-3cc-ha', 'enemy-left'), rules: ['6.33m', '7.4a'] }),
    doing('fight.flight', goals.routed(w), { rules: ['7.41a', '7.4c'] }),
    doing('fight.regroup', goals.regrouped(w, 'charleroi'), {
      show: at('ligny', 'charleroi'),
      rules: ['7.5a', '7.5b'],
    }),
  ]),
  chapter('squares', [
    reading('squares.charge', { scene: 'charge', rules: ['6.33h'] }),
    doing('squares.form', goals.formed(w, 'fr-2-inf1'), { show: on('fr-2-inf1'), rules: ['6.5a', '6.51c'] }),
    doing('squares.shelter', goals.sheltered(w, 'fr-2-art'), { show: on('fr-2-art'), rules: ['6.52a'] }),
    doing('squares.leave', goals.retreated(w, 'fr-1cc-cav', 'charleroi'), {
      show: on('fr-1cc-cav'),
      rules: ['7.0a', '7.1b', '7.3a'],
    }),
    doing('squares.theirs', goals.answered(w, 'combat'), { emptyHand: true, show: buttons, rules: ['6.51c'] }),
    doing('squares.fire', goals.fired(w, 'fr-2-inf1'), { show: on('fr-2-inf1'), rules: ['6.51e'] }),
    reading('squares.price', { rules: ['6.51d', '6.51f', '6.5d'] }),
  ]),
  chapter('victory', [
    reading('victory.ways', { scene: 'cities', show: at('brussels'), rules: ['10.1c', '10.2a'] }),
    reading('victory.supply', { show: at('liege', 'ghent', 'brussels'), rules: ['9.0a', '9.0b', '9.0c'] }),
    doing('victory.enter', goals.moved(w, 'brussels', 'fr-g-inf'), {
      show: at('waterloo', 'brussels'),
      rules: ['10.1d'],
    }),
    reading('victory.known', { rules: ['FOG-2', 'FOG-13', 'FOG-22'] }),
    doing('victory.end', goals.won(w), { emptyHand: true, show: buttons, rules: ['9.0e'] }),
    reading('victory.farewell'),
  ]),
];
