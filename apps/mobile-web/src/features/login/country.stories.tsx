import { mockGet, mockPost, success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { routePatterns } from '../../shared/paths.ts';
import { endSession } from '../../shared/session/session.ts';
import { trackClick } from '../../shared/tracking/tracking.ts';
import { loginHandlers } from './login.fixtures.ts';
import { LoginScreen } from './login.screen.tsx';

const requested = fn();
const tracked = fn();

const meta = {
  title: '1 Sign in/Outside India',
  component: LoginScreen,
  parameters: {
    route: { path: routePatterns.login, url: '/login' },
    msw: {
      handlers: [
        mockGet('/system/get-country', () => {
          requested();
          return success({ countryCode: 'NP', phoneCode: '977' });
        }),
        mockPost('/burying-point/v3/burying-point', ({ body }) => {
          tracked(body);
          return success(null);
        }),
        ...loginHandlers,
      ],
    },
  },
  beforeEach: endSession,
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OutsideIndia: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loans are offered in India only')).toBeVisible();
    trackClick('feedback_open', routePatterns.login);
    await waitFor(() =>
      expect(tracked).toHaveBeenCalledWith([
        expect.objectContaining({ event: 'feedback_open', country: 'NP' }),
      ]),
    );
    await expect(requested).toHaveBeenCalledOnce();
  },
};
