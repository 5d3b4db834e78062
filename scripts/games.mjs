// How the scripts are told which games: `--game ID` or `--game=ID`, as often as wanted.

const OPTION = '--game';

/** The games named, each once; none where all are meant. */
export function gamesNamed(words) {
  const named = words.flatMap((word, i) => {
    if (word.startsWith(`${OPTION}=`)) return [word.slice(OPTION.length + 1)];
    return word === OPTION ? [words[i + 1] ?? ''] : [];
  });
  if (named.includes('')) throw new Error(`${OPTION} needs the id of a game`);
  return [...new Set(named)];
}

/** The other words. */
export const withoutGames = (words) =>
  words.filter((word, i) => word !== OPTION && !word.startsWith(`${OPTION}=`) && words[i - 1] !== OPTION);
