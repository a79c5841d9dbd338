import { lazy, Suspense, useDeferredValue } from 'react';
import { useUrlState } from './url-state.ts';

const emptySearch = { search: '' };

/** Loads when the user types, because the module includes all messages and requirements. */
const SearchResults = lazy(() => import('./search-results.tsx'));

/** Searches the content of all pages; the search in the sidebar covers only names. */
export function Search() {
  const [{ search: query }, change] = useUrlState(emptySearch);
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
      <p>
        Add “dark”, “tablet” or a language, such as “overdue home in Hindi”, to open a state with
        this setting.
      </p>
      <Suspense fallback={null}>
        {deferred.trim() !== '' && (
          <SearchResults query={deferred} onSearch={(search) => change({ search })} />
        )}
      </Suspense>
    </search>
  );
}
