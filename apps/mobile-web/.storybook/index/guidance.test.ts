import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { guidance } from '../docs/guidance/all.ts';
import { mantineBases } from '../docs/guidance/mantine.ts';

const kit = join(import.meta.dirname, '../../../../packages/ui/src');

/**
 * The exported components, without icons and illustrations: all icons share one guidance entry, and
 * so do all illustrations.
 */
const exported = [
  ...readFileSync(join(kit, 'index.ts'), 'utf8').matchAll(/^export \{ ([^}]+) \} from '.+\.tsx'/gm),
]
  .flatMap(([, names = '']) => names.split(', '))
  .filter((name) => /^[A-Z]/.test(name));
const shown = globSync('*/*.stories.tsx', { cwd: kit }).map((file) =>
  basename(file, '.stories.tsx'),
);
/** The story of the design tokens; it is not a component. */
const overview = 'Tokens';

it('every component of the kit has guidance: use, avoid, and accessibility', () => {
  const parts = new Set([...exported, ...shown].filter((name) => name !== overview));
  expect(parts.size).toBeGreaterThan(50);
  expect(Object.keys(guidance).toSorted()).toEqual([...parts].toSorted());
});

/** Providers, and components that render nothing visible. */
const withoutPage = ['KitTheme', 'KoshaProvider', 'Page', 'VisuallyHidden'];

it('every visible component of the kit has a page or names the page that shows it', () => {
  const lost = Object.entries(guidance).filter(
    ([name, { seenWith }]) => !shown.includes(seenWith ?? name),
  );
  expect(lost.map(([name]) => name).toSorted()).toEqual(withoutPage);
});

it('every component listed as based on Mantine exists in the kit and imports Mantine', () => {
  const sources = globSync('*/*.tsx', { cwd: kit }).map((file) =>
    readFileSync(join(kit, file), 'utf8'),
  );
  const based = sources.filter((source) => source.includes("from '@mantine/core'")).join();
  const lost = Object.keys(mantineBases).filter(
    (name) => !based.includes(`export function ${name}(`),
  );
  expect(lost).toEqual([]);
  expect(Object.keys(guidance)).toEqual(expect.arrayContaining(Object.keys(mantineBases)));
});
