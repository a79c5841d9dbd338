import { lazy, Suspense, useDeferredValue } from 'react';
import { useInAddress } from './in-address.ts';

const nothing = { search: '' };

/** Loaded with the first letter, as it brings all messages and requirements. */
const SearchResults = lazy(() => import('./search-results.tsx'));

/** Searches all that pages have; the sidebar searches names only. */
export function Search() {
  const [{ search: query }, change] = useInAddress(nothing);
  const deferred = useDeferredValue(query);
  return (
    <search>
      <label className="kosha-search">
        <span>Search screens, messages, calls, errors, requirements and decisions</span>
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
