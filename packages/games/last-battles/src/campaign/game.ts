import type { Proceed, ScenarioFormat, Stages } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { proceedCampaign } from '../rules/campaign/18-sequence.ts';
import { canonicalRide, completeRide, createCampaignDesk, placingPhase } from '../rules/campaign/19-leaders.ts';
import { reorganizationPhase } from '../rules/campaign/21-reorganization.ts';
import { evasionPhase } from '../rules/campaign/25-evasion.ts';
import { campaignAdvance, leadingPhase } from '../rules/campaign/25-following.ts';
import { campaignMovement } from '../rules/campaign/movement.ts';
import { fightingPhases } from '../rules/fighting.ts';
import { canonicalMarch, completeMarch } from '../rules/movement.ts';
import type { CampaignAction, CampaignOf } from './actions.ts';
import { campaignMade, firstPhases, type LastCampaign, sequenceOf } from './made.ts';
import { type CampaignStep, isLeader } from './position.ts';
import type { CampaignWorld } from './world.ts';

/**
 * 18.0 to 28.0: the campaign, or a grand scenario, on sheets laid side by side. What is done in a battle is done here by the
 * battle's own rules; leaders, command, reorganization, supply and the rest stand in `rules/campaign`, and change those by
 * what a world says through `above`.
 *
 * Sizes: 3,819 hexes, 170 units, 31 leaders, 44 turns.
 */
export function createCampaign(w: CampaignWorld, format?: ScenarioFormat<CampaignWorld>): LastCampaign {
  const desk = createCampaignDesk(w);
  const phases: Stages<CampaignAction, CampaignStep> = {
    ...firstPhases(w),
    reorganization: reorganizationPhase(w),
    placing: placingPhase(w),
    evasion: evasionPhase(w),
    leading: leadingPhase(w),
    movement: campaignMovement(desk),
    ...ofBattle(fightingPhases(desk)),
    advance: campaignAdvance(w),
  };
  const proceed: Proceed = (s, dice, tell) => proceedCampaign(desk, s, dice, tell);
  type March = CampaignOf<'move' | 'enter' | 'exit'>;
  const asMarch = ({ type }: CampaignAction): boolean => type === 'move' || type === 'enter' || type === 'exit';

  return campaignMade(
    w,
    { reach: desk.reach, proceed, faultsOf: format?.(w) ?? null },
    {
      ...sequenceOf(w, phases, proceed),
      canonical(s, action) {
        if (!asMarch(action)) return action;
        const march = action as March;
        return isLeader(w, march.unit) ? canonicalRide(desk, s, march) : canonicalMarch(desk, s, march);
      },
      complete(s, action) {
        if (!asMarch(action)) return action;
        const march = action as March;
        return isLeader(w, march.unit) ? completeRide(desk, s, march) : completeMarch(desk, s, march);
      },
    },
  );
}

/** The phases of the battles take their own actions and no others. */
const ofBattle = <Step extends string>(phases: Stages<Action, Step>): Stages<CampaignAction, Step> =>
  phases as unknown as Stages<CampaignAction, Step>;
