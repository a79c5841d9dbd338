import { mockGet, networkError, success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { aCustomerService } from '../../shared/contact.fixtures.ts';
import { patterns } from '../../shared/paths.ts';
import { currentSession, endSession, startSession } from '../../shared/session/session.ts';
import { AccountScreen } from './account.screen.tsx';

const meta = {
  component: AccountScreen,
  parameters: {
    route: { path: patterns.personal, url: '/personal' },
    msw: { handlers: [mockGet('/client/v1/config', success({ customer: aCustomerService }))] },
  },
  beforeEach: () => {
    startSession({ token: 'kosha_3f9a1c0e', phone: '9876543210', isApp: false });
    return endSession;
  },
} satisfies Meta<typeof AccountScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LeadsToEverythingOfTheirOwn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+91 XXXXXX3210')).toBeVisible();
    for (const [name, href] of [
      ['Order History', '/order'],
      ['Scheduled orders', '/schedule'],
      ['FeedBack', '/feedback'],
      ['Help Center', '/personal/help'],
      ['About us', '/personal/aboutus'],
      ['Privacy Policy', '/agreement/privacy'],
      ['Loan Guarantee Agreement', '/agreement/loan'],
    ] as const) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    await expect(await canvas.findByText(/Meera Nair/)).toBeInTheDocument();
  },
};

export const QuitsOnceConfirmed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quit' }));
    const dialog = canvas.getByRole('dialog', { name: 'Do you want to quit?' });
    await expect(dialog).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stay' }));
    await expect(dialog).not.toBeInTheDocument();
    await expect(currentSession()).toBeDefined();

    await userEvent.click(canvas.getByRole('button', { name: 'Quit' }));
    await userEvent.click(canvas.getAllByRole('button', { name: 'Quit' }).at(-1)!);
    await waitFor(() => expect(canvas.getByTestId('location').textContent).toBe('/login'));
    await expect(currentSession()).toBeUndefined();
  },
};

export const ContactUnknownChangesNothingElse: Story = {
  parameters: { msw: { handlers: [mockGet('/client/v1/config', networkError())] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Order History' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Quit' })).toBeVisible();
    await expect(canvas.queryByText('Contact us')).not.toBeInTheDocument();
  },
};

/** A native session brings no number. */
export const WithoutANumber: Story = {
  beforeEach: () => {
    startSession({ token: 'kosha_3f9a1c0e', isApp: true });
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hello')).toBeVisible();
    await expect(canvas.queryByText(/XXXX/)).not.toBeInTheDocument();
  },
};

export const SmallPhoneLargeText: Story = {
  globals: { textSize: '200', viewport: { value: 'small' } },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
