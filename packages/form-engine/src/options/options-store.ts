import type { Choice } from '../descriptor/field.ts';
import { readOptions } from './read-options.ts';

/** Choices that come from elsewhere, as they stand. */
export type OptionsState =
  { status: 'loading' } | { status: 'failed' } | { status: 'loaded'; choices: readonly Choice[] };

type Loader = (parentValue: string, signal: AbortSignal) => Promise<unknown>;

export interface OptionsStore {
  subscribe: (listener: () => void) => () => void;
  /** As they stand; asks for nothing. */
  peek: (source: string, parentValue: string) => OptionsState;
  /** Starts loading what has not been asked for. */
  request: (source: string, parentValue: string) => void;
  /** Asks once more. */
  retry: (source: string, parentValue: string) => void;
  /** Gives up what is under way. */
  dispose: () => void;
}

const LOADING: OptionsState = { status: 'loading' };

/**
 * Choices by source and parent value, kept while the form lives, so that going back to a state does
 * not load its districts again. Outside the schema: a changed schema drops rjsf's errors.
 */
export function createOptionsStore(loaderOf: (source: string) => Loader | undefined): OptionsStore {
  const states = new Map<string, OptionsState>();
  const listeners = new Set<() => void>();
  let abort = new AbortController();
  const keyOf = (source: string, parentValue: string) => JSON.stringify([source, parentValue]);

  function set(key: string, state: OptionsState): void {
    states.set(key, state);
    for (const listener of listeners) listener();
  }

  async function load(source: string, parentValue: string): Promise<void> {
    const key = keyOf(source, parentValue);
    const { signal } = abort;
    set(key, LOADING);
    const state = await settle(() => loaderOf(source)?.(parentValue, signal));
    if (!signal.aborted) set(key, state);
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    peek: (source, parentValue) => states.get(keyOf(source, parentValue)) ?? LOADING,
    request(source, parentValue) {
      if (!states.has(keyOf(source, parentValue))) void load(source, parentValue);
    },
    retry: (source, parentValue) => void load(source, parentValue),
    dispose() {
      abort.abort();
      abort = new AbortController();
      states.clear();
    },
  };
}

async function settle(ask: () => Promise<unknown> | undefined): Promise<OptionsState> {
  try {
    const choices = readOptions(await ask());
    return choices ? { status: 'loaded', choices } : { status: 'failed' };
  } catch {
    return { status: 'failed' };
  }
}
