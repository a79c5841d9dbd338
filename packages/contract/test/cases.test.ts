import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run } from '../src/cli/run.ts';
import { useServers } from './serve.ts';

const serve = useServers();
const folder = join(import.meta.dirname, 'cases');
const files = readdirSync(folder);
const at = (name: string) => join(folder, name);

const verdicts = new Map(
  [...readFileSync(at('README.md'), 'utf8').matchAll(/^\| ([^|]+) \| [^|]+ \| ([^|]+) \|$/gm)]
    .slice(2)
    .flatMap(([, names = '', verdict = '']) =>
      names
        .trim()
        .split(/\s+/)
        .map((name) => [name, verdict.trim()] as const),
    ),
);
const named = (verdict: RegExp, ending: string) =>
  [...verdicts].filter(([name, one]) => verdict.test(one) && files.includes(name + ending));

interface Report {
  findings: { rule: string; level: string; message: string }[];
  unchecked: { why: string }[];
}

const runJson = async (...args: string[]): Promise<Report> => {
  const { stdout, stderr } = await run([...args, '--format', 'json']);
  expect(stderr).toBe('');
  return JSON.parse(stdout) as Report;
};

const har = (name: string) =>
  runJson('har', at(`${name}.har`), '--api', at(`${name}.yaml`), '--envelope', 'none');
const diff = (name: string) => runJson('diff', at(`${name}-old.yaml`), at(`${name}-new.yaml`));

test('every case has a verdict', () => {
  const names = files.map((file) => file.replace(/(-old|-new)?\.(yaml|har|md)$/, ''));
  expect([...new Set(names)].filter((name) => name !== 'README').toSorted()).toEqual(
    [...verdicts.keys()].toSorted(),
  );
});

describe('recordings', () => {
  test.each(named(/^clean/, '.har'))('%s: %s', async (name) => {
    const { findings, unchecked } = await har(name);
    expect({ findings, unchecked }).toEqual({ findings: [], unchecked: [] });
  });

  test.each(named(/^finding/, '.har'))('%s: %s', async (name) => {
    expect((await har(name)).findings.map(({ level }) => level)).toContain('breaking');
  });

  test('poly-har: a value is unchecked if its pattern takes too long', async () => {
    const { unchecked } = await har('poly-har');
    expect(unchecked).toEqual([
      { what: 'getA', why: expect.stringContaining('a pattern takes too long on a value') },
    ]);
  });
});

test.each(['redos-poly', 'redos-notplain'])('%s: lint terminates', async (name) => {
  const { findings } = await runJson('lint', at(`${name}.yaml`));
  expect(findings.map(({ message }) => message)).toEqual([
    'this pattern takes too long: examples are not checked against it',
  ]);
});

describe('diff', () => {
  test.each(named(/^no finding/, '-old.yaml'))('%s: %s', async (name) => {
    expect((await diff(name)).findings).toEqual([]);
  });

  test.each(named(/^no breaking/, '-old.yaml'))('%s: %s', async (name) => {
    expect((await diff(name)).findings.filter(({ level }) => level === 'breaking')).toEqual([]);
  });

  test('D14: removing readOnly is only an info', async () => {
    expect((await diff('D14')).findings.map(({ level }) => level)).toEqual(['info']);
  });

  test('D29: a new alternative with its mapping is a single finding', async () => {
    expect((await diff('D29')).findings.map(({ rule }) => rule)).toEqual(['alternative-added']);
  });
});

test('probe-readonly: a request without a required readOnly field is valid', async () => {
  const server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"1","n":"x"}');
    request.resume();
  });
  const url = await serve(server);
  const { findings } = await runJson('probe', url, '--api', at('probe-readonly.yaml'), '--writes');
  expect(findings.map(({ message }) => message).filter((one) => /without id/.test(one))).toEqual(
    [],
  );
  expect(findings.map(({ message }) => message)).toContainEqual(expect.stringMatching(/without n/));
});
