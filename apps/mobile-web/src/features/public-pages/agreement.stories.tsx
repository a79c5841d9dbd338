import { mockGet, neverResponds, networkError, refusal, success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aCustomerService } from '../../shared/order-display/contact.fixtures.ts';
import { routePatterns } from '../../shared/paths.ts';
import { firstThenSecond } from '../../shared/testing/in-turn.ts';
import { LoanAgreementScreen, PrivacyScreen } from './agreement.screen.tsx';
import { aClientConfig } from './public-pages.fixtures.ts';

const meta = {
  title: 'Public pages/Agreements',
  component: LoanAgreementScreen,
  parameters: {
    route: { path: routePatterns.agreementLoan, url: '/agreement/loan' },
    msw: { handlers: [mockGet('/client/v1/config', success(aClientConfig))] },
  },
} satisfies Meta<typeof LoanAgreementScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loan: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('What you borrow and repay')).toBeVisible();
    await expect(canvas.getByText('In force since 1 Jan 2026')).toBeVisible();
    const privacy = canvas.getByRole('link', { name: 'Privacy Policy' });
    await expect(privacy).toHaveAttribute('href', '/agreement/privacy');
  },
};

export const Privacy: Story = {
  parameters: { route: { path: routePatterns.agreementPrivacy, url: '/agreement/privacy' } },
  render: () => <PrivacyScreen />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('What is asked of you, and why')).toBeVisible();
    const loan = canvas.getByRole('link', { name: 'Loan Guarantee Agreement' });
    await expect(loan).toHaveAttribute('href', '/agreement/loan');
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [mockGet('/client/v1/config', neverResponds())] } },
};

export const LoadFailedAndRetry: Story = {
  parameters: {
    msw: {
      handlers: [
        mockGet('/client/v1/config', firstThenSecond(networkError(), success(aClientConfig))),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No connection');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('What you borrow and repay')).toBeVisible();
  },
};

export const Refused: Story = {
  parameters: {
    msw: { handlers: [mockGet('/client/v1/config', refusal('We are busy. Try later.'))] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We are busy. Try later.');
  },
};

export const TextMissing: Story = {
  parameters: {
    msw: { handlers: [mockGet('/client/v1/config', success({ customer: aCustomerService }))] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The text is not available right now')).toBeVisible();
    const phone = canvas.getByRole('link', { name: '1800 000 0000' });
    await expect(phone).toHaveAttribute('href', 'tel:18000000000');
    const email = canvas.getByRole('link', { name: 'care@kosha.example' });
    await expect(email).toHaveAttribute('href', 'mailto:care@kosha.example');
    const address = '4th Floor, Sample House, Residency Road, Bengaluru 560025';
    await expect(canvas.getByText(address)).toBeVisible();
  },
};

export const LargeText: Story = { globals: { textSize: 200, viewport: { value: 'small' } } };
