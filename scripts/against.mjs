// What `npm run bench -- --against REF` is made of, apart from running it: what was asked for, two reports side by side.

/** The words of the line: which commit, how many rounds, and what is left for the command itself. */
export function readWords(words) {
  const rest = [];
  const asked = { against: undefined, rounds: '3' };
  for (let i = 0; i < words.length; i++) {
    const [name, inline] = words[i].split(/=(.*)/s);
    const option = name.slice(2);
    if (!name.startsWith('--') || !Object.hasOwn(asked, option)) {
      rest.push(words[i]);
      continue;
    }
    const value = inline ?? words[++i];
    if (value === undefined || value === '') throw new Error(`${name} needs a value`);
    asked[option] = value;
  }
  const rounds = Number(asked.rounds);
  if (!/^\d{1,2}$/.test(asked.rounds) || rounds < 1)
    throw new Error(`--rounds: “${asked.rounds}” is not a number from 1 to 99`);
  return { against: asked.against, rounds, rest };
}

/** The numbers of one report, by what was measured, from JSON or from the lines that people read. */
export function readReport(text) {
  return text.trimStart().startsWith('{') ? fromJson(JSON.parse(text)) : fromLines(text);
}

/** A game of several worlds has a report of each: what was measured is named after its scenario. */
const fromJson = ({ games }) =>
  new Map(
    games.flatMap(({ scenario, measures }) =>
      measures.map(({ what, value, unit }) => [games.length > 1 ? `${scenario}: ${what}` : what, { value, unit }]),
    ),
  );

/** `  complete random games        214 games/CPU s   goal at least 200: met` */
const LINE = /^ {2}(\S.*?) {2,}([\d.]+) (\S+(?: \w+)?)(?: {2,}goal .*)?$/;

function fromLines(text) {
  const found = text.split('\n').flatMap((line) => {
    const match = LINE.exec(line.trimEnd());
    return match === null ? [] : [[match[1], { value: Number(match[2]), unit: match[3] }]];
  });
  return new Map(found);
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Whole games, and the longest waits; the rest of a report explains them. */
const isTold = (what) => /(^|: )(complete random games$|one action)|worst$/.test(what);

const number = (value) => value.toFixed(value < 100 ? 2 : 0);
const range = (values) => `${number(Math.min(...values))}-${number(Math.max(...values))}`;

/**
 * The lines about one game: medians of the rounds before and after, the change, and how far the rounds lay apart. A change
 * is one (`*`) where of three rounds or more none after is like any before.
 */
export function comparison(game, before, after) {
  const names = [...new Set([...before, ...after].flatMap((report) => [...report.keys()]))].filter(isTold);
  return [
    game,
    `  ${'median of the rounds'.padEnd(38)}${'before'.padStart(9)}${'after'.padStart(9)}  change    all rounds before, after`,
    ...names.map((what) => row(what, valuesOf(before, what), valuesOf(after, what))),
  ];
}

const valuesOf = (reports, what) => reports.flatMap((report) => (report.has(what) ? [report.get(what).value] : []));

function row(what, before, after) {
  const cell = (values) => (values.length === 0 ? '-' : number(median(values))).padStart(9);
  const line = `  ${what.padEnd(38)}${cell(before)}${cell(after)}`;
  if (before.length === 0 || after.length === 0) return line;
  const change = (100 * (median(after) - median(before))) / median(before);
  const enough = before.length >= 3 && after.length >= 3;
  const apart = enough && (Math.min(...after) > Math.max(...before) || Math.max(...after) < Math.min(...before));
  const told = `${change < 0 ? '' : '+'}${change.toFixed(1)}%`.padStart(8);
  return `${line}${told}${apart ? ' * ' : '   '}${range(before)}, ${range(after)}`;
}
