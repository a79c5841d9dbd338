/** How the driver names an element of the page that is shown. */
export type ElementId = string & { kind: 'element' };

/** Controls one window of a browser with storage of its own. */
export interface Driver {
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  /** Runs the source of a function in the page; arguments and what it returns travel as JSON. */
  run: (source: string, args: readonly unknown[]) => Promise<unknown>;
  /** As `run`, for a function that returns an element, or null. */
  find: (source: string, args: readonly unknown[]) => Promise<ElementId | undefined>;
  click: (element: ElementId) => Promise<void>;
  /** Presses these keys; the element has the focus already. */
  type: (element: ElementId, keys: string) => Promise<void>;
  attach: (element: ElementId, file: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Browsers hang at times; without this limit for one command the test would hang with them. */
export const commandMs = 90_000;

/** The browser or its driver failed, not the app. */
export class DriverError extends Error {
  override name = 'DriverError';
}

/** The page changed before the driver could act; another attempt may succeed. */
export class PageChanged extends Error {
  override name = 'PageChanged';
}

/** The codes of W3C WebDriver and WebDriver BiDi for an element or a page that is no longer there. */
const changedPage = new Set([
  'detached shadow root',
  'element click intercepted',
  'element not interactable',
  'javascript error',
  'no such element',
  'no such frame',
  'no such node',
  'stale element reference',
]);

export function toError(command: string, code: string, message: string): Error {
  const text = `${command}: ${code}: ${message}`;
  return changedPage.has(code) ? new PageChanged(text) : new DriverError(text);
}

/** Starts a browser; a start that fails is tried again, because nothing of the app ran yet. */
export async function startPatiently(start: () => Promise<Driver>): Promise<Driver> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start();
    } catch (error) {
      if (attempt === 3 || !(error instanceof DriverError)) throw error;
    }
  }
}
