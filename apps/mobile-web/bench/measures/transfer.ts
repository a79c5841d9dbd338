import type { Measure } from '@kosha/bench';
import type { BrowserContext, Page } from 'playwright';
import { paths } from '../../src/shared/paths.ts';
import {
  openContext,
  openThrottledPage,
  signInContext,
  signInNewContext,
  type Bench,
} from '../visit.ts';

interface Transfer {
  total: number;
  css: number;
  js: number;
  fonts: number;
}

const kilobytes = (bytes: number) => bytes / 1000;

/** Counts all bytes that arrive until the network is quiet, with headers and API calls. */
async function readTransfer(context: BrowserContext, path: string): Promise<Transfer> {
  const page = await openThrottledPage(context);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  const typeOf = new Map<string, string>();
  const bytes: Transfer = { total: 0, css: 0, js: 0, fonts: 0 };
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    // A data: picture is part of the answer that holds it, so it is not counted again.
    if (!response.url.startsWith('data:')) typeOf.set(requestId, type);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = typeOf.get(requestId);
    if (type === undefined) return;
    bytes.total += encodedDataLength;
    if (type === 'Stylesheet') bytes.css += encodedDataLength;
    if (type === 'Script') bytes.js += encodedDataLength;
    if (type === 'Font') bytes.fonts += encodedDataLength;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.close();
  return bytes;
}

/** The first load of a route by a person who is signed in and has opened nothing else. */
async function readSignedIn(
  bench: Bench,
  path: string,
  signIn: (context: BrowserContext) => Promise<Page>,
): Promise<Transfer> {
  const borrower = await openContext(bench);
  await (await signIn(borrower)).close();
  const transfer = await readTransfer(borrower, path);
  await borrower.close();
  return transfer;
}

export async function measureTransfer(bench: Bench): Promise<Measure[]> {
  const visitor = await openContext(bench);
  const login = await readTransfer(visitor, '/login');
  await visitor.close();

  const home = await readSignedIn(bench, paths.home(), (context) =>
    signInContext(context, 'loaned'),
  );
  // For somebody who has filled it in already, the form leads on to other screens.
  const form = await readSignedIn(
    bench,
    paths.authStep('basic', { pid: '1', step: 1, as: 5 }),
    signInNewContext,
  );

  return [
    { what: 'login, first load', value: kilobytes(login.total), unit: 'kB', bar: { atMost: 95 } },
    {
      what: 'home, first load, signed in',
      value: kilobytes(home.total),
      unit: 'kB',
      bar: { atMost: 120 },
    },
    {
      what: 'form of the server, first load, signed in',
      value: kilobytes(form.total),
      unit: 'kB',
      bar: { atMost: 145 },
    },
    {
      what: 'CSS files on the wire, home',
      value: kilobytes(home.css),
      unit: 'kB',
      bar: { atMost: 10 },
    },
    { what: 'fonts, home', value: kilobytes(home.fonts), unit: 'kB', bar: { atMost: 0 } },
  ];
}

export async function measureRepeatVisit(bench: Bench): Promise<Measure[]> {
  const context = await openContext(bench);
  await (await signInContext(context, 'loaned')).close();
  await readTransfer(context, '/');
  const { js, css } = await readTransfer(context, '/');
  await context.close();
  return [
    {
      what: 'JS and CSS of a repeat visit, home',
      value: js + css,
      unit: 'bytes',
      bar: { atMost: 0 },
    },
  ];
}
