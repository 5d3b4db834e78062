import type { LastBattles } from '@hundred-days/last-battles';
import type { CampaignAction, CampaignWorld, LastCampaign } from '@hundred-days/last-battles/campaign';
import type { CounterFace } from '../../../board/types.ts';
import type { Asked, Prompt, PromptButton } from '../../../face/types.ts';
import type { Ask as BattleAsk } from '../asking.ts';
import { owed } from '../battle.tsx';
import { type Setting, settingOf } from '../setting.ts';
import { leaderFace } from './leaders.ts';

/** The campaign, or a grand scenario, as a table shows it: a battlefield with leaders, who are pieces after the units. */
export interface CampaignSetting extends Setting, CampaignWorld {
  readonly at: CampaignWorld['at'];
  /** Faces of units out of command, by what they look like otherwise. */
  readonly cut: Map<CounterFace, CounterFace>;
}

export type Ask = Asked<CampaignAction>;
export type Answer = Prompt<CampaignAction>;
export type Button = PromptButton<CampaignAction>;

/** What a part of the table is told. */
export interface Led {
  readonly w: CampaignSetting;
  readonly asked: Ask;
}

/** Its rules stand above those of the battles: what a battle asks of a game it answers too. */
export const asBattles = (game: LastCampaign): LastBattles => game as unknown as LastBattles;

export function campaignSetting(game: LastCampaign): CampaignSetting {
  const { world } = game;
  const battle = settingOf(asBattles(game), owed);
  return {
    ...battle,
    ...world,
    cut: new Map(),
    counters: battle.counters.map((face, i) =>
      i >> 1 < world.units ? face : leaderFace(world, i >> 1, (i & 1) === 1),
    ),
  };
}

const FRENCH = 0;
const ALLIED = 1;
export const PRUSSIAN_SEAT = 2;

/** 2.0c: of three seats two play one side. */
export const sideOfSeat = (seat: number): number => (seat === PRUSSIAN_SEAT ? ALLIED : seat);

/** Whether a piece is one of a seat's own; with two at the table the second has both allied armies. */
export function isOwn({ side, unitData }: CampaignWorld, three: boolean, seat: number, piece: number): boolean {
  if (seat === FRENCH || !three) return side[piece] === sideOfSeat(seat);
  return side[piece] === ALLIED && (unitData[piece].army === 'prussian') === (seat === PRUSSIAN_SEAT);
}

/** What is asked, as the parts of a battle's table know it: seats there are sides. */
export function asBattle(asked: Ask): BattleAsk {
  const told = asked as unknown as BattleAsk;
  const [seat, viewer] = [sideOfSeat(asked.seat), sideOfSeat(asked.viewer)];
  return seat === asked.seat && viewer === asked.viewer ? told : { ...told, seat, viewer };
}
