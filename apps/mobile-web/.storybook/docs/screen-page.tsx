import { use } from 'react';
import { facts } from '../data/app-facts.ts';
import { eventMoments, events, type EventName } from '../../src/shared/tracking/events.ts';
import type { Call, ScreenFacts } from '../data/facts.ts';
import { entries, isLooking, nameOf, type StoryEntry } from './index-entries.ts';
import { guidance } from './guidance/all.ts';
import { CopyTexts } from './copy-texts.tsx';
import { Errors } from './errors.tsx';
import { InlineCode } from './inline-code.tsx';
import { Link } from './link.tsx';
import { loadingLast } from './loading-last.ts';
import { Phone } from './phone.tsx';
import { Table } from './table.tsx';

/** By the name in the sidebar, that of the page first. */
function inGroups(stories: readonly StoryEntry[], title: string) {
  const groups = [...Map.groupBy(stories, nameOf)];
  const isOwn = (group: readonly StoryEntry[]) => group.some((story) => story.title === title);
  return groups.toSorted(([, one], [, other]) => Number(isOwn(other)) - Number(isOwn(one)));
}

interface ScreenPageProps {
  /** The screen's file, as in the index; undefined for stories that put a part around it. */
  componentPath: string | undefined;
  title: string;
}

/** All that staff ask about one screen: how it looks, its rules, calls, events and texts. */
export function ScreenPage({ componentPath, title }: ScreenPageProps) {
  const stories = use(entries).filter(
    (one) =>
      isLooking(one) &&
      (one.title === title || (componentPath !== undefined && one.componentPath === componentPath)),
  );
  const screen = facts.screens[componentPath ?? ''];
  return (
    <>
      <h1>{title.split('/').join(': ')}</h1>
      {screen && (
        <p>
          {screen.patterns.map((pattern) => (
            <code key={pattern}>{pattern} </code>
          ))}
        </p>
      )}
      {inGroups(stories, title).map(([name, group]) => (
        <section key={name}>
          <h2>{name}</h2>
          <div className="kosha-phones">
            {loadingLast(group).map((story) => (
              <Phone key={story.id} story={story} />
            ))}
          </div>
        </section>
      ))}
      {screen && <About {...screen} />}
    </>
  );
}

const originOf = ({ origin, isEverywhere }: Call) =>
  isEverywhere ? `${origin}, on every screen` : origin;

function About({ rules, calls, events: names, parts, texts }: ScreenFacts) {
  const textRows = Object.entries(texts).flatMap(([namespace, own]) =>
    Object.entries(own).map(([key, text]) => [`${namespace}.${key}`, text] as const),
  );
  return (
    <>
      <Table
        caption="Rules"
        columns={['No.', 'Rule']}
        rows={rules.map((anchor) => [
          <RuleLink key={anchor} anchor={anchor} />,
          <InlineCode key="text" text={facts.rules[anchor]?.text ?? ''} />,
        ])}
      />
      <Table
        caption="Calls"
        columns={['Call', 'Operation', 'Origin', 'Fields of its answer that we assume']}
        rows={calls.map((call) => [
          <code key="call">{`${call.method.toUpperCase()} ${call.path}`}</code>,
          call.operationId,
          originOf(call),
          call.assumed.join(', ') || 'none',
        ])}
      />
      <Errors calls={calls} />
      <Table
        caption="Tracking events"
        columns={['Event', 'When', 'Sent with it']}
        rows={(names as EventName[]).map((name) => [
          <code key="event">{name}</code>,
          eventMoments[name],
          events[name].join(', '),
        ])}
      />
      <Table
        caption="Texts"
        columns={['Key', 'Text']}
        rows={textRows.map(([key, text]) => [<code key="key">{key}</code>, text])}
      />
      <CopyTexts texts={textRows} />
      <Table
        caption="What its parts must do for everybody"
        columns={['Part', 'Must']}
        rows={parts.flatMap((name) => {
          const must = guidance[name]?.must;
          return must === undefined ? [] : [[name, <InlineCode key="must" text={must} />]];
        })}
      />
    </>
  );
}

/** Leads to a rule on the page of all rules. */
function RuleLink({ anchor }: { anchor: string }) {
  return (
    <Link to={`?path=/docs/rules--page#${anchor}`}>{facts.rules[anchor]?.number ?? anchor}</Link>
  );
}
