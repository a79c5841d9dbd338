import { allOrderStates, describeOrderState, languages, parseLanguage } from '@kosha/domain';
import { use } from 'react';
import { redirectOf } from '../order-states/redirect-of.ts';
import { Contents } from './contents.tsx';
import { Choose } from './choose.tsx';
import { useUrlState } from './in-address.ts';
import { entries, isVisible } from './index-entries.ts';
import { Phone } from './phone.tsx';

const english = { language: 'en' };

/** A row for each order state of the domain, with all screens. */
export function OrderStatesPage({ title }: { title: string }) {
  const screens = use(entries).filter((entry) => isVisible(entry) && entry.title === title);
  const [{ language }, change] = useUrlState(english);
  const beside = parseLanguage(language) ?? 'en';
  const shown = new Set(['en', beside] as const);
  return (
    <>
      <h1>Order states</h1>
      <p>Shows each order state on each screen. Redirects name their target.</p>
      <Contents />
      <Choose
        label="Language beside English"
        options={languages}
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
              const target = redirectOf(story, state);
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
                <p key={story.id} className="kosha-redirect">
                  {story.name} redirects to {target}.
                </p>
              );
            })}
          </div>
        </section>
      ))}
    </>
  );
}
