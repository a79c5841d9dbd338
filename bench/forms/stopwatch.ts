import type { Browser } from 'playwright';
import { endMark, handledMark, startMark, wholeFormMark } from './marks.ts';

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
  /** Until every field was there; undefined without a mark for it. */
  later: number | undefined;
}

const markNames: ReadonlySet<string> = new Set([startMark, handledMark, endMark, wholeFormMark]);

/**
 * Runs `action` and returns how long the page's main thread worked between each start and end mark.
 * It counts script, garbage collection, style, layout and paint, and not what else the machine does.
 * Chromium slows the processor by keeping the thread busy, even while it waits: on a slowed page about
 * half of waiting counts too.
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
  const found: Work[] = [];
  let start: MarkEvent | undefined;
  let handled: number | undefined;
  let isOpen = false;
  for (const mark of marks) {
    const since = start ? (mark.tts - start.tts) / 1000 : 0;
    if (mark.name === startMark) [start, handled, isOpen] = [mark, undefined, true];
    else if (mark.name === handledMark) handled = since;
    else if (mark.name === endMark && isOpen) {
      found.push({ handled, whole: since, later: undefined });
      isOpen = false;
    } else if (mark.name === wholeFormMark) {
      const last = found.at(-1);
      if (last) last.later = since;
    }
  }
  return found;
}
