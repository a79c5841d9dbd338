import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, it, vi } from 'vitest';
import { appFolder } from '../data/app-sources.ts';
import { readErrors } from '../data/read-responses.ts';
import { readScreenDocsData } from '../data/read-screens.ts';
import { readRules } from '../data/rules.ts';
import { appIndexer } from '../index/indexer.ts';
import type { StoryEntry } from './index-entries.ts';

vi.mock('../data/app-facts.ts', async () => ({
  facts: {
    ...(await readScreenDocsData()),
    rules: readRules(join(appFolder, '../../docs/product')),
    errors: await readErrors(),
  },
}));
vi.stubGlobal('fetch', async () => Response.json({ entries: {} }));

async function readEntries(): Promise<StoryEntry[]> {
  const files = globSync('{src,.storybook}/**/*.stories.tsx', { cwd: appFolder }).toSorted();
  const listed = await Promise.all(
    files.map(async (file) => {
      const inputs = await appIndexer.createIndex(join(appFolder, file), {
        makeTitle: (title = '') => title,
      });
      return inputs.map(({ exportName, name = '', title = '', tags = [], rawComponentPath }) => ({
        id: toId(title, storyNameFromExport(exportName)),
        name,
        title,
        type: 'story' as const,
        importPath: `./${file}`,
        tags: [...tags],
        ...(rawComponentPath !== undefined && {
          componentPath: `./${relative('.', join(file, '..', rawComponentPath))}`,
        }),
      }));
    }),
  );
  return listed.flat();
}

const {
  listSearchableItems: allToFind,
  searchItems,
  searchItemsPartially,
} = await import('./find.ts');
const { suggestQuery } = await import('./suggest-query.ts');
const { listMessages, messagesToCsv } = await import('./message-list.ts');
const entries = await readEntries();
const all = allToFind(entries);

/** Number of results per kind that a search shows. */
const shown = 20;

it('a state opens with the setting of the toolbar that a word names', () => {
  const hrefs = searchItems(all, 'overdue home in Hindi').map(({ href }) => href);
  expect(hrefs).toContain('?path=/story/3-choose-home-with-orders--overdue&globals=language:hi');
  expect(searchItems(all, 'Hindi').filter(({ href }) => href.includes('globals'))).toEqual([]);
});

it('a rare word counts more than common ones', () => {
  const found = searchItems(all, 'grievance number overdue loan');
  const first = found.find(({ kind }) => kind === 'Pages');
  expect(first?.title).toMatch(/Grievances/);
});

it('an error of very many places is not found by the name of a place', () => {
  const found = searchItems(all, 'grievances').filter(({ kind }) => kind === 'Errors');
  expect(found.filter(({ text }) => text.startsWith('sessionLost'))).toEqual([]);
});

it('texts of the server are found', () => {
  const found = searchItems(all, 'your emergency contacts').filter(
    ({ kind }) => kind === 'Messages',
  );
  expect(found.map(({ text }) => text)).toContain('notices.contactsTitle');
});

