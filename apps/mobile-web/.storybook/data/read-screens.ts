import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UnroutedComponent } from '@kosha/contract';
import { lazily } from '@kosha/domain';
import { routePatterns } from '../../src/shared/paths.ts';
import { type EventName, trackingEvents } from '../../src/shared/tracking/events.ts';
import { appFolder, appSources } from './app-sources.ts';
import type { DocsData, ResponseField, ScreenDocsData } from './facts.ts';
import { listImportedFiles, importsIn } from './files-from.ts';
import { readCalls, type UsedCall } from './read-calls.ts';
import { messagesOf } from './read-messages.ts';
import { readRoutes, type ScreenRoute } from './read-routes.ts';
import { readStories, sortStoryFiles, type StoryFile } from './read-stories.ts';
import { readStoryTexts, storiesShowing, type StoryTexts } from './read-story-texts.ts';
import { citedAnchorsIn, readAnchorsByTestFile } from './rules.ts';

const isOfKit = (from: string) => /^@kosha\/ui(\/|$)/.test(from);

const findKitComponents = (sources: readonly string[]): string[] =>
  sources
    .flatMap(importsIn)
    .flatMap(({ from, names }) => (isOfKit(from) ? names : []))
    .filter((name) => /^[A-Z]/.test(name));

const frameParts = ({ frame, hasFeedback, hasList }: ScreenRoute): string[] => [
  'Screen',
  ...(frame === 'bare' ? [] : ['AppBar']),
  ...(frame === 'tabs' ? ['BottomNav'] : []),
  ...(hasFeedback ? ['IconButton'] : []),
  ...(hasList ? ['ListDetail'] : []),
];

interface SentEvent {
  event: EventName;
  file: string;
  /** The route pattern that the call passes; undefined if the event is for the current page. */
  pattern: string | undefined;
}

const callPattern = /\btrack(?:Click|Complete)\(\s*'(\w+)',\s*(?:routePatterns\.(\w+))?/g;

/** Tracking functions whose calls do not name the event. */
const unnamed = [
  [/\btrackPage\(/, 'page_enter'],
  [/\btrackDrift\(/, 'contract_drift'],
] as const satisfies readonly (readonly [RegExp, EventName])[];

const readSentEvents = (): SentEvent[] =>
  appSources().flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const named = [...source.matchAll(callPattern)].map(([, event, page]): SentEvent => ({
      event: event as EventName,
      file,
      pattern: page === undefined ? undefined : routePatterns[page as keyof typeof routePatterns],
    }));
    const others = unnamed.filter(([call]) => call.test(source));
    return [
      ...named,
      ...others.map(([, event]): SentEvent => ({ event, file, pattern: undefined })),
    ];
  });

const read = (path: string) => readFileSync(path, 'utf8');

const frameFile = join(appFolder, 'src/app/app.tsx');
const layoutFile = join(appFolder, 'src/shared/navigation/screen-layout.tsx');
const feedbackButton = join(appFolder, 'src/app/use-feedback.tsx');
const feedbackDialog = 'src/features/feedback/feedback-dialog.tsx';

interface Sources {
  routes: readonly ScreenRoute[];
  stories: readonly StoryFile[];
  storyTexts: readonly StoryTexts[];
  calls: readonly UsedCall[];
  sent: readonly SentEvent[];
  /** The requirements that each stories file shows, by file path from the repository root. */
  shown: ReadonlyMap<string, readonly string[]>;
}

/** Components without a route that have their own stories. */
const partsOf = ({ routes, stories }: Pick<Sources, 'routes' | 'stories'>): UnroutedComponent[] =>
  stories
    .filter(({ componentFile }) => !routes.some(({ file }) => file === componentFile))
    .map(({ componentFile, component }) => ({
      name: componentFile,
      file: join(appFolder, componentFile),
      component,
    }));

const filesOf = (sources: Sources): string[] => [
  ...new Set([
    ...sources.routes.map(({ file }) => file),
    ...partsOf(sources).map(({ name }) => name),
  ]),
];

const inOrder = (names: Iterable<string>) =>
  [...new Set(names)].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));

