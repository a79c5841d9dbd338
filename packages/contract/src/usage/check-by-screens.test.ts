import { createServer } from 'node:http';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loan, loansContract, useFolder } from '../../test/loans.ts';
import { useServers } from '../../test/serve.ts';
import type { OperationEntry } from '../document/operations.ts';
import type { ScreenResult } from '../findings/screen-result.ts';
import { checkByScreens } from './check-by-screens.ts';

const { folder, write, run } = useFolder();
const listen = useServers();

const read = (operationId: string, screens: string[], more: object = {}) => ({
  operationId,
  'x-screens': screens,
  responses: loansContract.paths['/loans'].get.responses,
  ...more,
});
const api = write('screens.json', {
  ...loansContract,
  paths: {
    '/loans': { get: read('listLoans', ['/loans', '/home']) },
    '/offers': { get: read('listOffers', ['/home'], { 'x-optional': 'the offers' }) },
    '/help': { get: read('listHelp', ['/help']) },
    '/notes': {
      get: read('listNotes', ['/notes']),
      post: {
        ...loansContract.paths['/loans'].post,
        operationId: 'addNote',
        'x-screens': ['/notes', '/add'],
      },
    },
  },
});

const serve = (answers: Record<string, [status: number, body: unknown]>) =>
  listen(
    createServer((request, response) => {
      const [path = ''] = (request.url ?? '').split('?');
      const [status, body] = answers[path.split('/').at(-1) ?? ''] ?? [
        200,
        { code: 0, data: [loan] },
      ];
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const type = typeof body === 'string' ? 'text/html' : 'application/json';
      response.writeHead(status, { 'content-type': type }).end(text);
    }),
  );

const probe = (origin: string, ...args: string[]) =>
  run('probe', origin, '--api', api, '--rate', '1000', ...args);

async function tableOf(origin: string, ...args: string[]) {
  const { stdout } = await probe(origin, '--screens', '--format', 'json', ...args);
  const { screens } = JSON.parse(stdout) as { screens: ScreenResult[] };
  return Object.fromEntries(screens.map((screen) => [screen.screen, screen]));
}

test('each screen has its status, the parts it omits and the field that stops it', async () => {
  const origin = await serve({
    offers: [404, '<html>Not found</html>'],
    help: [200, { code: 0, data: [{ ...loan, id: 7 }] }],
  });
  expect(await tableOf(origin)).toEqual({
    '/loans': expect.objectContaining({ verdict: 'works', causes: [], unseen: [] }),
    '/home': expect.objectContaining({
      verdict: 'works without',
      without: ['the offers'],
      causes: [
        {
          calls: ['listOffers'],
          what: expect.stringMatching(
            /response: status: .* got 404: the server does not have this call/,
          ),
        },
      ],
    }),
    '/help': expect.objectContaining({
      verdict: 'does not work',
      causes: [
        {
          calls: ['listHelp'],
          what: expect.stringMatching(/response: \/data\/\*\/id: expected string, got number 7/),
        },
      ],
    }),
    '/notes': expect.objectContaining({ verdict: 'works', unseen: ['addNote'] }),
    '/add': expect.objectContaining({ verdict: 'not seen', unseen: ['addNote'] }),
  });
});

test('a screen does not work without a required call, whatever status the server returns', async () => {
  for (const answer of [
    [404, { error: 'Not Found' }],
    [501, ''],
    [405, 'Cannot GET'],
  ] as [number, unknown][]) {
    const table = await tableOf(await serve({ help: answer }));
    expect(table['/help']).toMatchObject({ verdict: 'does not work' });
  }
});

test('a documented refusal with status 404 is a response', async () => {
  const [ok] = Object.values(loansContract.paths['/loans'].get.responses);
  const get = { ...read('listHelp', ['/help']), responses: { 200: ok, 404: ok } };
  const described = write('described.json', { ...loansContract, paths: { '/help': { get } } });
  const origin = await serve({ help: [404, { code: 404, msg: 'None.' }] });
  const { stdout } = await run('probe', origin, '--api', described, '--rate', '1000', '--screens');
  expect(stdout).toMatch(/not seen +\/help\n +not seen: listHelp/);
});

test('the report ends with the table and the summary; --screens prints only the table', async () => {
  const origin = await serve({ offers: [501, ''] });
  const { stdout, exitCode } = await probe(origin);
  expect(exitCode).toBe(1);
  expect(stdout).toMatch(/^warning: listOffers response: status: /m);
  expect(stdout).toMatch(
    /screens: 3 work, 1 work without a part, 0 do not work, 1 not seen\n {2}works without {2}\/home\n +without the offers\n[^]*\n\ncontract probe: 0 breaking, /,
  );
  const alone = await probe(origin, '--screens');
  expect(alone.exitCode).toBe(1);
  expect(alone.stdout).toMatch(/^screens: 3 work/);
});

