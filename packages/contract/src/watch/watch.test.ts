import { createServer, type RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { loan, loansContract } from '../../test/loans.ts';
import { useServers } from '../../test/serve.ts';
import { readEnvelope } from '../document/envelope.ts';
import { createChecker } from '../exchange/checker.ts';
import { createTrafficWatcher } from './watch.ts';

const listen = useServers();

async function watch(handler: RequestListener) {
  const target = await listen(createServer(handler));
  const checker = createChecker(loansContract, { envelope: readEnvelope(loansContract) });
  let resolveChecked = () => {};
  const checked = new Promise<void>((resolve) => (resolveChecked = resolve));
  const { server } = createTrafficWatcher(new URL(target), checker, () => resolveChecked());
  return { target, origin: await listen(server), checked };
}

test('the page shows screen, call, field, and the expected and actual values', async () => {
  const answer = { code: 0, msg: 'ok', data: [{ ...loan, amount: 'much' }] };
  const { origin, checked } = await watch((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
    response.end(gzipSync(JSON.stringify(answer)));
  });
  const events = await fetch(`${origin}/__contract/events`);
  await (await fetch(`${origin}/api/loans`, { headers: { referer: `${origin}/my/loans` } })).json();
  await checked;
  let text = '';
  for await (const chunk of events.body!) {
    text += Buffer.from(chunk).toString();
    if (text.includes('data:')) break;
  }
  expect(JSON.parse(text.slice(text.indexOf('{')))).toEqual({
    calls: 1,
    drifts: [
      {
        level: 'breaking',
        screen: '/my/loans',
        call: 'listLoans, response',
        field: '/data/0/amount',
        expected: 'number',
        got: 'string "aaaa"',
      },
    ],
  });
});

test('requests and responses are forwarded unchanged', async () => {
  const seen: string[] = [];
  const { origin, target } = await watch((request, response) => {
    seen.push(`${request.method} ${request.url} ${request.headers.host} ${request.headers.token}`);
    request.pipe(response.writeHead(201, { 'x-own': 'yes' }));
  });
  const response = await fetch(`${origin}/api/loans?a=1`, {
    method: 'POST',
    body: 'hello',
    headers: { token: 't' },
  });
  expect([response.status, response.headers.get('x-own'), await response.text()]).toEqual([
    201,
    'yes',
    'hello',
  ]);
  expect(seen).toEqual([`POST /api/loans?a=1 ${new URL(target).host} t`]);
});

test('a redirect to the server is rewritten to the proxy', async () => {
  const { origin, target } = await watch((_, response) =>
    response.writeHead(302, { location: `${target}/login` }).end(),
  );
  const response = await fetch(origin, { redirect: 'manual' });
  expect(response.headers.get('location')).toBe(`${origin}/login`);
});

test('the proxy reports an unreachable server with status 502, and keeps running', async () => {
  const { origin, target } = await watch((request) => request.socket.destroy());
  for (const path of ['/api/loans', '/']) {
    const response = await fetch(origin + path);
    expect([response.status, await response.text()]).toEqual([
      502,
      `contract watch: ${target} does not respond.\n`,
    ]);
  }
});
