import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createOptionsStore } from './options-store.ts';

const goa = [{ value: '30', label: 'Goa' }];
const settled = () => new Promise((resolve) => setImmediate(resolve));

const consoleError = vi.spyOn(console, 'error');
beforeEach(() => void consoleError.mockReset().mockReturnValue());
afterAll(() => consoleError.mockRestore());

describe('the options store', () => {
  test('loads once per parent value and notifies listeners', async () => {
    const load = vi.fn(() => Promise.resolve(goa));
    const store = createOptionsStore(() => load);
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    store.request('states', '');
    store.request('states', '');
    expect(store.peek('states', '')).toEqual({ status: 'loading' });
    await settled();
    expect(store.peek('states', '')).toEqual({ status: 'loaded', choices: goa });
    store.request('states', 'other');
    expect(load).toHaveBeenCalledTimes(2);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  test('accepts choices as {id, name}, and logs any other format', async () => {
    const answers: Record<string, unknown> = {
      states: [{ id: '30', name: 'Goa' }],
      numbers: [{ id: 30, name: 'Goa' }],
      odd: { x: 1 },
    };
    const store = createOptionsStore((source) => () => Promise.resolve(answers[source]));
    store.request('states', '');
    store.request('numbers', '');
    store.request('odd', '');
    await settled();
    expect(store.peek('states', '')).toEqual({ status: 'loaded', choices: goa });
    expect(store.peek('numbers', '')).toEqual({ status: 'loaded', choices: goa });
    expect(store.peek('odd', '')).toEqual({ status: 'failed' });
    expect(consoleError.mock.calls).toEqual([
      ['odd: not {value, label}[] or {id, name}[]', { x: 1 }],
    ]);
  });

  test('logs a failure and loads again only on retry', async () => {
    const load = vi.fn(() => Promise.resolve(goa));
    const offline = new Error('offline');
    load.mockRejectedValueOnce(offline);
    const store = createOptionsStore(() => load);
    store.request('states', '');
    await settled();
    expect(store.peek('states', '')).toEqual({ status: 'failed' });
    store.request('states', '');
    expect(store.peek('states', '')).toEqual({ status: 'failed' });
    expect(consoleError.mock.calls).toEqual([['states: the loader failed', offline]]);
    store.retry('states', '');
    expect(store.peek('states', '')).toEqual({ status: 'loading' });
    await settled();
    expect(store.peek('states', '')).toEqual({ status: 'loaded', choices: goa });
  });

  test('aborts loading on dispose', async () => {
    const signals: AbortSignal[] = [];
    const store = createOptionsStore(() => (_, signal) => {
      signals.push(signal);
      return Promise.resolve(goa);
    });
    store.request('states', '');
    store.dispose();
    await settled();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(store.peek('states', '')).toEqual({ status: 'loading' });
  });

  test.each<[what: string, given: unknown, status: string]>([
    ['a list', [...goa, ...goa], 'loaded'],
    ['a list with odd items', [null, 'x', { id: 1 }, ...goa], 'loaded'],
    ['an empty list', [], 'loaded'],
    ['a list without a valid choice', [null, 'x', { code: '30', title: 'Goa' }], 'failed'],
    ['null', null, 'failed'],
    ['an object', {}, 'failed'],
    ['a text', 'Goa', 'failed'],
  ])('after loading %s has the expected status', async (_, given, status) => {
    const store = createOptionsStore(() => () => Promise.resolve(given));
    store.request('states', '');
    await settled();
    const state = store.peek('states', '');
    expect(state.status).toBe(status);
    if (state.status === 'loaded') expect(goa).toEqual(expect.arrayContaining([...state.choices]));
  });

  test('tolerates any result of a loader and a missing loader', async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything(), async (anything) => {
        const store = createOptionsStore(() => () => Promise.resolve(anything));
        store.request('states', '');
        await settled();
        expect(['loaded', 'failed']).toContain(store.peek('states', '').status);
      }),
    );
    const store = createOptionsStore(() => undefined);
    store.request('districts', '');
    await settled();
    expect(store.peek('districts', '')).toEqual({ status: 'failed' });
  });

  test('has the status failed if a loader throws', async () => {
    const loader = () => {
      throw new TypeError('no port');
    };
    for (const loaderOf of [loader, () => loader]) {
      const store = createOptionsStore(loaderOf);
      store.request('states', '');
      await settled();
      expect(store.peek('states', '')).toEqual({ status: 'failed' });
    }
    const call = ['states: the loader failed', new TypeError('no port')];
    expect(consoleError.mock.calls).toEqual([call, call]);
  });
});
