import type { Chapter, Shown } from '../../types.ts';
import { writing } from '../writing.ts';
import type { Goals } from './goals.ts';
import type { SceneName } from './scenes.ts';
import type { DoKey, ReadKey, TitleKey } from './text/words.ts';

/** Six chapters. Each begins with a scene of its own, so that any of them can be taken first. */

const { reading, doing, chapter } = writing<{ title: TitleKey; read: ReadKey; do: DoKey; scene: SceneName }>();

const farm: Shown = { units: ['aa-rart'] };
/** Whom one division touches at once. */
const three = ['aa-bru', 'aa-dbcav', 'aa-2art'];

export const chaptersWith = (goals: Goals): readonly Chapter[] => [
  chapter('map', [
    reading('map.welcome', { scene: 'march', show: { units: ['fr-6inf', 'fr-2cav', 'fr-2art'] } }),
    reading('map.enemy', { show: { units: ['aa-2inf', 'aa-1gd'] } }),
    reading('map.numbers', { show: { units: ['fr-6inf'] } }),
    doing('map.pick', goals.picked('fr-6inf'), { show: { units: ['fr-6inf'] } }),
    reading('map.card', { hold: 'fr-6inf', show: { part: 'panel' } }),
    doing('map.compare', goals.picked('fr-2cav'), { emptyHand: true, show: { units: ['fr-2cav'] } }),
    reading('map.arms', { show: { units: ['fr-6inf', 'fr-2cav', 'fr-2art'] } }),
  ]),
  chapter('moving', [
    doing('moving.point', goals.pointed('fr-6inf'), { scene: 'march', show: { units: ['fr-6inf'] } }),
    doing('moving.confirm', goals.moved('fr-6inf'), { hold: 'fr-6inf', show: { part: 'prompt' } }),
    doing('moving.undo', goals.takenBack('fr-6inf'), { show: { part: 'undo' } }),
    doing('moving.woods', goals.toldWhy('fr-2cav', 'woods'), {
      emptyHand: true,
      show: { units: ['fr-2cav'], places: ['1013'] },
    }),
    doing('moving.road', goals.movedTo('fr-2cav', '0914'), {
      hold: 'fr-2cav',
      show: { units: ['fr-2cav'], places: ['0914'] },
    }),
    reading('moving.costs'),
  ]),
  chapter('zones', [
    reading('zones.six', {
      scene: 'zones',
      show: { units: ['aa-rart'], places: ['1309', '1409', '1410', '1311', '1210', '1209'] },
    }),
    doing('zones.pick', goals.picked('fr-2inf'), { show: { units: ['fr-2inf'] } }),
    doing('zones.why', goals.toldWhy('fr-2inf', 'zones-bar'), { hold: 'fr-2inf', show: { places: ['1408'] } }),
    reading('zones.rule', { show: { places: ['1408'] } }),
    doing('zones.frozen', goals.toldWhy('fr-2inf', 'frozen'), { emptyHand: true, show: { units: ['fr-5inf'] } }),
    doing('zones.contact', goals.inContact('fr-2inf'), {
      emptyHand: true,
      show: { units: ['fr-2inf'], places: ['1410'] },
    }),
    doing('zones.end', goals.movementEnded, { show: { part: 'prompt' } }),
  ]),
  chapter('combat', [
    reading('combat.duty', { scene: 'farm', show: { units: ['fr-5inf', 'fr-1inf', 'aa-rart'] } }),
    doing('combat.target', goals.aimedAt('aa-rart'), { show: farm }),
    doing('combat.join', goals.joined('aa-rart', 'fr-5inf', 'fr-1inf'), { show: { units: ['fr-5inf', 'fr-1inf'] } }),
    reading('combat.odds', { show: { part: 'panel' } }),
    doing('combat.guns', goals.joined('aa-rart', 'fr-gd-art'), { show: { units: ['fr-gd-art'] } }),
    reading('combat.results', { show: { part: 'panel' } }),
    doing('combat.roll', goals.rolledFor('aa-rart'), { show: { part: 'prompt' } }),
    doing('combat.advance', goals.advanced, { show: { places: ['1310'] } }),
    reading('combat.held', { show: { places: ['1310'] } }),
    reading('combat.several', { scene: 'several', show: { units: ['fr-6inf', ...three] } }),
    doing('combat.one', goals.joined('aa-dbcav', 'fr-6inf'), { show: { units: ['aa-dbcav', 'fr-6inf'] } }),
    doing('combat.also', goals.joinedAgainst('fr-6inf', ...three), { show: { units: ['aa-bru', 'aa-2art'] } }),
    doing('combat.all', goals.rolledFor('aa-dbcav'), { show: { part: 'prompt' } }),
    doing('combat.follow', goals.settled, { show: { places: ['0412', '0512', '0612'] } }),
  ]),
  chapter('results', [
    reading('results.theirs', { scene: 'crowded', show: { units: ['fr-4inf', 'aa-5inf'] } }),
    doing('results.retreat', goals.retreated, { show: { units: ['fr-4inf'] } }),
    doing('results.room', goals.madeRoom),
    reading('results.safe'),
    doing('results.exchange', goals.mustPay, { scene: 'exchange', show: { units: ['aa-vancav'] } }),
    doing('results.pay', goals.paid, { show: { part: 'prompt' } }),
    doing('results.settle', goals.settled, { show: { places: ['1610'] } }),
    doing('results.surround', goals.destroyed('aa-bru'), { scene: 'surrounded', show: { units: ['aa-bru'] } }),
    reading('results.lost', { show: { places: ['1511'] } }),
  ]),
  chapter('objective', [
    reading('objective.turns', { scene: 'prussians', show: { part: 'track' } }),
    doing('objective.prussians', goals.arrived(3), {
      show: { places: ['2307', '2308', '2309', '2311', '2312', '2313'] },
    }),
    reading('objective.losses', { scene: 'brussels', show: { part: 'panel' } }),
    doing('objective.exit', goals.leftForBrussels('fr-gd-lcav'), { show: { units: ['fr-gd-lcav'] } }),
    doing('objective.end', goals.movementEnded, { show: { part: 'prompt' } }),
    doing('objective.win', goals.won, { show: { units: ['aa-gracav'] } }),
    reading('objective.farewell'),
  ]),
];
