import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { guidance } from '../docs/guidance/all.ts';
import { onMantine } from '../docs/guidance/mantine.ts';

const kit = join(import.meta.dirname, '../../../../packages/ui/src');

/**
 * What apps can import: components start with a capital. Icons and illustrations are described
 * together.
 */
const exported = [
  ...readFileSync(join(kit, 'index.ts'), 'utf8').matchAll(/^export \{ ([^}]+) \} from '.+\.tsx'/gm),
]
  .flatMap(([, names = '']) => names.split(', '))
  .filter((name) => /^[A-Z]/.test(name));
const shown = globSync('*/*.stories.tsx', { cwd: kit }).map((file) =>
  basename(file, '.stories.tsx'),
);
/** Shows what all are made of. */
const overview = 'Tokens';

it('every part of the kit says what to do, what not to do and what accessibility asks for', () => {
  const parts = new Set([...exported, ...shown].filter((name) => name !== overview));
  expect(parts.size).toBeGreaterThan(50);
  expect(Object.keys(guidance).toSorted()).toEqual([...parts].toSorted());
});

/** They are around all screens, or cannot be seen. */
const withoutPage = ['KitTheme', 'KoshaProvider', 'Page', 'VisuallyHidden'];

it('every part of the kit that can be seen has a page, or says on which one it can be seen', () => {
  const lost = Object.entries(guidance).filter(
    ([name, { seenWith }]) => !shown.includes(seenWith ?? name),
  );
  expect(lost.map(([name]) => name).toSorted()).toEqual(withoutPage);
});

it('every component that is Mantine’s is one of the kit, and one that imports it', () => {
  const sources = globSync('*/*.tsx', { cwd: kit }).map((file) =>
    readFileSync(join(kit, file), 'utf8'),
  );
  const based = sources.filter((source) => source.includes("from '@mantine/core'")).join();
  const lost = Object.keys(onMantine).filter((name) => !based.includes(`export function ${name}(`));
  expect(lost).toEqual([]);
  expect(Object.keys(guidance)).toEqual(expect.arrayContaining(Object.keys(onMantine)));
});
