import type { Language } from '@kosha/domain';
import { use } from 'react';
import { HeadingLink } from './contents.tsx';
import { readLocale } from '../server-messages.ts';
import {
  listSearchableItems,
  searchItems,
  searchItemsPartially,
  languagesOf,
  messagesIn,
  type SearchItem,
} from './find.ts';
import { storyEntries } from './index-entries.ts';
import { Link } from './link.tsx';
import { suggestQuery } from './suggest-query.ts';

const maxPerKind = 20;

const allEntries = storyEntries.then(listSearchableItems);

/** Caches the searchable items by language codes, such as `hi,mr`, because loading takes time. */
const searched = new Map<string, Promise<SearchItem[]>>();

function entriesIn(languages: readonly Language[]): Promise<SearchItem[]> {
  const key = languages.join();
  const all = searched.get(key) ?? readAll(languages);
  searched.set(key, all);
  return all;
}

async function readAll(languages: readonly Language[]): Promise<SearchItem[]> {
  const own = await storyEntries;
  const translated = languages.map(async (one) => messagesIn(one, await readLocale(one), own));
  return (await Promise.all([allEntries, ...translated])).flat();
}

/** A result such as “Toolbar” is a section of the page with the search. */
function ResultLink({ href, children }: { href: string; children: string }) {
  return href.startsWith('#') ? (
    <HeadingLink to={href}>{children}</HeadingLink>
  ) : (
    <Link to={href}>{children}</Link>
  );
}

interface SearchResultsProps {
  query: string;
  onSearch: (query: string) => void;
}

export default function SearchResults({ query, onSearch }: SearchResultsProps) {
  const all = use(entriesIn(languagesOf(query)));
  const exact = searchItems(all, query);
  const suggestion = exact.length === 0 ? suggestQuery(all, query) : undefined;
  const isPart = exact.length === 0 && suggestion === undefined;
  const found = isPart ? searchItemsPartially(all, query) : exact;
  return (
    <div role="status">
      {found.length === 0 && <p>No results.</p>}
      {isPart && found.length > 0 && <p>No result has all these words. These have some of them.</p>}
      {suggestion !== undefined && (
        <p>
          Did you mean{' '}
          <button type="button" className="kosha-button" onClick={() => onSearch(suggestion)}>
            {suggestion}
          </button>{' '}
          ?
        </p>
      )}
      {[...Map.groupBy(found, ({ kind }) => kind)].map(([kind, own]) => (
        <section key={kind}>
          <h3>
            {kind}: {own.length}
          </h3>
          <ul className="kosha-found">
            {own.slice(0, maxPerKind).map(({ title, text, note, href }) => (
              <li key={`${title} ${text}`}>
                <ResultLink href={href}>{title}</ResultLink>{' '}
                {[text, note].filter(Boolean).join(', ')}
              </li>
            ))}
          </ul>
          {own.length > maxPerKind && !isPart && <p>Add a word to see fewer results.</p>}
        </section>
      ))}
    </div>
  );
}
