import type { Browser } from 'playwright';
import { endMark, handledMark, startMark, wholeFormMark } from './marks.ts';

interface MarkEvent {
  name: string;
  /** Microseconds of wall time (`ts`) and of thread time (`tts`). */
  ts: number;
  tts: number;
}

/** Milliseconds of main-thread work since a start mark. */
export interface Work {
  /** Until the scripts finished; undefined without that mark. */
  handled: number | undefined;
  whole: number;
  /** Until every field was rendered; undefined without that mark. */
  later: number | undefined;
}

const markNames: ReadonlySet<string> = new Set([startMark, handledMark, endMark, wholeFormMark]);

/**
 * Runs `action` and returns the main-thread work between each start and end mark: scripts, garbage
 * collection, style, layout and paint, but not other processes. CPU throttling also counts about
 * half of the thread's waiting time.
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

/** The work between marks. Ignores a start without an end, such as a key that changed nothing. */
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
