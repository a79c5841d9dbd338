import { useMemo } from 'react';

/** A value of plain data as the same object for as long as its content stays: it may be written anew at each render. */
export function useSame<T>(value: T): T {
  const content = JSON.stringify(value);
  return useMemo(() => JSON.parse(content) as T, [content]);
}
