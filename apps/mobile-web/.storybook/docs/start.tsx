import { Suspense, use } from 'react';
import { seen } from '../data/seen.ts';
import { areas } from './areas.ts';
import { entries, nameOf, pageOf, type StoryEntry } from './index-entries.ts';
import { Link } from './link.tsx';
import { Phone } from './phone.tsx';
import { Table } from './table.tsx';

function Road() {
  const all = use(entries);
  return (
    <ol className="kosha-road">
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
  );
}

function LastChanges() {
  const all = use(entries);
  const pages = (files: readonly string[]): StoryEntry[] =>
    files.flatMap((file) => all.find(({ importPath }) => importPath === file) ?? []);
  return (
    <Table
      caption="What changed last"
      columns={['Day', 'Change', 'Screens and parts']}
      rows={seen.changes.map(({ date, subject, stories }) => [
        <time key="day" dateTime={date}>
          {date}
        </time>,
        subject,
        stories.length === 0
          ? 'Shared by screens'
          : pages(stories).map((entry) => (
              <span key={entry.id}>
                <Link to={pageOf(entry.id, all)}>{nameOf(entry)}</Link>{' '}
              </span>
            )),
      ])}
    />
  );
}

/** Where Storybook opens. */
export function Start() {
  return (
    <Suspense fallback={null}>
      <Road />
      <LastChanges />
    </Suspense>
  );
}
