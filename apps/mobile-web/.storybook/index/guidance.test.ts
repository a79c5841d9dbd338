import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { guidance } from '../docs/guidance/all.ts';

const kit = join(import.meta.dirname, '../../../../packages/ui/src');

/** What apps can import: the parts begin with a capital. Icons and illustrations are told together. */
const exported = [
  ...readFileSync(join(kit, 'index.ts'), 'utf8').matchAll(/^export \{ ([^}]+) \} from '.+\.tsx'/gm),
]
  .flatMap(([, names = '']) => names.split(', '))
  .filter((name) => /^[A-Z]/.test(name));
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

/** They are around all screens, or cannot be seen. */
const withoutPage = ['KoshaProvider', 'Page', 'VisuallyHidden'];

it('every part of the kit that can be seen has a page, or says on which one it can be seen', () => {
  const lost = Object.entries(guidance).filter(
    ([name, { seenWith }]) => !shown.includes(seenWith ?? name),
  );
  expect(lost.map(([name]) => name).toSorted()).toEqual(withoutPage);
});
