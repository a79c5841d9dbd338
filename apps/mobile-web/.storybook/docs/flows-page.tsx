import { use } from 'react';
import { screenshots } from '../data/screenshots.ts';
import { Contents } from './contents.tsx';
import { entries, isVisible } from './index-entries.ts';
import { Phone } from './phone.tsx';
import { Table } from './table.tsx';

const inputs = [
  ['Sign in', 'Any ten digits, then any code.'],
  ['Basic and work information', 'Anything; errors are marked.'],
  ['Identity by photos', 'Any three images of this computer. They are not uploaded.'],
  [
    'Identity by numbers (choose it under Controls)',
    'Aadhaar 2341 2341 2346, any code, PAN ABCPS1234F.',
  ],
  ['Face', 'Any image.'],
  ['Contacts', 'Three different mobile numbers.'],
  ['Bank account', 'IFSC HDFC0001234, or the finder; any number of up to 19 digits, twice.'],
] as const;

const walks = [
  ['flows--automatic-walk', 'From signing in to repaying'],
  ['flows--payout-fails', 'When the payout fails'],
  ['flows--identity-by-numbers', 'The five steps, with document numbers'],
] as const;

/** The screenshots of a flow in a row. */
function Strip({ id, name }: { id: string; name: string }) {
  return (
    <section>
      <h2>{name}</h2>
      <div className="kosha-phones">
        {screenshots.strips
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

/** The flows, live and as screenshots. The simulated lender accepts almost any input. */
export function FlowsPage() {
  const stories = use(entries).filter((entry) => isVisible(entry) && entry.title === 'Flows');
  return (
    <>
      <h1>Flows</h1>
      <p>Click through the app with a simulated lender, from signing in to repaying.</p>
      <Contents />
      <div className="kosha-phones">
        {stories.map((story) => (
          <Phone key={story.id} story={story} />
        ))}
      </div>
      {walks.map(([id, name]) => (
        <Strip key={id} id={id} name={name} />
      ))}
      <Table caption="Input that works" columns={['Step', 'Input']} rows={inputs} />
    </>
  );
}
