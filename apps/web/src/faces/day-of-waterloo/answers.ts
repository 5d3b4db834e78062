import { ACTIONS, type Action, partyAllowance, partyOf, position, remaining } from '@hundred-days/day-of-waterloo';
import { goalOf, TABLE } from '@hundred-days/kernel';
import { type Answer, type Ask, able, type Button, button, points, said } from './asking.ts';
import { aimIn } from './combat/aims.ts';
import { goingsOf } from './combat/evading.ts';
import { goingBack } from './combat/goingBack.ts';
import { actionName, goingIn, namesOf } from './deeds.ts';
import { goersOf, isMarch, type March, spentBy, stopsInColumn } from './hand.ts';
import { barsUndo, whyHeld } from './held.ts';
import { placeName, shortName } from './names.ts';
import { isOwnSide, isPinned } from './pieces.ts';
import type { Setting } from './setting.ts';
import { effectsIn, priceIn } from './setup/fate.ts';
import { type Key, tell, tellMany } from './text/words.ts';

/** What is asked after the set-up, and the buttons that answer it. */

export function answer(w: Setting, asked: Ask): Answer {
  const { view, language, inHand, proposed } = asked;
  const step = position.stepOf(w, view);
  if (step === 'over') return said(tell(language, 'prompt.over'));
  if (step === 'fate' || step === 'price') return fate(w, asked, step);
  if (step === 'retreat' || asked.parts != null)
    return step.endsWith('evasion') ? evading(w, asked) : goingBack(w, asked);
  if (proposed !== null) return confirm(w, asked, proposed);
  if (step === 'movement') return inHand === null ? movers(w, asked) : whereTo(w, asked, inHand);
  return inHand === null ? question(w, asked, step) : chosen(w, asked, inHand);
}

/** 16.2: the lines of one's own list, each with what it does and costs. */
function fate(w: Setting, asked: Ask, step: 'fate' | 'price'): Answer {
  const { language, seat } = asked;
  const side = position.sideOfSeat(seat);
  const buttons = asked.choicesOf(TABLE).flatMap((action) => {
    if (action.type !== 'fate') return [];
    const label = [
      `${actionName(w, action, language, asked)}.`,
      ...effectsIn(w, side, action.line + 1, language),
      priceIn(w, asked, action.line + 1),
    ];
    return [button(label.join(' '), action, false)];
  });
  const rules = [step === 'fate' ? '16.2a' : '16.2b'];
  return said(tell(language, `prompt.${step}`), tell(language, `prompt.${step}Reason`), rules, buttons);
}

/** The rule that says who decides what, by step; those of movement are said with it. */
const RULES: Readonly<Record<string, readonly string[]>> = {
  naming: ['8.1d'],
  roles: ['7.1d'],
  rolling: ['8.1e'],
  'charge-answer': ['9.4.5a', '6.2b'],
  claim: ['11.6b'],
  retreat: ['11.9a', '11.9b'],
  rout: ['11.9.2c'],
  'charge-advance': ['9.4.6a'],
  combat: ['4.2g'],
  fire: ['10.1a'],
  'fire-evasion': ['10.6a'],
  attack: ['11.0a'],
  'attack-evasion': ['11.1.1a'],
  exchange: ['11.8b'],
  surprise: ['11.9.3a'],
  counterattack: ['11.8c'],
  advance: ['11.11a'],
  follow: ['11.11c'],
  impetuous: ['11.11h'],
  pursuit: ['11.11f'],
  breakthrough: ['11.13a'],
  lodging: ['3.4.2d'],
};

