import type { Schema } from '@kosha/api-client';
import { mockGet, mockPost, success } from '@kosha/api-client/testing';
import { noticeOf } from '@kosha/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { paths } from '../../../shared/paths.ts';
import { userAuth } from '../../../shared/queries/user-auth.fixtures.ts';
import { IdentityScreen } from './identity.screen.tsx';
import { aadhaarField, withNumberModeHandlers, identityStoryRoute } from './kyc.fixtures.ts';

const called = fn();
let state: 'none' | 'given' | 'refused' = 'none';

const item = (purpose: 'identity' | 'place', said: typeof state): Schema<'ConsentItem'> => {
  const { items, recipients, ...notice } = noticeOf(purpose);
  return {
    purpose,
    state: said,
    isInUse: said === 'given',
    canWithdraw: true,
    notice: { ...notice, items: [...items], recipients: [...recipients] },
    history: [],
  };
};

const list = () =>
  success({ isWhole: true, consents: [item('identity', 'given'), item('place', state)] });

const auth = userAuth({ kycAadhaarAndPan: 0 }, 'strict');
const place = { step: 3, as: auth.userAuthConfigVoList.length };
const route = { ...identityStoryRoute, url: paths.authStep('identity', { pid: '3', ...place }) };

const server = (needUpload: 0 | 1) => ({
  ...withNumberModeHandlers(
    mockGet('/auth/v1/find-user-auth', success(auth)),
    mockGet('/consent/v1/list', list),
    mockPost('/consent/v1/set', ({ body }) => {
      const { purpose, action } = body as Schema<'SetConsentRequest'>;
      called(purpose, action);
      state = action === 'give' ? 'given' : 'refused';
      return success(null);
    }),
    mockPost('/device/v1/needUpload', success([{ type: 'gps', needUpload }])),
    mockPost('/device/v1/upload/device_info', ({ body }) => {
      const { gps } = body as { gps: GeolocationCoordinates };
      called(gps.latitude, gps.longitude);
      return success(null);
    }),
  ),
  route,
});

/** Under the strict policy, the app requests the location once, before the identity check (D54). */
const meta: Meta<typeof IdentityScreen> = {
  title: '2 Verify/Location',
  component: IdentityScreen,
  globals: { policy: 'strict' },
  parameters: { ...server(1) },
  beforeEach: () => {
    called.mockClear();
    state = 'none';
    const coords = { latitude: 19.07612, longitude: 72.87771 };
    const get = (found: (position: { coords: typeof coords }) => void) => found({ coords });
    const { getCurrentPosition } = navigator.geolocation;
    Object.assign(navigator.geolocation, { getCurrentPosition: get });
    return () => Object.assign(navigator.geolocation, { getCurrentPosition });
  },
};
export default meta;

type Story = StoryObj<typeof IdentityScreen>;

export const LocationAsked: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Where you are' });
    await canvas.findByText('Step 3 of 4');
    await expect(canvas.queryByLabelText('Aadhaar number')).toBeNull();
    await expect(called).not.toHaveBeenCalled();
  },
};

export const LocationShared: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'I agree' }));
    await aadhaarField(canvas);
    await waitFor(() =>
      expect(called.mock.calls).toEqual([
        ['place', 'give'],
        [19.076, 72.878],
      ]),
    );
  },
};

export const LocationRefused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Go on without it' }));
    await aadhaarField(canvas);
    await expect(called.mock.calls).toEqual([['place', 'refuse']]);
  },
};

export const LocationAskedBefore: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    state = 'refused';
  },
  play: async ({ canvas }) => {
    await aadhaarField(canvas);
  },
};

export const LocationNotRequested: Story = {
  tags: ['behaviour'],
  parameters: server(0),
  play: async ({ canvas }) => {
    await aadhaarField(canvas);
  },
};

export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };
export const LargeText: Story = { globals: { textSize: 200 } };
