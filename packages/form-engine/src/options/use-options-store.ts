import { useEffect, useState } from 'react';
import { useLatest } from '../shared/use-latest.ts';
import type { OptionLoaders } from '../model/options.ts';
import { createOptionsStore, type OptionsStore } from './options-store.ts';

export function useOptionsStore(options: OptionLoaders): OptionsStore {
  const port = useLatest(options);
  const [store] = useState(() => createOptionsStore((source) => port.current[source]));
  useEffect(() => store.dispose, [store]);
  return store;
}
