import { lazy, Suspense, useDeferredValue } from 'react';
import { useInAddress } from './in-address.ts';

const nothing = { search: '' };

/** It brings all texts and rules, so it comes with the first letter. */
const SearchResults = lazy(() => import('./search-results.tsx'));

/** Finds words of screens, texts, calls, errors, rules and decisions; the sidebar finds only names. */
export function Search() {
  const [{ search: query }, change] = useInAddress(nothing);
  const deferred = useDeferredValue(query);
  return (
    <search>
      <label className="kosha-search">
        <span>Search screens, texts, calls, errors, rules and decisions</span>
        <input
          type="search"
          value={query}
          onChange={({ target }) => change({ search: target.value })}
        />
      </label>
      <Suspense fallback={null}>
        {deferred.trim() !== '' && (
          <SearchResults query={deferred} onSearch={(search) => change({ search })} />
        )}
      </Suspense>
    </search>
  );
}
