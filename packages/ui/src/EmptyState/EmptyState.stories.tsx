import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../Button/Button.tsx';
import { BankIllustration } from '../Illustrations/Illustrations.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  component: EmptyState,
  parameters: { layout: 'padded' },
  args: {
    title: 'Loan History',
    children: 'You have no loans yet.',
    action: <ButtonLink href="/">Apply</ButtonLink>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OwnDrawing: Story = {
  args: { illustration: <BankIllustration />, title: 'No bank account yet' },
};

export const LargeTextAt320: Story = { globals: { textSize: '200', viewport: { value: 'small' } } };
