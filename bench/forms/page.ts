import type { BenchEngine } from './engine.ts';
import { descriptorsOf, inputShare, startingValues, wrongValuesOf, type Start } from './form.ts';
import { endMark, handledMark, startMark, wholeFormMark } from './marks.ts';

/** What the measuring side calls in the page; `frameEnded` is called by the page. */
export interface BenchPage {
  /** Ends when every field is there, as ours come in several steps. */
  mount: (count: number, start: Start) => Promise<void>;
  /** False where the engine shows its errors without a submit. */
  submit: () => boolean;
  /** False for an engine that has no rows here. */
  addRow: () => boolean;
  check: (count: number) => Promise<void>;
  /** The frame after a mount, a submit or a key is done. */
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
 * Ends with the next frame: a task that goes before all others finds style, layout and paint done, and the
 * browser's own work (it reads every field for autofill) not begun. When the frame begins, handlers and React's
 * rendering are done.
 */
const nextFrame = (onBegin = () => {}): Promise<void> =>
  new Promise((resolve) =>
    requestAnimationFrame(() => {
      onBegin();
      void scheduler.postTask(resolve, { priority: 'user-blocking' });
    }),
  );

async function markFrameEnd(): Promise<void> {
  await nextFrame(() => performance.mark(handledMark));
  performance.mark(endMark);
  globalThis.frameEnded();
}

/** Looks only when something was added: to look in each frame would make frames. */
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

/** A key starts the clock before any other handler runs; then its change or its Tab marks the frame's end. */
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

/** Offers one engine to the measuring side. */
export function present(engine: BenchEngine): void {
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