/** Everything that can be answered, where nothing is in hand. */
function question(w: Setting, asked: Ask, step: string): Answer {
  const { view, language } = asked;
  if (step === 'naming') return naming(w, asked);
  const target = view[w.at.targets];
  const none = step === 'combat' && able(asked).length === 0;
  const title = tell(language, none ? 'prompt.combatNone' : (`prompt.${step}` as Key), {
    hex: target < 0 ? '' : placeName(w, target, language),
  });
  const own = able(asked);
  const where =
    target < 0 || title.includes(placeName(w, target, language))
      ? ''
      : tell(language, 'prompt.atHex', { hex: placeName(w, target, language) });
  if (own.length === 0 && PUT_ANYHOW.has(step) && asked.choicesOf(TABLE).every(({ type }) => NO.has(type))) {
    const why = tell(language, step === 'claim' ? 'prompt.claimNobody' : 'prompt.nobodyCan');
    return said(title, [where, why].filter(Boolean).join(' '), ['5.4.2j'], tableButtons(w, asked));
  }
  const listable = own.flatMap((piece) => asked.choicesOf(piece));
  const reason = [
    where,
    step === 'roles'
      ? tell(language, 'prompt.rolesReason')
      : own.length > 0
        ? tell(language, 'prompt.clickOrList')
        : '',
  ];
  return said(title, reason.filter(Boolean).join(' '), RULES[step] ?? [], [
    ...tableButtons(w, asked),
    ...(listable.length <= MOST_LISTED ? listable.map((action) => deedButton(w, asked, action)) : []),
  ]);
}

/** 8.1d: who can, and where to see them; asked also where nobody can, so that the enemy learns nothing (5.4.2j). */
function naming(w: Setting, asked: Ask): Answer {
  const { language } = asked;
  const own = able(asked);
  if (own.length === 0 && !hasNamed(w, asked))
    return said(
      tell(language, 'prompt.namingNobody'),
      tell(language, 'prompt.namingNobodyReason'),
      ['8.1b', '8.3d'],
      tableButtons(w, asked),
    );
  return said(tell(language, 'prompt.naming'), tellMany(language, 'prompt.namingWho', own.length), RULES.naming, [
    ...tableButtons(w, asked),
    ...own.flatMap((piece) => asked.choicesOf(piece)).map((action) => deedButton(w, asked, action)),
  ]);
}

/** 10.6, 11.1.1: who goes is asked piece by piece; whoever is not sent stands. */
function evading(w: Setting, asked: Ask): Answer {
  const { language, inHand, proposed, view } = asked;
  const step = position.stepOf(w, view);
  const hex = placeName(w, view[w.at.checking], language);
  const title =
    inHand === null
      ? tell(language, `prompt.${step}` as Key, { hex })
      : tell(language, 'prompt.inHand', { unit: shortName(w, inHand, language) });
  const reason =
    inHand !== null
      ? tell(language, 'prompt.evadeTo')
      : proposed === null
        ? tell(language, 'prompt.evadeWho')
        : tell(language, 'prompt.evadeMore', { ways: goingIn(w, goingsOf(proposed), language) });
  const [stay] = asked.choicesOf(TABLE).filter(({ type }) => type === 'done');
  return said(title, reason, RULES[step] ?? [], [
    ...(proposed === null ? [] : [button(tell(language, 'button.evade'), proposed, true)]),
    ...(stay === undefined ? [] : [{ ...button(tell(language, 'button.evadeNone'), stay, false), none: true }]),
  ]);
}

/** So many answers can be read through; where there are more, a piece is taken up first. */
const MOST_LISTED = 40;

/** One piece is in hand: what it can do, each by its name. */
function chosen(w: Setting, asked: Ask, piece: number): Answer {
  const { language, choices, view } = asked;
  const unit = shortName(w, piece, language);
  const title = isOwnSide(w, asked.viewer, piece)
    ? tell(language, 'prompt.choose', { unit })
    : tell(language, 'prompt.strike', { unit, hex: placeName(w, position.whereIs(w, view, piece), language) });
  return said(title, tell(language, 'prompt.clickOrList'), RULES[position.stepOf(w, asked.view)] ?? [], [
    ...choices.map((action) => deedButton(w, asked, action)),
    ...tableButtons(w, asked).filter(({ none, ends }) => none || ends),
  ]);
}

function deedButton(w: Setting, asked: Ask, action: Action): Button {
  const { view, language } = asked;
  const step = position.stepOf(w, view);
  const isAim = action.type === 'target' && (step === 'combat' || step === 'breakthrough');
  return button(isAim ? aimIn(w, view, action.hex, language) : actionName(w, action, language, asked), action, false);
}

