import { Button } from '@kosha/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQueryClient } from '@tanstack/react-query';
import { expect, fn, userEvent } from 'storybook/test';
import { routePatterns } from '../../../shared/paths.ts';
import { userAuthQuery } from '../../../shared/queries/user-auth.ts';
import { RouteProvider, useRoute } from '../../../shared/navigation/route-context.ts';
import { incompleteUserAuth } from '../dispatcher/dispatcher.fixtures.ts';
import { StepFrame } from './step-frame.tsx';

const preload = fn();

const at = (query: string) => ({
  route: { path: routePatterns.authWork, url: `${routePatterns.authWork}${query}` },
  msw: { handlers: [] },
});

const meta = {
  title: '2 Verify/Step frame',
  component: StepFrame,
  args: { children: <Button>Begin</Button> },
  // These stories need all five steps, but the strict policy has only four.
  globals: { policy: 'specified' },
  parameters: at('?pid=3&step=2&as=5'),
  beforeEach: () => {
    preload.mockClear();
  },
  decorators: [
    (Story) => {
      useQueryClient().setQueryData(userAuthQuery.queryKey, incompleteUserAuth({ basic: 1 }));
      return (
        <RouteProvider value={{ ...useRoute(), preload }}>
          <Story />
        </RouteProvider>
      );
    },
  ],
} satisfies Meta<typeof StepFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const StepNumber: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Step 2 of 5')).toBeVisible();
    await expect(preload).not.toHaveBeenCalled();
  },
};

export const NoStepNumber: Story = {
  parameters: at('?pid=3&step=99&as=%3Cb%3E'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Step/)).toBeNull();
  },
};

const fetchedOnceBegun =
  (...expected: string[]): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Begin' }));
    await expect(preload.mock.calls.flat()).toEqual(expected);
  };

/** Once the borrower starts this step, the app prefetches the next step that is not yet done. */
export const PrefetchNextStep: Story = {
  play: fetchedOnceBegun('/auth/index', '/auth/identity'),
};

/** Once the borrower starts the last step, the app prefetches the apply page. */
export const PrefetchApplyPage: Story = {
  parameters: at('?pid=3&step=2&as=2'),
  decorators: [
    (Story) => {
      const auth = incompleteUserAuth({
        userAuthConfigVoList: [{ key: 'basic' }, { key: 'video' }, { key: 'work' }],
        basic: 1,
      });
      useQueryClient().setQueryData(userAuthQuery.queryKey, auth);
      return <Story />;
    },
  ],
  play: fetchedOnceBegun('/auth/index', '/product/3/detail'),
};

/** Without a step number, only the page that opens the next step is prefetched. */
export const PrefetchDispatcher: Story = {
  parameters: at(''),
  play: fetchedOnceBegun('/auth/index'),
};
