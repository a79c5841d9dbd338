import { describe, expect, test } from 'vitest';
import { shortClassNames } from './class-names.ts';

const root = '/kosha';
const inFile = (file: string) => `${root}/packages/ui/src/${file}`;

describe('short names of classes', () => {
  test('are the same in each build and wherever the project lies', () => {
    const here = shortClassNames(root)('root', inFile('Card/Card.module.css'));
    const there = shortClassNames('/other')('root', '/other/packages/ui/src/Card/Card.module.css');
    expect(here).toMatch(/^[a-z][a-z0-9]{3}$/);
    expect(there).toBe(here);
  });

  test('differ between classes, and two that do not are refused by name', () => {
    const shorten = shortClassNames(root);
    const clash = () => {
      const names = Array.from({ length: 20_000 }, (_, at) =>
        shorten(`name${at}`, inFile('A.module.css')),
      );
      return new Set(names).size;
    };
    expect(clash).toThrow(/name\d+ and .*#name\d+ have one short name: rename one/);
  });
});
