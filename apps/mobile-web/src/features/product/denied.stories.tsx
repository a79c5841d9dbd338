import { mockGet, success } from '@kosha/api-client/testing';
import { dayMs, deniedWait, formatDate, formatReapplyTime, hourMs } from '@kosha/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectPath } from '../../shared/testing/expect-path.ts';
import { sampleResponses } from '../../shared/sample-data/responses.ts';
import { homeProductOf } from '../../shared/sample-data/sample-data.fixtures.ts';
import { DeniedScreen } from './denied.screen.tsx';

const denied = homeProductOf('denied', '1');
const untilMs = Number(denied.reapplyTime);

const at = (query: string, reapplyTime: number | null) => ({
  route: { path: '/product/:pid/denied', url: `/product/1/denied${query}` },
  msw: {
    handlers: [
      mockGet(
        '/home/v1/index',
        success({
          homeProductVos: [{ ...denied, reapplyTime }],
          undwayList: [],
        }),
      ),
    ],
  },
});

function waiting(reapplyTime: number) {
  const { days, hours } = deniedWait(reapplyTime, sampleResponses.now);
  return at(`?day=${days}&hour=${hours}`, reapplyTime);
}

const meta = {
  title: '3 Choose/Denied',
  component: DeniedScreen,
  parameters: waiting(untilMs),
} satisfies Meta<typeof DeniedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Denied: Story = {};

/**
 * The page shows the days and hours until the borrower can apply again. The link "Back" opens Home.
 */
export const TimeLeft: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Application Denied' })).toBeVisible();
    await expect(canvas.getByText('13 days 13 hours')).toBeVisible();
    await expect(await canvas.findByText(`from ${formatReapplyTime(untilMs)}`)).toBeVisible();
    await expect(canvas.getByText('Nothing is owed and nothing was charged.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
    await expectPath(canvas, /^\/$/);
  },
};

export const OneDayOneHour: Story = {
  parameters: waiting(sampleResponses.now + dayMs + hourMs / 2),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 day 1 hour')).toBeVisible();
  },
};

/**
 * In the last hour of the waiting period, the page says "less than 1 hour". If the server sends no
 * time, the page adds an approximate date, which is today.
 */
export const LastHour: Story = {
  parameters: at('?day=0&hour=0', null),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('less than 1 hour')).toBeVisible();
    await expect(canvas.getByText(`about ${formatDate(Date.now())}`)).toBeVisible();
  },
};

/**
 * If the waiting period in the URL is invalid, the page says that the borrower can re-apply in 15
 * days, which is the general rule.
 */
export const UnreadableWait: Story = {
  tags: ['behaviour'],
  parameters: at('?day=-3&hour=soon', null),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can re-apply in 15 days.')).toBeVisible();
  },
};

/**
 * If the URL contains no waiting period, the page says that the borrower can re-apply in 15 days,
 * which is the general rule.
 */
export const WaitUnknown: Story = {
  parameters: at('', null),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can re-apply in 15 days.')).toBeVisible();
  },
};

export const SmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
};
