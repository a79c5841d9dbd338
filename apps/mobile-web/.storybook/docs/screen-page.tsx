import { use } from 'react';
import { facts } from '../data/app-facts.ts';
import { eventDescriptions, trackingEvents } from '../../src/shared/tracking/events.ts';
import type { Call, ScreenDocsData } from '../data/facts.ts';
import { Contents } from './contents.tsx';
import { CopyMessages } from './copy-messages.tsx';
import { Errors } from './errors.tsx';
import {
  storyEntries,
  isVisibleStory,
  titleWithoutSection,
  type StoryEntry,
} from './index-entries.ts';
import { guidance } from './guidance/all.ts';
import { InlineCode } from './inline-code.tsx';
import { Link } from './link.tsx';
import { sortLoadingLast } from './loading-last.ts';
import { Phone } from './phone.tsx';
import { screenPurposes } from './purposes.ts';
import { SharedCalls, SharedErrors, SharedEvents } from './shared-notes.tsx';
import { Table } from './table.tsx';

/** The group with the page's own title comes first. */
function inGroups(stories: readonly StoryEntry[], title: string) {
  const groups = [...Map.groupBy(stories, titleWithoutSection)];
  const isOwn = (group: readonly StoryEntry[]) => group.some((story) => story.title === title);
  return groups.toSorted(([, one], [, other]) => Number(isOwn(other)) - Number(isOwn(one)));
}

interface ScreenPageProps {
  /**
   * The screen's source file, as in Storybook's `index.json`; undefined if the stories show a
   * wrapper component.
   */
  componentPath: string | undefined;
  title: string;
}

export function ScreenPage({ componentPath, title }: ScreenPageProps) {
  const all = use(storyEntries);
  const stories = all.filter(
    (one) =>
      isVisibleStory(one) &&
      (one.title === title || (componentPath !== undefined && one.componentPath === componentPath)),
  );
  const screen = facts.screens[componentPath ?? ''];
  return (
    <>
      <h1>{title.split('/').join(': ')}</h1>
      <p>{screenPurposes[title]}</p>
      {screen && screen.patterns.length > 0 && (
        <p>
          {screen.patterns.map((pattern) => (
            <code key={pattern}>{pattern} </code>
          ))}
        </p>
      )}
      <Contents />
      {inGroups(stories, title).map(([name, group], at) => (
        <section key={name}>
          <h2>{at === 0 ? 'States' : name}</h2>
          <div className="kosha-phones">
            {sortLoadingLast(group).map((story) => (
              <Phone key={story.id} story={story} />
            ))}
          </div>
        </section>
      ))}
      {screen && <About {...factsOfPage(screen, title)} all={all} />}
    </>
  );
}

const originOf = ({ origin, isEverywhere }: Call) =>
  isEverywhere ? `${origin}, on every screen` : origin;

/**
 * Two screens may share a file, such as Basic and Work information. Each page shows only its own
 * calls and events.
 */
function factsOfPage(screen: ScreenDocsData, title: string): ScreenDocsData {
  const own = screen.patterns.filter((pattern) => facts.pages[pattern] === title);
  if (own.length === 0) return screen;
  const isOwn = ({ patterns }: { patterns: readonly string[] }) =>
    patterns.some((pattern) => own.includes(pattern));
  return { ...screen, calls: screen.calls.filter(isOwn), events: screen.events.filter(isOwn) };
}

const pathsOf = (fields: Call['fields']): string =>
  fields.map(({ path }) => path).join(', ') || 'none';

function About({ all, ...screen }: ScreenDocsData & { all: readonly StoryEntry[] }) {
  const { patterns, hasFeedback, rules, calls, events: sent, parts, texts, shownIn } = screen;
  const isScreen = patterns.length > 0;
  const messages = Object.entries(texts).flatMap(([namespace, own]) =>
    Object.entries(own).map(([key, text]) => [`${namespace}.${key}`, text] as const),
  );
  const conditionOf = (key: string) => {
    const story = all.find(({ id }) => id === shownIn[key]);
    return story ? <Link to={`?path=/story/${story.id}`}>{story.name}</Link> : '';
  };
  return (
    <>
      <Table
        caption="Requirements"
        columns={['No.', 'Requirement']}
        rows={rules.map((anchor) => [
          <RuleLink key={anchor} anchor={anchor} />,
          <InlineCode key="text" text={facts.rules[anchor]?.text ?? ''} />,
        ])}
      />
      <Table
        caption="Calls"
        columns={[
          'Call',
          'Operation',
          'Purpose',
          'Origin',
          'Response fields read',
          'Response fields not yet confirmed',
        ]}
        rows={calls.map((call) => [
          <code key="call">{`${call.method.toUpperCase()} ${call.path}`}</code>,
          call.operationId,
          call.summary,
          originOf(call),
          pathsOf(call.fields),
          pathsOf(call.fields.filter(({ isAssumed }) => isAssumed)),
        ])}
        ids={calls.map(({ operationId }) => operationId)}
      >
        {isScreen && <SharedCalls hasFeedback={hasFeedback} />}
      </Table>
      <Errors calls={calls}>{isScreen && <SharedErrors hasFeedback={hasFeedback} />}</Errors>
      <Table
        caption="Events"
        columns={['Event', 'When', 'Data sent with the event']}
        rows={sent.map(({ name }) => [
          <code key="event">{name}</code>,
          eventDescriptions[name],
          trackingEvents[name].join(', '),
        ])}
      >
        {isScreen && <SharedEvents hasFeedback={hasFeedback} />}
      </Table>
      <Table
        caption="Messages"
        columns={['Key', 'Message', 'Story that shows it']}
        rows={messages.map(([key, text]) => [<code key="key">{key}</code>, text, conditionOf(key)])}
      >
        <CopyMessages texts={messages} />
      </Table>
      <Table
        caption="Accessibility requirements"
        columns={['Component', 'Requirement']}
        rows={parts.flatMap((name) => {
          const must = guidance[name]?.must;
          return must === undefined ? [] : [[name, <InlineCode key="must" text={must} />]];
        })}
      />
    </>
  );
}

function RuleLink({ anchor }: { anchor: string }) {
  return (
    <Link to={`?path=/docs/requirements--page#${anchor}`}>
      {facts.rules[anchor]?.number ?? anchor}
    </Link>
  );
}
