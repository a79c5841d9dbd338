/**
 * The lean build puts stubs in place of modules of rjsf by their exact names. An update of rjsf that moves one of them
 * fails here, in the test of the module that moved, before it costs anybody 60 kB.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import getDefaultRegistry from '@rjsf/core/lib/getDefaultRegistry.js';
import { describe, expect, test } from 'vitest';
import { Markdown } from './markdown-stub.ts';
import leanRegistry from './registry-stub.ts';
import { createShallowAllOfMerge } from './schema-merge-stub.ts';
import unused from './unused-stub.ts';
import uriResolver from './uri-stub.ts';
import { formEngineBuildAlias } from './vite-alias.ts';

const { resolve } = createRequire(import.meta.url);

/** Each package of rjsf that is bundled, from its root on. */
const folders = ['core', 'utils', 'validator-ajv8'].map((name) =>
  join(dirname(resolve(`@rjsf/${name}`)), '..'),
);

const importing = /^import (?:([\w$]+)(?:, )?)?(?:\{ ([^}]+) \})? ?from ["']([^"']+)["'];$/gm;

/** What rjsf imports under a name: each importing module, with the names that it takes. */
function importsOf(wanted: string): Record<string, readonly string[]> {
  const found = folders.flatMap((folder) =>
    globSync('lib/**/*.js', { cwd: folder }).flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return [...text.matchAll(importing)].flatMap(([, whole, parts = '', from]) => {
        if (from !== wanted) return [];
        const names = parts.split(', ').filter(Boolean);
        const all = whole ? ['default', ...names] : names;
        return [[file.replace(/^lib\//, ''), all] as const];
      });
    }),
  );
  return Object.fromEntries(found.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** The modules of rjsf 6 that import what is replaced, and what each takes of it. */
const replaced = {
  'markdown-to-jsx/react': {
    'components/RichDescription.js': ['Markdown'],
    'components/RichHelp.js': ['Markdown'],
    'components/fields/ObjectField.js': ['Markdown'],
    'components/templates/UnsupportedField.js': ['Markdown'],
    'components/widgets/FileWidget.js': ['Markdown'],
  },
  '@x0k/json-schema-merge/lib/array': {
    'schema/shallowAllOfMerge.js': ['createDeduplicator', 'createIntersector'],
  },
  '@x0k/json-schema-merge': {
    'schema/shallowAllOfMerge.js': ['createComparator', 'createMerger', 'createShallowAllOfMerge'],
  },
  'fast-equals': { 'deepEquals.js': ['createCustomEqual'] },
  '../getDefaultRegistry.js': { 'components/Form.js': ['default'] },
  './omitExtraData.js': {
    'schema/index.js': ['default', 'getUsedFormData', 'getFieldNames', 'isValueEmpty'],
  },
  './toPathSchema.js': { 'schema/index.js': ['default'] },
  'fast-uri': { 'findSchemaDefinition.js': ['default'] },
} as const satisfies Record<keyof typeof formEngineBuildAlias, Record<string, readonly string[]>>;

describe.each(Object.entries(replaced))('in place of %s', (name, importers) => {
  test('rjsf imports it where it did', () => {
    expect(importsOf(name)).toEqual(importers);
  });

  test('the stub has all that rjsf takes of it', async () => {
    const path = formEngineBuildAlias[name as keyof typeof formEngineBuildAlias];
    const stub = (await import(path)) as Record<string, unknown>;
    const taken = Object.values<readonly string[]>(importers).flat();
    expect(Object.keys(stub)).toEqual(expect.arrayContaining(taken));
  });
});

describe('the stubs', () => {
  test('the registry has the parts that the real one has', () => {
    expect(Object.keys(leanRegistry()).toSorted()).toEqual(
      Object.keys(getDefaultRegistry()).toSorted(),
    );
    const { globalFormOptions, translateString } = getDefaultRegistry();
    expect(leanRegistry()).toMatchObject({ globalFormOptions, translateString });
  });

  test('a text with marks is shown as it is', () => {
    expect(Markdown({ children: '**bold**' })).toBe('**bold**');
  });

  test('a schema without allOf is merged with nothing', () => {
    const schema = { type: 'object' };
    expect(createShallowAllOfMerge()(schema)).toBe(schema);
  });

  test('references lead to themselves', () => {
    expect(uriResolver.resolve('a', '#/b')).toBe('#/b');
    expect(uriResolver.equal('a', 'a')).toBe(true);
  });

  test('what no form calls fails loudly', () => {
    expect(unused).toThrow('lean build');
  });
});
