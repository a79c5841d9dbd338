/** The fact lists of a screen, row by row: label and value, from top to bottom. */
export const factsOf = (screen: ParentNode): [string, string][] =>
  [...screen.querySelectorAll('dl > div')].map((row) => [
    row.querySelector('dt')?.textContent ?? '',
    row.querySelector('dd')?.textContent ?? '',
  ]);
