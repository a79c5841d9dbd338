import { mockPost, neverAnswers, networkError, refusal, success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { aPng, testImage } from '../../../shared/pictures/pictures.fixtures.ts';
import { inTurn } from '../../../shared/testing/in-turn.ts';
import { IdentityScreen } from './identity.screen.tsx';
import { aMaskedAadhaar, aReading, identityRoute, photoHandlers } from './kyc.fixtures.ts';

type Canvas = ReturnType<typeof within>;
const ocr = '/auth/v1/ocr-separate';
const save = '/auth/v1/kyc-info/aadhaar-pan';
const received = fn();

/** Answers like the server and remembers what was sent. */
const remembering = [
  http.post(`*/api1${ocr}`, async ({ request }) => {
    const form = await request.formData();
    const image = form.get('image') as File;
    received({ type: form.get('type'), notNeed: form.get('notNeed'), image: image.type });
    const isPan = form.get('type') === 'pan';
    const data = isPan ? aReading({ idNo: null, panNo: 'XXXXXX234F' }) : aReading();
    return HttpResponse.json({ code: 0, msg: 'ok', data });
  }),
  mockPost(save, ({ body }) => {
    received(body);
    return success(null);
  }),
];

const meta = {
  title: 'features/verification/kyc/photo-mode',
  component: IdentityScreen,
  parameters: {
    route: identityRoute,
    msw: { handlers: photoHandlers },
    provokes: 'Contract drift',
  },
  beforeEach: () => {
    received.mockClear();
  },
} satisfies Meta<typeof IdentityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const answered = (...handlers: Parameters<typeof photoHandlers.concat>[0][]) => ({
  route: identityRoute,
  msw: { handlers: [...handlers.flat(), ...photoHandlers] },
});

const next = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Next' }));

async function give(canvas: Canvas, label: string, file?: Blob) {
  const picture = new File([file ?? (await aPng(400, 260))], 'x.png', { type: 'image/png' });
  await userEvent.upload(await canvas.findByLabelText(label), picture);
}

const isRead = (canvas: Canvas, label: string) => canvas.findByAltText(`Your picture: ${label}`);

export const FirstPart: Story = {
  name: 'Asks for both sides of Aadhaar first and shows the place among the steps',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Photos, step 1 of 2: Aadhaar')).toBeVisible();
    await expect(canvas.getByText('Step 3 of 5')).toBeVisible();
    await expect(canvas.queryByLabelText('PAN')).toBeNull();
  },
};

export const WholeWay: Story = {
  name: 'Reads each picture, shows it for checking, and ends the step at the dispatcher',
  parameters: answered(remembering),
  play: async ({ canvas }) => {
    await next(canvas);
    await expect(await canvas.findByText('Please Upload Aadhaar front')).toBeVisible();
    await expect(canvas.getByLabelText('Aadhaar front')).toHaveFocus();
    await give(canvas, 'Aadhaar front');
    await expect(await canvas.findByText(aMaskedAadhaar)).toBeVisible();
    await expect(await isRead(canvas, 'Aadhaar front')).toBeVisible();
    await expect(
      await canvas.findByText('Please Upload Aadhaar Back', { exact: false }),
    ).toBeVisible();
    await give(canvas, 'Aadhaar back');
    await waitFor(() => expect(canvas.getAllByText(aMaskedAadhaar)).toHaveLength(2));
    await next(canvas);
    await expect(await canvas.findByText('Photos, step 2 of 2: PAN')).toHaveFocus();
    await next(canvas);
    await expect(await canvas.findByText('Please Upload PAN')).toBeVisible();
    await give(canvas, 'PAN');
    await expect(await canvas.findByText('XXXXXX234F')).toBeVisible();
    await next(canvas);
    await waitFor(() =>
      expect(canvas.getByTestId('location')).toHaveTextContent('/auth/index?pid=3'),
    );
    const picture = (type: string) => ({ type, notNeed: '0', image: 'image/jpeg' });
    await expect(received.mock.calls.flat()).toEqual([
      picture('aadhaarFront'),
      picture('aadhaarBack'),
      picture('pan'),
      { type: 1 },
    ]);
  },
};

export const NeedsNoReading: Story = {
  name: 'A picture that the server need not read is sent once more, to be kept (D39)',
  parameters: answered(
    mockPost(ocr, success({ notNeed: 1 })),
    http.post('*/api1/authen/upload', async ({ request }) => {
      const form = await request.formData();
      received({ type: form.get('type'), file: (form.get('file') as File).type });
      return HttpResponse.json({ code: 0, msg: 'ok', data: null });
    }),
  ),
  play: async ({ canvas }) => {
    await give(canvas, 'Aadhaar back');
    await expect(await canvas.findByText('Your picture has arrived.')).toBeVisible();
    await expect(received.mock.calls.flat()).toEqual([{ type: 'aadhaarBack', file: 'image/jpeg' }]);
  },
};

export const UnreadRefused: Story = {
  name: 'A refusal of the second call drops the picture, with the words of the server',
  parameters: answered(
    mockPost(ocr, success({ notNeed: 1 })),
    mockPost('/authen/upload', refusal('You have sent many pictures.', 429)),
  ),
  play: async ({ canvas }) => {
    await give(canvas, 'Aadhaar back');
    await expect(await canvas.findByText('You have sent many pictures.')).toBeVisible();
    await expect(canvas.queryByAltText('Your picture: Aadhaar back')).toBeNull();
  },
};

