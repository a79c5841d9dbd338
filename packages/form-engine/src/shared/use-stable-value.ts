import { useMemo } from 'react';

/**
 * Returns the same object while the content is equal, because apps may pass a new object each time.
 */
export function useStableValue<T>(value: T): T {
  const content = JSON.stringify(value);
  return useMemo(() => JSON.parse(content) as T, [content]);
}
