/**
 * Runs an action on the browser's storage. Returns undefined if the action throws, because storage
 * is missing, blocked or full (private windows, prerendering).
 */
export function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** A value in the browser's storage, as JSON. Its functions never throw. */
interface Stored<Value> {
  /** Returns undefined if nothing is stored, or if `parse` rejects the stored object. */
  read: () => Value | undefined;
  /** Does nothing if the browser has no storage. */
  write: (value: Value) => void;
  remove: () => void;
}

/** The full storage key. Its prefix separates two brands on one host. */
export const ownKey = (key: string): string => `${import.meta.env.VITE_BRAND_ID}.${key}`;

const storages = {
  /** All tabs share these values until they are removed. */
  local: () => localStorage,
  /** Only this tab has these values, until it is closed. */
  session: () => sessionStorage,
};

/**
 * `key` does not include the brand's prefix. `parse` receives the properties of the stored object,
 * which are untrusted.
 */
export function stored<Value extends object>(
  place: keyof typeof storages,
  key: string,
  parse: (fields: Readonly<Record<string, unknown>>) => Value | undefined,
): Stored<Value> {
  const storage = storages[place];
  const name = ownKey(key);
  return {
    read: () =>
      attempt(() => {
        const fields: unknown = JSON.parse(storage().getItem(name) ?? 'null');
        return typeof fields === 'object' && fields !== null ? parse({ ...fields }) : undefined;
      }),
    write: (value) => attempt(() => storage().setItem(name, JSON.stringify(value))),
    remove: () => attempt(() => storage().removeItem(name)),
  };
}