test('an invalid refusal of a call that no screen makes stops no screen', async () => {
  const filtered = write('filtered.json', {
    ...loansContract,
    paths: {
      '/loans': {
        get: read('listLoans', ['/loans'], {
          parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer', maximum: 5 } }],
        }),
      },
    },
  });
  const origin = await listen(
    createServer((request, response) => {
      const limit = new URL(request.url ?? '', 'http://host').searchParams.get('limit') ?? 0;
      const isFine = Number(limit) <= 5;
      response
        .writeHead(isFine ? 200 : 422, { 'content-type': 'application/json' })
        .end(JSON.stringify(isFine ? { code: 0, data: [loan] } : { error: 'limit' }));
    }),
  );
  const { stdout } = await run('probe', origin, '--api', filtered, '--rate', '1000');
  expect(stdout).toMatch(/^breaking: listLoans response: /m);
  expect(stdout).toContain('screens: 1 work, 0 work without a part, 0 do not work');
});

test('an accepted finding stops no screen', async () => {
  const policy = write('contract.config.json', {
    accept: [
      {
        rule: 'response-wrong-type',
        pointer: '/components/schemas/Loan/properties/id/type',
        reason: 'The next release mends it.',
        owner: 'loans',
        until: '2999-12-31',
      },
    ],
  });
  const origin = await serve({ help: [200, { code: 0, data: [{ ...loan, id: 7 }] }] });
  expect((await tableOf(origin, '--policy', policy))['/help']).toMatchObject({ verdict: 'works' });
});

test('the HTML page embeds the screenshots, and requests no other file', async () => {
  const pictures = join(folder, 'pictures');
  mkdirSync(pictures, { recursive: true });
  writeFileSync(join(pictures, 'home.png'), 'a picture');
  writeFileSync(join(pictures, 'screens.json'), '{"/home": "home.png"}');
  const origin = await serve({});
  const { stdout } = await probe(origin, '--format', 'html', '--pictures', pictures);
  expect(stdout).toContain(`src="data:image/png;base64,${btoa('a picture')}"`);
  expect(stdout).not.toMatch(/src="(?!data:)/);

  writeFileSync(join(pictures, 'screens.json'), '{"/home": "none.png"}');
  expect(await probe(origin, '--pictures', pictures)).toMatchObject({
    exitCode: 2,
    stderr: expect.stringMatching(/screens\.json does not name .*none\.png/) as string,
  });
});

test('the report of a recording has the table too, even if probe saved the recording', async () => {
  const origin = await serve({ help: [200, { code: 0, data: [{ ...loan, remark: 'seen' }] }] });
  const saved = join(folder, 'probe.har');
  await probe(origin, '--har', saved, '--show');
  const { stdout } = await run(
    'har',
    saved,
    '--api',
    api,
    '--server',
    `${origin}/api`,
    '--screens',
  );
  expect(stdout).toMatch(/screens: 4 work, 0 work without a part, 0 do not work, 1 not seen/);

  const accepted = await run(
    'accept',
    saved,
    '--api',
    api,
    '--server',
    `${origin}/api`,
    '--dry-run',
  );
  expect(accepted.stdout).toMatch(/kept as assumed on .*: listHelp response: \/data\/\*\/remark/);
});

test('the session and sample ids come from a configuration, and only reads are sent', async () => {
  const observedRequests: string[] = [];
  const origin = await listen(
    createServer((request, response) => {
      observedRequests.push(`${request.method} ${String(request.headers['token'])}`);
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ code: 0, data: [loan] }));
    }),
  );
  const config = write('config.json', { headers: { token: 'of-a-tester' }, values: {} });
  await probe(origin, '--config', config);
  expect(new Set(observedRequests)).toEqual(new Set(['GET of-a-tester']));
});

test('a screen works only if its own calls were observed, not just shared ones', () => {
  const operation = (operationId: string, method: 'get' | 'post'): OperationEntry => ({
    operationId,
    method,
    path: `/${operationId}`,
    operation: {},
  });
  const operations = [
    operation('readUser', 'get'),
    operation('readOrder', 'get'),
    operation('takeFace', 'post'),
  ];
  const screens = new Map([
    ['readUser', ['/order', '/face']],
    ['readOrder', ['/order']],
    ['takeFace', ['/face']],
  ]);
  const verdicts = (...seen: string[]) =>
    Object.fromEntries(
      checkByScreens({ operations, screens, seen: new Set(seen), pictures: {} }, []).map(
        ({ screen, verdict }) => [screen, verdict],
      ),
    );
  expect(verdicts('readUser')).toEqual({ '/order': 'not seen', '/face': 'not seen' });
  expect(verdicts('readUser', 'takeFace')).toEqual({ '/order': 'not seen', '/face': 'works' });
  expect(verdicts('readOrder')).toEqual({ '/order': 'not seen', '/face': 'not seen' });
});
