/** A visible element of the page. */
export interface Found {
  click: () => Promise<void>;
  /** Types into the element, which must have the focus. */
  type: (keys: string) => Promise<void>;
  attach: (file: string) => Promise<void>;
}

/** Controls one browser window with its own storage. */
export interface Driver {
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  /** Runs a function's source in the page; arguments and result are passed as JSON. */
  run: (source: string, args: readonly unknown[]) => Promise<unknown>;
  /** Like `run`, for a function that returns an element or null. */
  find: (source: string, args: readonly unknown[]) => Promise<Found | undefined>;
  close: () => Promise<void>;
}

/** The timeout of a start, which may take ten times as long on a busy machine. */
export const startMs = 300_000;

/** The timeout of one command, because browsers sometimes hang. */
export const commandMs = 90_000;

/** The browser or its driver failed, not the app. */
export class DriverError extends Error {
  override name = 'DriverError';
}

/** The page changed before the driver could act. A retry may succeed. */
export class PageChanged extends Error {
  override name = 'PageChanged';
}

/** Starts a browser. Retries are safe, because a failed start has not run the app. */
export async function startWithRetry(start: () => Promise<Driver>): Promise<Driver> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start();
    } catch (error) {
      if (attempt === 3 || !(error instanceof DriverError)) throw error;
    }
  }
}
