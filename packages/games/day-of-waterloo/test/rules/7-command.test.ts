import { describe, expect, it } from 'vitest';
import { commanding, type Marched, moving } from '../marched.ts';

const fixed = (f: Marched): Marched => (f.step === 'roles' ? f.play('end') : f);

describe('7.0 command', () => {
  it('[7.0a] [7.0b] [7.1a] [7.1b] [7.1c] runs from army leader to corps leader to unit, three points each', () => {
    const f = fixed(
      commanding(
        { '0318': ['fr-quiot'], '0317': ['fr-marcognet'], '0325': ['fr-foy'] },
        { leaders: { 'fr-napoleon': '0324', 'fr-derlon': '0321', 'fr-reille': '0423' } },
      ),
    );
    expect(['fr-napoleon', 'fr-derlon', 'fr-quiot', 'fr-marcognet'].map((id) => f.now.isOut(id))).toEqual([
      false,
      false,
      false,
      true,
    ]);
    const broken = fixed(
      commanding({ '0319': ['fr-quiot'] }, { leaders: { 'fr-napoleon': '0324', 'fr-derlon': '0320' } }),
    );
    expect(['fr-napoleon', 'fr-derlon', 'fr-quiot'].map((id) => broken.now.isOut(id))).toEqual([false, true, true]);
  });

  it('[7.1d] [7.1e] an army leader in a tactical role commands units directly and no corps leader; each for himself', () => {
    const f = commanding(
      { '0323': ['fr-quiot'], '0320': ['fr-marcognet'], '0725': ['fr-foy'] },
      { leaders: { 'fr-napoleon': '0324', 'fr-derlon': '0321', 'fr-ney': '0722', 'fr-reille': '0724' } },
    );
    f.plays('tactical fr-napoleon', 'end');
    expect(['fr-derlon', 'fr-quiot', 'fr-marcognet', 'fr-reille', 'fr-foy'].map((id) => f.now.isOut(id))).toEqual([
      true,
      false,
      true,
      false,
      false,
    ]);
    expect(f.why('tactical fr-ney')).toContain('wrong-phase');
    const again = commanding({ '0323': ['fr-quiot'] }, { leaders: { 'fr-napoleon': '0324', 'fr-derlon': '0321' } });
    expect(again.why('tactical fr-derlon')).toBe('7.1e no-army-leader');
    expect(again.play('tactical fr-napoleon').why('tactical fr-napoleon')).toBe('7.1d already-tactical');
  });

  it('[7.2a] [7.2e] [9.0a] who is out of command does not move', () => {
    const f = moving(
      { '0320': ['fr-quiot', 'fr-jacquinot'] },
      { leaders: { 'fr-derlon': '0320' }, out: ['fr-quiot', 'fr-derlon'] },
    );
    expect(f.why('fr-quiot 0320-0319')).toBe('7.2a out-of-command');
    expect(f.why('fr-derlon 0320-0319')).toBe('7.2e out-of-command');
    expect(f.why('fr-jacquinot 0320-0319')).toBe('allowed');
    expect(f.goals('fr-quiot')).toEqual([]);
  });

  it('[7.2a] nor does cavalry out of command charge', () => {
    const f = moving({ '0320': ['fr-watier'], '0321': ['adg-best'] }, { out: ['fr-watier'] });
    expect(f.choices('charge')).toEqual([]);
  });

  it('[7.3a] status is fixed for the player turn wherever the unit goes, and holds in the enemy’s', () => {
    const f = fixed(
      commanding(
        { '0318': ['fr-quiot'], '0110': ['fr-marcognet'], '1909': ['adg-best'] },
        { leaders: { 'fr-napoleon': '0321', 'fr-derlon': '0321' } },
      ),
    );
    f.play('fr-quiot 0314');
    expect(f.now.isOut('fr-quiot')).toBe(false);
    f.plays('end', 'end');
    expect([f.seat, f.now.isOut('fr-quiot'), f.now.isOut('fr-marcognet')]).toEqual(['allied', false, true]);
  });

  it('[7.4a] Wellington leads the Reserve and commands the other corps leaders all the same', () => {
    const f = fixed(
      commanding(
        { '0320': ['adg-kempt'], '0420': ['adg-chalkett'], '0720': ['adg-best'] },
        { side: 'allied', leaders: { 'adg-wellington': '0321', 'adg-orange': '0319' } },
      ),
    );
    expect(['adg-orange', 'adg-kempt', 'adg-chalkett', 'adg-best'].map((id) => f.now.isOut(id))).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  it('[7.4b] in a tactical role he commands units of any corps near him, and no corps leader', () => {
    const f = commanding(
      { '0320': ['adg-kempt'], '0420': ['adg-chalkett'], '0720': ['adg-best'], '0323': ['adg-somerset'] },
      { side: 'allied', leaders: { 'adg-wellington': '0321', 'adg-orange': '0319' } },
    ).plays('tactical adg-wellington', 'end');
    expect(
      ['adg-orange', 'adg-kempt', 'adg-chalkett', 'adg-somerset', 'adg-best'].map((id) => f.now.isOut(id)),
    ).toEqual([true, false, false, false, true]);
  });
});

describe('7.5 the path of command', () => {
  const reaches = (from: string, to: string, more = {}): boolean => {
    const f = fixed(
      commanding(
        { [to]: ['fr-quiot'], '0125': ['fr-foy'] },
        { leaders: { 'fr-napoleon': from, 'fr-derlon': from }, ...more },
      ),
    );
    return !f.now.isOut('fr-quiot');
  };

  it('[7.5a] costs a point a hex whatever the ground', () => {
    expect([reaches('0601', '0603'), reaches('0601', '0604'), reaches('0601', '0605')]).toEqual([true, true, false]);
  });

  it('[7.5b] along roads and highways half a point: six hexes, and more than three where part of it is road', () => {
    expect([reaches('0909', '0309'), reaches('0909', '0209')]).toEqual([true, false]);
    expect([reaches('1018', '1012'), reaches('1018', '1011')]).toEqual([true, false]);
    // Four hexes of highway, then one of open ground.
    expect([reaches('1018', '0914'), reaches('1018', '0814')]).toEqual([true, true]);
  });

  it('[7.5c] not over a river without bridge or ford, or a pond, or through enemy units; through zones', () => {
    expect([reaches('1923', '1922'), reaches('1922', '1921'), reaches('1424', '1423')]).toEqual([true, false, true]);
    expect([reaches('1723', '1722'), reaches('0211', '0311')]).toEqual([true, true]);
    const wall = {
      stacks: {
        '0320': ['fr-quiot'],
        '0322': ['adg-best'],
        '0422': ['adg-kempt'],
        '0222': ['adg-pack'],
        '0423': ['adg-vincke'],
        '0223': ['adg-olfermans'],
      },
    };
    expect(reaches('0323', '0320', wall)).toBe(false);
    const zone = { stacks: { '0320': ['fr-quiot'], '0422': ['adg-vivian'] } };
    expect(reaches('0323', '0320', zone)).toBe(true);
  });

  it('[7.5d] nobody commands another army, or a corps that is not his', () => {
    const f = fixed(
      commanding(
        { '0320': ['adg-kempt'], '0322': ['pr-hiller'], '0324': ['adg-adams'] },
        {
          side: 'allied',
          leaders: { 'pr-blucher': '0321', 'pr-bulow': '0321', 'adg-hill': '0321', 'adg-wellington': '0721' },
        },
      ),
    );
    expect(['adg-kempt', 'pr-hiller', 'adg-hill', 'adg-adams'].map((id) => f.now.isOut(id))).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  it('[7.5e] the weather does not shorten it', () => {
    expect([reaches('0601', '0604', { turn: 1 }), reaches('0909', '0309', { turn: 1 })]).toEqual([true, true]);
  });

  it('[5.4.2c] who is out of command is told of leaders to all, of units to their owner', () => {
    const f = commanding(
      { '0320': ['fr-quiot', 'fr-marcognet'] },
      { leaders: { 'fr-napoleon': '0720', 'fr-derlon': '0320' } },
    ).play('end');
    expect(f.last('command')).toEqual({
      side: 'french',
      leaders: ['fr-derlon'],
      ownUnits: ['fr-quiot', 'fr-marcognet'],
    });
    expect(f.view('allied').isOut('fr-derlon')).toBe(true);
    expect(f.view('allied').isOut('fr-quiot')).toBe(true);
    expect(f.view('allied').isOut('fr-marcognet')).toBe(false);
  });
});
