import type { BenchEngine } from './engine.ts';
import { descriptorsOf, inputShare, startingValues, wrongValuesOf, type Start } from './form.ts';
import { endMark, scriptsEndMark, startMark, wholeFormMark } from './marks.ts';

/** The benchmark calls these functions in the page. Only `frameEnded` is a call from the page. */
export interface BenchPage {
  /** Resolves after all fields are rendered. Our engine needs several frames. */
  mount: (count: number, start: Start) => Promise<void>;
  submit: () => boolean;
  addRow: () => boolean;
  check: (count: number) => Promise<void>;
  frameEnded: () => void;
}

declare global {
  function mount(count: number, start: Start): Promise<void>;
  function submit(): boolean;
  function addRow(): boolean;
  function check(count: number): Promise<void>;
  function frameEnded(): void;
}

/**
 * Resolves after the next paint, because a `user-blocking` task runs then, before autofill reads
 * the fields.
 */
const nextFrame = (onBegin = () => {}): Promise<void> =>
  new Promise((resolve) =>
    requestAnimationFrame(() => {
      onBegin();
      void scheduler.postTask(resolve, { priority: 'user-blocking' });
    }),
  );

async function markFrameEnd(): Promise<void> {
  await nextFrame(() => performance.mark(scriptsEndMark));
  performance.mark(endMark);
  globalThis.frameEnded();
}

/** Observes mutations, because polling would cause frames. */
function inputsThere(root: HTMLElement, least: number): Promise<void> {
  return new Promise((resolve) => {
    const checkInputs = () => {
      if (root.querySelectorAll('input:not([hidden])').length < least) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(checkInputs);
    observer.observe(root, { childList: true, subtree: true });
    checkInputs();
  });
}

/**
 * Measures each key, from before other `keydown` handlers to the frame of `input` or `focusout`.
 */
function timeKeys(): void {
  let isPressed = false;
  const start = () => {
    isPressed = true;
    performance.mark(startMark);
  };
  const end = () => {
    if (isPressed) void markFrameEnd();
    isPressed = false;
  };
  addEventListener('keydown', start, { capture: true });
  addEventListener('input', end, { capture: true });
  addEventListener('focusout', end, { capture: true });
}

export function exposeToBenchmark(engine: BenchEngine): void {
  const root = document.body.appendChild(document.createElement('div'));
  timeKeys();
  const page: Omit<BenchPage, 'frameEnded'> = {
    async mount(count, start) {
      const fields = descriptorsOf(count, start);
      performance.mark(startMark);
      engine.mount(root, fields, startingValues(fields, start));
      void markFrameEnd();
      await inputsThere(root, count * inputShare);
      await nextFrame();
      performance.mark(wholeFormMark);
    },
    submit() {
      if (!engine.submit) return false;
      performance.mark(startMark);
      engine.submit(root);
      void markFrameEnd();
      return true;
    },
    addRow() {
      if (!engine.addRow) return false;
      performance.mark(startMark);
      engine.addRow(root);
      void markFrameEnd();
      return true;
    },
    async check(count) {
      const fields = descriptorsOf(count, 'wrong');
      const check = engine.prepareCheck(root, fields, wrongValuesOf(fields));
      // Collects garbage now, not during the measurement.
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
