/**
 * The build writes this script into the pages of the signed-in screens. It asks the server for what the
 * screen shows, and for the files of the screen once the first answer is here: sooner, the answers and the
 * first paint would wait for the files.
 */
import { sendableHeaders } from '@kosha/api-client';
import { formatDayMonth, formatInr, zeroPaise } from '@kosha/domain';
import { deviceHeaders } from '../shared/server/device-headers.ts';
import { keepEarlyAnswer } from '../shared/offline/early-answers.ts';
import { claimTokenCookie, readStoredSession } from '../shared/session/session-storage.ts';
import { attempt } from '../shared/browser/stored.ts';
import type { EarlyPage } from './early-pages.ts';

/** `build/early-script.ts` fills these in; `files` are names in the folder of hashed files. */
declare const earlyPages: readonly (Pick<EarlyPage, 'pattern' | 'reads' | 'price'> & {
  /** What a picture of the screen needs, the screen's own file last; empty without a picture. */
  first: readonly string[];
  files: readonly string[];
})[];

/** Whether a screen of the page is shown before the app is here. */
declare const hasPictures: boolean;

/** The app does not wait longer than this for what is shown before it. */
const maxPictureMs = 2_000;

const isParsed = new Promise<void>((resolve) => {
  document.addEventListener('DOMContentLoaded', () => resolve());
});

/**
 * Asks for a module at once, and runs it when the whole page is here: one that the phone has kept can come before the end of
 * a page, and would find neither its place in it nor the watchdog.
 */
async function run(file: string): Promise<void> {
  document.head.append(preload(file));
  await isParsed;
  await import(/* @vite-ignore */ addressOf(file));
}

let isAppAsked = false;

/** The app's own file, which the page names without asking for it. */
function askApp(): void {
  const script = document.querySelector<HTMLScriptElement>('script[type=later]');
  if (isAppAsked || !script) return;
  isAppAsked = true;
  run(script.src).catch(() => globalThis.koshaWatchdog?.fail());
}

const session = readStoredSession();
// Nobody who has to sign in first sees the frame of a screen.
if (session) {
  document.documentElement.dataset['shell'] = '';
  claimTokenCookie();
  const priceAsked = attempt(() => start(session.token));
  if (!priceAsked) askApp();
  // Not sooner: they would come between the answer about the product and the request for its price.
  afterFirstPaint(() => void Promise.resolve(priceAsked).then(() => whenIdle(loadFormats)));
} else askApp();

/**
 * The first format of `Intl` loads the browser's data about India: 30 ms on a desktop, four times that on a
 * cheap phone. It is done here while the app's own script is on its way.
 */
function loadFormats(): void {
  formatInr(zeroPaise);
  // Apart, so that a press need not wait for both.
  whenIdle(() => formatDayMonth(0));
}

const whenIdle = (action: () => void): void => {
  window.requestIdleCallback?.(action);
};

/** The browser may be idle before that, while a part of the page is still on its way. */
function afterFirstPaint(action: () => void): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    action();
  }).observe({ type: 'paint' });
}

/** Settles once the price is asked for; undefined where the page reads nothing early: then only the app is asked for. */
function start(token: string): Promise<void> | undefined {
  for (const page of earlyPages) {
    const match = new RegExp(`^${page.pattern.replace(':pid', '([^/]+)')}/?$`).exec(
      window.location.pathname,
    );
    if (!match) continue;
    return startPage(page, token, match[1] ?? '');
  }
  return undefined;
}

type Page = (typeof earlyPages)[number];

function startPage(
  { reads, price, first, files }: Page,
  token: string,
  segment: string,
): Promise<void> {
  const pid = encodeURIComponent(decodeURIComponent(segment));
  const headers = sendableHeaders({ ...deviceHeaders(), token });
  const ask = (address: string) =>
    keepEarlyAnswer((signal) => new Request(address.replace(':pid', pid), { headers, signal }));
  const answers = new Map(reads.map((address) => [address, ask(address)]));
  const askFiles = () => document.head.append(...files.map(preload));
  if (hasPictures && first.length > 0) {
    // What the picture needs is small, and the app takes the whole line.
    const shown = Promise.race([bring(first), after(maxPictureMs)]);
    shown
      .catch(() => {})
      .then(askApp)
      .then(askFiles);
  } else {
    askApp();
    askFiles();
  }
  if (!price) return Promise.resolve();
  return askPrice(answers.get(price.of), (amount, days = price.days) =>
    ask(price.at.replace(':amount', String(amount)).replace(':period', String(days))),
  );
}

/** Brings a screen, which shows a picture of itself (`src/picture`). Settles when it has run. */
function bring(files: readonly string[]): Promise<unknown> {
  document.head.append(...files.slice(0, -1).map(preload));
  return run(files.at(-1) ?? '');
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

interface PricedProduct {
  amountList: number[];
  terms?: { here: number[] };
}

/** The product and the apply page show the price of the largest amount first (§9). */
async function askPrice(
  product: Promise<string> | undefined,
  ask: (amount: number, days?: number) => unknown,
) {
  try {
    const { data } = JSON.parse((await product) ?? '') as { data: PricedProduct };
    ask(Math.max(...data.amountList), data.terms?.here[0]);
  } catch {
    // The screen asks itself.
  }
}

/** Of a file in the folder of hashed files, or of a whole address. */
function addressOf(file: string): string {
  return new URL(file, new URL('/assets/', location.href)).href;
}

function preload(file: string): HTMLLinkElement {
  const isStyle = file.endsWith('.css');
  return Object.assign(document.createElement('link'), {
    rel: isStyle ? 'preload' : 'modulepreload',
    ...(isStyle && { as: 'style' }),
    crossOrigin: '',
    href: addressOf(file),
  });
}
