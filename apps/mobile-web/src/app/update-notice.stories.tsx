import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { RouteProvider, useRoute } from '../shared/navigation/route-context.ts';
import { useHasNewVersion } from '../shared/offline/worker-link.ts';
import { UpdateNotice } from './update-notice.tsx';

type Frame = 'tabs' | 'bar';

function On({ frame, children }: { frame: Frame; children: ReactNode }) {
  const route = useRoute();
  return <RouteProvider value={{ ...route, frame }}>{children}</RouteProvider>;
}

const inFrame =
  (frame: Frame): Decorator =>
  (Story) => (
    <On frame={frame}>
      <Story />
    </On>
  );

const isReady = (is: boolean) => useHasNewVersion.setState(is, true);

const meta = {
  title: '9 Help and feedback/Update notice',
  component: UpdateNotice,
  decorators: inFrame('tabs'),
  parameters: { layout: 'padded' },
  beforeEach: () => () => isReady(false),
} satisfies Meta<typeof UpdateNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A newer version of the app is ready. The notice offers the borrower an update. */
export const UpdateReady: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('A new version is ready')).toBeNull();
    isReady(true);
    await waitFor(() => expect(canvas.getByText('A new version is ready')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Update' })).toBeEnabled();
  },
};

/**
 * A screen with a form does not offer the update, because a reload could lose the borrower's input.
 */
export const HiddenOnForms: Story = {
  tags: ['behaviour'],
  decorators: inFrame('bar'),
  beforeEach: () => isReady(true),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('A new version is ready')).toBeNull();
  },
};

export const LargeText: Story = {
  globals: { textSize: 200, viewport: { value: 'small' } },
  beforeEach: () => isReady(true),
};
