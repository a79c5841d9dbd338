/** Storage access throws if the storage is missing, blocked or full, such as in private windows. */
export function tryOrUndefined<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

interface Stored<Value> {
  /** Returns undefined if nothing is stored, or if `parse` rejects the stored object. */
  read: () => Value | undefined;
  write: (value: Value) => void;
  remove: () => void;
}

/** Two brands on one host must have separate data. */
export const brandStorageKey = (key: string): string => `${import.meta.env.VITE_BRAND_ID}.${key}`;

const storages = {
  local: () => localStorage,
  session: () => sessionStorage,
};

/** `parse` must validate the stored properties. Pass `key` without the brand prefix. */
export function createStoredValue<Value extends object>(
  place: keyof typeof storages,
  key: string,
  parse: (fields: Readonly<Record<string, unknown>>) => Value | undefined,
): Stored<Value> {
  const storage = storages[place];
  const name = brandStorageKey(key);
  return {
    read: () =>
      tryOrUndefined(() => {
        const fields: unknown = JSON.parse(storage().getItem(name) ?? 'null');
        return typeof fields === 'object' && fields !== null ? parse({ ...fields }) : undefined;
      }),
    write: (value) => tryOrUndefined(() => storage().setItem(name, JSON.stringify(value))),
    remove: () => tryOrUndefined(() => storage().removeItem(name)),
  };
}
