import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../run.ts';
import { containsTestName } from './shown-by.ts';

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8');

const rows = read('docs/product/disclosed.md')
  .split('\n')
  .flatMap((line) => {
    const [, where, by] = /^\| (.+?) \| (.+) \|$/.exec(line) ?? [];
    return where === undefined || by === undefined || where === 'Where' || /^-+$/.test(where)
      ? []
      : [{ where, by }];
  });
const places = rows.map(({ where }) => where);

const [, patterns = ''] =
  /export const routePatterns = \{([^}]*)\}/.exec(read('apps/mobile-web/src/shared/paths.ts')) ??
  [];
const addresses = [...patterns.matchAll(/: '([^']+)'/g)].map(([, address]) => `\`${address}\``);

const { sms } = JSON.parse(read('locales/en.server.json')) as { sms: Record<string, string> };
const figures = /\{(?:amount|fee|owed|received|toPay|term|apr)\}/;
const messages = Object.keys(sms).filter((key) => figures.test(sms[key] ?? ''));

test('every URL of the app has one row', () => {
  expect(addresses.length).toBeGreaterThan(35);
  const listed = places.filter((where) => where.startsWith('`/'));
  expect(listed.toSorted()).toEqual(addresses.toSorted());
});

test('every SMS with an amount has one row', () => {
  expect(messages.length).toBeGreaterThan(5);
  const listed = places.flatMap((where) => /^SMS `(\w+)`$/.exec(where)?.[1] ?? []);
  expect(listed.toSorted()).toEqual(messages.toSorted());
});

test.each(rows)(
  'the figures of $where are checked by existing tests, or are not prices',
  ({ by }) => {
    if (/^(?:no price: |the same screen as `)/.test(by)) return;
    const named = by.split('<br>').map((entry) => {
      const [, file = '', name = ''] = /^`([^`]+)`: (.+)$/.exec(entry) ?? [];
      return { file, name };
    });
    const lost = named.filter(
      ({ file, name }) =>
        file === '' ||
        !existsSync(join(repositoryRoot, file)) ||
        !containsTestName(read(file), name),
    );
    expect(lost).toEqual([]);
  },
);
