import { allOrderStates, describeOrderState, parseLanguage } from '@kosha/domain';
import { use } from 'react';
import { leadsTo } from '../atlas/leads-to.ts';
import { ChooseLanguage } from './choose-language.tsx';
import { useInAddress } from './in-address.ts';
import { entries, isLooking } from './index-entries.ts';
import { Phone } from './phone.tsx';

const english = { language: 'en' };

/** Each state of the domain's table on each screen: a new state is a new row. */
export function AtlasPage({ title }: { title: string }) {
  const screens = use(entries).filter((entry) => isLooking(entry) && entry.title === title);
  const [{ language }, change] = useInAddress(english);
  const beside = parseLanguage(language) ?? 'en';
  const shown = new Set(['en', beside] as const);
  return (
    <>
      <h1>Order states and screens</h1>
      <p>
        Rows are the states of <code>packages/domain</code>; a screen that a state leads away from
        says where to. Each screen stands beside itself in another language where you choose one.
      </p>
      <ChooseLanguage
        label="Language beside English"
        value={beside}
        onChoose={(chosen) => change({ language: chosen })}
      />
      {allOrderStates.map((state) => (
        <section key={state}>
          <h2>
            {state} {describeOrderState(state).label}
          </h2>
          <div className="kosha-phones">
            {screens.map((story) => {
              const target = leadsTo(story, state);
              return target === null ? (
                [...shown].map((language) => (
                  <Phone
                    key={`${story.id} ${language}`}
                    story={story}
                    state={state}
                    language={language}
                  />
                ))
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
