/**
 * `pnpm bench:strip FILE.webp [WEB_ROOT…]` in this folder: the first visit of home in pictures, one each 100 ms, below
 * the peer's form; a row for each built app, else one for that of `pnpm build`. On the phone of `bench:web`.
 */
import { launchBrowser, startChild } from '@kosha/bench';
import type { Browser, BrowserContext } from 'playwright';
import sharp from 'sharp';
import { paths } from '../src/shared/paths.ts';
import { peerServer } from './measures/paint.ts';
import { startServer } from './server.ts';
import { openContext, openThrottledPage, signInContext } from './visit.ts';

const stepMs = 100;
const lastMs = 2_200;
const width = 90;
const height = 160;
const gap = 6;
const wordsHeight = 16;

interface Frame {
  /** Since the visit began. */
  ms: number;
  jpeg: Buffer;
}

/** Every picture that the browser made of one visit. */
async function film(context: BrowserContext, address: string): Promise<Frame[]> {
  const page = await openThrottledPage(context);
  const cdp = await context.newCDPSession(page);
  const taken: { at: number; jpeg: Buffer }[] = [];
  cdp.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    taken.push({ at: (metadata.timestamp ?? 0) * 1000, jpeg: Buffer.from(data, 'base64') });
    cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await cdp.send('Page.startScreencast', { format: 'jpeg', quality: 80 });
  await page.goto(address, { waitUntil: 'networkidle' });
  const begun = await page.evaluate(() => performance.timeOrigin);
  await page.close();
  return taken.map(({ at, jpeg }) => ({ ms: at - begun, jpeg }));
}

/** The second visit of two: the first one of a browser is slower. */
async function filmOf(
  browser: Browser,
  origin: string,
  address: string,
  persona?: string,
): Promise<Frame[]> {
  let frames: Frame[] = [];
  for (const _ of [1, 2]) {
    const context = await openContext({ browser, origin });
    if (persona) await (await signInContext(context, persona)).close();
    frames = await film(context, address);
    await context.close();
  }
  return frames;
}

/** One row: what was in sight at each step. */
async function toRow(frames: readonly Frame[], row: number) {
  const top = wordsHeight + row * (height + gap);
  const steps = Array.from({ length: lastMs / stepMs }, (_, at) => (at + 1) * stepMs);
  return Promise.all(
    steps.map(async (ms, at) => {
      const seen = frames.findLast((frame) => frame.ms >= 0 && frame.ms <= ms)?.jpeg;
      const input = seen
        ? await sharp(seen).resize(width, height, { fit: 'fill' }).toBuffer()
        : { create: { width, height, channels: 3 as const, background: 'white' } };
      return { input, left: gap + at * (width + gap), top };
    }),
  );
}

function words(columns: number): string {
  const labels = Array.from({ length: columns }, (_, at) => {
    const x = gap + at * (width + gap) + width / 2;
    return `<text x="${x}" y="12">${(((at + 1) * stepMs) / 1000).toFixed(1)} s</text>`;
  });
  const style = 'font-family="sans-serif" font-size="11" text-anchor="middle"';
  const size = `width="${gap + columns * (width + gap)}" height="${wordsHeight}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><g ${style}>${labels.join('')}</g></svg>`;
}

const [file, ...roots] = process.argv.slice(2);
if (file === undefined) throw new Error('Say where to write the pictures, such as strip.webp');
const browser = await launchBrowser();
const peer = await startChild(peerServer, {});
const rows = [await filmOf(browser, peer.origin, peer.origin)];
await peer.stop();
for (const root of roots.length > 0 ? roots : [undefined]) {
  const server = await startServer(root);
  rows.push(await filmOf(browser, server.origin, paths.home(), 'loaned'));
  await server.stop();
}
await browser.close();
const columns = lastMs / stepMs;
const pictures = (await Promise.all(rows.map(toRow))).flat();
await sharp({
  create: {
    width: gap + columns * (width + gap),
    height: wordsHeight + rows.length * (height + gap),
    channels: 3,
    background: '#d5dad6',
  },
})
  .composite([{ input: Buffer.from(words(columns)), left: 0, top: 0 }, ...pictures])
  .webp({ quality: 70 })
  .toFile(file);
