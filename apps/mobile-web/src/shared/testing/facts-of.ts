/** The fact lists of a screen, row by row: label and value with its note, from top to bottom. */
export const factsOf = (screen: ParentNode): [string, string][] =>
  [...screen.querySelectorAll('dl > div')].map((row) => [
    row.querySelector('dt')?.textContent ?? '',
    [...row.querySelectorAll('dd')].map(({ textContent }) => textContent).join(''),
  ]);
