import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { forgetInstallEvent, watchInstallEvent } from '../../../shared/install/install-event.ts';
import { startNativeAppSession } from '../../../shared/session/session.fixtures.ts';
import { InstallBanner } from './install-banner.tsx';

const meta = {
  title: '3 Choose/Install banner',
  component: InstallBanner,
  parameters: { layout: 'padded' },
  globals: { platform: 'iphone' },
  beforeEach: () => forgetInstallEvent,
} satisfies Meta<typeof InstallBanner>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const title = 'Add Kosha to your home screen';

const showsNothing: Play = async ({ canvas }) => {
  await expect(canvas.queryByText(title)).toBeNull();
};

/**
 * On iOS, a dialog explains in three steps how to install the app. When the user closes the dialog,
 * the banner disappears.
 */
export const IosGuide: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show me how' }));
    const dialog = within(await canvas.findByRole('dialog', { name: title }));
    const steps = dialog.getAllByRole('listitem').map((step) => step.textContent);
    await expect(steps).toEqual([
      'Tap Share, the square with the arrow.',
      'Choose “Add to Home Screen”.',
      'Tap “Add”.',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(canvas.queryByText(title)).toBeNull());
  },
};

export const IosSteps: Story = {
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show me how' }));
    await expect(await canvas.findByRole('dialog', { name: title })).toBeVisible();
  },
};

/** On iOS, the banner does not appear again after the installation steps were shown. */
export const IosGuideSeen: Story = {
  tags: ['behaviour'],
  beforeEach: () => localStorage.setItem('kosha.install', '{"hasSeenPrompt":true}'),
  play: showsNothing,
};

/**
 * In browsers other than Safari on iOS, the banner stays after the installation steps were shown.
 */
export const OtherBrowser: Story = {
  globals: { platform: 'android' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show me how' }));
    const dialog = within(await canvas.findByRole('dialog', { name: title }));
    await expect(dialog.getByText("Open your browser's menu.")).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Show me how' })).toHaveFocus();
  },
};

/** After "Not now", the banner does not appear again. */
export const Dismissed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await expect(canvas.queryByText(title)).toBeNull();
    await expect(localStorage.getItem('kosha.install')).toContain('"hasDismissed":true');
  },
};

export const DismissedBefore: Story = {
  tags: ['behaviour'],
  beforeEach: () => localStorage.setItem('kosha.install', '{"hasDismissed":true}'),
  play: showsNothing,
};

export const BrokenStorage: Story = {
  beforeEach: () => localStorage.setItem('kosha.install', '[{"hasDismissed"'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(title)).toBeVisible();
  },
};

/** The browser offers its own install prompt, so the banner disappears. */
export const BrowserPrompt: Story = {
  beforeEach: watchInstallEvent,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(title)).toBeVisible();
    window.dispatchEvent(new Event('beforeinstallprompt'));
    await waitFor(() => expect(canvas.queryByText(title)).toBeNull());
  },
};

export const InsideTheNativeApp: Story = {
  tags: ['behaviour'],
  beforeEach: startNativeAppSession,
  play: showsNothing,
};

/** If the app was opened from the phone's home screen, there is no banner. */
export const Installed: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    Object.defineProperty(navigator, 'standalone', { value: true, configurable: true });
    return () => {
      Reflect.deleteProperty(navigator, 'standalone');
    };
  },
  play: showsNothing,
};

export const SmallPhoneLargeText: Story = {
  ...IosSteps,
  globals: { textSize: 200, viewport: { value: 'small' } },
};
