import { readFile } from 'node:fs/promises';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as engine from './index.ts';
import { everyKind } from './testing/descriptors.ts';
import { Questions } from '../examples/questions.tsx';

const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8');

test('the form of ten lines in the README is the one compiled and run here', async () => {
  const example = await read('../examples/questions.tsx');
  expect(await read('../README.md')).toContain(`\`\`\`tsx\n${example}\`\`\``);
  expect(example.split('\n').filter((line) => line !== '')).toHaveLength(10);
  const html = renderToString(<Questions descriptors={everyKind} onSubmit={() => undefined} />);
  expect(html.match(/ id="q_f\d+"/g)).toHaveLength(everyKind.length);
});

test('the README names every function that the package exports', async () => {
  const readme = await read('../README.md');
  for (const name of Object.keys(engine)) expect(readme).toContain(name);
});

test('each mark of the engine in the table of form engines leads to a story', async () => {
  const readme = await read('../README.md');
  const marks = [...readme.matchAll(/^\| [^|]+ \| \[●\]\((\S+) '(\w+)'\) +\|/gm)];
  expect(marks.length).toBeGreaterThan(10);
  for (const [, path = '', story = ''] of marks) {
    expect(await read(`../${path}`)).toContain(`export const ${story}: Story`);
  }
  const rows = readme.match(/^\| [^|]+ \|[^|]*●[^|]*\|/gm) ?? [];
  expect(rows).toHaveLength(marks.length);
});
