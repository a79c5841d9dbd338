import { expect, it } from 'vitest';
import { renderNginxConf } from './nginx.ts';

const confOf = (id: string) =>
  renderNginxConf({ id, patterns: [], hashes: { '*': { styleHashes: [], scriptHashes: [] } } });
const setIn = (conf: string) => [
  ...[...conf.matchAll(/^map .+ (\$\w+) \{$/gm)].map(([, name = '']) => name),
  ...[...conf.matchAll(/\?<(\w+)>/g)].map(([, name = '']) => `$${name}`),
];

it('two apps on one nginx share no variables or folders', () => {
  const [one, other] = [confOf('kosha'), confOf('shri-lakshmi')];
  expect(setIn(one).length).toBeGreaterThan(8);
  expect(setIn(one).filter((name) => setIn(other).includes(name))).toEqual([]);
  expect([one, other].map((conf) => /root (\S+);/.exec(conf)?.[1])).toEqual([
    '/srv/kosha',
    '/srv/shri-lakshmi',
  ]);
  expect(other).not.toMatch(/kosha_|srv.kosha/);
});
