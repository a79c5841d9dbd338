/**
 * Playwright maps each frame of each call's stack trace to TypeScript. Mapping only our own frames
 * saves a fifth of Playwright's time.
 */
export function mapOwnFrames(): void {
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

/** Playwright hides its own frames, but does not recognize a frame with the prefix `async `. */
const locationOf = (frame: NodeJS.CallSite): string => String(frame).replace(/^async (?=\/)/, '');
