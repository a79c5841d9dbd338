import { allOrderStates, describeOrderState } from '@kosha/domain';
import { use } from 'react';
import { leadsTo } from '../atlas/leads-to.ts';
import { entries, isLooking } from './index-entries.ts';
import { Phone } from './phone.tsx';

/** Each state of the domain's table on each screen: a new state is a new row. */
export function AtlasPage({ title }: { title: string }) {
  const screens = use(entries).filter((entry) => isLooking(entry) && entry.title === title);
  return (
    <>
      <h1>Order states and screens</h1>
      <p>
        Rows are the states of <code>packages/domain</code>; a screen that a state leads away from
        says where to.
      </p>
      {allOrderStates.map((state) => (
        <section key={state}>
          <h2>
            {state} {describeOrderState(state).label}
          </h2>
          <div className="kosha-phones">
            {screens.map((story) => {
              const target = leadsTo(story, state);
              return target === null ? (
                <Phone key={story.id} story={story} state={state} />
              ) : (
                <p key={story.id} className="kosha-leads-away">
                  {story.name} leads to {target}.
                </p>
              );
            })}
          </div>
        </section>
      ))}
    </>
  );
}
