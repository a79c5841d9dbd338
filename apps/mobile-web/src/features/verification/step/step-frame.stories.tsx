import { Button } from '@kosha/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQueryClient } from '@tanstack/react-query';
import { expect, fn, userEvent } from 'storybook/test';
import { patterns } from '../../../shared/paths.ts';
import { userAuthQuery } from '../../../shared/queries/user-auth.ts';
import { RouteProvider, useRoute } from '../../../shared/navigation/route-context.ts';
import { aUserAuth } from '../dispatcher/dispatcher.fixtures.ts';
import { StepFrame } from './step-frame.tsx';

const preload = fn();

const at = (query: string) => ({
  route: { path: patterns.authWork, url: `${patterns.authWork}${query}` },
  msw: { handlers: [] },
});

const meta = {
  title: '2 Verify/Step frame',
  component: StepFrame,
  args: { children: <Button>Begin</Button> },
  // All five steps, of which the strict rules ask for four.
  globals: { policy: 'specified' },
  parameters: at('?pid=3&step=2&as=5'),
  beforeEach: () => {
    preload.mockClear();
  },
  decorators: [
    (Story) => {
      useQueryClient().setQueryData(userAuthQuery.queryKey, aUserAuth({ basic: 1 }));
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

export const Place: Story = {
  name: 'The place among the steps is shown above the questions',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Step 2 of 5')).toBeVisible();
    await expect(preload).not.toHaveBeenCalled();
  },
};

export const NoPlace: Story = {
  name: 'With an address that has no place, none is shown',
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

export const FetchesTheNextStep: Story = {
  name: 'The next step not done is fetched ahead once the person begins',
  play: fetchedOnceBegun('/auth/index', '/auth/identity'),
};

export const FetchesTheApplyPage: Story = {
  name: 'After the last step the apply page comes next',
  parameters: at('?pid=3&step=2&as=2'),
  decorators: [
    (Story) => {
      const auth = aUserAuth({
        userAuthConfigVoList: [{ key: 'basic' }, { key: 'video' }, { key: 'work' }],
        basic: 1,
      });
      useQueryClient().setQueryData(userAuthQuery.queryKey, auth);
      return <Story />;
    },
  ],
  play: fetchedOnceBegun('/auth/index', '/product/3/detail'),
};

export const FetchesTheDispatcherOnly: Story = {
  name: 'Without a place only the dispatcher can be fetched ahead',
  parameters: at(''),
  play: fetchedOnceBegun('/auth/index'),
};
