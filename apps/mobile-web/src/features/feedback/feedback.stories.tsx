import { mockGet, mockPost, networkError, neverResponds, success } from '@kosha/api-client/testing';
import type { Schema } from '@kosha/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { expectPath } from '../../shared/testing/expect-path.ts';
import { routePatterns } from '../../shared/paths.ts';
import { firstThenSecond } from '../../shared/testing/in-turn.ts';
import { FeedbackScreen } from './feedback.screen.tsx';
import { anAnsweredOpinion, anOpinion, someFeedbackTypes } from './feedback.fixtures.ts';

const path = '/opinion-record/v1/list';
const listing = (...list: Schema<'Opinion'>[]) => ({
  msw: { handlers: [mockPost(path, success(list))] },
});

const meta = {
  title: '9 Help and feedback/Feedback',
  component: FeedbackScreen,
  parameters: {
    route: { path: routePatterns.feedback, url: '/feedback' },
    ...listing(anAnsweredOpinion, anOpinion()),
  },
} satisfies Meta<typeof FeedbackScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Records: Story = {};

export const FirstOpenWithReply: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first, second] = await canvas.findAllByRole('button', { name: /2026/ });
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(first).toHaveTextContent('Answered');
    await expect(second).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText(anAnsweredOpinion.content)).toBeVisible();
    await expect(canvas.getByText(/The page works again/)).toBeVisible();
    await expect(canvas.getByText(/21 Nov 2026/)).toBeVisible();
    await userEvent.click(second!);
    const other = canvas.getByText('When will my loan be paid out?');
    await waitFor(() => expect(other).toBeVisible());
  },
};

export const PhotoEnlarged: Story = {
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    const small = await canvas.findByRole('button', { name: 'Open picture 2 of 2' });
    await userEvent.click(small);
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await expect(small).toHaveFocus();
    await userEvent.click(small);
    const dialog = await canvas.findByRole('dialog', { name: 'Picture 2 of 2' });
    await expect(within(dialog).getByAltText('Picture 2 of 2')).toBeVisible();
  },
};

export const Empty: Story = { parameters: listing() };

export const NoRecords: Story = {
  parameters: listing(),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'No Records' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go Back' }));
    await expectPath(canvas, '/');
  },
};

export const FirstFeedback: Story = {
  tags: ['state'],
  parameters: {
    msw: {
      handlers: [
        mockPost(path, success([])),
        mockGet('/opinion-record/v1/get-opinion-config', success(someFeedbackTypes)),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Write feedback' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Feedback' });
    await expect(within(dialog).getByLabelText(/Your feedback/)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [mockPost(path, neverResponds())] } },
};

/** A list that failed to load is never shown as an empty list (§8, D34). */
export const LoadFailedAndRetry: Story = {
  parameters: {
    msw: { handlers: [mockPost(path, firstThenSecond(networkError(), success([anOpinion()])))] },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No connection');
    await expect(canvas.queryByText('No Records')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('When will my loan be paid out?')).toBeVisible();
  },
};

/** HTML appears as plain text. Characters that reverse the text direction are removed. */
export const HtmlInReply: Story = {
  parameters: listing(
    anOpinion({ answerContent: '<b>Pay \u202ehere</b>'.padEnd(200, 'a'), responseTime: null }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^<b>Pay here<\/b>a+$/)).toBeVisible();
  },
};

export const SmallPhoneLargeText: Story = {
  globals: { textSize: 200, viewport: { value: 'small' } },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