async function toPan(canvas: Canvas) {
  await give(canvas, 'Aadhaar front');
  await give(canvas, 'Aadhaar back');
  await waitFor(() => expect(canvas.getAllByText(aMaskedAadhaar)).toHaveLength(2));
  await next(canvas);
  await canvas.findByText('Photos, step 2 of 2: PAN');
}

export const Back: Story = {
  name: 'Back leads from PAN to Aadhaar, whose pictures are still there',
  play: async ({ canvas }) => {
    await toPan(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByText('Photos, step 1 of 2: Aadhaar')).toBeVisible();
    await expect(canvas.getAllByText(aMaskedAadhaar)).toHaveLength(2);
  },
};

export const SaveRefused: Story = {
  name: 'When the server refuses to end the step, the page says so and keeps the pictures',
  parameters: answered(mockPost(save, refusal('This PAN belongs to another account.', 409))),
  play: async ({ canvas }) => {
    await toPan(canvas);
    await give(canvas, 'PAN');
    await isRead(canvas, 'PAN');
    await canvas.findByText(aMaskedAadhaar);
    await next(canvas);
    await expect(await canvas.findByText('This PAN belongs to another account.')).toBeVisible();
    await expect(canvas.getByAltText('Your picture: PAN')).toBeVisible();
  },
};

export const Unreadable: Story = {
  name: 'A picture that the server refuses is dropped, with its words (§8)',
  parameters: answered(
    mockPost(ocr, refusal('We could not read this picture. Please take it again.')),
  ),
  play: async ({ canvas }) => {
    await give(canvas, 'Aadhaar front');
    await expect(await canvas.findByText(/could not read this picture/)).toBeVisible();
    await expect(canvas.getByLabelText('Aadhaar front')).toHaveValue('');
    await expect(canvas.queryByAltText('Your picture: Aadhaar front')).toBeNull();
  },
};

const keys = new Set<string | null>();

export const SentAgain: Story = {
  name: 'Without a connection the prepared picture stays and can be sent again with the same key',
  parameters: answered(
    mockPost(ocr, ({ headers }) => {
      keys.add(headers.get('idempotency-key'));
      received();
      return received.mock.calls.length === 1 ? networkError() : success(aReading());
    }),
  ),
  beforeEach: () => keys.clear(),
  play: async ({ canvas }) => {
    await give(canvas, 'Aadhaar front');
    await expect(await canvas.findByText(/No connection/)).toBeVisible();
    await expect(canvas.getByAltText('Your picture: Aadhaar front')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(await canvas.findByText(aMaskedAadhaar)).toBeVisible();
    await expect(received).toHaveBeenCalledTimes(2);
    await expect(keys.size).toBe(1);
  },
};

export const MalformedReading: Story = {
  name: 'For a reading that makes no sense the page says so, and the picture can be sent again',
  parameters: answered(mockPost(ocr, inTurn(success({ panNo: 12 } as never), success(aReading())))),
  play: async ({ canvas }) => {
    await give(canvas, 'Aadhaar front');
    await expect(await canvas.findByText(/Something went wrong on our side/)).toBeVisible();
    await expect(canvas.getByAltText('Your picture: Aadhaar front')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(await canvas.findByText(aMaskedAadhaar)).toBeVisible();
  },
};

export const Cancelled: Story = {
  name: 'Sending shows how far it is and can be stopped',
  parameters: answered(mockPost(ocr, neverAnswers())),
  play: async ({ canvas }) => {
    await give(canvas, 'Aadhaar front');
    await expect(await canvas.findByLabelText('Sending your picture')).toBeVisible();
    await next(canvas);
    await expect(await canvas.findByText('Please wait until this picture is read')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.getByLabelText('Aadhaar front')).toBeEnabled();
  },
};

export const KeptUnread: Story = {
  name: 'A picture that was kept without being read counts',
  parameters: answered(mockPost(ocr, success(null))),
  play: async ({ canvas }) => {
    await give(canvas, 'Aadhaar front');
    await expect(await canvas.findByText('Your picture has arrived.')).toBeVisible();
  },
};

export const TurningReading: Story = {
  name: 'What was read cannot reverse the text around it',
  parameters: answered(mockPost(ocr, success(aReading({ name: '\u202EPriya\u2066 Sharma' })))),
  play: async ({ canvas }) => {
    await give(canvas, 'Aadhaar front');
    await expect(await canvas.findByText('Priya Sharma')).toHaveTextContent(/^Priya Sharma$/);
  },
};

const refusedFiles = [
  ['ft-fixture-json.webp', 'Please choose an image: JPEG, PNG, WebP or HEIC'],
  ['made-truncated.jpg', 'A part of this picture is missing. Please choose another one.'],
  ['ft-fixture-mif1.heic', /cannot open HEIC pictures/],
] as const;

export const BadFiles: Story = {
  name: 'A file that is no picture is not sent, and the page says why',
  parameters: answered(mockPost(ocr, inTurn(refusal('Not to be asked'), success(aReading())))),
  play: async ({ canvas }) => {
    for (const [name, message] of refusedFiles) {
      await give(canvas, 'Aadhaar front', await testImage(name));
      await expect(await canvas.findByText(message)).toBeVisible();
    }
    await expect(canvas.queryByText('Not to be asked')).toBeNull();
  },
};

export const Small: Story = {
  ...FirstPart,
  name: 'Everything fits a 320 px screen',
  globals: { viewport: { value: 'small' } },
};

export const LargeText: Story = {
  ...FirstPart,
  name: 'Everything fits text of twice the size',
  globals: { textSize: '200' },
};
