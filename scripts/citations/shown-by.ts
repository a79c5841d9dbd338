/** Parses docs/product/shown-by.md: the tests of each requirement and decision. */
import type { Place } from './citations.ts';

export interface ShownBy extends Place {
  /** Such as `§4.7` or `D17`. */
  number: string;
  /** Empty for a requirement that cannot be tested. */
  tests: NamedTest[];
  /** Entries of the row with invalid syntax. */
  unreadable: string[];
}

export interface NamedTest {
  file: string;
  /** A substring of the test's name. */
  name: string;
}

const rowPattern = /^\| (§\d+\.\d+|D\d\d)\s*\| (.*?)\s*\|$/;
const testPattern = /^`([^`]+)`: (.+)$/;
const untestable = /^nothing to test: ./;

/** One entry per row of the table, in order. */
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

/** Whether a test file contains the name. Ignores escapes of quotes in the file. */
export const standsIn = (text: string, name: string): boolean =>
  text.replaceAll(/\\(['"`])/g, '$1').includes(name);
