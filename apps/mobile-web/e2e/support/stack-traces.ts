/**
 * Playwright maps every stack frame of each call to TypeScript. Mapping only our own frames saves a
 * fifth of Playwright's time.
 */
export function patchStackTraceMapping(): void {
  const map = Error.prepareStackTrace;
  if (map === undefined) return;
  Error.prepareStackTrace = (error, frames) => {
    const head = String(map(error, []));
    const lines = frames.map((frame) =>
      isOwn(frame)
        ? String(map(error, [frame])).slice(head.length)
        : `\n    at ${locationOf(frame)}`,
    );
    return head + lines.join('');
  };
}

const isOwn = (frame: NodeJS.CallSite): boolean => {
  const file = frame.getFileName() ?? '';
  return file !== '' && !file.startsWith('node:') && !file.includes('/node_modules/');
};

/**
 * Removes the prefix `async `, because Playwright recognizes and hides its own frames only without
 * this prefix.
 */
const locationOf = (frame: NodeJS.CallSite): string => String(frame).replace(/^async (?=\/)/, '');
