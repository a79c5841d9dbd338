import { useMemo } from 'react';

/** Keeps the object while the content is equal. Callers may pass a new object each time. */
export function useStableValue<T>(value: T): T {
  const content = JSON.stringify(value);
  return useMemo(() => JSON.parse(content) as T, [content]);
}
