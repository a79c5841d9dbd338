import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findShownBy } from '../citations/shown-by.ts';
import { repositoryRoot } from '../run.ts';
import { applyBreak, findBreaks, readBreaks, type Break } from './breaks.ts';

const readText = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');

describe('a break of a guarantee', () => {
  const page = [
    '## §4.7',
    '',
    '`a.ts`',
    '',
    '```diff',
    ' function same() {',
    '-  return 1;',
    '+  return 2;',
    '```',
    '',
  ].join('\n');

  it('is read with what stands in the file and what stands there while it is broken', () => {
    expect(findBreaks(page)).toEqual([
      {
        number: '§4.7',
        file: 'a.ts',
        from: 'function same() {\n  return 1;',
        to: 'function same() {\n  return 2;',
      },
    ]);
  });

  it('changes its lines and nothing else', () => {
    const [found] = findBreaks(page) as [Break];
    const file = [
      'function other() {',
      '  return 1;',
      '}',
      'function same() {',
      '  return 1;',
      '}',
    ];
    expect(applyBreak(file.join('\n'), found)).toBe(file.with(4, '  return 2;').join('\n'));
  });

  it('is refused when its lines are not there, or twice', () => {
    const [found] = findBreaks(page) as [Break];
    expect(() => applyBreak('return 1;', found)).toThrow('stand 0 times in a.ts');
    const twice = `${found.from}\n}\n${found.from}\n}`;
    expect(() => applyBreak(twice, found)).toThrow('stand 2 times in a.ts');
  });
});

describe('each break in docs/product/breaks', () => {
  const rows = new Set(
    findShownBy(readText('docs/product/shown-by.md')).map(({ number }) => number),
  );
  const breaks = readBreaks();

  it('belongs to another row of shown-by.md', () => {
    const numbers = breaks.map(({ number }) => number);
    expect(numbers.filter((number) => !rows.has(number))).toEqual([]);
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  });

  it('fits the code as it is now', () => {
    const unfit = breaks.flatMap((one) => {
      try {
        return applyBreak(readText(one.file), one) === readText(one.file) ? [one.number] : [];
      } catch (error) {
        return [String(error)];
      }
    });
    expect(unfit).toEqual([]);
  });
});
