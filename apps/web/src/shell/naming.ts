import type { AnyAction } from '@hundred-days/kernel';
import { called } from '../face/called.ts';
import type { Face } from '../face/types.ts';
import { t } from '../text/words.ts';
import { boxOf, wordsOf } from './shelf.ts';

/** A table is named for its game, and for its scenario where that is not the first, or each has a map of its own. */
export function titleIn(face: Face<AnyAction>, scenario: string, language: string): string {
  const { id, title: english, scenarios } = face.game;
  const box = boxOf(id);
  const title = box === undefined ? english : wordsOf(box, language).lid.join(' ');
  if (box?.scenarios === undefined && scenario === scenarios[0].id) return title;
  return t('tables.named', { title, scenario: called(face.words.said(language), 'scenario', scenario) });
}
