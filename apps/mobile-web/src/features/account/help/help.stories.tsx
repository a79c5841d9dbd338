import { mockGet, neverResponds, networkError, success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { routePatterns } from '../../../shared/paths.ts';
import { firstThenSecond } from '../../../shared/testing/in-turn.ts';
import { faq } from '../../../shared/sample-data/sample-data.fixtures.ts';
import { HelpScreen } from './help.screen.tsx';
import { scrollTo } from '../../../shared/testing/scroll-to.ts';

const meta = {
  title: '9 Help and feedback/Help',
  component: HelpScreen,
  parameters: {
    route: { path: routePatterns.help, url: '/personal/help' },
    msw: { handlers: [mockGet('/client/v1/faq', success(faq))] },
  },
} satisfies Meta<typeof HelpScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Questions: Story = {};

export const FirstQuestionOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('button', { name: 'Who can apply?' });
    const second = canvas.getByRole('button', { name: 'What does a loan cost?' });
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(second).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText(/^You can, if you are a citizen of India/)).toBeVisible();
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    const answer = canvas.getByText('You see each sum before you apply.');
    await waitFor(() => expect(answer).toBeVisible());
  },
};

export const ContactBelowQuestions: Story = {
  play: async ({ canvas }) => {
    const feedback = await canvas.findByRole('link', { name: /FeedBack/ });
    await expect(feedback).toHaveAttribute('href', '/feedback');
    const call = await canvas.findByRole('link', { name: /Call us/ });
    await expect(call).toHaveAttribute('href', expect.stringMatching(/^tel:/));
    scrollTo(call);
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [mockGet('/client/v1/faq', neverResponds())] } },
};

export const NoQuestions: Story = {
  parameters: { msw: { handlers: [mockGet('/client/v1/faq', success([]))] } },
  play: async ({ canvas }) => {
    const feedback = await canvas.findByRole('link', { name: 'FeedBack' });
    await expect(feedback).toHaveAttribute('href', '/feedback');
  },
};

export const LoadFailed: Story = {
  parameters: { msw: { handlers: [mockGet('/client/v1/faq', networkError())] } },
};

export const LoadFailedAndRetry: Story = {
  parameters: {
    msw: {
      handlers: [mockGet('/client/v1/faq', firstThenSecond(networkError(), success(faq)))],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText(/^You can, if you are a citizen of India/)).toBeVisible();
  },
};

export const SmallPhoneLargeText: Story = {
  globals: { textSize: 200, viewport: { value: 'small' } },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
