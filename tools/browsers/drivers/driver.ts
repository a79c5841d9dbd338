/** An element of the page that is shown. */
export interface Found {
  click: () => Promise<void>;
  /** Presses these keys; the element has the focus already. */
  type: (keys: string) => Promise<void>;
  attach: (file: string) => Promise<void>;
}

/** Controls one window of a browser with storage of its own. */
export interface Driver {
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  /** Runs the source of a function in the page; arguments and what it returns travel as JSON. */
  run: (source: string, args: readonly unknown[]) => Promise<unknown>;
  /** As `run`, for a function that returns an element, or null. */
  find: (source: string, args: readonly unknown[]) => Promise<Found | undefined>;
  close: () => Promise<void>;
}

/** A busy machine may take ten times as long as an idle one. */
export const startMs = 300_000;

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
