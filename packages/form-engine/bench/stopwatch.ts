import type { Browser } from 'playwright';
import { END, HANDLED, START } from './marks.ts';

interface MarkEvent {
  name: string;
  /** Microseconds: of the clock, and of work done by the thread so far. */
  ts: number;
  tts: number;
}

/** Milliseconds of work of the page's main thread since a start mark. */
export interface Work {
  /** Until scripts were done; undefined where no mark tells. */
  handled: number | undefined;
  whole: number;
}

const MARKS: ReadonlySet<string> = new Set([START, HANDLED, END]);

/**
 * Runs `action` and tells, for each start and end that a page marked in it, how long its main thread
 * worked between them. Work, not time gone by: neither the wait for the display's
 * next frame nor what else the machine is doing falls on an engine, and everything that the thread
 * does (script, collection of garbage, style, layout, paint) does.
 */
export async function measureWork(browser: Browser, action: () => Promise<void>): Promise<Work[]> {
  const cdp = await browser.newBrowserCDPSession();
  const marks: MarkEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => {
    const events = value as unknown as MarkEvent[];
    marks.push(...events.filter(({ name }) => MARKS.has(name)));
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

/** A start without its end, such as a key that changed nothing, is none. */
function workBetween(marks: readonly MarkEvent[]): Work[] {
  let start: MarkEvent | undefined;
  let handled: number | undefined;
  const found: Work[] = [];
  for (const mark of marks) {
    const since = start && (mark.tts - start.tts) / 1000;
    if (mark.name === START) [start, handled] = [mark, undefined];
    else if (mark.name === HANDLED) handled = since;
    else if (since !== undefined) {
      found.push({ handled, whole: since });
      start = undefined;
    }
  }
  return found;
}
