import { mockPost, success } from '@kosha/api-client/testing';
import { dayMs } from '@kosha/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { routePatterns } from '../../../shared/paths.ts';
import { startNativeAppSession } from '../../../shared/session/session.fixtures.ts';
import { applyScreenHandlers, inStrictBrowser } from '../apply.fixtures.ts';
import { ApplyScreen } from '../apply.screen.tsx';

const applied = fn();
const uploaded = fn();
const needAsked = fn();

const server = (isPositionWanted: boolean) => ({
  msw: {
    handlers: [
      mockPost('/device/v1/needUpload', () => {
        needAsked();
        return success([
          { type: 'contacts', needUpload: 1 },
          { type: 'gps', needUpload: isPositionWanted ? 1 : 0 },
        ]);
      }),
      mockPost('/device/v1/upload/device_info', ({ body }) => {
        uploaded(body);
        return success(null);
      }),
      mockPost('/order/v1/apply', () => {
        applied();
        return success({ orderId: '70012' });
      }),
      ...applyScreenHandlers(),
    ],
  },
});

const meta: Meta<typeof ApplyScreen> = {
  title: '5 Apply/Location',
  tags: ['ticking'],
  component: ApplyScreen,
  // Under the strict policy, this screen does not request the location.
  globals: { policy: 'specified' },
  parameters: {
    route: { path: routePatterns.apply, url: '/product/1/detail?bank_id=31' },
    ...server(true),
  },
  beforeEach: () => {
    for (const mock of [applied, uploaded, needAsked]) mock.mockClear();
    performance.clearResourceTimings();
    return startNativeAppSession();
  },
};
export default meta;

type Story = StoryObj<typeof ApplyScreen>;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

type Answer = (respond: PositionCallback, refuse: PositionErrorCallback | null | undefined) => void;

function mockPosition(answer: Answer) {
  return spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((respond, refuse) =>
    answer(respond, refuse),
  );
}

const mumbai = { coords: { latitude: 19.1155678, longitude: 72.8727321 } } as GeolocationPosition;

/** The browser adds this performance entry when the response has arrived. */
const hasResponse = () =>
  performance.getEntriesByName(`${location.origin}/api1/device/v1/needUpload`).length > 0;

async function pressApply(canvas: Canvas) {
  await waitFor(() => expect(hasResponse()).toBe(true));
  await canvas.findByText('APR 691.2%');
  const apply = canvas.getByRole('button', { name: 'APPLY NOW' });
  await waitFor(() => expect(apply).toBeEnabled());
  await userEvent.click(apply);
}

async function pressInSheet(canvasElement: HTMLElement, name: string) {
  const body = within(canvasElement.ownerDocument.body);
  const sheet = await body.findByRole('dialog', { name: 'Share your location?' });
  await userEvent.click(within(sheet).getByRole('button', { name }));
}

const expectOrders = (canvas: Canvas) =>
  waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent(/^\/order$/));

export const LocationShared: Story = {
  beforeEach: () => void mockPosition((respond) => respond(mumbai)),
  play: async ({ canvas, canvasElement }) => {
    await pressApply(canvas);
    await pressInSheet(canvasElement, 'Share and apply');
    await expectOrders(canvas);
    const gps = { address: '', latitude: 19.116, longitude: 72.873 };
    await waitFor(() => expect(uploaded.mock.calls).toEqual([[{ gps }]]));
    await expect(applied).toHaveBeenCalledOnce();
  },
};

export const LocationDenied: Story = {
  beforeEach: () =>
    void mockPosition((_, refuse) => refuse?.({ code: 1 } as GeolocationPositionError)),
  play: async ({ canvas, canvasElement }) => {
    await pressApply(canvas);
    await pressInSheet(canvasElement, 'Share and apply');
    await expectOrders(canvas);
    await expect(uploaded).not.toHaveBeenCalled();
    await expect(applied).toHaveBeenCalledOnce();
  },
};

export const LocationTimeout: Story = {
  beforeEach: () => void mockPosition(() => {}),
  play: async ({ canvas, canvasElement }) => {
    await pressApply(canvas);
    await pressInSheet(canvasElement, 'Share and apply');
    await pressInSheet(canvasElement, 'Apply without it');
    await expectOrders(canvas);
    await expect(applied).toHaveBeenCalledOnce();
  },
};

export const LocationDialogClosed: Story = {
  beforeEach: () => void mockPosition(() => {}),
  play: async ({ canvas, canvasElement }) => {
    await pressApply(canvas);
    await pressInSheet(canvasElement, 'Close');
    await expect(applied).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'APPLY NOW' }));
    await expectOrders(canvas);
    await expect(navigator.geolocation.getCurrentPosition).not.toHaveBeenCalled();
  },
};

export const LocationNotRequested: Story = {
  parameters: server(false),
  play: async ({ canvas }) => {
    await pressApply(canvas);
    await expectOrders(canvas);
    await expect(uploaded).not.toHaveBeenCalled();
  },
};

export const LocationNotAskedStrict: Story = {
  ...inStrictBrowser,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('₹5,000'));
    await canvas.findByText('APR 691.2%');
    const apply = canvas.getByRole('button', { name: 'APPLY NOW' });
    await waitFor(() => expect(apply).toBeEnabled());
    await userEvent.click(apply);
    await expectOrders(canvas);
    await expect(needAsked).not.toHaveBeenCalled();
  },
};

export const LocationAskedThisWeek: Story = {
  beforeEach: () => {
    localStorage.setItem('kosha.location', JSON.stringify({ atMs: Date.now() - 6 * dayMs }));
  },
  play: async ({ canvas }) => {
    await canvas.findByText('APR 691.2%');
    const apply = canvas.getByRole('button', { name: 'APPLY NOW' });
    await waitFor(() => expect(apply).toBeEnabled());
    await userEvent.click(apply);
    await expectOrders(canvas);
    await expect(needAsked).not.toHaveBeenCalled();
  },
};

const applyUntilAsked: Play = async ({ canvas, canvasElement }) => {
  await pressApply(canvas);
  await within(canvasElement.ownerDocument.body).findByRole('dialog');
};

export const LocationAsked: Story = { tags: ['state'], play: applyUntilAsked };
export const SmallPhoneLargeText: Story = {
  tags: ['state'],
  play: applyUntilAsked,
  globals: { textSize: 200, viewport: { value: 'small' } },
};
export const Dark: Story = { tags: ['state'], play: applyUntilAsked, globals: { scheme: 'dark' } };
