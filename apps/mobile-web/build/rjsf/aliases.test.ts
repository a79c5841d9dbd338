import getDefaultRegistry from '@rjsf/core/lib/getDefaultRegistry.js';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { rjsfAliases } from './aliases.ts';
import { Markdown } from './markdown.ts';
import leanRegistry from './registry.ts';

// `require.resolve` finds the folder `dist`; the ES modules are in its sibling folder `lib`.
const core = join(dirname(createRequire(import.meta.url).resolve('@rjsf/core')), '../lib');

function importsOf(wanted: string): string[] {
  const pattern = /^import (?:([\w$]+) |\{ ([^}]+) \} )from ["']([^"']+)["'];$/gm;
  return globSync('**/*.js', { cwd: core }).flatMap((file) =>
    [...readFileSync(join(core, file), 'utf8').matchAll(pattern)].flatMap(
      ([, whole, names = '', from]) =>
        from === wanted ? (whole ? ['default'] : names.split(', ')) : [],
    ),
  );
}

test.each(Object.entries(rjsfAliases))(
  'rjsf imports %s under that path, and our file has all imported names',
  async (name, path) => {
    const imported = importsOf(name);
    expect(imported).not.toEqual([]);
    expect(Object.keys((await import(path)) as object)).toEqual(expect.arrayContaining(imported));
  },
);

test('the registry has the same keys and settings as the real one', () => {
  const real = getDefaultRegistry();
  expect(Object.keys(leanRegistry()).toSorted()).toEqual(Object.keys(real).toSorted());
  const { globalFormOptions, translateString } = real;
  expect(leanRegistry()).toMatchObject({ globalFormOptions, translateString });
});

test('a description with Markdown is shown as plain text', () => {
  expect(Markdown({ children: '**bold**' })).toBe('**bold**');
});
