/**
 * Returns the label (`dt`) and the joined values (`dd`) of each row in the screen's description
 * lists.
 */
export const descriptionListRows = (screen: ParentNode): [string, string][] =>
  [...screen.querySelectorAll('dl > div')].map((row) => [
    row.querySelector('dt')?.textContent ?? '',
    [...row.querySelectorAll('dd')].map(({ textContent }) => textContent).join(''),
  ]);
