/**
 * Returns the rows of all description lists on the screen: the label, and the value with its note.
 */
export const factsOf = (screen: ParentNode): [string, string][] =>
  [...screen.querySelectorAll('dl > div')].map((row) => [
    row.querySelector('dt')?.textContent ?? '',
    [...row.querySelectorAll('dd')].map(({ textContent }) => textContent).join(''),
  ]);
