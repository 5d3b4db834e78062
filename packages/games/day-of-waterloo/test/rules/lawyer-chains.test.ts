import { describe, expect, it } from 'vitest';
import { type Fought, fighting, MUD, moving } from '../fought.ts';
import { w } from '../world.ts';

/** Combats that lead on to others: several targets, support, counterattacks, retreats over others' ground. 0320 is open ground. */

/** Fire is not wanted. */
const on = (field: Fought): Fought => (field.step === 'fire' ? field.go('spare') : field);

describe('[11.4a] a hex that was one of several targets', () => {
  /** Jérôme attacks two hexes at once; both are held. */
  const both = (): Fought => {
    const stacks = {
      '0320': ['fr-jerome'],
      '0321': ['adg-guards'],
      '0421': ['adg-best'],
      '0322': ['fr-bachelu'],
      '0422': ['fr-foy'],
    };
    const field = on(fighting(stacks).go('target 0321')).go('join fr-jerome', 'target 0421').rolls(3).go('attack');
    return field.quiet().go('stand 0320');
  };

  it('[11.4a] [11.4b] is attacked no second time in step 1, though it was not the first named', () => {
    const field = both();
    expect([field.step, field.choices()]).toEqual(['combat', ['end']]);
    expect([field.why('target 0421'), field.why('target 0321')]).toEqual(['11.4a was-a-target', '11.4a was-a-target']);
  });

  it('[11.4b] [10.1b] one that was fired at and not attacked may be among several; none is fired at after its attack', () => {
    const stacks = {
      '0320': ['fr-jerome'],
      '0321': ['adg-guards'],
      '0421': ['adg-best'],
      '0423': ['fr-noury'],
      '0522': ['fr-pelletier'],
    };
    const before = fighting(stacks).go('target 0421', 'fire fr-pelletier').rolls(6).go('bombard').quiet().go('done');
    on(before.go('target 0321')).go('join fr-jerome');
    expect(before.why('target 0421')).toBe(null);
    const after = on(fighting(stacks).go('target 0321')).go('join fr-jerome', 'target 0421').rolls(3).go('attack');
    expect(after.quiet().go('stand 0320').choices()).toEqual(['end']);
  });
});

describe('[10.4c] who advanced for having supported', () => {
  const stacks = { '0320': ['fr-lallemand'], '0221': ['fr-guyot'], '0321': ['adg-trip-art'], '0322': ['adg-best'] };
  /** The battery is shot to pieces, and Guyot rides in. */
  const cleared = (more = {}): Fought =>
    fighting(stacks, { casualties: { 'adg-trip-art': 1 }, ...more })
      .go('target 0321', 'fire fr-lallemand', 'support fr-guyot')
      .rolls(1)
      .go('bombard', 'advance fr-guyot 0321')
      .quiet();

  it('[10.4c] [11.0a] [11.13b] attacks from there only by a Breakthrough Attack', () => {
    const field = cleared();
    expect([field.step, field.choices()]).toEqual(['combat', ['end']]);
    field.go('end');
    expect([field.step, field.choices('target')]).toEqual(['breakthrough', ['target 0322']]);
    on(field.go('target 0322'));
    expect(field.choices('join')).toEqual(['join fr-guyot']);
  });

  it('[10.4c] [11.13a] in Mud not at all', () => {
    expect(cleared({ turn: MUD }).go('end').step).not.toBe('breakthrough');
  });

  it('[10.6d] cavalry that rode into a hex left before the fire attacks nobody else; infantry that stayed may', () => {
    // Over the bridge at Genappe no zone of influence goes.
    const field = fighting({
      '1325': ['fr-lallemand'],
      '1423': ['fr-guyot'],
      '1425': ['fr-foy'],
      '1424': ['adg-trip-cav'],
      '1524': ['adg-best'],
    });
    field.go('target 1424', 'fire fr-lallemand', 'support fr-guyot', 'support fr-foy', 'bombard');
    field.go('evade adg-trip-cav 1523', 'advance fr-guyot 1424').quiet();
    on(field.go('target 1524'));
    expect([field.choices('join'), field.why('join fr-guyot')]).toEqual([['join fr-foy'], '11.4a has-attacked']);
  });
});

