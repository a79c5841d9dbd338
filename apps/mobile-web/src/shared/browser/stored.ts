/** Storage can be missing, blocked or full (private windows, prerendering): undefined then. */
export function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** One value that this browser keeps as JSON. Nothing here throws. */
interface Stored<Value> {
  /** Undefined if nothing is stored, or nothing that `parse` accepts. */
  read: () => Value | undefined;
  /** Without storage the value lasts as long as the page holds it. */
  write: (value: Value) => void;
  remove: () => void;
}

/** The whole name of what is kept in storage: two brands on one host never read each other's. */
export const ownKey = (key: string): string => `${import.meta.env.VITE_BRAND_ID}.${key}`;

const storages = {
  /** For all tabs, until it is removed. */
  local: () => localStorage,
  /** For this tab, until it is closed. */
  session: () => sessionStorage,
};

/** `key` is without the brand's part; `parse` gets the properties of the stored object, which anybody may have changed. */
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
