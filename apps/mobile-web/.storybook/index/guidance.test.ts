import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { guidance } from '../docs/guidance/all.ts';

const kit = join(import.meta.dirname, '../../../../packages/ui/src');

/** What apps can import, and what has stories: a part has its folder's name. */
const exported = [
  ...readFileSync(join(kit, 'index.ts'), 'utf8').matchAll(/'\.\/(\w+)\/(\w+)\.tsx'/g),
].map(([, folder, name]) => (folder === 'Illustrations' ? folder : name));
const shown = globSync('*/*.stories.tsx', { cwd: kit }).map((file) =>
  basename(file, '.stories.tsx'),
);
/** Shows the others together, and what all are made of. */
const overviews = ['KitchenSink', 'Tokens'];

it('every part of the kit says what to do, what not to do and what accessibility asks for', () => {
  const parts = new Set([...exported, ...shown].filter((name) => !overviews.includes(name ?? '')));
  expect(parts.size).toBeGreaterThan(50);
  expect(Object.keys(guidance).toSorted()).toEqual([...parts].toSorted());
});
