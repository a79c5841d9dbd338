import type { Browser } from 'playwright';
import { endMark, handledMark, startMark } from './marks.ts';

interface MarkEvent {
  name: string;
  /** Microseconds by the clock, and microseconds that the thread has worked. */
  ts: number;
  tts: number;
}

/** Milliseconds that the page's main thread worked since a start mark. */
export interface Work {
  /** Until the scripts were done; undefined without a mark for it. */
  handled: number | undefined;
  whole: number;
}

const markNames: ReadonlySet<string> = new Set([startMark, handledMark, endMark]);

/**
 * Runs `action` and returns how long the page's main thread worked between each start and end mark.
 * It counts script, garbage collection, style, layout and paint; it does not count waiting for the
 * next frame or what else the machine does.
 */
export async function measureWork(browser: Browser, action: () => Promise<void>): Promise<Work[]> {
  const cdp = await browser.newBrowserCDPSession();
  const marks: MarkEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => {
    const events = value as unknown as MarkEvent[];
    marks.push(...events.filter(({ name }) => markNames.has(name)));
  });
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['blink.user_timing'] },
  });
  await action();
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await complete;
  await cdp.detach();
  return workBetween(marks.toSorted((a, b) => a.ts - b.ts));
}

/** A start without an end, such as a key that changed nothing, does not count. */
function workBetween(marks: readonly MarkEvent[]): Work[] {
  let start: MarkEvent | undefined;
  let handled: number | undefined;
  const found: Work[] = [];
  for (const mark of marks) {
    const since = start && (mark.tts - start.tts) / 1000;
    if (mark.name === startMark) [start, handled] = [mark, undefined];
    else if (mark.name === handledMark) handled = since;
    else if (since !== undefined) {
      found.push({ handled, whole: since });
      start = undefined;
    }
  }
  return found;
}
