import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { savedAtHeader } from '../shared/offline/protocol.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { fetchAndSave, resetResponseTimes } from '../shared/offline/saved-responses.ts';

/** Simulates a response of the service worker. `savedAt` is missing if the response is fresh. */
async function show(path: string, savedAt?: string): Promise<void> {
  const realFetch = globalThis.fetch;
  const headers = savedAt === undefined ? {} : { [savedAtHeader]: String(Date.parse(savedAt)) };
  globalThis.fetch = async () => new Response('{}', { headers });
  try {
    await fetchAndSave(new Request(`${location.origin}/api1${path}`));
  } finally {
    globalThis.fetch = realFetch;
  }
}

const meta = {
  title: '9 Help and feedback/Offline notice',
  component: OfflineNotice,
  parameters: { layout: 'padded' },
  beforeEach: () => resetResponseTimes,
} satisfies Meta<typeof OfflineNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The server is unreachable, so the screen shows saved data. The notice shows the date of the
 * oldest data.
 */
export const Offline: Story = {
  play: async ({ canvas }) => {
    await show('/order/v1/list', '2026-11-21T09:30:00+05:30');
    await show('/home/v1/index', '2026-11-20T18:05:00+05:30');
    await expect(await canvas.findByText('You are offline')).toBeVisible();
    await expect(canvas.getByText(/^This is as of 20 Nov 2026, 6:05/)).toBeVisible();
  },
};

/** The server responds again, so the screen shows current data and the notice disappears. */
export const BackOnline: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await show('/home/v1/index', '2026-11-20T18:05:00+05:30');
    await canvas.findByText('You are offline');
    await show('/home/v1/index');
    await waitFor(() => expect(canvas.queryByText('You are offline')).toBeNull());
  },
};

export const LargeText: Story = {
  ...Offline,
  globals: { textSize: 200, viewport: { value: 'small' } },
};
