import { describe, expect, it } from 'vitest';
import { GONE, HOMELESS, isSeen, UNKNOWN } from '../../src/position.ts';
import { armyLosses, disintegrateCorps } from '../../src/rules/disintegration.ts';
import { openLodging } from '../../src/rules/overrun.ts';
import { fighting, moving } from '../fought.ts';
import { commanding, moving as marching } from '../marched.ts';
import { w } from '../world.ts';

/** What the rules leave in doubt, as RULINGS.md decides it. */

describe('[5.3e] Road Column after a beaten charge', () => {
  it('[5.3e] [5.3d] who has retreated is off the road, and others may stop with him', () => {
    const field = moving({ '1424': ['fr-jacquinot'], '1522': ['adg-guards'], '1222': ['fr-quiot'] });
    field.go('fr-jacquinot 1424-1423');
    expect(field.why('fr-quiot 1222-1322')).toBe(null);
    expect(
      moving({ '1424': ['fr-jacquinot'], '1422': ['fr-quiot'] })
        .go('fr-jacquinot 1424-1423')
        .why('fr-quiot 1422-1423'),
    ).toBe('5.3e column-there');
    field.rolls(6).go('charge fr-jacquinot 1522').quiet().go('retreat fr-jacquinot 1322-1322');
    field.go('fr-quiot 1222-1322');
    expect(field.in('1322')).toEqual(['fr-jacquinot', 'fr-quiot']);
  });
});

describe('[3.4.2d] a leader who looks for a place', () => {
  it('[3.4.2d] [13.1a] is looked for no longer when his corps is gone', () => {
    const { state } = moving({ '0320': ['adg-adams'], '0322': ['fr-foy'] }, { leaders: { 'adg-hill': '0320' } });
    const hill = w.unitIndex('adg-hill');
    state[w.at.where + hill] = HOMELESS;
    state[w.at.driven + hill] = 1;
    state[w.at.homeless] = 1;
    const step = state[w.at.step];
    disintegrateCorps(w, state, w.corpsIds.indexOf('adg-II'), null);
    openLodging(w, state);
    expect([state[w.at.where + hill], state[w.at.homeless], state[w.at.driven + hill]]).toEqual([GONE, 0, 0]);
    expect(state[w.at.step]).toBe(step);
  });
});

describe('[13.2b] an army that disintegrates before it is Demoralized', () => {
  it('[13.2b] [12.7a] of its corps nothing more is told', () => {
    // 30 and 34 SP of two corps and 5 of a third: with one more it is 70.
    const casualties = { 'adg-hhalkett': 2, 'adg-art-2': 3 };
    const corps = { 'adg-R': 'disintegrated', 'adg-C': 'disintegrated' } as const;
    const field = fighting({ '0320': ['adg-guards'], '0321': ['fr-jerome'] }, { casualties, corps });
    expect(armyLosses(w, field.state, 1)).toBe(69);
    field.go('target 0320', 'fire fr-jerome').rolls(1).go('bombard');
    expect(field.army('adg')).toBe('disintegrated');
    expect(field.events.filter(({ type }) => type === 'corps-demoralized')).toEqual([]);
  });
});

describe('[8.3d] a restored cadre', () => {
  it('[8.3d] [5.4.3a] lies beneath, and its owner may bring it up before anybody fights', () => {
    const field = commanding(
      { '1901': ['adg-best'], '0120': ['fr-lheritier'] },
      { casualties: { 'fr-dhurbal': 3 }, leaders: { 'fr-kellermann': '0120' } },
    );
    field.plays('name fr-dhurbal', 'end').play('rally fr-dhurbal', 1, 1, 1);
    expect(field.in('0120')).toEqual(['fr-lheritier', 'fr-dhurbal']);
    expect(field.play('raise fr-dhurbal').in('0120')).toEqual(['fr-dhurbal', 'fr-lheritier']);
  });
});

describe('[15.3c] a blocked entry', () => {
  const REINFORCEMENTS = { 'pr-schwerin': { turn: 7, entry: 3 }, 'pr-hiller': { turn: 8, entry: 3 } };
  const coming = (stacks: Record<string, string[]>) =>
    marching({ '0101': ['adg-best'], '1001': ['fr-foy'], ...stacks }, { side: 'allied', coming: REINFORCEMENTS });

  it('[15.3c] [9.2.3b] binds no order on those who come in elsewhere on the edge', () => {
    expect(coming({}).why('enter pr-hiller 1912')).toBe('15.3c others-first');
    expect(coming({ '1812': ['fr-quiot'] }).why('enter pr-hiller 1914')).toBe('allowed');
  });
});

describe('[5.4.2a] what is seen of a unit', () => {
  it('[5.4.2a] [5.4.2c] nothing, where it is not known to be', () => {
    const view = marching({ '0320': ['fr-foy', 'fr-pire'], '0325': ['adg-best'] }).view('allied').state;
    const pire = w.unitIndex('fr-pire');
    expect(view[w.at.where + pire]).toBe(UNKNOWN);
    // Whatever stands before the tops of the hexes is none of them.
    view[w.at.top + UNKNOWN] = pire + 1;
    expect(isSeen(w, view, pire)).toBe(false);
  });
});
