import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { useFolder } from '../../test/loans.ts';
import { contract, leaksIn, secrets, exchangesWithSecrets, textOf } from '../../test/planted.ts';
import { useServers } from '../../test/serve.ts';
import { createTrafficWatcher } from '../watch/watch.ts';
import { readEntry } from './read-entry.ts';
import { createChecker } from './checker.ts';

const { write, run } = useFolder();
const listen = useServers();

const pairs = (headers: [string, string][]) => headers.map(([name, value]) => ({ name, value }));

const entries = exchangesWithSecrets.map(
  ({ url = '/api/loans', method = 'GET', headers = [], body, status = 200, ...rest }) => ({
    request: {
      method,
      url: `https://app.test${url}`,
      headers: pairs(headers),
      ...(body !== undefined && { postData: { text: body, mimeType: headers[0]?.[1] } }),
    },
    response: {
      status,
      headers: pairs(rest.responseHeaders ?? [['content-type', 'application/json']]),
      content: { text: textOf(rest.answer ?? { code: 0, data: [] }) },
    },
  }),
);

const har = write('secrets.har', { log: { version: '1.2', entries } });
const api = write('secret-loans.json', contract);

test('there are 500 secrets, and --show shows them', async () => {
  expect(new Set(secrets).size).toBeGreaterThanOrEqual(500);
  const { stdout } = await run('har', har, '--api', api, '--show');
  expect(leaksIn(stdout).length).toBeGreaterThan(50);
});

test.each(['text', 'markdown', 'html', 'json', 'sarif', 'junit'])(
  'the output of har and assumptions as %s contains no secret',
  async (format) => {
    const findings = await run('har', har, '--api', api, '--format', format);
    expect(findings.exitCode).toBe(1);
    expect(leaksIn(findings.stdout + findings.stderr)).toEqual([]);
    const assumed = await run('assumptions', '--har', har, '--api', api, '--format', format);
    expect(assumed.stdout).toContain('listLoans');
    expect(leaksIn(assumed.stdout + assumed.stderr)).toEqual([]);
  },
);

test('the message about a truncated recording contains no secret', async () => {
  const cut = write('cut.har', JSON.stringify({ log: { entries } }).slice(0, -300));
  const { exitCode, stderr } = await run('har', cut, '--api', api);
  expect(exitCode).toBe(2);
  expect(leaksIn(stderr)).toEqual([]);
});

test('the page and recording of watch contain no secret, and the recording has the same problems', async () => {
  const checker = createChecker(contract, {
    envelope: { field: 'code', success: [0], sessionLost: [] },
  });
  let count = 0;
  const target = createServer((request, response) => {
    const { status = 200, answer, responseHeaders } = exchangesWithSecrets[count++] ?? {};
    request.resume();
    for (const [name, value] of responseHeaders ?? [['content-type', 'application/json']]) {
      response.setHeader(name, value);
    }
    response.writeHead(status).end(textOf(answer ?? { code: 0, data: [] }));
  });
  const live: string[][] = [];
  const watch = createTrafficWatcher(new URL(await listen(target)), checker, ({ problems }) =>
    live.push(problems.map(({ rule }) => rule).toSorted()),
  );
  const origin = await listen(watch.server);
  for (const { url = '/api/loans', method = 'GET', headers = [], body } of exchangesWithSecrets) {
    const init = {
      method,
      headers,
      redirect: 'manual' as const,
      ...(body !== undefined && { body }),
    };
    await (await fetch(origin + url, init)).text();
  }
  const saved = watch.har() as { log: { entries: unknown[] } };
  expect(saved.log.entries).toHaveLength(exchangesWithSecrets.length);
  expect(JSON.stringify(saved)).toContain('personal values are hidden');
  expect(leaksIn(JSON.stringify(saved))).toEqual([]);
  expect(leaksIn(await eventsOf(origin))).toEqual([]);
  const again = saved.log.entries.map((entry) => {
    const exchange = readEntry(entry);
    return 'why' in exchange
      ? []
      : checker
          .check(exchange)!
          .problems.map(({ rule }) => rule)
          .toSorted();
  });
  expect(again).toEqual(live);
});

async function eventsOf(origin: string): Promise<string> {
  const { body } = await fetch(`${origin}/__contract/events`);
  let text = '';
  for await (const chunk of body!) {
    text += Buffer.from(chunk).toString();
    if (text.split('\ndata:').length > exchangesWithSecrets.length) break;
  }
  return text;
}