describe('[11.11a] of several targets one is left and another counterattacks', () => {
  /** Jérôme attacks Best, who goes, and Vincke, who stands. */
  const struck = (die: number, more: Record<string, string[]> = {}): Fought => {
    const stacks = { '0320': ['fr-jerome'], '0321': ['adg-vincke'], '0421': ['adg-best'], ...more };
    const field = on(fighting(stacks, { casualties: { 'adg-best': 2 } }).go('target 0321'));
    field.go('join fr-jerome', 'target 0421').rolls(3).go('attack').quiet();
    expect(field.last('rolled').result).toBe('DrC');
    return field.go('retreat adg-best 0520-0520', 'stand 0321').rolls(die).go('counter 0320');
  };

  it('[11.11a] [11.4b] [11.8c] [11.14a] the attacker who has held his hex must advance into the one that was left', () => {
    // 1 against 7 and two less: a 6 is a 4 at 1-3.
    const field = struck(6);
    expect(field.last('rolled')).toMatchObject({ fight: 'counterattack', result: 'Ar' });
    field.go('stand 0321');
    expect([field.step, field.choices()]).toEqual(['advance', ['advance fr-jerome 0421']]);
    field.go('advance fr-jerome 0421').quiet();
    field.go('end');
    expect([field.step, field.where('fr-jerome')]).toEqual(['breakthrough', '0421']);
  });

  it('[11.11a] [11.11c] those under him may go along', () => {
    const field = struck(6, { '0320': ['fr-jerome', 'fr-foy'] });
    if (field.step === 'retreat') field.go('stand 0321');
    field.go('advance fr-jerome 0421');
    expect(field.choices('follow')).toEqual(['follow fr-foy']);
  });

  it('[11.8c] [11.11f] where nothing was left before he may, and need not, go after who counterattacked', () => {
    const field = on(fighting({ '0320': ['fr-jerome'], '0321': ['adg-vincke'] }).go('target 0321'));
    field.go('join fr-jerome').rolls(2).go('attack').quiet();
    expect(field.last('rolled').result).toBe('DrC');
    field.go('stand 0321').rolls(1).go('counter 0320').go('retreat adg-vincke 0322-0323');
    expect([field.step, field.choices()]).toEqual(['pursuit', ['done', 'advance fr-jerome 0321']]);
  });
});

describe('[11.9g] leaders of a hex that retreats over several', () => {
  it('[11.9g] [11.9e] may go with the guns as well as with the men', () => {
    const stacks = { '0320': ['fr-og-chasseurs', 'fr-og-grenadiers'], '0321': ['adg-ha-db', 'adg-vincke'] };
    const field = on(fighting(stacks, { leaders: { 'adg-orange': '0321' } }).go('target 0321'));
    field.go('join fr-og-chasseurs').rolls(2).go('attack').quiet();
    expect(field.last('rolled').result).toBe('Dr');
    const apart = field.choices('retreat').filter((line) => line.includes('adg-orange 0222-0222-0422-0422-'));
    expect(apart.map((line) => line.slice(-9)).sort()).toEqual(['0222-0222', '0422-0422']);
  });

  it('[11.9g] [10.6a] before a bombardment too', () => {
    const stacks = { '0319': ['fr-lallemand'], '0321': ['adg-somerset', 'adg-ha-c'] };
    const field = fighting(stacks, { leaders: { 'adg-uxbridge': '0321' } }).go('target 0321', 'fire fr-lallemand');
    field.go('bombard');
    const apart = field.choices('evade').filter((line) => line.includes('adg-uxbridge 0322-0222-'));
    expect(apart.map((line) => line.slice(-4)).sort()).toEqual(['0222', '0322']);
  });
});

describe('[3.4.2d] a retreat of two hexes', () => {
  it('[3.4.2d] [11.9d] drives off a leader alone in the first of them', () => {
    const stacks = {
      '0320': ['fr-og-chasseurs', 'fr-og-grenadiers'],
      '0321': ['adg-vincke'],
      '0319': ['fr-foy'],
    };
    const field = on(fighting(stacks, { leaders: { 'fr-reille': '0322' } }).go('target 0321'));
    field.go('join fr-og-chasseurs').rolls(6).go('attack').quiet().go('retreat adg-vincke 0322-0323');
    expect([field.last('leader-driven-off').leader, field.where('fr-reille')]).toEqual(['fr-reille', '0320']);
  });
});

