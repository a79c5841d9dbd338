import { Suspense, use, useDeferredValue } from 'react';
import { DownloadMessages } from './download-messages.tsx';
import { useUrlState } from './url-state.ts';
import { storyEntries } from './index-entries.ts';
import { Link } from './link.tsx';
import { listMessages, type ListedMessage } from './message-list.ts';
import { toSearchableText, termsOf } from './query.ts';
import { Table } from './table.tsx';

const emptySearch = { search: '' };

const listed = storyEntries.then(listMessages);

const maxScreens = 3;

function Screens({ screens }: Pick<ListedMessage, 'screens'>) {
  const links = screens.map(({ title, href }) => (
    <div key={href}>
      <Link to={href}>{title}</Link>
    </div>
  ));
  if (screens.length <= maxScreens) return links;
  return (
    <details>
      <summary>{screens.length} screens</summary>
      {links}
    </details>
  );
}

function List({ search }: { search: string }) {
  const terms = termsOf(search);
  const found = use(listed).filter(({ key, text }) => {
    const own = toSearchableText(`${text} ${key}`);
    return terms.every((term) => term.test(own));
  });
  return (
    <>
      <DownloadMessages key={search} messages={found} />
      <Table
        caption={found.length === 1 ? '1 message' : `${found.length} messages`}
        isOpen={search !== ''}
        columns={['Message', 'Source', 'Key', 'Screens', 'Shown when']}
        rows={found.map(({ text, source, key, screens, story, shownWhen }) => [
          text,
          source,
          <code key="key">{key}</code>,
          <Screens key="screens" screens={screens} />,
          story ? (
            <Link key="story" to={`?path=/story/${story.id}`}>
              {shownWhen}
            </Link>
          ) : (
            shownWhen
          ),
        ])}
        ids={found.map(({ source, key }) => (source !== 'server error' ? key : undefined))}
      />
    </>
  );
}

export function Messages() {
  const [{ search }, change] = useUrlState(emptySearch);
  return (
    <>
      <label className="kosha-search">
        <span>Search text and key, also by synonyms: “late fee” finds “Overdue fee”</span>
        <input
          type="search"
          value={search}
          onChange={({ target }) => change({ search: target.value })}
        />
      </label>
      <Suspense fallback={null}>
        <List search={useDeferredValue(search)} />
      </Suspense>
    </>
  );
}
