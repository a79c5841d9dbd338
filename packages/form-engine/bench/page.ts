import type { BenchEngine } from './engine.ts';
import { descriptorsOf, wrongValuesOf } from './form.ts';
import { END, HANDLED, START } from './marks.ts';

/** What the measuring side calls and, for `frameEnded`, gives. */
export interface BenchPage {
  mount: (count: number) => void;
  check: (count: number) => Promise<void>;
  /** Told when the frame of a mount or of a key is done. */
  frameEnded: () => void;
}

declare global {
  function mount(count: number): void;
  function check(count: number): Promise<void>;
  function frameEnded(): void;
}

/**
 * Told when the next frame is done: in it a task is posted that goes before all others. At its
 * begin handlers and React's rendering are over, at its end style, layout and paint are too; what the browser does for itself afterwards (it reads every field for
 * its autofill) does not. What an engine puts off further counts for nobody.
 */
function markFrameEnd(): void {
  const end = () => {
    performance.mark(END);
    globalThis.frameEnded();
  };
  requestAnimationFrame(() => {
    performance.mark(HANDLED);
    void scheduler.postTask(end, { priority: 'user-blocking' });
  });
}

/** A key starts the clock before anyone else hears of it; what it does to the field asks for the frame. */
function timeKeys(): void {
  let isPressed = false;
  const start = () => {
    isPressed = true;
    performance.mark(START);
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
    mount(count) {
      const descriptors = descriptorsOf(count);
      performance.mark(START);
      engine.mount(root, descriptors);
      markFrameEnd();
    },
    async check(count) {
      const descriptors = descriptorsOf(count);
      const check = engine.prepareCheck(root, descriptors, wrongValuesOf(descriptors));
      // Or what was made before would be swept up within the check, now of one engine, now of another.
      gc?.({ type: 'minor' });
      performance.mark(START);
      await check.run();
      performance.mark(END);
      const wrong = check.countWrong();
      if (wrong !== count) throw new Error(`${wrong} of ${count} wrong fields were found`);
    },
  };
  Object.assign(window, page);
}
