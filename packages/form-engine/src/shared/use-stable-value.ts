import { useMemo } from 'react';

/**
 * Keeps the object while the content is equal, because callers may pass a new object on each
 * render.
 */
export function useStableValue<T>(value: T): T {
  const content = JSON.stringify(value);
  return useMemo(() => JSON.parse(content) as T, [content]);
}