describe('[11.9.3b] a second surprise charge', () => {
  it('[11.9.3b] is against those whom the first has not driven off', () => {
    const stacks = {
      '0320': ['fr-lefol'],
      '0421': ['fr-guyot'],
      '0321': ['adg-vincke', 'adg-vivian', 'adg-dornberg'],
    };
    const field = on(fighting(stacks).go('target 0321'));
    field.go('join fr-lefol', 'join fr-guyot').rolls(3).go('attack').quiet();
    field.rolls(1).go(field.choices('retreat')[0]);
    // 4 against 5 and 3.
    field.rolls(1).go('charge adg-vivian 0320');
    expect(field.last('charge-rolled')).toMatchObject({ differential: 0, result: 'Dr' });
    field.go(field.choices('retreat').find((line) => line.includes('fr-guyot')) as string, 'stand 0320');
    field.rolls(3).go('charge adg-dornberg 0320');
    expect(field.last('charge-rolled').differential).toBe(1);
  });
});

describe('[11.9.6] what a grand farm makes of a retreat', () => {
  /** Hougoumont; its garrison and who attacks it. */
  const farm = (die: number): Fought => {
    const field = on(fighting({ '0712': ['adg-vincke'], '0713': ['fr-og-chasseurs'] }).go('target 0712'));
    return field.go('join fr-og-chasseurs').rolls(die).go('attack').quiet();
  };

  it('[11.9.6a] [11.9.6b] [11.9.6c] each loss is told with the rule of its result', () => {
    const rules = [1, 2, 3, 4, 5, 6].map((die) => {
      const field = farm(die);
      return [field.last('rolled').result, field.events.find(({ type }) => type === 'lost')?.rule];
    });
    expect(rules).toEqual([
      ['Ex', '11.8b'],
      ['DrC', '11.9.6c'],
      ['Dr', '11.9.6a'],
      ['Dr', '11.9.6a'],
      ['Dr2', '11.9.6b'],
      ['Dr2', '11.9.6b'],
    ]);
  });
});

describe('what is told names the rule by which it was done', () => {
  const ruleOf = (field: Fought, type: string): string | undefined => field.told(type).at(-1)?.rule;

  it('[11.11a] [11.11b] the first to advance must, the others may', () => {
    const stacks = { '0320': ['fr-simmer'], '0421': ['fr-jeanin'], '0321': ['adg-vincke'] };
    const field = on(fighting(stacks).go('target 0321')).go('join fr-simmer', 'join fr-jeanin').rolls(6).go('attack');
    field.quiet().go('retreat adg-vincke 0222-0122', 'advance fr-simmer 0321');
    expect(ruleOf(field, 'advanced')).toBe('11.11a');
    expect(ruleOf(field.go('advance fr-jeanin 0321'), 'advanced')).toBe('11.11b');
  });

  it('[10.4c] [10.6c] supporters go by the fire that has cleared the hex, or because it was left before', () => {
    const fire = fighting(
      { '0320': ['fr-lallemand'], '0221': ['fr-guyot'], '0321': ['adg-trip-art'] },
      { casualties: { 'adg-trip-art': 1 } },
    );
    fire.go('target 0321', 'fire fr-lallemand', 'support fr-guyot').rolls(1).go('bombard', 'advance fr-guyot 0321');
    expect(ruleOf(fire, 'advanced')).toBe('10.4c');
    const left = fighting({ '1325': ['fr-lallemand'], '1423': ['fr-guyot'], '1424': ['adg-trip-cav'] });
    left.go('target 1424', 'fire fr-lallemand', 'support fr-guyot', 'bombard', 'evade adg-trip-cav 1523');
    expect(ruleOf(left.go('advance fr-guyot 1424'), 'advanced')).toBe('10.6c');
  });

  it('[9.4.4e] [9.4.5f] [11.9.3b] an exchange of charges, a Reaction Charge, a surprise charge', () => {
    const charge = moving({ '0320': ['fr-guyot'], '0321': ['adg-guards'] })
      .rolls(5)
      .go('charge fr-guyot 0321')
      .quiet();
    expect([charge.last('charge-rolled').result, ruleOf(charge, 'lost')]).toEqual(['Ex', '9.4.4e']);
    const duel = moving({ '0320': ['fr-guyot'], '0321': ['adg-somerset'] })
      .go('charge fr-guyot 0321')
      .rolls(1);
    duel.go('react adg-somerset adg-somerset', 'end').rolls(6);
    expect(ruleOf(on(duel.go('target 0321')), 'rolled')).toBe('9.4.5f');
    const stacks = { '0320': ['fr-jerome'], '0421': ['fr-guyot'], '0321': ['adg-kempt', 'adg-vivian'] };
    const field = on(fighting(stacks).go('target 0321')).go('join fr-jerome', 'join fr-guyot').rolls(2).go('attack');
    field.quiet().rolls(1).go('retreat adg-kempt 0322-0322').rolls(1).go('charge adg-vivian 0320');
    expect(ruleOf(field, 'charge-rolled')).toBe('11.9.3b');
  });
});