const questions: readonly [question: string, kind: string, expected: RegExp][] = [
  ['code expired', 'Screens and states', /Login: Expired code/],
  ['Where do we ask for the location?', 'Screens and states', /Location: Location asked/],
  ['borrower shares their GPS position', 'Screens and states', /Location/],
  ['fee breakdown on a large font', 'Screens and states', /Fee breakdown, large text/],
  ['unknown IFSC code', 'Screens and states', /Add a card: Unknown code/],
  ['What changed in the new release?', 'Pages', /Since the last release/],
  ['without internet', 'Screens and states', /Offline notice: Offline/],
  ['login analytics events', 'Pages', /1 Sign in, Login/],
  ['blurred photo', 'Screens and states', /Identity by photos: Refused/],
  ['apply again automatically', 'Pages', /7 Repay/],
  ['location refused', 'Pages', /5 Apply, Location/],
  ['Gold tier', 'Screens and states', /Home by borrower: At Gold/],
  ['what happens after Get Money', 'Pages', /Flows/],
  ['gold tier home', 'Screens and states', /Home by borrower: At Gold/],
  ['How does an overdue loan look in the dark?', 'Screens and states', /Detail|Home|List/],
  ['late loans on home', 'Screens and states', /Home with orders: Overdue/],
  ['export of every text for the lawyers', 'Pages', /All messages/],
  ['bank account number does not match', 'Screens and states', /Add a card: Numbers differ/],
  ['no bank cards', 'Screens and states', /No cards|NoCard|No card/],
  ['camera permission denied', 'Screens and states', /Camera denied/],
  ['phone has no camera', 'Screens and states', /No camera/],
  ['selfie without a face', 'Screens and states', /Face: No face found/],
  ['payment failed', 'Screens and states', /Payment outcome: Payment failed/],
  ['is the payment still pending?', 'Screens and states', /Payment pending/],
  ['extend the due date', 'Pages', /Extension/],
  ['complaints', 'Pages', /Grievances/],
  ['how do I delete my data?', 'Screens and states', /My data: Eras/],
  ['revoke / withdraw consent', 'Screens and states', /My consents: Withdrawn/],
  ['sign out on all phones', 'Messages', /Sign out on all devices/],
  ['too many OTP requests', 'Screens and states', /Too many codes/],
  ['What does a borrower see after three wrong codes?', 'Screens and states', /Login: Wrong code/],
  ['login locked out', 'Screens and states', /Login: Too many wrong codes/],
  ['dark home', 'Screens and states', /Home: Dark/],
  ['download page on an iPhone', 'Screens and states', /Download: iPhone/],
  ['wrong PAN number', 'Screens and states', /PAN/],
  ['Aadhaar photo missing', 'Screens and states', /Aadhaar (front|back) missing/],
  ['Key Facts Statement in strict mode', 'Screens and states', /Key facts|key facts/],
  ['KFS', 'Pages', /Key Facts Statement/],
  ['what does the strict profile change', 'Pages', /Rule profiles/],
  ['store app without offers', 'Screens and states', /Store app no offers/],
  ['why is silver locked', 'Screens and states', /Silver locked/],
  ['sold out product', 'Screens and states', /Full/],
  ['denied application, when can I apply again?', 'Pages', /Denied/],
  ['no internet', 'Pages', /Offline notice/],
  ['app crashed', 'Screens and states', /Crash/],
  ['tracking events on every screen', 'Pages', /Every screen/],
  ['endpoint for the quote', 'Calls', /calculate|quote/i],
  ['errors of apply', 'Errors', /on 5 Apply/],
  ['loan returned in the cooling-off days', 'Screens and states', /Return|return/],
  ['wording of buttons', 'Pages', /Writing guide/],
  ['compare two screens', 'Pages', /Compare/],
  ['emergency contact refuses', 'Screens and states', /Emergency contact: Declined/],
  ['reapply while repaying', 'Screens and states', /Repay and reapply/],
  ['session expired', 'Errors', /^-4 /],
  ['what happens on an unknown code', 'Errors', /Any other code/],
  ['429', 'Errors', /Too many attempts/],
  ['server down', 'Errors', /503/],
  ['how long is an OTP valid', 'Requirements and decisions', /D28/],
  ['OTP validity', 'Requirements and decisions', /D28/],
  ['camera permission', 'Screens and states', /Camera denied/],
  ['payment failed but money debited', 'Screens and states', /Payment failed/],
  ['EMI', 'Pages', /Repayment dialog|repayment/],
  ['disbursal', 'Screens and states', /Lending/],
  ['prepay', 'Messages', /repaidEarly/],
  ['customer care', 'Pages', /Help/],
  ['terms and conditions', 'Pages', /Agreements/],
  ['sign up', 'Pages', /Login/],
  ['IFSC not found', 'Errors', /This IFSC code is not known/],
  ['minimum age', 'Requirements and decisions', /§1.15/],
  ['underage', 'Requirements and decisions', /§1.15/],
  ['UPI payment failed', 'Screens and states', /Payment failed/],
  ['loan rejected', 'Pages', /Denied/],
  ['location permission', 'Pages', /5 Apply, Location/],
  ['location dialog', 'Pages', /5 Apply, Location/],
  ['order detail not confirmed', 'Calls', /by 6 Orders, Detail: response fields not yet confirmed/],
  ['three wrong codes', 'Errors', /Too many wrong codes.* on 1 Sign in, Login/],
  ['late fee', 'Messages', /payment.lateFee/],
  ['dark', 'Pages', /Toolbar/],
  ['colours', 'Pages', /Tokens/],
  ['font sizes', 'Pages', /Tokens/],
  ['RBI', 'Pages', /Rule profiles/],
  ['after Get Money', 'Screens and states', /Detail: Lending/],
  ["what's new", 'Pages', /Since the last release/],
  ['backend errors', 'Errors', /^500 /],
  ['Which rules come from Google Play?', 'Pages', /Rule profiles/],
  ['reserve bank rules', 'Pages', /Rule profiles/],
  ['download all texts', 'Pages', /Messages/],
  ['slow network', 'Pages', /Toolbar/],
  ['tablet', 'Pages', /Toolbar/],
  ['big text', 'Pages', /All screens/],
  ['color contrast', 'Pages', /Tokens/],
  ['where does the customer see late charges', 'Messages', /lateFee/],
  ['annual percentage rate', 'Messages', /APR/],
  ['stolen phone', 'Messages', /Sign out on all devices/],
  ['who else gets the data, third parties?', 'Pages', /Data notice/],
  ['privacy policy', 'Pages', /Agreements/],
  ['cancel a scheduled loan', 'Pages', /Scheduled order/],
  ['nominee', 'Screens and states', /My data: Nominee/],
  ['age limit', 'Requirements and decisions', /§1.15/],
  ['ledger', 'Requirements and decisions', /^D57 .*ledger/is],
  ['analytics', 'Requirements and decisions', /^D15 Configuration of tracking/],
  ['DPDP', 'Requirements and decisions', /^D54 .*DPDP/is],
  ['repay early', 'Messages', /repaidEarly/],
  ['customer opened the link on an iPhone', 'Pages', /iPhone/],
  ['PAN rejected', 'Screens and states', /Back from the provider/],
  ['payment not confirmed', 'Screens and states', /Payment pending/],
  ['all order statuses', 'Pages', /Order states/],
  ['IFSC code pattern', 'Requirements and decisions', /^D52/],
  ['wrong IFSC code', 'Errors', /This IFSC code is not known/],
  ['which call starts a repayment', 'Calls', /repayOrder/],
];

