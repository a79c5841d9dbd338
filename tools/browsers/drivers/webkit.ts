import { globSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { iphone } from '../../../apps/mobile-web/e2e/support/devices.ts';
import { commandTimeoutMs, DriverError, PageChangedError, type Driver } from './driver.ts';
import { findFreePort, Program } from './processes.ts';

/** The key of an element reference in W3C WebDriver. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/**
 * Within 350 ms, the app ignores a second click at the same position if another control is there
 * (`second-tap.ts`).
 */
const betweenClicksMs = 400;

/** Error codes of W3C WebDriver that can mean that the page has changed. */
const changedPage = new Set([
  'element click intercepted',
  'element not interactable',
  'javascript error',
  'no such element',
  'no such frame',
  'stale element reference',
]);

const awaited = (source: string) => `
  const args = [...arguments];
  const answer = args.pop();
  Promise.resolve().then(() => (${source})(...args)).then(
    (value) => answer({ value }),
    (error) => answer({ problem: String(error) }),
  );`;

const options = {
  // MiniBrowser is not on the PATH, and its folder depends on the CPU architecture.
  binary: globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0] ?? 'MiniBrowser',
  args: ['--automation', `--user-agent=${iphone.userAgent}`],
};

export async function startWebkit(): Promise<Driver> {
  const screen = new Program('Xvfb', ['-displayfd', '1', '-screen', '0', '800x1000x24']);
  const display = await screen.until((written) => /^(\d+)\n/.exec(written)?.[1]);
  const port = await findFreePort();
  const service = new Program('WebKitWebDriver', [`--port=${port}`], { DISPLAY: `:${display}` });
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    await service.stop();
    await screen.stop();
  };
  try {
    await service.until(() => fetch(`${origin}/status`).then(Boolean, () => false));
    const { sessionId } = (await send(origin, 'POST', '/session', {
      capabilities: {
        alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options },
      },
    })) as { sessionId: string };
    return await inSession(`${origin}/session/${sessionId}`, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function inSession(session: string, stop: () => Promise<void>): Promise<Driver> {
  const post = (path: string, body: object = {}) => send(session, 'POST', path, body);
  const run = async (source: string, args: readonly unknown[]) => {
    const result = await post('/execute/async', { script: awaited(source), args: [...args] });
    const { value, problem } = result as { value?: unknown; problem?: string };
    if (problem !== undefined) throw new PageChangedError(problem);
    return value ?? null;
  };
  let clickedAt = 0;
  // MiniBrowser allows no window narrower than 334 pixels.
  await post('/window/rect', { width: 360, height: 740 });
  await post('/timeouts', { script: 30_000, pageLoad: 60_000 });
  return {
    run,
    find: async (source, args) => {
      const found = (await run(source, args)) as Record<string, string> | null;
      const element = found?.[elementKey];
      if (element === undefined) return undefined;
      const press = async (text: string) =>
        void (await post(`/element/${element}/value`, { text }));
      return {
        click: async () => {
          await pause(Math.max(0, clickedAt + betweenClicksMs - Date.now()));
          await post(`/element/${element}/click`);
          clickedAt = Date.now();
        },
        type: press,
        attach: press,
      };
    },
    goto: async (url) => void (await post('/url', { url })),
    reload: async () => void (await post('/refresh')),
    back: async () => void (await post('/back')),
    close: async () => {
      await send(session, 'DELETE', '').catch(() => {});
      await stop();
    },
  };
}

async function send(base: string, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${base}${path}`, {
    method,
    signal: AbortSignal.timeout(commandTimeoutMs),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw new DriverError(`${method} ${path}`, { cause: error });
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  const text = `${path}: ${error}: ${message}`;
  throw changedPage.has(error) ? new PageChangedError(text) : new DriverError(text);
}