/** What nobody in particular does: to go on, to say no, to end. */
function tableButtons(w: Setting, asked: Ask): Button[] {
  const choices = asked.choicesOf(TABLE);
  // What alone can be answered is answered by Enter.
  const isSole = choices.length === 1 && able(asked).length === 0;
  return choices.map((action): Button => {
    if (action.type === 'end') return endButton(w, asked, action);
    const main = isSole || MAIN.has(action.type);
    const made = button(saidNo(w, asked, action) ?? actionName(w, action, asked.language, asked), action, main);
    return NO.has(action.type) ? { ...made, none: true } : made;
  });
}

/** 5.4.2j: asked also where nobody can, so that the enemy learns nothing. */
const PUT_ANYHOW: ReadonlySet<string> = new Set([
  'fire',
  'fire-evasion',
  'attack',
  'attack-evasion',
  'claim',
  'follow',
]);
/** What "no" means depends on what is asked. */
function saidNo(w: Setting, { view, language }: Ask, action: Action): string | null {
  const key = action.type === 'done' ? NOES[position.stepOf(w, view)] : undefined;
  return key === undefined ? null : tell(language, key);
}

const NOES: Readonly<Record<string, Key>> = {
  attack: 'button.no.attack',
  surprise: 'button.no.charge',
  advance: 'button.no.advance',
  follow: 'button.no.follow',
  pursuit: 'button.no.advance',
  'charge-advance': 'button.no.advance',
  'fire-evasion': 'button.evadeNone',
  'attack-evasion': 'button.evadeNone',
};

const MAIN: ReadonlySet<string> = new Set(['bombard', 'attack', 'claim']);
const NO: ReadonlySet<string> = new Set(['done', 'spare', 'waive']);
const ENDS: ReadonlySet<string> = new Set(['naming', 'roles', 'rolling', 'movement', 'combat', 'breakthrough']);

function endButton(w: Setting, asked: Ask, action: Action): Button {
  const step = position.stepOf(w, asked.view);
  const nobody = step === 'naming' && able(asked).length === 0 && !hasNamed(w, asked);
  const key = nobody ? 'button.end.nobody' : ENDS.has(step) ? (`button.end.${step}` as Key) : 'button.end.other';
  return button(tell(asked.language, key), action, able(asked).length === 0, true);
}

const hasNamed = (w: Setting, asked: Ask): boolean =>
  unitsOf(w, asked).some((unit) => position.is(w, asked.view, unit, position.REORGANIZING));

/** 4.0b: of three players each is told of his own army. */
const unitsOf = (w: Setting, { view, seat }: Ask): number[] =>
  [...w.unitsOf[view[w.at.phasing]]].filter((unit) => position.owns(w, view, seat, unit));

/** Who can still move, who is held, who waits. */
function movers(w: Setting, asked: Ask): Answer {
  const { view, language } = asked;
  const own = able(asked);
  const here = own.filter((piece) => position.onMap(w, view, piece));
  const all = unitsOf(w, asked).filter((unit) => unit < w.units && position.onMap(w, view, unit));
  const counts: readonly (readonly ['able' | 'waiting' | 'pinned' | 'out', number])[] = [
    ['able', here.length],
    ['waiting', own.length - here.length],
    ['pinned', all.filter((unit) => isPinned(w, view, unit)).length],
    ['out', all.filter((unit) => position.is(w, view, unit, position.OUT_OF_COMMAND)).length],
  ];
  const reason = counts.flatMap(([key, n]) => (n > 0 ? [tellMany(language, `prompt.${key}`, n)] : []));
  const rules = ['9.0a', ...(counts[2][1] > 0 ? ['6.1a'] : []), ...(counts[3][1] > 0 ? ['7.2a'] : [])];
  return said(tell(language, 'prompt.movement'), reason.join(' '), rules, tableButtons(w, asked));
}

