import type { Chapter } from '../../types.ts';
import { writing } from '../writing.ts';
import type { Goals } from './goals.ts';
import type { SceneName } from './scenes.ts';
import type { DoKey, ReadKey, TitleKey } from './text/words.ts';

/** Eight chapters. Each begins with a scene of its own, so that any of them can be taken first. */

const { reading, doing, chapter } = writing<{ title: TitleKey; read: ReadKey; do: DoKey; scene: SceneName }>();

/** Jérôme's division. */
const stack = ['fr-ii-baudin', 'fr-ii-soye'];

export const chaptersWith = (goals: Goals): readonly Chapter[] => [
  chapter('stacks', [
    reading('stacks.welcome', { scene: 'march', show: { units: ['fr-ii-baudin', 'fr-ii-pire', 'fr-ii-pelletier'] } }),
    reading('stacks.enemy', { show: { units: ['aa-2ne-bijlandt', 'aa-2ne-weimar'], places: ['Q1708'] } }),
    reading('stacks.numbers', { show: { units: ['fr-ii-pire'] } }),
    reading('stacks.two', { show: { units: ['fr-ii-baudin'] }, rules: ['5.3'] }),
    doing('stacks.pick', goals.picked(...stack), { show: { units: ['fr-ii-baudin'] } }),
    doing('stacks.one', goals.alone(...stack), { show: { units: ['fr-ii-baudin'] } }),
    reading('stacks.card', { show: { part: 'panel' } }),
  ]),
  chapter('roads', [
    doing('roads.point', goals.pointed(...stack), {
      scene: 'march',
      emptyHand: true,
      show: { units: ['fr-ii-baudin'], places: ['Q1715'] },
      rules: ['5.21'],
    }),
    doing('roads.confirm', goals.allIn('Q1715', ...stack), {
      show: { units: stack, places: ['Q1715'], part: 'prompt' },
      rules: ['5.31'],
    }),
    doing('roads.third', goals.toldWhy('fr-ii-pire', 'hex-full'), {
      emptyHand: true,
      show: { units: ['fr-ii-pire'], places: ['Q1715'] },
      rules: ['5.3'],
    }),
    reading('roads.ground', { emptyHand: true, rules: ['5.6b', '5.24', '5.23'] }),
  ]),
  chapter('zones', [
    reading('zones.six', {
      scene: 'zones',
      show: { units: ['aa-5br-kempt'], places: ['Q1810', 'Q1911', 'Q1912', 'Q1812', 'Q1712', 'Q1711'] },
      rules: ['5.4a'],
    }),
    doing('zones.locked', goals.toldWhy('fr-ii-campi', 'locked'), {
      show: { units: ['fr-ii-husson'] },
      rules: ['5.4b'],
    }),
    doing('zones.contact', goals.inContact('fr-ii-campi'), {
      emptyHand: true,
      show: { units: ['fr-ii-campi'], places: ['Q1712', 'Q1812', 'Q1912'] },
    }),
    reading('zones.chateau', { emptyHand: true, show: { units: ['aa-2ne-bijlandt'] }, rules: ['5.4c', '10.1a'] }),
    doing('zones.end', goals.movementEnded, { show: { part: 'prompt' } }),
  ]),
  chapter('attack', [
    reading('attack.duty', { scene: 'attack', show: { units: ['aa-5br-kempt'] }, rules: ['7.0a', '7.11a'] }),
    doing('attack.target', goals.aimedAt('aa-5br-kempt'), { show: { units: ['aa-5br-kempt'] }, rules: ['7.21'] }),
    doing('attack.join', goals.joined('aa-5br-kempt', 'fr-ii-husson', 'fr-ii-campi'), {
      show: { units: ['fr-ii-husson'] },
      rules: ['7.2a'],
    }),
    reading('attack.odds', { show: { part: 'panel' }, rules: ['7.0c'] }),
    doing('attack.more', goals.joined('aa-5br-kempt', 'fr-ii-husson', 'fr-ii-gauthier'), {
      show: { units: ['fr-ii-gauthier'] },
      rules: ['7.25'],
    }),
    doing('attack.roll', goals.rolledFor('aa-5br-kempt'), { show: { part: 'prompt' } }),
    doing('attack.advance', goals.advanced, { show: { places: ['Q1711'] }, rules: ['7.53'] }),
    reading('attack.apart', { show: { places: ['Q1711'] } }),
  ]),
  chapter('several', [
    reading('several.duty', {
      scene: 'several',
      show: { units: ['fr-ii-baudin', 'aa-2ne-bijlandt', 'aa-nc-merlen'] },
      rules: ['7.2b', '7.24'],
    }),
    doing('several.one', goals.joined('aa-2ne-bijlandt', ...stack), {
      show: { units: ['aa-2ne-bijlandt', 'fr-ii-baudin'] },
    }),
    doing('several.also', goals.joinedAgainst('fr-ii-baudin', 'aa-2ne-bijlandt', 'aa-nc-merlen'), {
      show: { units: ['aa-nc-merlen'] },
    }),
    doing('several.roll', goals.rolledFor('aa-2ne-bijlandt'), { show: { part: 'prompt' } }),
    doing('several.follow', goals.settled, { show: { places: ['Q1711', 'Q1611'] } }),
  ]),
  chapter('guns', [
    reading('guns.range', {
      scene: 'crest',
      show: { units: ['fr-ii-pelletier', 'aa-5br-kempt'] },
      rules: ['8.11', '8.14'],
    }),
    doing('guns.blind', goals.blind, { show: { units: ['aa-5br-kempt', 'fr-ii-pelletier'] }, rules: ['8.3a'] }),
    reading('guns.crest', { show: { places: ['Q1612', 'Q1613'] }, rules: ['8.33', '5.62'] }),
    doing('guns.shift', goals.movedTo('fr-ii-pelletier', 'Q1513'), {
      scene: 'shift',
      emptyHand: true,
      show: { units: ['fr-ii-pelletier'], places: ['Q1513'] },
    }),
    doing('guns.end', goals.movementEnded, { show: { part: 'prompt' } }),
    doing('guns.join', goals.joined('aa-5br-kempt', 'fr-ii-jamin', 'fr-ii-pelletier'), {
      show: { units: ['aa-5br-kempt', 'fr-ii-jamin', 'fr-ii-pelletier'] },
      rules: ['8.2a'],
    }),
    doing('guns.roll', goals.rolledFor('aa-5br-kempt'), { show: { part: 'prompt' } }),
    reading('guns.safe', { rules: ['8.14', '8.41', '10.4'] }),
  ]),
  chapter('retreat', [
    reading('retreat.theirs', {
      scene: 'pressed',
      show: { units: ['fr-ii-husson', 'aa-5br-kempt', 'aa-3br-halkett'] },
    }),
    doing('retreat.first', goals.retreated, { show: { units: ['fr-ii-husson'] }, rules: ['7.4a', '7.4c'] }),
    doing('retreat.second', goals.allBack, { show: { units: ['fr-ii-husson', 'fr-ii-campi'] } }),
    reading('retreat.room', { rules: ['7.6', '7.4b', '7.5b'] }),
  ]),
  chapter('morale', [
    reading('morale.levels', { scene: 'breaking', show: { part: 'panel' }, rules: ['15.2b', '11.2a'] }),
    doing('morale.break', goals.came('demoralized'), { show: { units: ['aa-br-buttler'] } }),
    reading('morale.effect', { rules: ['11.0', '10.3c', '13.2'] }),
    reading('morale.yours', { scene: 'crossroads', rules: ['15.2a', '15.3a', '15.3b'] }),
    doing('morale.crossroads', goals.movedTo('fr-ii-pire', 'Q1708'), {
      show: { units: ['fr-ii-pire'], places: ['Q1708'] },
      rules: ['13.11', '15.3b'],
    }),
    doing('morale.end', goals.movementEnded, { show: { part: 'prompt' } }),
    doing('morale.win', goals.won, { show: { units: ['aa-br-specht'] } }),
    reading('morale.farewell'),
  ]),
];
