import {
  mockGet,
  mockPost,
  neverResponds,
  networkError,
  refusal,
  success,
} from '@kosha/api-client/testing';
import { useQueryClient } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { expectPath } from '../../../shared/testing/expect-path.ts';
import { routePatterns } from '../../../shared/paths.ts';
import { userAuthQuery } from '../../../shared/queries/user-auth.ts';
import { firstThenSecond } from '../../../shared/testing/in-turn.ts';
import { startNativeAppSession } from '../../../shared/session/session.fixtures.ts';
import { endSession } from '../../../shared/session/session.ts';
import { trackingHandlers } from '../../../shared/tracking/tracking.fixtures.ts';
import { incompleteUserAuth } from './dispatcher.fixtures.ts';
import { DispatcherScreen } from './dispatcher.screen.tsx';

const path = '/auth/v1/find-user-auth';
const answers = (change: Parameters<typeof incompleteUserAuth>[0]) => [
  mockGet(path, success(incompleteUserAuth(change))),
];

const meta = {
  title: '2 Verify/Next step',
  component: DispatcherScreen,
  parameters: {
    route: { path: routePatterns.authIndex, url: '/auth/index?pid=3' },
    msw: { handlers: answers({}) },
    provokes: 'Contract drift',
  },
} satisfies Meta<typeof DispatcherScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStep: Story = {
  tags: ['behaviour'],
  play: ({ canvas }) => expectPath(canvas, '/auth/basic?pid=3&step=1&as=5'),
};

export const NextStep: Story = {
  tags: ['behaviour'],
  parameters: { msw: { handlers: answers({ basic: 1, work: 1 }) } },
  play: ({ canvas }) => expectPath(canvas, '/auth/identity?pid=3&step=3&as=5'),
};

const allDone = {
  msw: { handlers: answers({ userAuthConfigVoList: [{ key: 'basic' }], basic: 1 }) },
};

/**
 * If no step is left, an Android browser opens the download page of the native app (§6). The
 * browser of this story counts as Android, like every browser that is not on an Apple device.
 */
export const AllDoneOnAndroid: Story = {
  tags: ['behaviour'],
  globals: { platform: 'android' },
  parameters: allDone,
  beforeEach: endSession,
  play: ({ canvas }) => expectPath(canvas, '/download?pid=3'),
};

export const AllDone: Story = {
  tags: ['behaviour'],
  parameters: allDone,
  beforeEach: startNativeAppSession,
  play: ({ canvas }) => expectPath(canvas, '/product/3/detail'),
};

const drift = fn();

export const UnknownStep: Story = {
  tags: ['behaviour'],
  parameters: {
    msw: {
      handlers: [
        ...answers({ userAuthConfigVoList: [{ key: 'video' }, { key: 'work' }] }),
        mockPost('/burying-point/v3/burying-point', ({ body }) => {
          drift(body);
          return success(null);
        }),
        ...trackingHandlers,
      ],
    },
  },
  beforeEach: () => {
    drift.mockClear();
  },
  play: async ({ canvas }) => {
    await expectPath(canvas, '/auth/work?pid=3&step=1&as=1');
    const event = { type: 'drift', params: { authStep: 'video' } };
    await waitFor(() => expect(drift).toHaveBeenCalledWith([expect.objectContaining(event)]));
  },
};

const withUnknownSteps = (keys: readonly string[]): Story => ({
  name: `Nothing done, no known step: ${JSON.stringify(keys)}`,
  parameters: {
    msw: {
      handlers: [
        mockGet(
          path,
          firstThenSecond(
            success(incompleteUserAuth({ userAuthConfigVoList: keys.map((key) => ({ key })) })),
            success(incompleteUserAuth()),
          ),
        ),
        ...trackingHandlers,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not check which steps');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expectPath(canvas, '/auth/basic?pid=3&step=1&as=5');
  },
});

export const NoSteps = withUnknownSteps([]);
export const OnlyUnknownSteps = withUnknownSteps(['video']);

/**
 * The cached list of steps is older than the last completed step, so the app refetches the list
 * before it opens the next step.
 */
export const RefetchAfterStep: Story = {
  tags: ['behaviour'],
  parameters: { msw: { handlers: answers({ basic: 1 }) } },
  decorators: [
    (Story) => {
      useQueryClient().setQueryData(userAuthQuery.queryKey, incompleteUserAuth());
      return <Story />;
    },
  ],
  play: ({ canvas }) => expectPath(canvas, '/auth/work?pid=3&step=2&as=5'),
};

export const Waiting: Story = {
  parameters: { msw: { handlers: [mockGet(path, neverResponds())] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Checking which steps are left')).toBeVisible();
  },
};

const unavailable = 'Verification is not available right now. Please try again.';

export const LoadFailedAndRetry: Story = {
  parameters: {
    msw: {
      handlers: [
        mockGet(path, firstThenSecond(refusal(unavailable, 503), success(incompleteUserAuth()))),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(unavailable);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expectPath(canvas, '/auth/basic?pid=3&step=1&as=5');
  },
};

const unreadable = (data: unknown): Story => ({
  name: `Unreadable response: ${JSON.stringify(data)}`,
  parameters: {
    msw: {
      handlers: [
        mockGet(path, firstThenSecond(success(data as never), success(incompleteUserAuth()))),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expectPath(canvas, '/auth/basic?pid=3&step=1&as=5');
  },
});

export const UnreadableResponse = unreadable(null);
export const ResponseWithoutSteps = unreadable({});
export const UnreadableSteps = unreadable({ userAuthConfigVoList: [null] });

export const Offline: Story = {
  parameters: { msw: { handlers: [mockGet(path, networkError())] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No connection');
  },
};

export const NoProduct: Story = {
  parameters: {
    route: { path: routePatterns.authIndex, url: '/auth/index' },
    msw: { handlers: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  },
};

export const MalformedProduct: Story = {
  tags: ['behaviour'],
  ...NoProduct,
  parameters: {
    route: { path: routePatterns.authIndex, url: '/auth/index?pid=..%2F..%2Flogin' },
    msw: { handlers: [] },
  },
};
