import { useMemo } from 'react';

/** Memoizes plain data by content, because callers may create it on every render. */
export function useSame<T>(value: T): T {
  const content = JSON.stringify(value);
  return useMemo(() => JSON.parse(content) as T, [content]);
}
