import './clock.ts';
import type { Schema } from '@kosha/api-client';
import { clearToasts, nextPaint } from '@kosha/ui';
import type { Preview } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { lazy } from 'react';
import { configure, spyOn } from 'storybook/test';
import { themes } from 'storybook/theming';
import '@kosha/ui/styles.css';
import './docs/docs.css';
import { forgetLoginDraft } from '../src/features/login/login-draft.ts';
import { resetVisitorCountry } from '../src/shared/tracking/country.ts';
import { endSession } from '../src/shared/session/session.ts';
import { useLanguage } from '../src/shared/i18n/shown-language.ts';
import { axeOptions } from '../src/shared/testing/axe-options.ts';
import { findSplitText } from '../src/shared/testing/find-split-text.ts';
import { resolveListResponses, adjacentListHandlers } from './adjacent-list.ts';
import { isRepeatedScreen } from './checked-screens.ts';
import { withEngineMessages, withUniqueFormId } from './engine-messages.ts';
import { isLanguageChange, recordFinishedStory, startsInEnglish } from './first-in-english.ts';
import { Frame } from './frame.tsx';
import { shouldCheckResponses, isTestRun } from './should-check-responses.ts';
import type { StoryRoute } from './frame.tsx';
import { assertNoRedirect, watchInteractions } from './visible-story.ts';
import { isolateEmbeddedStory } from './embedded.ts';
import { waitForMotion, enableMotion, makeToBeVisibleWait, disableMotion } from './motion.ts';
import {
  setStoryHandlers,
  assertEverythingHandled,
  assertMocksFit,
  endCalls,
  startNetwork,
} from './network.ts';
import {
  applyGlobals,
  globalTypes,
  initialGlobals,
  switchLanguage,
  networkOf,
  effectiveGlobals,
  viewports,
} from './toolbar.ts';
import { assertTouchTargets } from './touch-targets.ts';

// A busy machine may need far longer than the default of one second.
configure({ asyncUtilTimeout: Number(import.meta.env['VITE_STORY_PATIENCE_MS'] ?? 30_000) });

function assertNoSidewaysScroll(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    throw new Error(`${scrollWidth} px of content on ${clientWidth} px`);
}

function assertNothingSplit(): void {
  const split = findSplitText();
  if (split.length > 0) throw new Error(`Broken at the end of a line: ${split.join(', ')}`);
}

/** Waits two frames, because an open dialog measures its content one frame after its effects. */
async function dialogsMeasured(): Promise<void> {
  if (document.querySelector('dialog[open]') === null) return;
  await nextPaint();
  await nextPaint();
}

/** `provokes` is a part of the console message that a story causes on purpose. */
function muteExpectedMessage(provokes: unknown): void {
  if (typeof provokes !== 'string') return;
  for (const level of ['warn', 'error'] as const) {
    const print = console[level];
    spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      if (!parts.some((part) => String(part).includes(provokes))) print(...parts);
    });
  }
}

/**
 * A test page is rarely idle, so idle callbacks would run late. Without `requestIdleCallback`, the
 * app uses a timer, as in Safari.
 */
function startIdleWorkSoon(): void {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  HTMLCanvasElement.prototype.toBlob = encodeWithoutIdle;
}

/** Chromium's own `toBlob` waits up to a second for an idle moment. */
function encodeWithoutIdle(
  this: HTMLCanvasElement,
  ...[done, type, quality]: Parameters<ToBlob>
): void {
  const [head = '', data = ''] = this.toDataURL(type, quality).split(',');
  const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
  const blob = new Blob([bytes], { type: /^data:([^;]*)/.exec(head)?.[1] ?? '' });
  setTimeout(() => done(blob));
}

