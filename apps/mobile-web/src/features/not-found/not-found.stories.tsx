import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotFoundScreen } from './not-found.screen.tsx';

const meta = {
  title: '9 Help and feedback/Not found',
  component: NotFoundScreen,
  parameters: { route: { path: '*', url: '/nowhere' } },
} satisfies Meta<typeof NotFoundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LinkToHome: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Not found' })).toBeVisible();
    const home = canvas.getByRole('link', { name: 'Go to Home' });
    await expect(home).toHaveAttribute('href', '/');
  },
};
