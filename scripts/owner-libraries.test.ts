import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Libraries that the product owner requires, with their packages. */
const libraries = {
  react: ['react'],
  'react-dom': ['react-dom'],
  'react-router-dom': ['react-router-dom'],
  '@rjsf/core': ['@rjsf/core'],
  '@rjsf/validator-ajv8': ['@rjsf/validator-ajv8'],
  'openapi-typescript': ['openapi-typescript'],
  'openapi-fetch': ['openapi-fetch'],
  zustand: ['zustand'],
  mantine: ['@mantine/core', '@mantine/hooks'],
  vitest: ['vitest'],
  storybook: ['storybook'],
  msw: ['msw'],
  playwright: ['@playwright/test'],
};

/** Type imports do not count. */
function importersOf(name: string): string[] {
  const importing = `^(import|export) [^;]*from '${name}(/[^']*)?';|import\\('${name}(/[^']*)?'\\)`;
  const found = execFileSync(
    'git',
    ['grep', '-hE', importing, '--', '*.ts', '*.tsx'].concat(':!bench', ':!tools'),
    { cwd: root, encoding: 'utf8' },
  );
  return found.split('\n').filter((line) => line !== '' && !line.startsWith('import type'));
}

it.each(Object.entries(libraries))('%s is imported by the product or its tests', (_, packages) => {
  for (const name of packages) expect(importersOf(name)).not.toEqual([]);
});

it('turbo runs the type checks', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(Object.values(scripts).some((script) => /\bturbo run\b/.test(script))).toBe(true);
});

it.each([...Object.keys(libraries), 'turbo'])('%s has a row in libraries.md', (library) => {
  const page = readFileSync(join(root, 'docs/libraries.md'), 'utf8');
  expect(page).toMatch(new RegExp(`^\\| ${library.replaceAll('/', '\\/')} +\\|`, 'm'));
});
