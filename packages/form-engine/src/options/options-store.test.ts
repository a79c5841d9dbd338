import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createOptionsStore } from './options-store.ts';

const goa = [{ value: '30', label: 'Goa' }];
/** Lets what is settled be told. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the options store', () => {
  test('asks once for each parent and tells when the choices have come', async () => {
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

  test('fails, and asks again on retry alone', async () => {
    const load = vi.fn(() => Promise.resolve(goa));
    load.mockRejectedValueOnce(new Error('offline'));
    const store = createOptionsStore(() => load);
    store.request('states', '');
    await settled();
    expect(store.peek('states', '')).toEqual({ status: 'failed' });
    store.request('states', '');
    expect(store.peek('states', '')).toEqual({ status: 'failed' });
    store.retry('states', '');
    expect(store.peek('states', '')).toEqual({ status: 'loading' });
    await settled();
    expect(store.peek('states', '')).toEqual({ status: 'loaded', choices: goa });
  });

  test('gives up what is under way when the form goes', async () => {
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
    ['a list of nothing that can be read', [null, 'x', { id: '30', name: 'Goa' }], 'failed'],
    ['null', null, 'failed'],
    ['an object', {}, 'failed'],
    ['a text', 'Goa', 'failed'],
  ])('takes %s as it is', async (_, given, status) => {
    const store = createOptionsStore(() => () => Promise.resolve(given));
    store.request('states', '');
    await settled();
    const state = store.peek('states', '');
    expect(state.status).toBe(status);
    if (state.status === 'loaded') expect(goa).toEqual(expect.arrayContaining([...state.choices]));
  });

  test('survives whatever a loader gives, and that there is none', async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything(), async (anything) => {
        const store = createOptionsStore(() => () => Promise.resolve(anything));
        store.request('states', '');
        await settled();
        expect(['loaded', 'failed']).toContain(store.peek('states', '').status);
      }),
    );
    const store = createOptionsStore(() => undefined);
    store.request('cities', '');
    await settled();
    expect(store.peek('cities', '')).toEqual({ status: 'failed' });
  });

  test('fails, and says nothing, where the loaders themselves are missing or throw', async () => {
    const loader = () => {
      throw new TypeError('no port');
    };
    for (const loaderOf of [loader, () => loader]) {
      const store = createOptionsStore(loaderOf);
      store.request('states', '');
      await settled();
      expect(store.peek('states', '')).toEqual({ status: 'failed' });
    }
  });
});
