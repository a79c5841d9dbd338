import { mockPost, neverAnswers, networkError, refusal, success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { aPng, testImage } from '../../../shared/pictures/pictures.fixtures.ts';
import { inTurn } from '../../../shared/testing/in-turn.ts';
import { withoutCameraSupport } from '../images/camera/fake-camera.fixtures.ts';
import { IdentityScreen } from './identity.screen.tsx';
import {
  aMaskedAadhaar,
  aReading,
  identityRoute,
  photoHandlers,
  press,
  readable,
  readingOf,
  stepReview,
} from './kyc.fixtures.ts';

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
    return HttpResponse.json({ code: 0, msg: 'ok', data: readingOf(form.get('type')) });
  }),
  mockPost(save, ({ body }) => {
    received(body);
    return success(null);
  }),
];

const meta = {
  title: '2 Verify/Identity by photos',
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

const labels = ['Aadhaar front', 'Aadhaar back', 'PAN'];

const isRead = (canvas: Canvas, label: string) => canvas.findByAltText(`Your picture: ${label}`);

export const FirstPart: Story = {
  name: 'Asks for all three pictures and shows the place among the steps',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Photos, step 1 of 2: 0 of 3 taken')).toBeVisible();
    await expect(canvas.getByText('Step 3 of 5')).toBeVisible();
    await expect(canvas.getAllByText('Not taken yet')).toHaveLength(3);
    for (const label of labels) await expect(canvas.getByLabelText(label)).toBeEnabled();
  },
};

const missing = [
  ['Please Upload Aadhaar front', 'Aadhaar front'],
  ['Please Upload Aadhaar Back', 'Aadhaar back'],
  ['Please Upload PAN', 'PAN'],
] as const;

export const WholeWay: Story = {
  name: 'Asks for each picture, shows what was read, and ends the step when that is confirmed',
  parameters: answered(remembering),
  beforeEach: withoutCameraSupport,
  play: async ({ canvas }) => {
    for (const [at, [message, label]] of missing.entries()) {
      await next(canvas);
      await expect(await canvas.findByText(message)).toBeVisible();
      await waitFor(() => expect(canvas.getByLabelText(label)).toHaveFocus());
      await give(canvas, label);
      await waitFor(() => expect(canvas.getAllByText(readable)).toHaveLength(at + 1));
    }
    await expect(canvas.getByText('Photos, step 1 of 2: 3 of 3 taken')).toBeVisible();
    await expect(canvas.queryByText(aMaskedAadhaar)).toBeNull();
    await next(canvas);
    await waitFor(() => expect(canvas.getByText(stepReview)).toHaveFocus());
    await expect(canvas.getByText(/step 2 of 2/)).toBeVisible();
    await expect(canvas.getByText(aMaskedAadhaar)).toBeVisible();
    await expect(canvas.getByText('14/08/1994')).toBeVisible();
    await expect(canvas.getByText('Says the same as the front')).toBeVisible();
    await expect(canvas.getByText('XXXXXX234F')).toBeVisible();
    await press(canvas, 'Looks right');
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

async function toReview(canvas: Canvas) {
  for (const label of labels) await give(canvas, label);
  await waitFor(() => expect(canvas.getAllByText(readable)).toHaveLength(3));
  await next(canvas);
  await canvas.findByText(stepReview);
}

export const Review: Story = {
  tags: ['state'],
  name: 'The review shows what was read from each document',
  parameters: answered(remembering),
  play: async ({ canvas }) => toReview(canvas),
};

export const ReviewAtLargeText: Story = {
  ...Review,
  name: 'The review fits text of twice the size at 320 px',
  globals: { textSize: '200', viewport: { value: 'small' } },
};

export const Back: Story = {
  name: 'Back leads from the review to the pictures, which are still there',
  play: async ({ canvas }) => {
    await toReview(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() =>
      expect(canvas.getByText('Photos, step 1 of 2: 3 of 3 taken')).toHaveFocus(),
    );
    for (const label of labels) await expect(await isRead(canvas, label)).toBeVisible();
  },
};

export const TakenAgain: Story = {
  name: 'Take again leads to that picture, and Next then shows what was read from the new one',
  parameters: answered(
    mockPost(ocr, () => {
      received();
      const isNew = received.mock.calls.length > 3;
      return success(aReading({ name: isNew ? 'Asha Rao' : 'Priya Sharma' }));
    }),
  ),
  play: async ({ canvas }) => {
    await toReview(canvas);
    await press(canvas, 'Take again: Aadhaar back');
    await waitFor(() => expect(canvas.getByLabelText('Aadhaar back')).toHaveFocus());
    await expect(await isRead(canvas, 'Aadhaar back')).toBeVisible();
    await give(canvas, 'Aadhaar back');
    await waitFor(() => expect(received).toHaveBeenCalledTimes(4));
    await waitFor(() => expect(canvas.getAllByText(readable)).toHaveLength(3));
    await next(canvas);
    await expect(await canvas.findByText('Asha Rao')).toBeVisible();
    await expect(canvas.getAllByText('Priya Sharma')).toHaveLength(2);
  },
};

export const SaveRefused: Story = {
  name: 'When the server refuses to end the step, the page says so and keeps what was read',
  parameters: answered(mockPost(save, refusal('This PAN belongs to another account.', 409))),
  play: async ({ canvas }) => {
    await toReview(canvas);
    await press(canvas, 'Looks right');
    await expect(await canvas.findByText('This PAN belongs to another account.')).toBeVisible();
    await expect(canvas.getByText(stepReview)).toBeVisible();
  },
};

export const Unreadable: Story = {
  tags: ['state'],
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
    await expect(await canvas.findByText(readable)).toBeVisible();
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
    await expect(await canvas.findByText(readable)).toBeVisible();
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
    await toReview(canvas);
    const [name] = canvas.getAllByText('Priya Sharma');
    await expect(name).toHaveTextContent(/^Priya Sharma$/);
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
