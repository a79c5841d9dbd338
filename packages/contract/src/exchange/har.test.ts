import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { harEntry, harOf, jsonHeaders, loan, useFolder } from '../../test/loans.ts';

const { write, contract } = useFolder();

type Json = Record<string, unknown>;

const entry = (data: unknown, change?: Parameters<typeof harEntry>[1]) =>
  harEntry({ code: 0, msg: 'ok', data }, change);

async function check(...entries: unknown[]) {
  const { exitCode, stdout, stderr } = await contract(
    'har',
    write('traffic.har', harOf(...entries)),
    '--format',
    'json',
  );
  return { exitCode, stderr, ...(stdout ? (JSON.parse(stdout) as Report) : emptyReport) };
}

interface Report {
  findings: {
    rule: string;
    message: string;
    operations: string[];
    screens: string[];
    source: Json;
  }[];
  unchecked: { what: string; why: string }[];
}
const emptyReport: Report = { findings: [], unchecked: [] };

test('valid traffic is clean', async () => {
  expect(await check(entry([loan]), entry([]))).toMatchObject({
    exitCode: 0,
    findings: [],
    unchecked: [],
  });
});

test.each([
  ['a recorded size', 0],
  ['no recorded size', undefined],
])('an empty response with %s is a finding', async (_, size) => {
  expect(await check(entry(null, { content: { text: '', size } }))).toMatchObject({
    exitCode: 1,
    findings: [{ message: expect.stringContaining('status 200 with an empty body') }],
    unchecked: [],
  });
});

test('each cause is reported once, with its first entry, its call and its screen', async () => {
  const late = { ...loan, state: 'late' };
  expect(await check(entry([loan]), entry([late]), entry([loan, late, late]))).toMatchObject({
    exitCode: 1,
    findings: [
      {
        rule: 'response-wrong-value',
        message:
          'listLoans response: /data/*/state: expected one of "open", "paid", got string "late" (3 times)',
        operations: ['listLoans'],
        screens: ['/loans'],
        source: { entry: 2 },
      },
    ],
  });
});

test('an invalid schema that two calls return is one finding with both', async () => {
  const request = {
    method: 'POST',
    headers: jsonHeaders,
    postData: { mimeType: 'application/json', text: '{"amount":5}' },
    url: 'https://app.test/api/loans',
  };
  const { findings } = await check(
    entry([{ ...loan, id: 1 }]),
    entry({ ...loan, id: 2 }, { request }),
  );
  expect(findings).toMatchObject([{ operations: ['listLoans', 'makeLoan'] }]);
});

describe('recordings of each browser can be read', () => {
  const wrong = JSON.stringify({ code: 0, data: [{ ...loan, id: 1 }] });

  test.each([
    ['base64', { text: Buffer.from(wrong).toString('base64'), encoding: 'base64' }],
    ['gzip in base64', { text: gzipSync(wrong).toString('base64'), encoding: 'base64' }],
  ])('a body in %s', async (_, content) => {
    expect((await check(entry(null, { content }))).findings).toHaveLength(1);
  });

  test('a gzipped file, and one with a byte order mark', async () => {
    const text = JSON.stringify(harOf(entry([{ ...loan, id: 1 }])));
    for (const file of [write('a.har.gz', gzipSync(text)), write('b.har', `\uFEFF${text}`)]) {
      expect((await contract('har', file)).exitCode).toBe(1);
    }
  });

  const form = 'multipart/form-data; boundary=b';
  const sending = (postData: Json) =>
    entry(null, {
      request: {
        method: 'POST',
        url: 'https://app.test/api/proofs',
        headers: [{ name: 'content-type', value: form }],
        postData: { mimeType: form, ...postData },
      },
    });
  const part = (name: string, rest = '', value = 'x') =>
    `--b\r\nContent-Disposition: form-data; name="${name}"${rest}\r\n\r\n${value}\r\n`;

  test.each([
    [
      'as text, as Chromium does',
      {
        text: `${part('kind', '', 'tax')}${part('file', '; filename="a.png"\r\nContent-Type: image/png')}--b--`,
      },
    ],
    [
      'as fields, as Firefox does',
      {
        params: [
          { name: 'kind', value: 'tax' },
          { name: 'file', fileName: 'a.png' },
        ],
      },
    ],
  ])('the parts of a form %s', async (_, postData) => {
    expect((await check(sending(postData))).findings).toMatchObject([
      { rule: 'request-wrong-value', message: expect.stringContaining('part kind') },
    ]);
  });

  test.each([
    ['a form without its body', sending({}), 'the recording holds no body'],
    [
      'a response without its body',
      entry(null, { content: { text: undefined } }),
      'the recording holds no body',
    ],
    [
      'a response of unknown size',
      entry(null, { content: { text: undefined, size: -1 } }),
      'the recording holds no body',
    ],
    [
      'a response that was received but lost',
      entry(null, { response: { bodySize: 34 }, content: { text: '', size: 0 } }),
      'the recording holds no body',
    ],
    [
      'a response that was lost, according to its content-length',
      entry(null, {
        response: { headers: [...jsonHeaders, { name: 'Content-Length', value: '34' }] },
        content: { text: undefined, size: 0 },
      }),
      'the recording holds no body',
    ],
    [
      'a request without a response',
      entry(null, { response: { status: 0, content: {} } }),
      'there was no response',
    ],
    [
      'an invalid gzip body',
      entry(null, { content: { text: 'H4sIAA==', encoding: 'base64' } }),
      'the body cannot be unpacked',
    ],
    [
      'an entry without a response',
      { request: { method: 'GET', url: 'https://app.test/api/loans' } },
      'entry 1: the entry has no response',
    ],
    ['an entry that is not an object', 7, 'entry 1: the entry has no request'],
  ])('%s is unchecked, not a finding', async (_, one, why) => {
    expect(await check(one, entry([loan]))).toMatchObject({
      exitCode: 0,
      findings: [],
      unchecked: [{ why }],
    });
  });
});

describe('an unreadable recording is reported, and never counts as clean', () => {
  const whole = JSON.stringify(harOf(entry([loan]), entry([loan])));

  test.each([
    [
      'truncated after an entry',
      whole.slice(0, -9),
      /is broken or cut off after entry 1 \(GET \/api\/loans\)/,
    ],
    ['cut off in its first entry', whole.slice(0, 99), /cut off before its first entry ends/],
    ['no JSON', 'hello', /is not JSON/],
    ['another JSON', '{"a":1}', /is no HAR: it has no list log.entries/],
    [
      'a truncated gzip file',
      gzipSync(whole).subarray(0, 40),
      /is gzipped, but cannot be unpacked/,
    ],
  ])('a file that is %s', async (name, content, message) => {
    const file = write(`${name}.har`, content);
    const { exitCode, stdout, stderr } = await contract('har', file);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  test('a missing file', async () => {
    expect(await contract('har', '/nowhere.har')).toMatchObject({
      exitCode: 2,
      stderr: 'contract: /nowhere.har does not exist\n',
    });
  });

  test('traffic of another server, unless --server names it', async () => {
    const elsewhere = entry([loan], { request: { url: 'https://app.test/v2/loans' } });
    const file = write('elsewhere.har', harOf(elsewhere));
    expect(await contract('har', file)).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('none of the 1 entries'),
    });
    expect(await contract('har', file, '--server', 'https://app.test/v2')).toMatchObject({
      exitCode: 0,
    });
  });
});
