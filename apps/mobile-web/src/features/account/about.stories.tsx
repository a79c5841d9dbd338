import { mockGet, neverAnswers, networkError, success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { patterns } from '../../shared/paths.ts';
import { inTurn } from '../../shared/testing/in-turn.ts';
import { AboutScreen } from './about.screen.tsx';
import { anAboutUs } from './account.fixtures.ts';

const meta = {
  component: AboutScreen,
  parameters: {
    route: { path: patterns.about, url: '/personal/aboutus' },
    msw: { handlers: [mockGet('/client/v1/about-us', success(anAboutUs))] },
  },
} satisfies Meta<typeof AboutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NameAndText: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Kosha' })).toBeVisible();
    await expect(canvas.getByText('No hidden fees.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [mockGet('/client/v1/about-us', neverAnswers())] } },
};

export const FailedAndTriedAgain: Story = {
  parameters: {
    msw: { handlers: [mockGet('/client/v1/about-us', inTurn(networkError(), success(anAboutUs)))] },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No connection');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('heading', { name: 'Kosha' })).toBeVisible();
  },
};
