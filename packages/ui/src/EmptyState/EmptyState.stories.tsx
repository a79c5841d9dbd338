import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../Button/Button.tsx';
import { BankCardIllustration } from '../Illustrations/Illustrations.tsx';
import { ReceiptIllustration } from '../Illustrations/states.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  component: EmptyState,
  parameters: { layout: 'padded' },
  args: {
    illustration: <ReceiptIllustration />,
    title: 'Loan History',
    children: 'You have no loans yet.',
    action: <ButtonLink href="/">Apply</ButtonLink>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NoCards: Story = {
  args: {
    illustration: <BankCardIllustration />,
    title: 'No bank account yet',
    children: 'Add the account that your loan is paid into.',
    action: <ButtonLink href="/">Add a bank account</ButtonLink>,
  },
};

export const LargeTextAt320: Story = { globals: { textSize: 200, viewport: { value: 'small' } } };
