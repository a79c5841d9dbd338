import { describe, expect, it } from 'vitest';
import { signIn, type Borrower } from '../../test/borrower.ts';
import { acknowledgeIssuedKeyFacts, issueKeyFacts } from '../../test/key-facts.ts';
import { useTestServer, type ApiResponse } from '../../test/test-server.ts';
import {
  consentEvents,
  dataExports,
  keyFactsAcknowledgements,
  keyFactsProposals,
  orders,
  payments,
  users,
} from '../db/schema/index.ts';

const server = useTestServer({ printPdf: async () => null });

const tables = [
  consentEvents,
  dataExports,
  keyFactsAcknowledgements,
  keyFactsProposals,
  orders,
  payments,
  users,
] as const;

async function everything(): Promise<readonly (readonly string[])[]> {
  const read = tables.map((table) => server().db.select().from(table));
  return (await Promise.all(read)).map((rows) =>
    rows.map((row: object) => JSON.stringify(row)).toSorted(),
  );
}

interface Loan {
  borrower: Borrower;
  orderId: string;
  shown: Awaited<ReturnType<typeof issueKeyFacts>>;
}

async function waiting(): Promise<Loan> {
  const borrower = await signIn(server());
  const orderId = await borrower.takeLoan({ autoMoney: 0 });
  return { borrower, orderId, shown: await issueKeyFacts(borrower, orderId) };
}

const numberOf = ({ shown }: Loan) => shown.facts.proposal.number;
const madeUp = 'KFKS0000000000-1';
const getMoney = ({ borrower, orderId }: Loan, proposalNo: string) =>
  borrower.call('confirmLoan', { body: { orderId, proposalNo } });
const read = ({ borrower }: Loan, proposalNo: string) =>
  borrower.call('getKeyFacts', { query: { proposalNo, language: 'en' } });

const notFound = { code: 404, msg: 'This Key Facts Statement was not found.' };
const changed = {
  code: 409,
  msg: 'The key facts have changed since then. Please read them again.',
};
const noPurpose = { code: 422, msg: 'Nothing is asked for this purpose.' };
const running = {
  code: 409,
  msg: 'A loan or an application is running. Your data can be erased once it has ended.',
};
const noPdf = {
  code: 503,
  msg: 'PDF files cannot be made here now. You can print the page instead.',
};

type Refused = Pick<ApiResponse<unknown>, 'code' | 'msg'>;
type Attempt = (own: Loan, other: Loan) => Promise<ApiResponse<unknown>>;

const attempts: readonly (readonly [string, Refused, Attempt])[] = [
  ['reading a statement of another borrower', notFound, (own, other) => read(own, numberOf(other))],
  [
    'confirming a statement of another borrower',
    notFound,
    ({ borrower }, other) => acknowledgeIssuedKeyFacts(borrower, other.shown),
  ],
  [
    "'Get Money' by a statement of another borrower",
    notFound,
    (own, other) => getMoney(own, numberOf(other)),
  ],
  ['reading a number that is made up', notFound, (own) => read(own, madeUp)],
  [
    'confirming a number that is made up',
    notFound,
    ({ borrower, shown }) => acknowledgeIssuedKeyFacts(borrower, shown, { proposalNo: madeUp }),
  ],
  ["'Get Money' by a number that is made up", notFound, (own) => getMoney(own, madeUp)],
  [
    'confirming other words than were shown',
    changed,
    ({ borrower, shown }) =>
      acknowledgeIssuedKeyFacts(borrower, shown, { textHash: shown.textHash.replace(/^./, '_') }),
  ],
  [
    'a consent for an unknown purpose',
    noPurpose,
    ({ borrower }) =>
      borrower.call('setConsent', {
        body: { purpose: 'marketing', action: 'give', noticeVersion: 1, language: 'en' },
      }),
  ],
  ...([0, 1] as const).map(
    (confirm) =>
      [
        `an erasure with a running loan, ${confirm ? 'confirmed' : 'asked for'}`,
        running,
        ({ borrower }: Loan) => borrower.call('eraseData', { body: { confirm } }),
      ] as const,
  ),
  [
    'a PDF where the browser fails',
    noPdf,
    ({ borrower, orderId }) =>
      borrower.call('getOrderDocument', { query: { orderId, type: 'kfs', language: 'en' } }),
  ],
];

describe('is rejected with a clear message, and no data is lost:', () => {
  it.each(attempts)('%s', async (_, refused, attempt) => {
    const [own, other] = [await waiting(), await waiting()];
    const before = await everything();
    const { code, msg } = await attempt(own, other);
    expect({ code, msg }).toEqual(refused);
    expect(await everything()).toEqual(before);
    expect((await acknowledgeIssuedKeyFacts(own.borrower, own.shown)).code).toBe(0);
    expect((await getMoney(own, numberOf(own))).code).toBe(0);
  });
});

it('an export requested twice is created once', async () => {
  const { borrower } = await waiting();
  const [one, two] = await Promise.all([1, 2].map(() => borrower.call('startDataExport')));
  expect(two!.data).toEqual(one!.data);
  const { jobId } = one!.data;
  expect((await borrower.call('getDataExport', { query: { jobId } })).code).toBe(0);
  expect(await server().db.$count(dataExports)).toBe(1);
});
