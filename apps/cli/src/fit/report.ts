import {
  type Drawn,
  type Foretold,
  type Learnt,
  presentOf,
  type Terms,
  type Weighed,
} from '@hundred-days/opponents/fit';

/** What was found for a side: how well it foretells, then every weight beside the one there is. */
export function learntLines(
  side: string,
  learnt: Learnt,
  { names, present }: Pick<Terms, 'names' | 'present'>,
): string[] {
  const { weights, scatter } = learnt;
  const row = (name: string, ...cells: readonly number[]): string =>
    `  ${name.padEnd(12)}${cells.map((cell) => cell.toFixed(3).padStart(9)).join('')}`;
  return [
    `${side}: ${learnt.examples} positions learnt from, ${learnt.checked} of other games checked, of ${learnt.games} games; held as by ${learnt.hold.firmness} examples, ${learnt.hold.byTurn ? 'by turn' : 'on all turns alike'}`,
    `  log loss ${learnt.now.logLoss.toFixed(4)}, with the weights as they are ${learnt.before.logLoss.toFixed(4)}`,
    `  said and came, now:    ${binsOf(learnt.now)}`,
    `  said and came, before: ${binsOf(learnt.before)}`,
    `  ${''.padEnd(12)}${['is', 'turn 1', '+-', 'last', '+-'].map((head) => head.padStart(9)).join('')}`,
    ...names.map((name, k) =>
      row(name, present[k], weights.early[name], scatter.early[name], weights.late[name], scatter.late[name]),
    ),
  ];
}

const percent = (share: number): string => (100 * share).toFixed(0);

const binsOf = ({ bins }: Foretold): string =>
  bins.map(({ said, came }) => `${percent(said)}/${percent(came)}`).join(' ');

/** What each weight of a side brought, and where it was moved. */
export function weighedLines(
  side: string,
  { seat, effects, weights }: Weighed,
  drawn: readonly Drawn[],
  games: number,
): string[] {
  const row = (name: string, cells: readonly string[]): string =>
    `  ${name.padEnd(12)}${cells.map((cell) => cell.padStart(9)).join('')}`;
  return [
    `${side}: ${games} games; what high brings beside low, in points of Elo`,
    row('', ['low', 'is', 'high', 'Elo', '+-', 'moved to']),
    ...drawn.map((weight, k) =>
      row(weight.name, [
        ...[weight.low, presentOf(weight, seat), weight.high].map((value) => value.toFixed(3)),
        effects[k].elo.toFixed(0),
        effects[k].scatter.toFixed(0),
        weights.early[weight.name].toFixed(3),
      ]),
    ),
  ];
}
