import type { Game, OptionInfo, Proceed, Reach, ScenarioFaults, Setup, State } from '@hundred-days/kernel';
import { bad, describedBy, fault, good, scenarioHeading } from '@hundred-days/kernel';
import { OPTIONS } from '../battles.ts';
import { beginPlayerTurn, startMovement } from '../rules/campaign/18-opening.ts';
import { grantCommand, openCommand } from '../rules/campaign/20-command.ts';
import { openDeployment } from '../rules/campaign/27-deployment.ts';
import { testLevels } from '../rules/campaign/levels.ts';
import { beginCombat } from '../rules/phases.ts';
import { type ComingUnit, GAME_ID, layOut } from '../setup.ts';
import { ALLIED, FRENCH } from '../units.ts';
import type { CampaignAction } from './actions.ts';
import { type CampaignDescription, type DescribedPiece, layOutBox, layOutRest } from './described.ts';
import { CAMPAIGN_CHOSEN, CAMPAIGN_OPTIONS, DESTROYED, forgetMate, OFF_MAP } from './position.ts';
import type { CampaignWorld } from './world.ts';

/** 18.2 Set-up of the campaign and the grand scenarios. A description becomes a position, or the list of its faults. */

/** A scenario of the rulebook as a description. */
export function describeCampaign(w: CampaignWorld, id: string): CampaignDescription | null {
  if (id !== w.id) return null;
  const [{ placed, arrivals }] = w.battles;
  const units: Record<string, string | DescribedPiece | ComingUnit> = {};
  for (const { unit, hex, reduced } of placed)
    units[w.unitId(unit)] = reduced ? { at: w.hexId(hex), reduced } : w.hexId(hex);
  for (const { unit, turn, entry, reduced } of arrivals)
    units[w.unitId(unit)] = { turn, entry: w.hexId(entry), ...(reduced ? { reduced } : {}) };
  for (const { leader, hex } of w.leaderPlaced) units[w.unitId(leader)] = w.hexId(hex);
  for (const { leader, turn, entry } of w.leaderArrivals) units[w.unitId(leader)] = { turn, entry: w.hexId(entry) };
  return { ...scenarioHeading(GAME_ID), world: w.id, battle: id, units };
}

/** The options of the scenario: those of the battles that it offers, and the campaign's own. */
export const campaignOptionsOf = (w: CampaignWorld): readonly OptionInfo[] =>
  [...w.battles[0].options, ...w.campaignOptions].map(({ name, standard }) => ({
    id: name,
    values: [false, true],
    standard,
    rule: [...OPTIONS, ...CAMPAIGN_OPTIONS].find((option) => option.name === name)?.rule ?? '25.0',
    scenarios: [w.id],
  }));

/** What it takes to go from a set-up to the first decision. */
export interface Starting {
  readonly reach: Reach;
  readonly proceed: Proceed;
  /** Checks descriptions; null where only scenarios of the rulebook are played. */
  readonly faultsOf: ScenarioFaults | null;
}

export function createCampaignStart(
  w: CampaignWorld,
  { reach, proceed, faultsOf }: Starting,
): Game<CampaignAction>['start'] {
  const offer = { options: campaignOptionsOf(w), scenarios: [{ id: w.id }] };
  return (setup, dice, tell) => {
    const described = describedBy(offer, { describe: (id) => describeCampaign(w, id), faultsOf }, setup);
    if (!described.ok) return described;
    const state = new Int16Array(w.at.size);
    layOutPieces(w, state, described.value, chosen(offer.options, setup));
    if (testLevels(w, state, null)) return bad([fault('already-over', 'units')]);
    const { phase } = described.value;
    const side = phase === undefined ? w.battles[0].firstSide : phase.startsWith('french') ? FRENCH : ALLIED;
    state[w.at.phasing] = side;
    if (phase?.endsWith('Orders') === true) openCommand(w, reach, state);
    else if (phase?.endsWith('Movement') === true) startMovement(w, state, tell);
    else if (phase?.endsWith('Combat') === true) beginCombat(w, state, tell);
    // 27.1d: before the first turn, and not in the middle of a game.
    else if (phase !== undefined || state[w.at.turn] > 1 || !openDeployment(w, state))
      beginPlayerTurn(w, state, side, tell);
    proceed(state, dice, tell);
    return good(state);
  };
}

const chosen = (options: readonly OptionInfo[], setup: Setup): number =>
  options.reduce(
    (mask, { id, standard }) =>
      (setup.options[id] ?? standard) === true
        ? mask | CAMPAIGN_CHOSEN.mask[id as keyof typeof CAMPAIGN_CHOSEN.mask]
        : mask,
    0,
  );

function layOutPieces(w: CampaignWorld, s: State, described: CampaignDescription, options: number): void {
  s.fill(OFF_MAP, w.at.where + w.units, w.at.where + w.pieces);
  s.fill(-1, w.at.entry + w.units, w.at.entry + w.pieces);
  s.fill(-1, w.at.under, w.at.under + w.pieces);
  s.fill(-1, w.at.left, w.at.left + w.pieces);
  forgetMate(w, s);
  layOut(w, s, described as never, options);
  for (let unit = 0; unit < w.units; unit++) {
    grantCommand(w, s, unit);
    if (s[w.at.where + unit] === DESTROYED) layOutBox(w, s, unit, described.units[w.unitId(unit)]);
  }
  layOutRest(w, s, described);
}
