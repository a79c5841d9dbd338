import type { BenchEngine } from './engine.ts';
import { descriptorsOf, startingValues, wrongValuesOf, type Start } from './form.ts';
import { endMark, handledMark, startMark } from './marks.ts';

/** What the measuring side calls in the page; `frameEnded` is called by the page. */
export interface BenchPage {
  mount: (count: number, start: Start) => void;
  /** False where the engine shows its errors without a submit. */
  submit: () => boolean;
  check: (count: number) => Promise<void>;
  /** The frame after a mount, a submit or a key is done. */
  frameEnded: () => void;
}

declare global {
  function mount(count: number, start: Start): void;
  function submit(): boolean;
  function check(count: number): Promise<void>;
  function frameEnded(): void;
}

/**
 * Marks the start and the end of the next frame. At its start, handlers and React's rendering are
 * done. A task that goes before all others marks its end: style, layout and paint are done, and the
 * browser's own work (it reads every field for autofill) has not begun.
 */
function markFrameEnd(): void {
  const end = () => {
    performance.mark(endMark);
    globalThis.frameEnded();
  };
  requestAnimationFrame(() => {
    performance.mark(handledMark);
    void scheduler.postTask(end, { priority: 'user-blocking' });
  });
}

/** A key starts the clock before any other handler runs; then its change or its Tab marks the frame's end. */
function timeKeys(): void {
  let isPressed = false;
  const start = () => {
    isPressed = true;
    performance.mark(startMark);
  };
  const end = () => {
    if (isPressed) markFrameEnd();
    isPressed = false;
  };
  addEventListener('keydown', start, { capture: true });
  addEventListener('input', end, { capture: true });
  addEventListener('focusout', end, { capture: true });
}

/** Offers one engine to the measuring side. */
export function present(engine: BenchEngine): void {
  const root = document.body.appendChild(document.createElement('div'));
  timeKeys();
  const page: Omit<BenchPage, 'frameEnded'> = {
    mount(count, start) {
      const descriptors = descriptorsOf(count);
      performance.mark(startMark);
      engine.mount(root, descriptors, startingValues(descriptors, start));
      markFrameEnd();
    },
    submit() {
      if (!engine.submit) return false;
      performance.mark(startMark);
      engine.submit(root);
      markFrameEnd();
      return true;
    },
    async check(count) {
      const descriptors = descriptorsOf(count);
      const check = engine.prepareCheck(root, descriptors, wrongValuesOf(descriptors));
      // Removes earlier garbage now: otherwise the browser could do it while a check is timed.
      gc?.({ type: 'minor' });
      performance.mark(startMark);
      await check.run();
      performance.mark(endMark);
      const wrong = check.countWrong();
      if (wrong !== count) throw new Error(`${wrong} of ${count} wrong fields were found`);
    },
  };
  Object.assign(window, page);
}
