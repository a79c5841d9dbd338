import type { OptionsState } from '../model/options.ts';
import { sanitizePlainText } from '@kosha/domain';
import type { Choice } from '../model/field-facts.ts';

type Loader = (parentValue: string, signal: AbortSignal) => Promise<unknown>;

export interface OptionsStore {
  subscribe: (listener: () => void) => () => void;
  peek: (source: string, parentValue: string) => OptionsState;
  /** Loads the choices unless they were requested before. */
  request: (source: string, parentValue: string) => void;
  retry: (source: string, parentValue: string) => void;
  dispose: () => void;
}

const loadingState: OptionsState = { status: 'loading' };

/**
 * Stores loaded choices outside the rjsf schema, because rjsf removes errors when the schema
 * changes.
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
    set(key, loadingState);
    const state = await settle(source, () => loaderOf(source)?.(parentValue, signal));
    if (!signal.aborted) set(key, state);
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    peek: (source, parentValue) => states.get(keyOf(source, parentValue)) ?? loadingState,
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

async function settle(
  source: string,
  load: () => Promise<unknown> | undefined,
): Promise<OptionsState> {
  try {
    const given = await load();
    const choices = readOptions(given);
    if (!choices) console.error(`${source}: not {value, label}[] or {id, name}[]`, given);
    return choices ? { status: 'loaded', choices } : { status: 'failed' };
  } catch (error) {
    console.error(`${source}: the loader failed`, error);
    return { status: 'failed' };
  }
}

/** Returns undefined if the response is not a list or contains only invalid choices. */
function readOptions(given: unknown): readonly Choice[] | undefined {
  if (!Array.isArray(given)) return undefined;
  const choices = new Map<string, Choice>();
  for (const item of given as unknown[]) {
    const { id, name, value = id, label = name } = (item ?? {}) as Record<string, unknown>;
    const isUsable = Number.isFinite(value) || (typeof value === 'string' && value !== '');
    const code = String(value);
    if (isUsable && typeof label === 'string' && !choices.has(code))
      choices.set(code, { value: code, label: sanitizePlainText(label) });
  }
  return given.length > 0 && choices.size === 0 ? undefined : [...choices.values()];
}
