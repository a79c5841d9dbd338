import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run } from '../cli/run.ts';
import { rules } from '../diff/rules.ts';
import { rulePages } from './pages.ts';

const source = join(import.meta.dirname, '..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('rules'),
);
const written = files.flatMap((name) =>
  [...readFileSync(join(source, name), 'utf8').matchAll(/\brule: '([a-z-]+)'/g)].map(
    ([, id]) => id,
  ),
);

describe('each rule has a page', () => {
  test.each([...new Set([...Object.keys(rules), ...written])])('%s', (id) => {
    expect(rulePages[String(id)]).toBeDefined();
  });
});

test('explain prints the reason, an example and a safe alternative', async () => {
  const { exitCode, stdout } = await run(['explain', 'enum-value-added']);
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/^enum-value-added\n\nWhy: .+\nExample: .+\nInstead: .+\n$/);
});

test('explain lists all rules, including those of Redocly', async () => {
  const { stdout } = await run(['explain']);
  expect(stdout.split('\n')).toEqual(
    expect.arrayContaining(['enum-value-added', 'no-ambiguous-paths']),
  );
  expect((await run(['explain', 'no-ambiguous-paths'])).stdout).toContain('redocly.com');
});

test('an unknown rule is rejected', async () => {
  expect(await run(['explain', 'enum'])).toMatchObject({
    exitCode: 2,
    stderr: expect.stringMatching('there is no rule "enum"'),
  });
});
