import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { iphone } from '../../e2e/support/devices.ts';
import { commandMs, DriverError, toError, type Driver, type ElementId } from './driver.ts';
import { Program } from './processes.ts';

interface Answer {
  id: number;
  type: 'success' | 'error';
  result?: unknown;
  error?: string;
  message?: string;
}

type Send = (method: string, params: object) => Promise<unknown>;

/** Firefox without a window by WebDriver BiDi, which it speaks itself. */
export async function startFirefox(): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'kosha-firefox-'));
  const browser = new Program('firefox-esr', [
    '--headless',
    '--remote-debugging-port=0',
    '--profile',
    profile,
  ]);
  const stop = async () => {
    await browser.stop();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const address = await browser.until(
      (written) => /WebDriver BiDi listening on (ws:\S+)/.exec(written)?.[1],
    );
    return await inWindow(await connect(`${address}/session`), stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (answer: Answer | undefined) => void>();
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new DriverError(`No answer from ${address}`)));
  });
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    waiting.get(answer.id)?.(answer);
  });
  socket.addEventListener('close', () => waiting.forEach((answer) => answer(undefined)));
  let lastId = 0;
  return async (method, params) => {
    const id = (lastId += 1);
    const answered = new Promise<Answer | undefined>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const limit = setTimeout(() => waiting.get(id)?.(undefined), commandMs);
    const answer = await answered;
    clearTimeout(limit);
    waiting.delete(id);
    if (!answer) throw new DriverError(`${method}: the browser hangs or has gone`);
    if (answer.type === 'success') return answer.result;
    throw toError(method, answer.error ?? '', answer.message ?? '');
  };
}

async function inWindow(send: Send, stop: () => Promise<void>): Promise<Driver> {
  await send('session.new', { capabilities: {} });
  const { contexts } = (await send('browsingContext.getTree', {})) as {
    contexts: { context: string }[];
  };
  const [{ context } = { context: '' }] = contexts;
  await send('browsingContext.setViewport', { context, viewport: { width: 360, height: 640 } });

  const { userAgent } = iphone;
  await send('emulation.setUserAgentOverride', { userAgent, contexts: [context] });

  const call = async (source: string, args: readonly unknown[]) => {
    const answer = (await send('script.callFunction', {
      functionDeclaration: source,
      awaitPromise: true,
      target: { context },
      arguments: args.map((one) => ({ type: 'string', value: JSON.stringify(one) })),
    })) as { result?: { value?: string; sharedId?: ElementId }; exceptionDetails?: unknown };
    if (answer.result) return answer.result;
    throw toError('script', 'javascript error', JSON.stringify(answer.exceptionDetails));
  };
  const withJson = (source: string) => `(...args) => (${source})(...args.map(JSON.parse))`;
  const perform = (actions: object[]) => send('input.performActions', { context, actions });
  return {
    run: async (source, args) => {
      const awaited = `async (...args) => JSON.stringify(await (${withJson(source)})(...args)) ?? 'null'`;
      return JSON.parse((await call(awaited, args)).value ?? 'null');
    },
    find: async (source, args) => (await call(withJson(source), args)).sharedId,
    goto: async (url) =>
      void (await send('browsingContext.navigate', { context, url, wait: 'interactive' })),
    reload: async () =>
      void (await send('browsingContext.reload', { context, wait: 'interactive' })),
    back: async () => void (await send('browsingContext.traverseHistory', { context, delta: -1 })),
    click: async (sharedId) => {
      const origin = { type: 'element', element: { sharedId } };
      const move = { type: 'pointerMove', x: 0, y: 0, origin };
      const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
      await perform([{ type: 'pointer', id: 'pointer', actions: [move, ...press] }]);
    },
    type: async (_, keys) => {
      const actions = [...keys].flatMap((value) =>
        ['keyDown', 'keyUp'].map((type) => ({ type, value })),
      );
      await perform([{ type: 'key', id: 'keyboard', actions }]);
    },
    attach: async (sharedId, file) =>
      void (await send('input.setFiles', { context, element: { sharedId }, files: [file] })),
    close: async () => {
      await send('browser.close', {}).catch(() => {});
      await stop();
    },
  };
}