/** A piece is in hand and may go somewhere; what else it can do has a button. */
function whereTo(w: Setting, asked: Ask, piece: number): Answer {
  const { view, language, choices } = asked;
  const goers = goersOf(w, view, piece);
  const names = namesOf(w, goers, language);
  const goals = new Set(choices.filter(isMarch).map(({ path }) => path[path.length - 1]));
  const enemy = 1 - w.side[piece];
  const stops = piece < w.units && [...goals].some((hex) => position.inSeenZoi(w, view, enemy, hex));
  const held = goals.size === 0 ? whyHeld(w, view, piece) : null;
  const reason = [
    held === null
      ? tellMany(language, 'prompt.reach', goals.size)
      : tell(language, `prompt.held.${held.by}`, { units: namesOf(w, held.units, language) }),
    position.onMap(w, view, piece) ? pointsLeft(w, asked, piece) : '',
    stops ? tell(language, 'prompt.stops') : '',
  ];
  const title =
    goers.length > 1
      ? tell(language, 'prompt.inHandMany', { units: names })
      : tell(language, 'prompt.inHand', { unit: names });
  const deeds = choices.filter((action) => !isMarch(action)).map((action) => deedButton(w, asked, action));
  const rules = [held?.rule ?? '9.1a', ...(stops ? ['6.0c'] : [])];
  return said(title, reason.filter(Boolean).join(' '), rules, deeds);
}

/** "3 of 4 movement points left." */
export function pointsLeft(w: Setting, { view, language }: Ask, piece: number): string {
  const party = partyOf(w, view, piece);
  return tell(language, 'prompt.left', {
    n: points(remaining(w, view, party)),
    of: points(partyAllowance(w, view, party)),
  });
}

/** What is put forward, with what else leads there. */
function confirm(w: Setting, asked: Ask, proposed: Action): Answer {
  const goal = goalOf(ACTIONS, proposed);
  const others = asked.choices.filter(
    (action) => action !== proposed && action.type === proposed.type && goalOf(ACTIONS, action) === goal,
  );
  const more = others.filter((action) => !isMarch(action)).map((action) => deedButton(w, asked, action));
  if (isMarch(proposed)) return confirmMarch(w, asked, proposed);
  const { language } = asked;
  if (proposed.type === 'charge')
    return said(
      tell(language, 'prompt.chargeAt', {
        hex: placeName(w, proposed.to, language),
        units: namesOf(w, proposed.units, language),
      }),
      tell(language, 'prompt.chargeReason'),
      ['9.4.1a', '9.4.9a'],
      [button(tell(language, 'button.charge'), proposed, true), ...more],
    );
  const deed = actionName(w, proposed, language, asked);
  return said(tell(language, 'prompt.doIt', { deed }), '', RULES[position.stepOf(w, asked.view)] ?? [], [
    button(deed, proposed, true),
    ...more,
  ]);
}

function confirmMarch(w: Setting, asked: Ask, proposed: March): Answer {
  const { language, view } = asked;
  const { unit, path, type } = proposed;
  const goal = path[path.length - 1];
  const enemy = 1 - w.side[unit];
  const stops = unit < w.units && position.inSeenZoi(w, view, enemy, goal);
  const column = stopsInColumn(w, view, proposed);
  const bars = barsUndo(w, view, proposed);
  const top = position.topIn(w, view, goal);
  const party = partyOf(w, view, unit);
  const reason = [
    tell(language, 'prompt.costs', {
      n: points(spentBy(w, view, proposed)),
      of: points(position.onMap(w, view, unit) ? remaining(w, view, party) : partyAllowance(w, view, party)),
    }),
    column ? tell(language, 'prompt.columnHere') : '',
    stops ? tell(language, 'prompt.stopsHere') : '',
    top >= 0 && unit < w.units ? tell(language, 'prompt.joinsHere', { other: shortName(w, top, language) }) : '',
    bars ? tell(language, 'prompt.bars') : '',
  ];
  const rules = [
    type === 'enter' ? '9.2.2a' : '9.1a',
    ...(column ? ['5.3b'] : []),
    ...(stops ? ['6.0c'] : []),
    ...(top >= 0 && unit < w.units ? ['5.4.3a'] : []),
    ...(bars ? ['5.4.2f'] : []),
  ];
  const facts = { units: namesOf(w, party.units, language), hex: placeName(w, goal, language) };
  return said(
    tell(language, type === 'enter' ? 'prompt.enterAt' : 'prompt.moveTo', facts),
    reason.filter(Boolean).join(' '),
    rules,
    [button(tell(language, type === 'enter' ? 'button.enter' : 'button.move'), proposed, true)],
  );
}
