import { vi } from 'vitest';

export function stubSessionStorage() {
  const items = new Map<string, string>();
  const storage = {
    items,
    get length() {
      return items.size;
    },
    key: (at: number) => [...items.keys()][at] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  };
  vi.stubGlobal('sessionStorage', storage);
  return storage;
}
