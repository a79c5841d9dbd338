import { useEffect, useState } from 'react';
import { useLatest } from '../shared/use-latest.ts';
import type { OptionsPort } from './options-port.ts';
import { createOptionsStore, type OptionsStore } from './options-store.ts';

/** The choices one form has loaded; what is under way is given up with the form. */
export function useOptionsStore(options: OptionsPort): OptionsStore {
  const port = useLatest<Readonly<Record<string, OptionsPort[keyof OptionsPort]>>>(options);
  const [store] = useState(() => createOptionsStore((source) => port.current[source]));
  useEffect(() => store.dispose, [store]);
  return store;
}
