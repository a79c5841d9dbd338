import type { Schema } from '@kosha/api-client';
import { dayMs } from '@kosha/domain';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sendJson } from '../../../test/send.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { stringifySampleData } from '../../../test/sample-data-json.ts';
import type { OperationId } from '../../http/contract.ts';
import { writeSettings } from '../../providers/settings/settings.ts';
import { listProducts } from '../../services/product/find.ts';
import type { Persona } from './persona.ts';
import { accountAgeDays } from './persona.ts';
import type { PersonaSession } from './switch.ts';
import { personas } from './table.ts';

/** The server's time in the sample data: noon in India on Sun 22 Nov 2026. */
const sampleNow = Date.UTC(2026, 10, 22, 6, 30);

/** The sample data of the app's stories. The test updates this file if `UPDATE_SAMPLE_DATA=1`. */
const sampleFile = join(
  import.meta.dirname,
  '../../../../mobile-web/src/shared/sample-data/__generated__/responses.json',
);

const memberSince = sampleNow - accountAgeDays * dayMs;

const getServer = useTestServer({ realNow: () => sampleNow });

interface Call {
  body?: unknown;
  query?: Readonly<Record<string, string | number>>;
  path?: Readonly<Record<string, string>>;
}

function asking(who: { token: string; device: string }) {
  return async (id: OperationId, call: Call = {}): Promise<unknown> => {
    const { code, data } = await getServer().call(id, { ...who, ...call });
    return code === 0 ? data : null;
  };
}

type Ask = ReturnType<typeof asking>;

/** Omits the texts of the statement, because stories get them from the package `domain`. */
async function keyFactsOf(ask: Ask, orderId: string) {
  const body = { orderId, language: 'en' };
  const shown = (await ask('issueKeyFacts', { body })) as Schema<'KeyFactsStatement'>;
  const { facts, isExpired, acknowledgedTime } = shown;
  return { facts, isExpired, acknowledgedTime };
}

/**
 * Fields with more choices are left out, because stories do not need long lists, such as all
 * districts of India.
 */
const choicesAtMost = 50;

async function privacyOf(ask: Ask) {
  const { jobId } = (await ask('startDataExport')) as Schema<'ExportJob'>;
  const data = (await ask('getDataExport', { query: { jobId } })) as Schema<'DataExport'>;
  const sections = data.sections
    .filter(({ kind }) => kind === 'account' || kind === 'answers')
    .map(({ tables, ...section }) => ({
      ...section,
      tables: tables.map((table) => ({
        ...table,
        rows: table.rows.map((row) =>
          row.filter(({ choices = [] }) => choices.length <= choicesAtMost),
        ),
      })),
    }));
  return {
    data: { ...data, jobId: 'Xc9', sections },
    erasure: await ask('eraseData', { body: { confirm: 0 } }),
  };
}

async function newestOrder(ask: Ask, key: string, orderId: string | undefined) {
  if (orderId === undefined) return {};
  return {
    [orderId]: {
      detail: await ask('getOrderDetail', { query: { orderId } }),
      extension: await ask('calculateExtension', { path: { id: orderId } }),
      coolingOff: await ask('getCoolingOff', { query: { orderId } }),
      next: await ask('getAutoApply', { query: { orderId } }),
      keyFacts: readsFacts.has(key) ? await keyFactsOf(ask, orderId) : null,
    },
  };
}

const inEachState = [
  'auditing',
  'audit-finished',
  'pass',
  'denied',
  'lending',
  'failed',
  'loaned',
  'settled',
  'overdue',
  'extension',
  'closed',
];
/**
 * The personas whose sample data includes the Key Facts Statement. It is valid for 'pass' and
 * expired for 'overdue'.
 */
const readsFacts = new Set(['pass', 'overdue']);
/**
 * The persona whose sample data includes a data export and an erasure. Its loan has ended, so an
 * erasure is allowed.
 */
const withPrivacy = 'settled';

/** Personas whose data covers all products. The other personas cover only the first product. */
const atEachTier = ['verified', 'settled', 'silver', 'gold', 'platinum'];
const shown = new Set([
  ...inEachState,
  ...atEachTier,
  'returned',
  'extension-offered',
  'overdue-extension',
  'extended',
  'extended-late',
  'extended-settled',
  'scheduled',
  'schedule-refused',
]);

