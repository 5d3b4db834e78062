import { campaignPosition } from '@hundred-days/last-battles/campaign';
import { ablePieces } from '../../../face/asking.ts';
import type { Left } from '../../../face/types.ts';
import { commandName } from '../formation.ts';
import { shortName } from '../names.ts';
import { listed } from '../text/words.ts';
import { standing } from './chart/stands.ts';
import { unplaced } from './prompts.ts';
import { ridersApart } from './riding.ts';
import type { Ask, CampaignSetting } from './setting.ts';
import { say, sayMany } from './text/words.ts';

/** What is left undone if the step is ended now; `left` is what a battle warns of. */
export function warningsOf(w: CampaignSetting, asked: Ask, left: (asked: Ask) => readonly Left[]): readonly Left[] {
  const { view, language } = asked;
  switch (campaignPosition.campaignStep(w, view)) {
    case 'command': {
      const { free } = unplaced(w, asked);
      return free.length === 0 ? [] : [{ text: sayMany(language, 'command.free', free.length), pieces: free }];
    }
    case 'reorganization': {
      const officers = ablePieces(asked);
      return [{ text: sayMany(language, 'reorganize.warn', officers.length), pieces: officers }];
    }
    case 'deployment':
      return [];
    default:
      return movers(w, asked, left);
  }
}

/** Units, then leaders who could ride: these are none of the units (19.2). */
function movers(w: CampaignSetting, asked: Ask, left: (asked: Ask) => readonly Left[]): readonly Left[] {
  const { language } = asked;
  const { units, leaders } = ridersApart(w, asked.view, unsettled(w, asked));
  const found = left({ ...asked, pieces: units }).map((one) =>
    one.pieces.length > MANY ? byCorps(w, one, language) : one,
  );
  if (leaders.length === 0) return found;
  const text = sayMany(language, 'warn.leaders', leaders.length);
  return [...found, { text, pieces: leaders.length > MANY ? [] : leaders }];
}

/** Who was told to stand has his orders; and where all others have theirs nobody is asked about leaders alone. */
function unsettled(w: CampaignSetting, { view, notes = [], pieces }: Ask): readonly number[] {
  if (campaignPosition.campaignStep(w, view) !== 'movement' || notes.length === 0) return pieces;
  const stood = standing(w, view, notes);
  const rest = pieces.filter((piece) => !stood.has(piece));
  return rest.some((piece) => piece >= 0 && piece < w.units) ? rest : [];
}

/** More are not named one by one. */
const MANY = 6;

/** "63 units could still move. II Corps (9), III Corps (8)." */
function byCorps(w: CampaignSetting, { text, pieces }: Left, language: string): Left {
  const corps = new Map<string, number>();
  for (const piece of pieces) {
    const { command } = w.unitData[piece];
    corps.set(command, (corps.get(command) ?? 0) + 1);
  }
  corps.delete('');
  const named = [...corps].map(([command, n]) =>
    say(language, 'warn.corps', { corps: commandName(command, language), n }),
  );
  const commanders = pieces.filter((piece) => w.unitData[piece].command === '');
  const all = [...named, ...commanders.map((piece) => shortName(w, piece, language))];
  return { text: `${text} ${listed(language, all)}.`, pieces: [] };
}
