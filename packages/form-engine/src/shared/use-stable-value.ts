import { useMemo } from 'react';

/**
 * Returns the same object as long as its content is equal. Callers may create it on each render.
 */
export function useStableValue<T>(value: T): T {
  const content = JSON.stringify(value);
  return useMemo(() => JSON.parse(content) as T, [content]);
}