async function productsOf(ask: Ask, key: string, repaidFirst: string | undefined) {
  const allProducts = await listProducts(getServer().db);
  const read = atEachTier.includes(key) ? allProducts : allProducts.slice(0, 1);
  const products = read.map(async ({ id, amountsPaise }) => {
    const query = { productId: id, amount: (amountsPaise.at(-1) ?? 0) / 100, period: 7 };
    const next = repaidFirst === undefined ? null : { ...query, repaidFirst };
    return [
      id,
      {
        info: await ask('getProductInfo', { query: { id } }),
        costNow: await ask('calculateQuote', { query }),
        costNext: next && (await ask('calculateQuote', { query: next })),
      },
    ];
  });
  return Object.fromEntries(await Promise.all(products));
}

async function answersOf({ key, phone }: Persona) {
  const answer = await sendJson(getServer(), `/sandbox/personas/${key}`, {});
  const { token, webUuid } = (await answer.json()) as PersonaSession;
  const who = { token: token ?? '', device: webUuid };
  const ask = asking(who);
  const { data: orders } = await getServer().call('listOrders', who);
  const newest = orders[0]?.orderId;
  const answers = {
    home: await ask('getHomeIndex'),
    auth: await ask('findUserAuth'),
    cards: await ask('findUserBankCards'),
    orders,
    byOrder: await newestOrder(ask, key, newest),
    schedules: await ask('listSchedules'),
    byProduct: await productsOf(ask, key, newest),
    ...(key === withPrivacy && { privacy: await privacyOf(ask) }),
  };
  const { data: cards } = await getServer().call('findUserBankCards', who);
  const { data: schedules } = await getServer().call('listSchedules', who);
  return withStableIds(answers, { phone, orders, cards, schedules });
}

interface CreatedIds {
  phone: string;
  orders: readonly { orderId: string; orderNo: string }[];
  cards: readonly { id: string }[];
  schedules: readonly { id: string; orderNo: string }[];
}

/**
 * For example, the newest order of the persona whose phone number ends in 09 has the order number
 * `KS0000009012`.
 */
const numberOf = (phone: string, at: number) =>
  `KS${phone.slice(-2).padStart(7, '0')}${String(at).padStart(3, '0')}`;

/** Replaces random ids by short ids. Each borrower's newest order has the id 70012. */
function withStableIds(answers: unknown, { phone, orders, cards, schedules }: CreatedIds): unknown {
  const plain = [
    ...orders.flatMap(({ orderId, orderNo }, at) => [
      [orderId, String(70_012 - at)],
      [orderNo, numberOf(phone, 12 - at)],
    ]),
    ...cards.map(({ id }, at) => [id, String(31 - at)]),
    ...schedules.flatMap(({ id, orderNo }, at) => [
      [id, String(412 + at)],
      [orderNo, numberOf(phone, 13 + at)],
    ]),
  ] as const;
  const mark = (at: number) => `{{${at}}}`;
  // The ids are replaced in two steps, because a new id may equal the old id of another row.
  const marked = plain.reduce(
    (text, [id = ''], at) => text.replaceAll(id, mark(at)),
    JSON.stringify(answers),
  );
  const text = plain.reduce((text, [, short = ''], at) => text.replaceAll(mark(at), short), marked);
  return JSON.parse(text);
}

describe('the sample data of the stories', () => {
  it("equals this server's responses to its personas", async () => {
    const byPersona: Record<string, unknown> = {};
    for (const persona of personas)
      if (shown.has(persona.key)) byPersona[persona.key] = await answersOf(persona);
    await writeSettings(getServer().db, { policyProfile: 'strict' });
    const { terms, agreements } = (await getServer().call('getClientConfig')).data;
    const { data: faq } = await getServer().call('listFaq');
    const { data: aboutUs } = await getServer().call('getAboutUs');
    const toAll = { terms, agreements, faq, aboutUs };
    const text = stringifySampleData({
      now: sampleNow,
      memberSince,
      ...toAll,
      personas: byPersona,
    });
    if (process.env['UPDATE_SAMPLE_DATA'] === '1') writeFileSync(sampleFile, text);
    const isSame = text === readFileSync(sampleFile, 'utf8');
    expect(isSame, 'UPDATE_SAMPLE_DATA=1 writes the answers of today').toBe(true);
  });
});
