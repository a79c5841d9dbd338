import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CrackedVesselIllustration } from '../Illustrations/states.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  component: ErrorState,
  parameters: { layout: 'padded' },
  args: {
    title: 'Your orders could not be loaded',
    children: 'Check your connection and try again.',
    retryLabel: 'Retry',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Crashed: Story = {
  args: {
    illustration: <CrackedVesselIllustration />,
    title: 'Something went wrong',
    children: 'This screen could not be shown. Your data is safe. Please try again.',
  },
};

export const Retrying: Story = { args: { isRetrying: true, retryingLabel: 'Trying again' } };

export const Dark: Story = { globals: { scheme: 'dark' } };
