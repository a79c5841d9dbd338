import {
  mockGet,
  mockPost,
  neverResponds,
  networkError,
  refusal,
  success,
} from '@kosha/api-client/testing';
import { noticeOf } from '@kosha/domain';
import type { Schema } from '@kosha/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { paths, routePatterns } from '../../../shared/paths.ts';
import { userAuth } from '../../../shared/queries/user-auth.fixtures.ts';
import { trackingHandlers } from '../../../shared/tracking/tracking.fixtures.ts';
import { faceHandlers, faceRoute } from '../face/face.fixtures.ts';
import { FaceScreen } from '../face/face.screen.tsx';
import { ContactsScreen } from '../contacts/contacts.screen.tsx';

const sent = fn();
let hasAgreed = false;

function consents(purpose: 'contacts' | 'face' = 'contacts'): Schema<'ConsentList'> {
  const { items, recipients, ...notice } = noticeOf(purpose);
  return {
    isWhole: true,
    consents: [
      {
        purpose,
        state: hasAgreed ? 'given' : 'none',
        isInUse: hasAgreed,
        canWithdraw: true,
        notice: { ...notice, items: [...items], recipients: [...recipients] },
        history: [],
      },
    ],
  };
}

const respondingWith = (list: Parameters<typeof mockGet<'/consent/v1/list'>>[1]) => ({
  msw: {
    handlers: [
      mockGet('/consent/v1/list', list),
      mockPost('/consent/v1/set', ({ body }) => {
        sent(body);
        hasAgreed = true;
        return success(null);
      }),
      mockGet('/auth/v1/find-user-auth', success(userAuth({ contact: 0 }, 'strict'))),
      ...trackingHandlers,
    ],
  },
});

/**
 * Under the strict policy, each step that shares data starts with a consent notice (D57). This
 * policy has no contacts step. Instead, the screen "Account" links to the contacts page.
 */
const meta: Meta<typeof ContactsScreen> = {
  title: '2 Verify/Data notice',
  component: ContactsScreen,
  globals: { policy: 'strict' },
  parameters: {
    route: {
      path: routePatterns.authContacts,
      url: paths.authStep('contacts', { pid: undefined }),
    },
    ...respondingWith(() => success(consents())),
  },
  beforeEach: () => {
    sent.mockClear();
    hasAgreed = false;
  },
};
export default meta;

type Story = StoryObj<typeof ContactsScreen>;

export const Loading: Story = { parameters: respondingWith(neverResponds()) };

export const Notice: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your emergency contacts' });
    await expect(
      canvas.getByText('The SMS service, which asks them whether they agree'),
    ).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByText(/^Step /)).toBeNull();
  },
};

export const Agreed: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'I agree' }));
    await canvas.findByRole('group', { name: 'Emergency contact' });
    await expect(sent.mock.calls).toEqual([
      [{ purpose: 'contacts', action: 'give', noticeVersion: 1, language: 'en' }],
    ]);
  },
};

/**
 * The notice has already explained what happens with the photo, so the page does not repeat this.
 */
export const FaceAfterNotice: Story = {
  tags: ['state'],
  render: () => <FaceScreen />,
  parameters: {
    route: faceRoute,
    msw: {
      handlers: [
        mockGet('/consent/v1/list', () => success(consents('face'))),
        mockPost('/consent/v1/set', () => {
          hasAgreed = true;
          return success(null);
        }),
        ...faceHandlers,
      ],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'I agree' }));
    await expect(await canvas.findByText('Take off your glasses')).toBeVisible();
    await expect(canvas.queryByText('What happens with your picture')).toBeNull();
  },
};

export const LoadFailed: Story = { parameters: respondingWith(networkError()) };

export const CallMissing: Story = {
  tags: ['behaviour'],
  parameters: respondingWith(refusal('Not offered', 501)),
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: 'Emergency contact' });
  },
};

export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };
export const LargeText: Story = { globals: { textSize: 200 } };
export const Dark: Story = { globals: { scheme: 'dark' } };
