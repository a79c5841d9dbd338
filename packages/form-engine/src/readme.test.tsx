import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import * as engine from './index.ts';

const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8');

test('the README contains the example that the package compiles', async () => {
  const readme = await read('../README.md');
  const [fields, component] = await Promise.all(
    ['json', 'tsx'].map((extension) => read(`../examples/verification.${extension}`)),
  );
  expect(readme).toContain(`\`\`\`json\n${fields}\`\`\`\n`);
  expect(readme).toContain(`\`\`\`tsx\n${component}\`\`\`\n`);
});

test('the README mentions every export of the package', async () => {
  const readme = await read('../README.md');
  for (const name of Object.keys(engine)) expect(readme).toContain(name);
});

test('the recipes of the README are part of `examples/recipes.tsx`, which compiles', async () => {
  const readme = await read('../README.md');
  const recipes = await read('../examples/recipes.tsx');
  const [, section = ''] = readme.split(/^## (?:Recipes|Languages)$/m);
  const shown = [...section.matchAll(/```tsx\n([^]*?)\n```/g)].map(([, code]) => code);
  expect(shown.length).toBeGreaterThan(3);
  for (const code of shown) expect(recipes).toContain(code);
});

test('the packaged README links to no file outside the package', async () => {
  const readme = await read('../README.md');
  const links = [...readme.matchAll(/\]\(([^)\s]+)/g)].map(([, target]) => target);
  expect(links.filter((target) => !/^(https:|#)/.test(target ?? ''))).toEqual([]);
});

test('each check mark of the engine in the comparison links to a story', async () => {
  const readme = await read('../../../docs/form-engine.md');
  const marks = [
    ...readme.matchAll(/^\| [^|]+ \| \[●\]\(\.\.\/packages\/form-engine\/(\S+) '(\w+)'\) +\|/gm),
  ];
  expect(marks.length).toBeGreaterThan(10);
  for (const [, path = '', story = ''] of marks) {
    expect(await read(`../${path}`)).toContain(`export const ${story}: Story`);
  }
  const rows = readme.match(/^\| [^|]+ \|[^|]*●[^|]*\|/gm) ?? [];
  expect(rows).toHaveLength(marks.length);
});
