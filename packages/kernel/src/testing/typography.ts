/** A mark without the space that does not break before it, quotes that are not French, spaces too many. */
const ILL_SET = /[^\u00A0][:;?!»]|«[^\u00A0]|['"“”\u202F]| {2}|^ | $/;

/** What is not set as French is printed. */
export function frenchFaults(where: string, text: string): string[] {
  const found = ILL_SET.exec(text);
  return found === null
    ? []
    : [`${where}: not set as French at ${JSON.stringify(found[0])} in ${JSON.stringify(text)}`];
}
