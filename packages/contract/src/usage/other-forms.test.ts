import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { jsonSchemaContent, loansContract, useFolder } from '../../test/loans.ts';
import { useServers } from '../../test/serve.ts';
import type { Report } from '../findings/report.ts';

const { write, run } = useFolder();
const listen = useServers();

const bill = {
  type: 'object',
  required: ['orderId', 'amount', 'amounts', 'items'],
  properties: {
    orderId: { type: 'string', examples: ['70012'] },
    amount: { type: 'number' },
    amounts: { type: 'array', items: { type: 'number' } },
    note: { type: ['string', 'null'] },
    items: { type: 'array', items: { type: 'string' } },
  },
};
const answerOf = (data: object) => ({
  200: {
    description: 'A response.',
    ...jsonSchemaContent({
      oneOf: [
        {
          type: 'object',
          required: ['code', 'data'],
          properties: { code: { const: 0 }, msg: {}, data },
        },
        { $ref: '#/components/schemas/Refusal' },
      ],
    }),
  },
});
const contractThat = (readsOtherForms: boolean) => ({
  ...loansContract,
  'x-reads-other-forms': readsOtherForms,
  paths: {
    '/bill': {
      get: { operationId: 'readBill', 'x-screens': ['/bill'], responses: answerOf(bill) },
    },
    '/bills': {
      get: {
        operationId: 'listBills',
        'x-screens': ['/bills'],
        responses: answerOf({ type: 'array', items: bill }),
      },
    },
  },
});
const reading = write('reading.json', contractThat(true));
const strict = write('strict.json', contractThat(false));

const fine = { orderId: '70012', amount: 5028, amounts: [2000], note: null, items: [] };

async function probe(
  data: unknown,
  { api = reading, code = 0 as unknown, list = [] as unknown } = {},
) {
  const origin = await listen(
    createServer((request, response) => {
      const isList = request.url?.endsWith('/bills') ?? false;
      const text = JSON.stringify({ code, msg: '', data: isList ? list : data });
      response.writeHead(200, { 'content-type': 'application/json' }).end(text);
    }),
  );
  const { stdout } = await run('probe', origin, '--api', api, '--rate', '1000', '--format', 'json');
  const { findings, screens = [] } = JSON.parse(stdout) as Report;
  return {
    verdicts: screens.map(({ verdict }) => verdict),
    otherForms: screens.map(({ otherForms = 0 }) => otherForms).toSorted(),
    found: findings.flatMap(({ rule, level }) => (level === 'info' ? [] : `${level} ${rule}`)),
  };
}

test('values of other types that the app converts are reported, and their screens work', async () => {
  const other = {
    orderId: 70012,
    amount: '5028.00',
    amounts: ['2000.00'],
    note: null,
    items: null,
  };
  expect(await probe(other, { code: '0', list: null })).toEqual({
    verdicts: ['works', 'works'],
    // The envelope's `code` of each of the two calls is a string, which adds one finding per call.
    otherForms: [2, 5],
    found: [
      'breaking response-wrong-value',
      ...Array.from({ length: 4 }, () => 'breaking response-wrong-type'),
      'breaking response-wrong-value',
      'breaking response-wrong-type',
    ],
  });
});

test.each([
  ['an amount with a comma', { ...fine, amount: '5,028' }],
  ['a string among amounts', { ...fine, amounts: ['2000', 'more'] }],
  ['an id that is true', { ...fine, orderId: true }],
  ['a number instead of a string', { ...fine, note: 7 }],
  ['a string instead of a list', { ...fine, items: 'none' }],
  ['a missing field', { ...fine, amount: undefined }],
  ['null instead of an object', null],
])('%s stops the screen', async (_, data) => {
  const { verdicts, found } = await probe(data);
  expect(verdicts).toEqual(['does not work', 'works']);
  expect(found.join()).toMatch(/^breaking response-(wrong-type|missing-field)/);
});

test('a wrong value next to a converted value stops the screen, and both are reported', async () => {
  const { verdicts, found } = await probe({ ...fine, orderId: 70012, amount: 'much' });
  expect(verdicts).toEqual(['does not work', 'works']);
  expect(found).toEqual(['breaking response-wrong-type', 'breaking response-wrong-type']);
});

test('values of other types stop an app that does not declare to convert them', async () => {
  const { verdicts } = await probe({ ...fine, orderId: 70012 }, { api: strict });
  expect(verdicts).toEqual(['does not work', 'works']);
});