describe('[11.9.1a] a stack that retreats', () => {
  const UNITS = ['adg-kempt', 'adg-pack', 'adg-vincke', 'adg-butlar', 'adg-hhalkett', 'adg-ghigny'];
  /** Watier rides at a stack; whoever is in it has to go one hex, to 0222, 0322 or 0422. */
  const charged = (units: string[], more: Record<string, string[]> = {}, leaders = {}): Fought => {
    const field = moving({ '0320': ['fr-watier'], '0321': units, ...more }, { leaders }).rolls(2);
    field.go('charge fr-watier 0321');
    while (field.step !== 'retreat') field.go(field.choices().find((line) => !/^react/.test(line)) as string);
    expect(field.last('charge-rolled').result).toBe('Dr');
    return field;
  };

  it('[11.9.1a] goes to one hex or splits up, as its owner likes; to one hex comes first', () => {
    const goals = charged(UNITS.slice(0, 3))
      .choices('retreat')
      .map((line) => line.slice(-29).split('-'));
    const hexes = ['0422', '0322', '0222'];
    expect(goals.slice(0, 3).map((goal) => [...new Set(goal)])).toEqual(hexes.map((hex) => [hex]));
    expect(new Set(goals.map((goal) => goal.join())).size).toBe(27);
    expect(goals.length).toBe(27);
  });

  it('[11.9.1a] [5.2a] and has to where no hex holds it', () => {
    const some = { '0222': ['adg-guards', 'adg-ompteda'], '0322': ['adg-bernhard', 'adg-kielmansegge'] };
    const field = charged(UNITS.slice(0, 2), { ...some, '0422': ['pr-losthin'] });
    // 3 SP have room in either hex, 4 in none.
    expect(field.choices('retreat').sort()).toEqual([
      'retreat adg-kempt adg-pack 0222-0222-0322-0322',
      'retreat adg-kempt adg-pack 0322-0322-0222-0222',
    ]);
  });

  it('[11.9.1a] of very many plans a thousand are listed, and any is accepted', () => {
    const some = { '0222': ['adg-trip-art'], '0322': ['adg-smissen'], '0422': ['adg-lambert'] };
    const field = charged(UNITS, some, { 'adg-orange': '0321', 'adg-uxbridge': '0321' });
    expect(field.choices('retreat').length).toBe(1000);
    const order = [...UNITS].sort((a, b) => w.unitIndex(a) - w.unitIndex(b));
    const pieces = [...order, 'adg-orange', 'adg-uxbridge'].sort((a, b) => w.unitIndex(a) - w.unitIndex(b));
    const goals = ['0422', '0422', '0322', '0422', '0322', '0222', '0422', '0222'];
    const line = `retreat ${pieces.join(' ')} ${goals.map((hex) => `${hex}-${hex}`).join('-')}`;
    expect([field.choices('retreat').includes(line), field.why(line)]).toEqual([false, null]);
    expect(field.why(line.replace(/0222-0222$/, '0323-0323'))).not.toBe(null);
    field.go(line);
    expect([field.where('adg-uxbridge'), field.in('0321')]).toEqual(['0222', ['fr-watier']]);
  });
});

describe('[10.6a] a stack of cavalry before a bombardment', () => {
  it('[10.6a] of very many ways to leave a thousand are listed, and any is accepted', () => {
    const units = ['adg-ghigny', 'adg-merlen', 'adg-grant', 'adg-brunswick-cav', 'adg-ha-db'];
    const more = { leaders: { 'adg-orange': '0321', 'adg-uxbridge': '0321' } };
    const field = fighting({ '0319': ['fr-lallemand'], '0321': units }, more);
    field.go('target 0321', 'fire fr-lallemand', 'bombard');
    expect(field.choices('evade').length).toBe(1000);
    const pieces = [...units, 'adg-orange', 'adg-uxbridge'].sort((a, b) => w.unitIndex(a) - w.unitIndex(b));
    const line = `evade ${pieces.join(' ')} 0422-0322-0222-0322-0222-0422-0222`;
    expect([field.choices('evade').includes(line), field.why(line)]).toEqual([false, null]);
    expect(field.why(line.replace(/0222$/, '0323'))).toBe('10.6a no-such-retreat-before');
  });
});
