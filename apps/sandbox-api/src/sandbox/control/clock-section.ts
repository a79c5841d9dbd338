import { timeLeft, dayMs, formatDateTime } from '@kosha/domain';
import { html } from 'hono/html';
import type { Html } from '../pages/layout.ts';

export interface ClockView {
  /** The server's time, epoch ms. */
  nowMs: number;
  realMs: number;
}

const steps = [
  { text: '+1 h', byMs: dayMs / 24 },
  { text: '+1 day', byMs: dayMs },
  { text: '+7 days', byMs: 7 * dayMs },
] as const;

/** Shows the server's time and moves it (D29). */
export function clockSection({ nowMs, realMs }: ClockView): Html {
  return html`<section class="card" aria-labelledby="clock">
    <h2 id="clock">Clock</h2>
    <dl class="facts">
      <div>
        <dt>Server, India</dt>
        <dd data-run-clock="${nowMs}">${formatDateTime(nowMs)}</dd>
      </div>
      <div>
        <dt>Real, India</dt>
        <dd>${formatDateTime(realMs)}</dd>
      </div>
      <div>
        <dt>Difference</dt>
        <dd>${describeOffset(nowMs - realMs)}</dd>
      </div>
    </dl>
    <form class="thirds" method="post" action="/sandbox/clock">
      ${clockSteps()}
      <button class="button quiet" name="reset" value="true">Back to real time</button>
    </form>
    <form class="stack" method="post" action="/sandbox/clock">
      <label
        >Set to (time in India)
        <input name="to" type="datetime-local" required value="${localTime(nowMs)}"
      /></label>
      <button class="button">Set the clock</button>
    </form>
  </section>`;
}

/** Buttons that move the clock forward, for a form that posts to `/sandbox/clock`. */
export const clockSteps = (): readonly Html[] =>
  steps.map(
    ({ text, byMs }) => html`<button class="button" name="byMs" value="${byMs}">${text}</button>`,
  );

/** India's local time as '2026-12-12T17:30', for the browser's date field. */
function localTime(ms: number): string {
  const text = new Date(ms).toLocaleString('sv-SE', { timeZone: 'Asia/Kolkata' });
  return text.slice(0, 16).replace(' ', 'T');
}

/** The clock's offset as text, such as '8 days 1 h ahead'. */
export function describeOffset(offsetMs: number): string {
  const { days, hours, minutes } = timeLeft(Math.abs(offsetMs), 0);
  const parts = [
    days > 0 ? `${days} ${days === 1 ? 'day' : 'days'}` : '',
    hours > 0 ? `${hours} h` : '',
    minutes > 0 ? `${minutes} min` : '',
  ].filter((part) => part !== '');
  if (parts.length === 0) return 'None';
  return `${parts.join(' ')} ${offsetMs > 0 ? 'ahead' : 'behind'}`;
}
