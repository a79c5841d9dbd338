import { Suspense, use } from 'react';
import { screenshots } from '../data/screenshots.ts';
import { areas } from './areas.ts';
import { Contents } from './contents.tsx';
import { storyEntries, storyPageLink } from './index-entries.ts';
import { Link } from './link.tsx';
import { Phone } from './phone.tsx';
import { Table } from './table.tsx';

function Flow() {
  const all = use(storyEntries);
  return (
    <section>
      <h2>Borrower flow</h2>
      <ol className="kosha-flow">
        {areas.map(([area, about, id]) => {
          const story = all.find((entry) => entry.id === id);
          return (
            <li key={area}>
              <div>
                {story && <Phone story={story} label={area} />}
                <p>{about}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function ReleaseNotes() {
  const all = use(storyEntries);
  const linkTo = (title: string) => {
    const entry = all.find((one) => one.title === title);
    return entry ? (
      <Link to={storyPageLink(entry.id, all)}>{title.split('/').join(': ')}</Link>
    ) : (
      title
    );
  };
  return (
    <Table
      caption="Since the last release"
      columns={['Screen', 'What a borrower sees']}
      rows={screenshots.releaseNotes.map(({ title, text }) => [linkTo(title), text])}
    >
      <p>
        {screenshots.lastRelease === undefined
          ? 'No version has been released yet, so there is no earlier one to compare with.'
          : `The last release: ${screenshots.lastRelease}.`}
      </p>
    </Table>
  );
}

export function Start() {
  return (
    <Suspense fallback={null}>
      <Contents />
      <Flow />
      <ReleaseNotes />
    </Suspense>
  );
}
