import type { State } from '@hundred-days/kernel';
import { position, units } from '@hundred-days/waterloo-campaign';
import { placeName, shortName } from '../names.ts';
import { listed, tell, tellMany } from '../text/words.ts';
import type { World } from '../world.ts';
import { type Answer, type Ask, button, endButton, pieces, said, sentences } from './asking.ts';

/** Steps B and E: Corps come back, Detachments are recalled. */

/** B-3: the last choice decides who is lost, and cannot be taken back: it says so first. */
export function admission(w: World, asked: Ask): Answer {
  const { language, view, inHand, choices } = asked;
  const due = pieces(asked);
  const back = [...w.corpsOf[units.enemyOf(asked.seat)]].filter((unit) =>
    position.has(w, view, unit, position.ADMITTED),
  );
  const more = w.blownReturnPerSide - back.length;
  const [admit] = choices;
  if (inHand === null || admit === undefined)
    return said(tellMany(language, 'prompt.admission', more), tell(language, 'prompt.admissionReason'), ['B-3']);
  const lost = due.filter((unit) => unit !== inHand).map((unit) => shortName(w, unit, language));
  return said(
    tell(language, 'prompt.admit', { unit: shortName(w, inHand, language) }),
    more > 1
      ? tell(language, 'prompt.admitReason')
      : tell(language, 'prompt.admitLast', { units: listed(language, lost) }),
    ['B-3'],
    [button(tell(language, 'button.admit'), admit, true)],
  );
}

export function bringBack(w: World, asked: Ask): Answer {
  const { language, inHand, proposed } = asked;
  if (inHand === null) return said(tell(language, 'prompt.returns'), tell(language, 'prompt.returnReason'), ['B-2']);
  const unit = shortName(w, inHand, language);
  if (proposed?.type === 'return')
    return said(
      tell(language, 'prompt.returnAt', { unit, hex: placeName(w, proposed.hex, language) }),
      tell(language, 'prompt.returnReason'),
      ['B-2', 'B-5'],
      [button(tell(language, 'button.return'), proposed, true)],
    );
  return said(tell(language, 'prompt.return', { unit }), tell(language, 'prompt.returnReason'), ['B-2']);
}

export function recall(w: World, asked: Ask): Answer {
  const { language } = asked;
  const out = asked.seat === units.COALITION ? angloAlliedOut(w, asked.view) : 0;
  const weak = out >= w.angstThreshold && position.whereIs(w, asked.view, w.hill) !== position.ELIMINATED;
  return said(
    tell(language, 'prompt.recall'),
    sentences(
      tellMany(language, 'prompt.recallReason', pieces(asked).length),
      weak ? tell(language, 'prompt.hillWeak', { n: out }) : '',
    ),
    weak ? ['E-1', 'LOC-1'] : ['E-1', 'E-2'],
    endButton(asked, 'button.endRecall', true),
  );
}

/** LOC-1: the Anglo-Allied Detachments that are on the map or eliminated. */
const angloAlliedOut = (w: World, view: State): number =>
  [...w.unitsOfArmy[units.ANGLO_ALLIED]].filter(
    (unit) =>
      units.isDetachment(w, unit) &&
      (position.onMap(w, view, unit) || position.whereIs(w, view, unit) === position.ELIMINATED),
  ).length;
