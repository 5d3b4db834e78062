import type { GameEvent, Refusal } from '@hundred-days/kernel';
import { allChoices, readLine, scriptedDice, submit } from '@hundred-days/kernel';
import { beginScripted, indexIn, PlayedField } from '@hundred-days/kernel/testing';
import type { CampaignAction, CampaignDescription, LastCampaign } from '@hundred-days/last-battles/campaign';
import {
  campaignPosition,
  createCampaign,
  createCampaignWorld,
  isInCommand,
} from '@hundred-days/last-battles/campaign';
import { CAMPAIGN_FORMAT } from '@hundred-days/last-battles/campaign-format';
import { DOCUMENTS } from '@hundred-days/last-battles/data';
import type { Chosen } from './support.ts';

/** Positions of the campaign and the grand scenarios laid out for a test, played with notation. */

const { DESTROYED, EXITED, OFF_MAP } = campaignPosition;

export const CAMPAIGNS = ['campaign', 'grand-waterloo', 'grand-ligny'] as const;
export type CampaignName = (typeof CAMPAIGNS)[number];

const made = (name: CampaignName): LastCampaign =>
  createCampaign(createCampaignWorld(DOCUMENTS, name), CAMPAIGN_FORMAT);

/** Each compiled once. */
export const CAMPAIGN_GAMES: Readonly<Record<CampaignName, LastCampaign>> = {
  campaign: made('campaign'),
  'grand-waterloo': made('grand-waterloo'),
  'grand-ligny': made('grand-ligny'),
};

export type CampaignScene = Omit<CampaignDescription, 'format' | 'version' | 'game' | 'battle'>;

export class Theatre extends PlayedField<CampaignAction> {
  declare readonly game: LastCampaign;

  get turn(): number {
    return this.state[this.game.world.at.turn];
  }

  /** The hex a piece is in, or 'off', 'destroyed', 'exited'. */
  where(piece: string): string {
    const at = this.state[this.game.world.at.where + this.number(piece)];
    if (at === OFF_MAP) return 'off';
    if (at === DESTROYED) return 'destroyed';
    return at === EXITED ? 'exited' : this.game.placeIds[at];
  }

  number(piece: string): number {
    return indexIn(this.game.unitIds, piece);
  }

  /** The number a field has for a piece. */
  of(field: 'under' | 'orders' | 'box' | 'fell' | 'range' | 'counter', piece: string): number {
    return this.state[this.game.world.at[field] + this.number(piece)];
  }

  /** The commander whose place a piece has, or null. */
  under(piece: string): string | null {
    const commander = this.of('under', piece);
    return commander < 0 ? null : this.game.unitIds[commander];
  }

  inCommand(unit: string): boolean {
    return isInCommand(this.game.world, this.state, this.number(unit));
  }

  refusal(line: string, seat = this.chair): Refusal {
    const no = this.refuse(line, seat, true);
    if (no === null) throw new Error(`'${line}' was not refused`);
    return no;
  }

  /** Plays a line for a seat; the dice fall as given. */
  as(seat: number, line: string, ...dice: number[]): this {
    const rolls = scriptedDice(dice);
    const read = readLine(this.game, line);
    if (!read.ok) throw new Error(`'${line}' cannot be read`);
    for (const written of read.value) {
      const action = this.game.complete(this.state, written);
      const no = submit(this.game, this.state, seat, action, rolls, (event) => this.events.push(event));
      if (no !== null) throw new Error(`'${line}' was refused to seat ${seat}: ${no.rule} ${no.code}`);
    }
    return this;
  }

  /** The hexes a piece can be moved to, sorted, each once; 'exit' for leaving. */
  goals(piece: string): string[] {
    const goals = new Set<string>();
    const number = this.number(piece);
    for (const action of allChoices(this.game, this.state, this.chair)) {
      if (action.type === 'exit' && action.unit === number) goals.add('exit');
      if ((action.type === 'move' || action.type === 'enter') && action.unit === number)
        goals.add(this.game.placeIds[action.path[action.path.length - 1]]);
    }
    return [...goals].sort();
  }
}

/** Lays a position out; throws with the list of faults if it is not a legal one. */
export function theatre(name: CampaignName, scene: CampaignScene, options: Chosen = {}, dice: number[] = []): Theatre {
  const scenario = { format: 'hundred-days-scenario', version: 1, game: 'last-battles', battle: name, ...scene };
  return begun(name, scenario, options, dice);
}

/** A scenario from its beginning. */
export const campaign = (name: CampaignName, options: Chosen = {}, dice: number[] = []): Theatre =>
  begun(name, name, options, dice);

function begun(
  name: CampaignName,
  scenario: string | Readonly<Record<string, unknown>>,
  options: Chosen,
  dice: number[],
): Theatre {
  const events: GameEvent[] = [];
  const game = CAMPAIGN_GAMES[name];
  return new Theatre(game, beginScripted(game, { scenario, options }, dice, events), events);
}
