/** Reads docs/product/shown-by.md: which tests show each requirement and decision. */
import type { Place } from './citations.ts';

export interface ShownBy extends Place {
  /** Such as `§4.7` or `D17`. */
  number: string;
  /** Empty for a requirement that no test can show. */
  tests: NamedTest[];
  /** Parts of the row that are written in no known form. */
  unreadable: string[];
}

export interface NamedTest {
  file: string;
  /** A part of the test's name, letter for letter. */
  name: string;
}

const rowPattern = /^\| (§\d+\.\d+|D\d\d)\s*\| (.*?)\s*\|$/;
const testPattern = /^`([^`]+)`: (.+)$/;
const untestable = /^nothing to test: ./;

/** One entry for each row of the table, in order. */
export function findShownBy(page: string): ShownBy[] {
  return page.split('\n').flatMap((content, index) => {
    const [, number, cell] = rowPattern.exec(content) ?? [];
    return number === undefined || cell === undefined
      ? []
      : [{ number, line: index + 1, ...readCell(cell) }];
  });
}

function readCell(cell: string): Pick<ShownBy, 'tests' | 'unreadable'> {
  const parts = untestable.test(cell) ? [] : cell.split('<br>').map((part) => part.trim());
  const tests = parts.flatMap((part) => {
    const [, file, name] = testPattern.exec(part) ?? [];
    return file === undefined || name === undefined ? [] : [{ file, name }];
  });
  return { tests, unreadable: parts.filter((part) => !testPattern.test(part)) };
}

/** Whether the name stands in the text of a test; a quote in it may be escaped there. */
export const standsIn = (text: string, name: string): boolean =>
  text.replaceAll(/\\(['"`])/g, '$1').includes(name);
