/**
 * Runs an action on the storage. Returns undefined if storage is missing, blocked or full (private
 * windows, prerendering).
 */
export function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** A value in the browser's storage, as JSON. It never throws. */
interface Stored<Value> {
  /** Undefined if nothing valid is stored; `parse` validates. */
  read: () => Value | undefined;
  /** Without storage, nothing is written. */
  write: (value: Value) => void;
  remove: () => void;
}

/** The full storage key. Its prefix separates two brands on one host. */
export const ownKey = (key: string): string => `${import.meta.env.VITE_BRAND_ID}.${key}`;

const storages = {
  /** Shared by all tabs until it is removed. */
  local: () => localStorage,
  /** For this tab until it is closed. */
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
