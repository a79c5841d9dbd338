import { mockGet, neverResponds, networkError, success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { routePatterns } from '../../shared/paths.ts';
import { nextLoan, responsesFor } from '../../shared/sample-data/sample-data.fixtures.ts';
import { firstThenSecond } from '../../shared/testing/in-turn.ts';
import { NextLoanListScreen } from './next-loan-list.screen.tsx';

const respondingWith = (response: Parameters<typeof mockGet<'/order/v1/schedule/list'>>[1]) => ({
  route: { path: routePatterns.schedules, url: '/schedule' },
  msw: { handlers: [mockGet('/order/v1/schedule/list', response)] },
});

const meta: Meta<typeof NextLoanListScreen> = {
  title: '8 Extend and schedule/Scheduled orders',
  component: NextLoanListScreen,
  parameters: respondingWith(
    success([
      nextLoan({ id: '413', expectBorrowAmount: 3000 }),
      ...responsesFor('schedule-refused').schedules,
    ]),
  ),
};
export default meta;

type Story = StoryObj<typeof NextLoanListScreen>;

export const WaitingAndRefused: Story = {
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link', { name: 'See the scheduled order' });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/schedule/413?pid=1',
      '/schedule/412?pid=1',
    ]);
    await expect(canvas.getByText('Scheduled')).toBeVisible();
    await expect(canvas.getByText('Not started')).toBeVisible();
  },
};

export const Loading: Story = { parameters: respondingWith(neverResponds()) };

export const Empty: Story = {
  parameters: respondingWith(success([])),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No scheduled orders' });
    const link = canvas.getByRole('link', { name: 'See all orders' });
    await expect(link).toHaveAttribute('href', '/order');
  },
};

export const LoadFailedAndRetry: Story = {
  parameters: respondingWith(firstThenSecond(networkError(), success([nextLoan()]))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await canvas.findByRole('link', { name: 'See the scheduled order' });
    await expect(canvas.queryByText('Dismiss')).toBeNull();
  },
};

export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };
export const LargeText: Story = { globals: { textSize: 200 } };
