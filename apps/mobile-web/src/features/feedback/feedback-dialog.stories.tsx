import { mockGet, networkError, neverAnswers, success } from '@kosha/api-client/testing';
import type { Schema } from '@kosha/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { aCustomerService } from '../../shared/contact.fixtures.ts';
import { inTurn } from '../../shared/testing/in-turn.ts';
import { FeedbackDialog } from './feedback-dialog.tsx';

type ConfigAnswer = Parameters<typeof mockGet<'/client/v1/config'>>[1];

const answering = (config: ConfigAnswer) => ({
  msw: { handlers: [mockGet('/client/v1/config', config)] },
});

const config = success<Schema<'ClientConfig'>>({
  customer: aCustomerService,
  agreements: {
    loan: { title: 'Loan', updated: 0, sections: [] },
    privacy: { title: 'Privacy', updated: 0, sections: [] },
  },
});

const meta = {
  component: FeedbackDialog,
  args: { onClose: fn() },
  parameters: answering(config),
} satisfies Meta<typeof FeedbackDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TellsHowToReachUs: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Feedback' }));
    await dialog.findByText(/A form for your feedback comes soon/);
    const phone = await dialog.findByRole('link', { name: aCustomerService.phone });
    await expect(phone).toHaveAttribute('href', expect.stringMatching(/^tel:/));
    const email = dialog.getByRole('link', { name: aCustomerService.email });
    await expect(email).toHaveAttribute('href', `mailto:${aCustomerService.email}`);
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { parameters: answering(neverAnswers()) };

export const Failed: Story = {
  parameters: answering(inTurn(networkError(), config)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await canvas.findByRole('link', { name: aCustomerService.phone });
  },
};

export const Small: Story = { globals: { viewport: { value: 'small' } } };
export const LargeText: Story = { globals: { textSize: '200' } };
