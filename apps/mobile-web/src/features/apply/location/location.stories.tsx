import { mockPost, success } from '@kosha/api-client/testing';
import { dayMs } from '@kosha/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { patterns } from '../../../shared/paths.ts';
import { asNativeApp } from '../../../shared/session/session.fixtures.ts';
import { applyServer, inStrictBrowser } from '../apply.fixtures.ts';
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
      ...applyServer(),
    ],
  },
});

const meta: Meta<typeof ApplyScreen> = {
  title: '5 Apply/Location',
  tags: ['ticking'],
  component: ApplyScreen,
  // By the strict rules it is not asked for here.
  globals: { policy: 'specified' },
  parameters: {
    route: { path: patterns.apply, url: '/product/1/detail?bank_id=31' },
    ...server(true),
  },
  beforeEach: () => {
    for (const mock of [applied, uploaded, needAsked]) mock.mockClear();
    performance.clearResourceTimings();
    return asNativeApp();
  },
};
export default meta;

type Story = StoryObj<typeof ApplyScreen>;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

type Answer = (give: PositionCallback, refuse: PositionErrorCallback | null | undefined) => void;

/** How the browser answers its own question. */
function positionIs(answer: Answer) {
  return spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((give, refuse) =>
    answer(give, refuse),
  );
}

const mumbai = { coords: { latitude: 19.1155678, longitude: 72.8727321 } } as GeolocationPosition;

/** The browser lists a call once its answer is here. */
const isNeedKnown = () =>
  performance.getEntriesByName(`${location.origin}/api1/device/v1/needUpload`).length > 0;

/** Presses APPLY NOW once the question, if any, is known. */
async function pressApply(canvas: Canvas) {
  await waitFor(() => expect(isNeedKnown()).toBe(true));
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

const leadsToOrders = (canvas: Canvas) =>
  waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent(/^\/order$/));

export const LocationShared: Story = {
  beforeEach: () => void positionIs((give) => give(mumbai)),
  play: async ({ canvas, canvasElement }) => {
    await pressApply(canvas);
    await pressInSheet(canvasElement, 'Share and apply');
    await leadsToOrders(canvas);
    const gps = { address: '', latitude: 19.116, longitude: 72.873 };
    await waitFor(() => expect(uploaded.mock.calls).toEqual([[{ gps }]]));
    await expect(applied).toHaveBeenCalledOnce();
  },
};

export const LocationDenied: Story = {
  beforeEach: () =>
    void positionIs((_, refuse) => refuse?.({ code: 1 } as GeolocationPositionError)),
  play: async ({ canvas, canvasElement }) => {
    await pressApply(canvas);
    await pressInSheet(canvasElement, 'Share and apply');
    await leadsToOrders(canvas);
    await expect(uploaded).not.toHaveBeenCalled();
    await expect(applied).toHaveBeenCalledOnce();
  },
};

export const LocationTimeout: Story = {
  beforeEach: () => void positionIs(() => {}),
  play: async ({ canvas, canvasElement }) => {
    await pressApply(canvas);
    await pressInSheet(canvasElement, 'Share and apply');
    await pressInSheet(canvasElement, 'Apply without it');
    await leadsToOrders(canvas);
    await expect(applied).toHaveBeenCalledOnce();
  },
};

export const LocationDialogClosed: Story = {
  beforeEach: () => void positionIs(() => {}),
  play: async ({ canvas, canvasElement }) => {
    await pressApply(canvas);
    await pressInSheet(canvasElement, 'Close');
    await expect(applied).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'APPLY NOW' }));
    await leadsToOrders(canvas);
    await expect(navigator.geolocation.getCurrentPosition).not.toHaveBeenCalled();
  },
};

export const LocationNotRequested: Story = {
  parameters: server(false),
  play: async ({ canvas }) => {
    await pressApply(canvas);
    await leadsToOrders(canvas);
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
    await leadsToOrders(canvas);
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
    await leadsToOrders(canvas);
    await expect(needAsked).not.toHaveBeenCalled();
  },
};

const asked: Play = async ({ canvas, canvasElement }) => {
  await pressApply(canvas);
  await within(canvasElement.ownerDocument.body).findByRole('dialog');
};

export const LocationAsked: Story = { tags: ['state'], play: asked };
export const SmallPhoneLargeText: Story = {
  tags: ['state'],
  play: asked,
  globals: { textSize: 200, viewport: { value: 'small' } },
};
export const Dark: Story = { tags: ['state'], play: asked, globals: { scheme: 'dark' } };
