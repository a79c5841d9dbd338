import { allLanguages } from '@kosha/domain';
import type { Measure } from '../../support/index.ts';
import type { BrowserContext, Page } from 'playwright';
import { paths } from '../../../apps/mobile-web/src/shared/paths.ts';
import { openContext, signInContext, signInNewContext, type Bench } from '../visit.ts';

/** `bytes` includes headers. */
interface LoadedResponse {
  address: string;
  type: string;
  bytes: number;
}

const kilobytes = (bytes: number) => bytes / 1000;

interface Visit {
  what: string;
  answers: readonly LoadedResponse[];
}

const bytesOf = (responses: readonly LoadedResponse[], ...types: readonly string[]): number =>
  responses
    .filter(({ type }) => types.length === 0 || types.includes(type))
    .reduce((sum, { bytes }) => sum + bytes, 0);

/** Waits for the tracking call, which is the last call of a visit. */
async function readTransfer(context: BrowserContext, path: string): Promise<LoadedResponse[]> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  const begun = new Map<string, Omit<LoadedResponse, 'bytes'>>();
  const responses: LoadedResponse[] = [];
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    // The response that contains the data: URL already includes these bytes.
    if (response.url.startsWith('data:')) return;
    begun.set(requestId, { address: new URL(response.url).pathname, type });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const pending = begun.get(requestId);
    if (pending) responses.push({ ...pending, bytes: encodedDataLength });
  });
  const tracked = page.waitForResponse((response) => response.url().includes('/burying-point/v2/'));
  await page.goto(path);
  await tracked;
  await page.waitForLoadState('networkidle');
  await page.close();
  return responses;
}

/** Blocks the service worker, because the page's network events exclude its downloads. */
const openFirstVisit = (bench: Bench): Promise<BrowserContext> =>
  openContext({ ...bench, serviceWorkers: 'block' });

async function readSignedIn(
  bench: Bench,
  path: string,
  signIn: (context: BrowserContext) => Promise<Page>,
): Promise<LoadedResponse[]> {
  const borrower = await openFirstVisit(bench);
  await (await signIn(borrower)).close();
  const responses = await readTransfer(borrower, path);
  await borrower.close();
  return responses;
}

async function readFirstVisits(bench: Bench): Promise<[login: Visit, home: Visit, form: Visit]> {
  const visitor = await openFirstVisit(bench);
  const login = await readTransfer(visitor, paths.login());
  await visitor.close();

  const home = await readSignedIn(bench, paths.home(), (context) =>
    signInContext(context, 'loaned'),
  );
  // The app would redirect a borrower who has completed the form.
  const form = await readSignedIn(
    bench,
    paths.authStep('basic', { pid: '1', step: 1, as: 5 }),
    signInNewContext,
  );
  return [
    { what: 'login, first load', answers: login },
    { what: 'home, first load, signed in', answers: home },
    { what: 'form of the server, first load, signed in', answers: form },
  ];
}

export async function measureTransfer(bench: Bench): Promise<Measure[]> {
  const [login, home, form] = await readFirstVisits(bench);
  const inLanguages: number[] = [];
  for (const language of allLanguages) {
    const [, translated] = await readFirstVisits({ ...bench, language });
    inLanguages.push(bytesOf(translated.answers));
  }
  const total = ({ what, answers }: Visit, atMost: number): Measure => ({
    what,
    value: kilobytes(bytesOf(answers)),
    unit: 'kB',
    bar: { atMost },
  });
  return [
    total(login, 135),
    total(home, 160),
    total(form, 215),
    {
      what: 'CSS files on the wire, home',
      value: kilobytes(bytesOf(home.answers, 'Stylesheet')),
      unit: 'kB',
      bar: { atMost: 16 },
    },
    {
      what: 'what the largest language adds, home',
      value: kilobytes(Math.max(...inLanguages) - bytesOf(home.answers)),
      unit: 'kB',
      bar: { atMost: 10 },
    },
  ];
}

export async function measureRepeatVisit(bench: Bench): Promise<Measure[]> {
  const context = await openContext(bench);
  await (await signInContext(context, 'loaned')).close();
  await readTransfer(context, '/');
  const responses = await readTransfer(context, '/');
  await context.close();
  return [
    {
      what: 'JS and CSS of a repeat visit, home',
      value: bytesOf(responses, 'Script', 'Stylesheet'),
      unit: 'bytes',
      bar: { atMost: 0 },
    },
  ];
}
