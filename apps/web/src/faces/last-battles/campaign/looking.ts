import type { CampaignAction } from '@hundred-days/last-battles/campaign';
import { campaignPosition, rideOf } from '@hundred-days/last-battles/campaign';
import { line } from '../../../face/look/card.ts';
import { LOOK } from '../../../face/look/words.ts';
import type { Card, CardLine, Looking } from '../../../face/types.ts';
import { points } from '../asking.ts';
import { commandName } from '../formation.ts';
import { unitName } from '../names.ts';
import { isOut } from './command.ts';
import { leaderFaceNow } from './pieces.ts';
import { type Ask, asBattle, type CampaignSetting } from './setting.ts';
import { say } from './text/words.ts';

/** What can be said of leaders, and of units by what commands them; the rest as in a battle. */

export function lookingOn(w: CampaignSetting, base: Looking<never>, _language: string): Looking<CampaignAction> {
  return {
    ...base,
    piece: (asked, piece) =>
      campaignPosition.isLeader(w, piece) ? leaderCard(w, asked, piece) : unitCard(w, base, asked, piece),
    place: (asked, place) => placeCard(w, base, asked, place),
  } as Looking<CampaignAction>;
}

function unitCard(w: CampaignSetting, base: Looking<never>, asked: Ask, unit: number): Card | null {
  const card = base.piece(asBattle(asked) as never, unit);
  return card === null || campaignPosition.whereIs(w, asked.view, unit) < 0
    ? card
    : { ...card, lines: [...card.lines, commandLine(w, asked, unit)] };
}

/** 20.0: by whom it is commanded, or that nobody does. */
function commandLine(w: CampaignSetting, { view, language }: Ask, unit: number): CardLine {
  const label = say(language, 'look.command');
  if (campaignPosition.isNight(w, view)) return line(label, say(language, 'look.night'), '23.0');
  if (isOut(w, view, unit)) return line(label, say(language, 'look.out'), '20.31a', '20.32a');
  const direct = view[w.at.under + unit];
  if (direct >= 0) return line(label, say(language, 'look.by', { leader: name(w, direct, language) }), '20.0a');
  const officer = w.officer[unit];
  const through = officer >= 0 && (view[w.at.under + officer] >= 0 || officer === w.onHisOwn);
  return through
    ? line(label, say(language, 'look.through', { leader: name(w, officer, language) }), '20.0b')
    : line(label, say(language, 'look.granted'), '20.0c');
}

const name = (w: CampaignSetting, piece: number, language: string): string => unitName(w, piece, language).title;

function leaderCard(w: CampaignSetting, asked: Ask, leader: number): Card {
  const { view, language } = asked;
  const { command } = w.unitData[leader];
  const commands = w.capacity[leader] > 0;
  const range = w.numbers.ranges[commands ? 'commander' : 'officer'];
  const under = view[w.at.under + leader];
  return {
    eyebrow: say(language, commands ? 'hand.commander' : 'hand.officer'),
    title: name(w, leader, language),
    note: commands ? '' : commandName(command, language),
    picture: { face: leaderFaceNow(w, asked, leader) },
    lines: [
      commands
        ? line(say(language, 'look.command'), say(language, 'hand.commands', { n: w.capacity[leader], range }), '19.0c')
        : line(
            say(language, 'look.command'),
            say(language, 'hand.corps', { corps: commandName(command, language), range }),
            '19.0d',
          ),
      ...(under >= 0
        ? [line(say(language, 'look.under'), say(language, 'look.by', { leader: name(w, under, language) }), '20.0b')]
        : []),
      line(LOOK.tell(language, 'movement'), points(rideOf(w, view, leader)), '19.21a'),
      line(say(language, 'look.leader'), say(language, 'look.leaderNote'), '19.0a', '19.24'),
    ],
    zone: [],
  };
}

function placeCard(w: CampaignSetting, base: Looking<never>, asked: Ask, place: number): Card | null {
  const card = base.place(asBattle(asked) as never, place);
  if (card === null) return null;
  const { view, language } = asked;
  const leaders = [...Array(w.pieces - w.units).keys()]
    .map((i) => w.units + i)
    .filter((leader) => campaignPosition.whereIs(w, view, leader) === place)
    .map((leader) => ({
      picture: { face: leaderFaceNow(w, asked, leader) },
      name: name(w, leader, language),
      facts: say(language, w.capacity[leader] > 0 ? 'hand.commander' : 'hand.officer'),
    }));
  return leaders.length === 0 ? card : { ...card, pieces: [...(card.pieces ?? []), ...leaders] };
}
