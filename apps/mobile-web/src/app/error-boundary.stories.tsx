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
  title: '9 Help and feedback/Crash',
  component: ErrorBoundary,
  args: { resetKey: '/one', children: null },
  render: () => <Harness />,
  parameters: { layout: 'padded', provokes: 'A story crashes on purpose' },
  beforeEach: () => {
    isBroken = true;
  },
} satisfies Meta<typeof ErrorBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CrashAndRetry: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong');
    await expect(canvas.getByText(/Your data is safe/)).toBeVisible();
    isBroken = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('The screen is here')).toBeVisible();
  },
};

/**
 * The screen crashed while the server was unreachable, so the message asks the user to check the
 * network. The browser itself still reports that it is online.
 */
export const CrashOffline: Story = {
  beforeEach: () => {
    const realFetch = globalThis.fetch;
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    return () => {
      globalThis.fetch = realFetch;
    };
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No connection. Check your network and try again.');
    await expect(canvas.queryByText(/Your data is safe/)).toBeNull();
    await expect(navigator.onLine).toBe(true);
  },
};

export const OtherScreenAfterCrash: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    isBroken = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Go elsewhere' }));
    await expect(await canvas.findByText('The screen is here')).toBeVisible();
  },
};
