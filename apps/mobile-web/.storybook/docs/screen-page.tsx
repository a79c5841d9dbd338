import { use } from 'react';
import { facts } from '../data/app-facts.ts';
import { eventMoments, events } from '../../src/shared/tracking/events.ts';
import type { Call, ScreenFacts } from '../data/facts.ts';
import { entries, isLooking, nameOf, type StoryEntry } from './index-entries.ts';
import { guidance } from './guidance/all.ts';
import { CopyTexts } from './copy-texts.tsx';
import { Errors } from './errors.tsx';
import { InlineCode } from './inline-code.tsx';
import { Link } from './link.tsx';
import { loadingLast } from './loading-last.ts';
import { Phone } from './phone.tsx';
import { SharedCalls, SharedErrors, SharedEvents } from './shared-notes.tsx';
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
      {screen && screen.patterns.length > 0 && (
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
      {screen && <About {...ofPage(screen, title)} />}
    </>
  );
}

const originOf = ({ origin, isEverywhere }: Call) =>
  isEverywhere ? `${origin}, on every screen` : origin;

/** Two screens may share a file, such as Basic and Work information: each page has the calls and events of its own. */
function ofPage(screen: ScreenFacts, title: string): ScreenFacts {
  const own = screen.patterns.filter((pattern) => facts.pages[pattern] === title);
  if (own.length === 0) return screen;
  const isOwn = ({ patterns }: { patterns: readonly string[] }) =>
    patterns.some((pattern) => own.includes(pattern));
  return { ...screen, calls: screen.calls.filter(isOwn), events: screen.events.filter(isOwn) };
}

function About(screen: ScreenFacts) {
  const { patterns, hasFeedback, rules, calls, events: sent, parts, texts } = screen;
  const isScreen = patterns.length > 0;
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
      >
        {isScreen && <SharedCalls hasFeedback={hasFeedback} />}
      </Table>
      <Errors calls={calls}>{isScreen && <SharedErrors hasFeedback={hasFeedback} />}</Errors>
      <Table
        caption="Tracking events"
        columns={['Event', 'When', 'Sent with it']}
        rows={sent.map(({ name }) => [
          <code key="event">{name}</code>,
          eventMoments[name],
          events[name].join(', '),
        ])}
      >
        {isScreen && <SharedEvents hasFeedback={hasFeedback} />}
      </Table>
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