type ToBlob = HTMLCanvasElement['toBlob'];

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    // Lazy, because story tests do not need the data of docs pages.
    docs: {
      page: lazy(() => import('./docs/docs-page.tsx')),
      // Docs pages follow the system's colour scheme, as stories do by default.
      theme: themes.normal,
    },
    options: {
      // Pages about the whole app come first, then the screens in the order of the borrower's flow.
      storySort: {
        method: 'alphabetical',
        order: [
          'Start here',
          'All screens',
          'Compare',
          'Messages',
          'Order states',
          'Flows',
          'Requirements',
          'Rule profiles',
          'Every screen',
          'Writing guide',
          '1 Sign in',
          '2 Verify',
          [
            'Next step',
            'Step frame',
            'Basic information',
            'Basic information, malformed',
            'Basic information, sending',
            'Work information',
            'Identity',
            'Identity by numbers',
            'Identity by numbers, code',
            'Identity by photos',
            'Identity by photos, camera',
            'Identity by photos, reloaded',
            'Back from the provider',
            'Face',
            'Face, result',
            'Contacts',
            'Contacts, sending',
            'Step done',
          ],
          '3 Choose',
          [
            'Home',
            'Home with orders',
            'Home by borrower',
            'Home, Apply pressed',
            'Install banner',
            'Product',
          ],
          '4 Bank',
          ['Cards'],
          '5 Apply',
          '6 Orders',
          ['List', 'Audit', 'Confirm', 'Detail'],
          '7 Repay',
          ['Repayment dialog', 'Back from the checkout', 'Payment outcome', 'Repay and reapply'],
          '8 Extend and schedule',
          '9 Help and feedback',
          ['Account', 'Help'],
          'Public pages',
          'Native',
          'Kit',
          ['All components', 'Kit on Mantine', 'Tokens'],
          'Form engine',
        ],
      },
    },
    a11y: { test: 'error', options: axeOptions },
    viewport: {
      options: viewports,
    },
  },
  globalTypes,
  // The accessibility check runs in tests; otherwise only when its panel is opened.
  initialGlobals: { ...initialGlobals, a11y: { manual: !isTestRun } },
  beforeAll: async () => {
    isolateEmbeddedStory();
    if (isTestRun) startIdleWorkSoon();
    // Dispatches events without React's `act`, so that React updates the page as in production.
    configure({ eventWrapper: (act) => act() });
    makeToBeVisibleWait();
    // Lets tests change the language after a story has played in English.
    if (shouldCheckResponses) Reflect.set(window, 'koshaLanguage', switchLanguage);
    await startNetwork();
  },
  beforeEach: async ({ parameters, ...context }) => {
    const globals = effectiveGlobals(context);
    if (isLanguageChange({ id: context.id, globals })) return;
    await endCalls();
    enableMotion();
    localStorage.clear();
    sessionStorage.clear();
    clearToasts();
    // All stories share one page, so the memory of the app still contains the session, the visit
    // and the login draft of the previous story.
    endSession();
    resetVisitorCountry();
    forgetLoginDraft();
    muteExpectedMessage(parameters['provokes']);
    watchInteractions();
    const own = (parameters['msw'] as { handlers?: HttpHandler[] } | undefined)?.handlers ?? [];
    const listed = parameters['listed'] as Schema<'OrderListItem'>[] | undefined;
    setStoryHandlers([...networkOf(globals), ...own], adjacentListHandlers(listed));
    return applyGlobals(startsInEnglish(context) ? { ...globals, language: 'en' } : globals);
  },
  afterEach: async ({ canvasElement, globals, id, parameters, tags, title, viewMode }) => {
    resolveListResponses();
    assertEverythingHandled();
    // Some stories violate the contract on purpose.
    if (parameters['provokes'] !== 'Contract drift') await assertMocksFit();
    // A docs page is wider than a phone and has content around the story, so these checks do not
    // apply.
    if (viewMode !== 'docs') {
      assertNoSidewaysScroll();
      assertNothingSplit();
      if (title.startsWith('Kit/')) assertTouchTargets(canvasElement);
      assertNoRedirect(tags);
      await switchLanguage(globals['language']);
      recordFinishedStory({ id, globals });
    }
    await dialogsMeasured();
    await waitForMotion();
    if (isTestRun) disableMotion();
    // Skips a repeated accessibility check, which takes a third of a story's time.
    if (isTestRun && isRepeatedScreen()) Object.assign(globals, { a11y: { manual: true } });
  },
  decorators: [
    (Story, { args, ...context }) =>
      Story({ args: withUniqueFormId(withEngineMessages(args, useLanguage().language), context) }),
    (Story, { id, parameters }) => {
      if (parameters['isWholeApp'] === true) return <Story key={id} />;
      return (
        <Frame
          key={id}
          route={parameters['route'] as StoryRoute | undefined}
          isPart={parameters['layout'] === 'padded'}
        >
          <Story />
        </Frame>
      );
    },
  ],
};

export default preview;
