import { Suspense, use, useDeferredValue, useMemo, useState } from 'react';
import './docs.css';
import { allToFind, find } from './find.ts';
import { entries } from './index-entries.ts';
import { Link } from './link.tsx';

const shownOfEachKind = 20;

function Results({ query }: { query: string }) {
  const stories = use(entries);
  const all = useMemo(() => allToFind(stories), [stories]);
  const found = find(all, query);
  if (query.trim() === '') return null;
  return (
    <div role="status">
      {found.length === 0 && <p>Nothing has these words.</p>}
      {[...Map.groupBy(found, ({ kind }) => kind)].map(([kind, own]) => (
        <section key={kind}>
          <h3>
            {kind}: {own.length}
          </h3>
          <ul className="kosha-found">
            {own.slice(0, shownOfEachKind).map(({ title, text, href }) => (
              <li key={`${title} ${text}`}>
                <Link to={href}>{title}</Link> {text}
              </li>
            ))}
          </ul>
          {own.length > shownOfEachKind && <p>One more word leaves fewer.</p>}
        </section>
      ))}
    </div>
  );
}

/** Finds words of screens, texts, calls, errors, rules and decisions; the sidebar finds only names. */
export function Search() {
  const [query, setQuery] = useState('');
  const deferred = useDeferredValue(query);
  return (
    <search>
      <label className="kosha-search">
        <span>Search screens, texts, calls, errors, rules and decisions</span>
        <input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
      </label>
      <Suspense fallback={null}>
        <Results query={deferred} />
      </Suspense>
    </search>
  );
}
