import { use } from 'react';
import { allToFind, find } from './find.ts';
import { entries } from './index-entries.ts';
import { Link } from './link.tsx';

const shownOfEachKind = 20;

/** Read once, by the first search. */
const everything = entries.then(allToFind);

/** What is found, by its kind. */
export default function SearchResults({ query }: { query: string }) {
  const found = find(use(everything), query);
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
