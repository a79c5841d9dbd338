export interface FoundElement {
  click: () => Promise<void>;
  /** Types into the element, which must have the focus. */
  type: (keys: string) => Promise<void>;
  attach: (file: string) => Promise<void>;
}

export interface Driver {
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  /** Runs a function in the page. Passes arguments and result as JSON. */
  run: (source: string, args: readonly unknown[]) => Promise<unknown>;
  /** Like `run`, but the function returns an element or null. */
  find: (source: string, args: readonly unknown[]) => Promise<FoundElement | undefined>;
  close: () => Promise<void>;
}

/** A long timeout, because a browser can start ten times as slowly on a busy machine. */
export const startTimeoutMs = 300_000;

/** The timeout for a command, because browsers sometimes hang. */
export const commandTimeoutMs = 90_000;

export class DriverError extends Error {
  override name = 'DriverError';
}

/** Thrown if the page changed before the driver could act. A retry may succeed. */
export class PageChangedError extends Error {
  override name = 'PageChangedError';
}

/** A failed start has not run the app, so a retry hides no bug of the app. */
export async function startWithRetry(start: () => Promise<Driver>): Promise<Driver> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start();
    } catch (error) {
      if (attempt === 3 || !(error instanceof DriverError)) throw error;
    }
  }
}
