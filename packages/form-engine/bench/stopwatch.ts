import type { Browser } from 'playwright';
import { END, START } from './marks.ts';

interface MarkEvent {
  name: string;
  /** Microseconds: of the clock, and of work done by the thread so far. */
  ts: number;
  tts: number;
}

/**
 * Runs `action` and tells, for each pair of marks that a page set in it, how long its main thread
 * worked between them, in milliseconds. Work, not time gone by: neither the wait for the display's
 * next frame nor what else the machine is doing falls on an engine, and everything that the thread
 * does (script, collection of garbage, style, layout, paint) does.
 */
export async function measureWork(
  browser: Browser,
  action: () => Promise<void>,
): Promise<number[]> {
  const cdp = await browser.newBrowserCDPSession();
  const marks: MarkEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => {
    const events = value as unknown as MarkEvent[];
    marks.push(...events.filter(({ name }) => name === START || name === END));
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
function workBetween(marks: readonly MarkEvent[]): number[] {
  return marks.flatMap(({ name, tts }, at) => {
    const before = marks[at - 1];
    return name === END && before?.name === START ? [(tts - before.tts) / 1000] : [];
  });
}
