import type { World } from '@hundred-days/waterloo-campaign';
import type { Chapter, Shown } from '../../types.ts';
import { writing } from '../writing.ts';
import * as goals from './goals.ts';
import type { SceneName } from './scenes.ts';
import type { DoKey, ReadKey, TitleKey } from './text/words.ts';

/** Six chapters. Each begins with a scene of its own, so that any of them can be taken first. */

const { reading, doing, chapter } = writing<{ title: TitleKey; read: ReadKey; do: DoKey; scene: SceneName }>();

const reille: Shown = { units: ['fr-2'] };
/** The hexes around Fleurus, and those two away. */
const FLEURUS_CONTROL = ['1822', '1823', '1921', '1923', '2022', '2023'];
const FLEURUS_INFLUENCE = [
  ...['1721', '1722', '1723', '1821', '1824', '1920'],
  ...['1924', '2021', '2024', '2121', '2122', '2123'],
];

export const chaptersOf = (w: World): readonly Chapter[] => [
  chapter('march', [
    reading('march.welcome', { scene: 'march', show: { units: ['fr-2', 'fr-1'] } }),
    reading('march.pieces', { show: { units: ['hq-napoleon', 'aa-d-perponcher'] } }),
    doing('march.pick', goals.picked(w, 'fr-2'), { show: reille }),
    doing('march.point', goals.pointed(w, 'fr-2', '2317'), { hold: 'fr-2', show: { places: ['2317'] } }),
    doing('march.go', goals.movedTo(w, 'fr-2', '2317'), { show: { part: 'prompt' } }),
    doing('march.answer', goals.answered(w), { show: { units: ['aa-1'] } }),
    doing('march.range', goals.toldWhy(w, 'beyond-range'), { show: { units: ['fr-2'], places: ['2418'] } }),
    reading('march.command', { show: { units: ['hq-napoleon'] } }),
    doing('march.contact', goals.inBattleFormation(w, 'fr-2'), {
      scene: 'contact',
      show: { units: ['fr-2'], places: ['2517'] },
    }),
    reading('march.formation', { show: reille }),
  ]),
  chapter('zones', [
    reading('zones.control', { scene: 'zones', show: { units: ['pr-1'], places: FLEURUS_CONTROL } }),
    reading('zones.influence', { show: { places: FLEURUS_INFLUENCE } }),
    doing('zones.why', goals.toldWhy(w, 'must-stop'), { show: { units: ['fr-3'], places: ['1822'] } }),
    doing('zones.edge', goals.movedTo(w, 'fr-3', '1821'), {
      hold: 'fr-3',
      show: { units: ['fr-3'], places: ['1821'] },
    }),
    doing('zones.touch', goals.inBattleFormation(w, 'fr-3'), { show: { units: ['fr-3'], places: ['1822'] } }),
    doing('zones.held', goals.toldWhy(w, 'held-in-zoc'), { emptyHand: true, show: { units: ['fr-3'] } }),
    doing('zones.ride', goals.movedTo(w, 'fr-rescav', '2121'), { show: { units: ['fr-rescav'], places: ['2121'] } }),
    reading('zones.sum'),
  ]),
  chapter('turns', [
    reading('turns.alternate', { scene: 'turns', show: { units: ['fr-gd', 'fr-6'] } }),
    doing('turns.move', goals.moved(w, 'fr-gd'), { show: { units: ['fr-gd'] } }),
    doing('turns.again', goals.moved(w, 'fr-gd'), { show: { units: ['fr-gd'] } }),
    reading('turns.rule', { show: { part: 'panel' } }),
    doing('turns.pass', goals.passed(w), { emptyHand: true, show: { part: 'prompt' } }),
    doing('turns.watch', goals.movementOver, { show: { units: ['pr-2', 'pr-3'] } }),
    doing('turns.gift', goals.givenLastMoves(w), { scene: 'gift', show: { units: ['fr-2', 'fr-gd'] } }),
    doing('turns.use', goals.moved(w), { show: { units: ['fr-2', 'fr-gd'] } }),
    reading('turns.gamble'),
  ]),
  chapter('command', [
    reading('command.modes', { scene: 'morning', show: { part: 'track' } }),
    doing('command.normal', goals.placed(w, 'hq-napoleon', '1718', 'normal'), { show: { places: ['1718'] } }),
    doing('command.battle', goals.placed(w, 'hq-grouchy', '1720', 'battle'), { show: { places: ['1720'] } }),
    doing('command.theirs', goals.detaching(w)),
    reading('command.detachments', { show: { units: ['fr-rescav', 'pr-3'] } }),
    doing('command.detach', goals.detached(w, 'fr-d-pajol', '1925'), { show: { places: ['1925'] } }),
    doing('command.recall', goals.kept(w, 'fr-d-pajol'), { show: { part: 'prompt' } }),
    doing('command.screen', goals.stopped(w, 'pr-3'), { show: { units: ['fr-d-pajol', 'fr-4'] } }),
    reading('command.price', { show: { units: ['fr-d-pajol'] } }),
  ]),
  chapter('attack', [
    reading('attack.stars', { scene: 'ligny', show: { units: ['fr-4', 'fr-3', 'pr-1'] } }),
    doing('attack.pick', goals.aimed(w, 'fr-4'), { show: { units: ['fr-4'] } }),
    reading('attack.ours', { hold: 'fr-4', show: { part: 'panel' } }),
    reading('attack.theirs', { hold: 'fr-4', show: { part: 'panel' } }),
    doing('attack.declare', goals.declared(w, 'fr-4'), { hold: 'fr-4', show: { part: 'prompt' } }),
    doing('attack.charge', goals.committed(w, 'fr-gdcav'), { show: { units: ['fr-gdcav'] } }),
    doing('attack.dice', goals.pursued, { show: { units: ['pr-1'] } }),
    reading('attack.results', { show: { units: ['fr-4'] } }),
    doing('attack.retreat', goals.retreated('fr-3'), { show: { units: ['pr-2', 'fr-3'] } }),
    reading('attack.after'),
  ]),
  chapter('victory', [
    reading('victory.points', { scene: 'back', show: { units: ['hq-napoleon'], part: 'panel' } }),
    doing('victory.return', goals.returned(w, 'fr-6'), { show: { units: ['hq-napoleon'] } }),
    reading('victory.last', { scene: 'brussels', show: { units: ['fr-gd', 'aa-res'], part: 'track' } }),
    reading('victory.road', { show: { places: ['4006', '4025', '4015'] } }),
    doing('victory.attack', goals.won(w), { show: { units: ['fr-gd', 'aa-res'] } }),
    reading('victory.farewell'),
  ]),
];