it('has at least ninety questions', () => expect(questions.length).toBeGreaterThanOrEqual(90));

it.each(questions)('%s', (question, kind, expected) => {
  const found = searchItems(all, question).filter((one) => one.kind === kind);
  expect(found.slice(0, shown).map((one) => `${one.title} ${one.text}`)).toContainEqual(
    expect.stringMatching(expected),
  );
});

it('unknown words searchItems nothing', () => expect(searchItems(all, 'zzzzqqqq')).toEqual([]));

it('pages are listed first, and of these the one with the exact name', () =>
  expect(searchItems(all, 'home')[0]).toMatchObject({ kind: 'Pages', title: '3 Choose, Home' }));

it('a decision is listed before the rules that cite it', () => {
  const first = searchItems(all, 'd17').find(({ kind }) => kind === 'Requirements and decisions');
  expect(first?.title).toBe('D17');
});

it('a word is not found in the middle of another word', () => {
  const found = searchItems(all, 'strict').map(({ title }) => title);
  expect(found.filter((title) => /district/i.test(title))).toEqual([]);
  expect(searchItems(all, 'district').length).toBeGreaterThan(0);
});

it('the start of a word and a word of a name are found', () => {
  expect(searchItems(all, 'distr')).toEqual(expect.arrayContaining(searchItems(all, 'districts')));
  expect(searchItems(all, 'late fee').map(({ text }) => text)).toContain('payment.lateFee');
});

it('a message is listed once, although several screens show it', () => {
  const found = searchItems(all, 'overdue fee').filter(({ text }) => text === 'payment.overdueFee');
  expect(found).toMatchObject([{ note: expect.stringMatching(/^on \d+ screens$/) }]);
});

it('each listed message says when it is shown, and its link in the sheet names no host', () => {
  const messages = listMessages(entries);
  expect(messages.filter(({ shownWhen }) => shownWhen.trim() === '')).toEqual([]);
  const [heading, ...rows] = messagesToCsv(messages).split('\r\n');
  expect(heading).toContain('"Shown when"');
  expect(rows.filter((row) => !/"\?path=[^"]+"$/.test(row))).toEqual([]);
});

it.each(['partial payment', 'stolen goods', 'crypto wallet', 'zzzzqqqq'])(
  'for “%s”, which the app lacks, no other word is suggested',
  (words) => expect(suggestQuery(all, words)).toBeUndefined(),
);

it('searchItemsPartially ignores an unknown word and finds the other one', () => {
  expect(searchItems(all, 'grievance zzzzqqqq')).toEqual([]);
  expect(searchItemsPartially(all, 'grievance zzzzqqqq')).not.toEqual([]);
});
