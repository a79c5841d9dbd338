import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { ErrorBoundary } from './error-boundary.tsx';

let isBroken = false;

function Fragile() {
  if (isBroken) throw new Error('A story crashes on purpose');
  return <p>The screen is here</p>;
}

function Harness() {
  const [address, setAddress] = useState('/one');
  return (
    <>
      <button type="button" onClick={() => setAddress('/two')}>
        Go elsewhere
      </button>
      <ErrorBoundary resetKey={address}>
        <Fragile />
      </ErrorBoundary>
    </>
  );
}

const meta = {
  title: 'App/ErrorBoundary',
  component: Harness,
  parameters: { layout: 'padded', provokes: 'A story crashes on purpose' },
  beforeEach: () => {
    isBroken = true;
  },
} satisfies Meta<typeof Harness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CrashedAndTriedAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong');
    isBroken = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('The screen is here')).toBeVisible();
  },
};

export const AnotherAddressIsAnotherScreen: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    isBroken = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Go elsewhere' }));
    await expect(await canvas.findByText('The screen is here')).toBeVisible();
  },
};
