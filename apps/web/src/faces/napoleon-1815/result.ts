/** How it ended, and why: the sentence of the game, with its heading apart. */
export function resultIn(sentence: string, rule: string): { readonly title: string; readonly text: string } {
  const [title, why = ''] = sentence.split(/\s*: /);
  return { title, text: why === '' ? '' : `${why[0].toUpperCase()}${why.slice(1)} (${rule}).` };
}
