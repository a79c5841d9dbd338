import type { Browser } from 'playwright';
import { endMark, scriptsEndMark, startMark, wholeFormMark } from './marks.ts';

interface MarkEvent {
  name: string;
  /** Microseconds of wall time (`ts`) and of thread time (`tts`). */
  ts: number;
  tts: number;
}

/** Milliseconds of main-thread work after a start mark. */
export interface Work {
  /** Work until `scriptsEndMark`; undefined without this mark. */
  handled: number | undefined;
  whole: number;
  /** Work until `wholeFormMark`; undefined without this mark. */
  later: number | undefined;
}

const markNames: ReadonlySet<string> = new Set([startMark, scriptsEndMark, endMark, wholeFormMark]);

/**
 * Measures scripts, garbage collection, style, layout and paint on the main thread. With CPU
 * throttling, the result includes about half of the waiting time.
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

/** Ignores a start mark without an end mark, for example from a key that changes nothing. */
function workBetween(marks: readonly MarkEvent[]): Work[] {
  const found: Work[] = [];
  let start: MarkEvent | undefined;
  let handled: number | undefined;
  let isOpen = false;
  for (const mark of marks) {
    const since = start ? (mark.tts - start.tts) / 1000 : 0;
    if (mark.name === startMark) [start, handled, isOpen] = [mark, undefined, true];
    else if (mark.name === scriptsEndMark) handled = since;
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
