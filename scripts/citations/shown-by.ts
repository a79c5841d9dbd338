import type { LinePosition } from './citations.ts';

export interface RequirementTests extends LinePosition {
  /** The number of the requirement or decision, such as `§4.7` or `D17`. */
  number: string;
  /** The tests that show the requirement; empty if it cannot be tested. */
  tests: NamedTest[];
  unreadable: string[];
}

export interface NamedTest {
  file: string;
  /** A part of the test's name. */
  name: string;
}

const rowPattern = /^\| (§\d+\.\d+|D\d\d)\s*\| (.*?)\s*\|$/;
const testPattern = /^`([^`]+)`: (.+)$/;
const untestable = /^nothing to test: ./;

export function findRequirementTests(page: string): RequirementTests[] {
  return page.split('\n').flatMap((content, index) => {
    const [, number, cell] = rowPattern.exec(content) ?? [];
    return number === undefined || cell === undefined
      ? []
      : [{ number, line: index + 1, ...readCell(cell) }];
  });
}

function readCell(cell: string): Pick<RequirementTests, 'tests' | 'unreadable'> {
  const parts = untestable.test(cell) ? [] : cell.split('<br>').map((part) => part.trim());
  const tests = parts.flatMap((part) => {
    const [, file, name] = testPattern.exec(part) ?? [];
    return file === undefined || name === undefined ? [] : [{ file, name }];
  });
  return { tests, unreadable: parts.filter((part) => !testPattern.test(part)) };
}

/** `text` is source code, in which a quotation mark of the test's name may be escaped. */
export const containsTestName = (text: string, name: string): boolean =>
  text.replaceAll(/\\(['"`])/g, '$1').includes(name);