const ownSource = (files: readonly string[]) =>
  files
    .filter((file) => /\/src\/(features|app)\//.test(file))
    .map(read)
    .join('\n');

/** A response field counts as read if the files contain its name as an identifier. */
const identifiersIn = (files: readonly string[]): ReadonlySet<string> =>
  new Set(files.flatMap((file) => read(file).match(/[A-Za-z_]\w*/g) ?? []));

const eventsOf = (sent: readonly SentEvent[]): EventName[] =>
  (Object.keys(trackingEvents) as EventName[]).filter((name) =>
    sent.some(({ event }) => event === name),
  );

async function readOne(file: string, sources: Sources): Promise<ScreenDocsData> {
  const routes = sources.routes.filter((route) => route.file === file);
  const patterns = routes.map(({ pattern }) => pattern);
  const isPart = routes.length === 0;
  const files = listImportedFiles(join(appFolder, file));
  const own = ownSource(files);
  const stories = sources.stories.filter(({ componentFile }) => componentFile === file);
  const shown = stories.flatMap((one) => sources.shown.get(`apps/mobile-web/${one.file}`) ?? []);
  // A section has no route, so its file identifies it.
  const places = isPart ? [file] : patterns;
  const calls = sources.calls.filter((one) => one.places.some((place) => places.includes(place)));
  const sent = sources.sent.filter(
    ({ file: sender, pattern }) =>
      pattern !== undefined && (isPart ? files.includes(sender) : patterns.includes(pattern)),
  );
  const kit = findKitComponents(files.filter((one) => one !== layoutFile).map(read));
  const texts = await messagesOf(files);
  const identifiers = identifiersIn(files);
  const isUsed = ({ path }: ResponseField) => identifiers.has(path.split('.').at(-1) ?? '');
  const frame = isPart
    ? []
    : [...findKitComponents([read(frameFile)]), ...routes.flatMap(frameParts)];
  return {
    patterns,
    hasFeedback: routes.some((route) => route.hasFeedback),
    rules: inOrder([...citedAnchorsIn(own), ...shown]),
    // The tracking calls are omitted, because the tracking events have their own table.
    calls: calls
      .filter(({ isTracking }) => !isTracking)
      .map(({ call, places: all }) => ({
        ...call,
        fields: call.fields.filter(isUsed),
        patterns: patterns.filter((pattern) => all.includes(pattern)),
      })),
    events: eventsOf(sent).map((name) => ({
      name,
      patterns: sent.flatMap(({ event, pattern }) =>
        event === name && !isPart && pattern !== undefined ? [pattern] : [],
      ),
    })),
    parts: inOrder([...kit, ...frame]),
    texts,
    shownIn: storiesShowing(
      texts,
      sources.storyTexts.filter(({ componentFile }) => componentFile === file),
    ),
  };
}

/**
 * The page title of each route. If the route's component has no stories, the title comes from the
 * stories of another component in the same file.
 */
function pagesOf({ routes, stories }: Sources): DocsData['pages'] {
  const ranked = sortStoryFiles(stories);
  return Object.fromEntries(
    routes.flatMap(({ pattern, file, component }) => {
      const inFile = ranked.filter(({ componentFile }) => componentFile === file);
      const own = inFile.find((one) => one.component === component) ?? inFile[0];
      return own ? [[pattern, own.title]] : [];
    }),
  );
}

type ScreensFacts = Pick<
  DocsData,
  'screens' | 'everywhere' | 'feedback' | 'pages' | 'descriptions'
>;

async function readAll(): Promise<ScreensFacts> {
  const routes = readRoutes();
  const stories = readStories();
  const storyTexts = readStoryTexts();
  const sources: Sources = {
    routes,
    stories,
    storyTexts,
    calls: await readCalls(partsOf({ routes, stories }), feedbackDialog),
    sent: readSentEvents(),
    shown: readAnchorsByTestFile(read(join(appFolder, '../../docs/product/shown-by.md'))),
  };
  const screens = filesOf(sources).map(
    async (file) => [`./${file}`, await readOne(file, sources)] as const,
  );
  const frameEvents = sources.sent.filter(({ pattern }) => pattern === undefined);
  const isOfButton = ({ file }: SentEvent) => file === feedbackButton;
  const callsIf = (isWanted: (one: UsedCall) => boolean) =>
    sources.calls.filter(isWanted).map(({ call }) => call);
  return {
    screens: Object.fromEntries(await Promise.all(screens)),
    everywhere: {
      calls: callsIf(({ call }) => call.isEverywhere),
      events: eventsOf(frameEvents.filter((one) => !isOfButton(one))),
    },
    feedback: {
      calls: callsIf(({ isOfFeedback }) => isOfFeedback),
      events: eventsOf(frameEvents.filter(isOfButton)),
    },
    pages: pagesOf(sources),
    descriptions: Object.fromEntries(
      storyTexts.flatMap(({ id, description }) => (description ? [[id, description]] : [])),
    ),
  };
}

/** Lazy, because reading takes seconds. */
export const readScreenDocsData = lazily(readAll);
