import { Description, Title } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { seen } from '../data/seen.ts';
import { entries, isLooking } from './index-entries.ts';
import { Phone } from './phone.tsx';
import { Table } from './table.tsx';

const answers = [
  ['Sign in', 'Any ten digits, then any code.'],
  ['Basic and work information', 'Anything; what is wrong is marked.'],
  ['Identity by photos', 'Any three pictures of this computer. They stay on it.'],
  [
    'Identity by numbers, after a choice under Controls',
    'Aadhaar 2341 2341 2346, any code, PAN ABCPS1234F.',
  ],
  ['Face', 'Any picture.'],
  ['Contacts', 'Three different mobile numbers.'],
  ['Bank account', 'IFSC HDFC0001234, or the finder; any number of up to 19 digits, twice.'],
] as const;

const walks = [
  ['journeys--walked-by-itself', 'From signing in to repaying'],
  ['journeys--verified-by-numbers', 'The five steps, with numbers of documents'],
] as const;

/** A journey as pictures, taken on a walk. */
function Strip({ id, name }: { id: string; name: string }) {
  return (
    <section>
      <h2>{name}</h2>
      <div className="kosha-phones">
        {seen.strips
          .filter((picture) => picture.startsWith(`${id}.`))
          .map((picture) => (
            <figure key={picture} className="kosha-phone">
              <div>
                <img alt="" loading="lazy" width={180} src={`strips/${picture}.webp`} />
              </div>
              <figcaption>{picture.split('.').slice(1).join(' ')}</figcaption>
            </figure>
          ))}
      </div>
    </section>
  );
}

/** What to type on the way; the lender of the stories takes nearly everything. */
export function JourneyPage() {
  const stories = use(entries).filter((entry) => isLooking(entry) && entry.title === 'Journeys');
  return (
    <>
      <Title />
      <Description />
      <div className="kosha-phones">
        {stories.map((story) => (
          <Phone key={story.id} story={story} />
        ))}
      </div>
      {walks.map(([id, name]) => (
        <Strip key={id} id={id} name={name} />
      ))}
      <Table caption="What to type on the way" columns={['Where', 'What']} rows={answers} />
    </>
  );
}
