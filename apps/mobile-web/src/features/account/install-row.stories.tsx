import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { forgetInstallEvent, watchInstallEvent } from '../../shared/install/install-event.ts';
import { startNativeAppSession } from '../../shared/session/session.fixtures.ts';
import { InstallRow } from './install-row.tsx';

const prompt = fn(() => Promise.resolve());

const offer = () =>
  window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));

const meta = {
  title: '9 Help and feedback/Install row',
  component: InstallRow,
  parameters: { layout: 'padded' },
  beforeEach: () => {
    prompt.mockClear();
    watchInstallEvent();
    return forgetInstallEvent;
  },
} satisfies Meta<typeof InstallRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The row appears once the browser offers to install the app. */
export const Offered: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    offer();
    await expect(await canvas.findByRole('button', { name: 'Add to home screen' })).toBeVisible();
  },
};

/** A tap opens the browser's install dialog. After that, the row disappears. */
export const Tapped: Story = {
  play: async ({ canvas, userEvent }) => {
    offer();
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to home screen' }));
    await expect(prompt).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};

/** The row disappears once the app is installed. */
export const Installed: Story = {
  play: async ({ canvas }) => {
    offer();
    await canvas.findByRole('button', { name: 'Add to home screen' });
    window.dispatchEvent(new Event('appinstalled'));
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};

/** The native app does not show the row. */
export const InsideTheNativeApp: Story = {
  beforeEach: startNativeAppSession,
  play: async ({ canvas }) => {
    offer();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
