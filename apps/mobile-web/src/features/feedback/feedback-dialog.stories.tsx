import {
  mockGet,
  mockPost,
  networkError,
  neverResponds,
  refusal,
  success,
} from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { aPng } from '../../shared/photos/photos.fixtures.ts';
import { endSession, startSession } from '../../shared/session/session.ts';
import { firstThenSecond } from '../../shared/testing/in-turn.ts';
import { FeedbackDialog } from './feedback-dialog.tsx';
import { changeFeedbackDraft, forgetFeedbackDraft, useFeedbackDraft } from './feedback-draft.ts';
import { someFeedbackTypes } from './feedback.fixtures.ts';

type Canvas = ReturnType<typeof within>;
const typesPath = '/opinion-record/v1/get-opinion-config';
const savePath = '/opinion-record/v1/save';
const received = fn();

const remembering = http.post(`*/api1${savePath}`, async ({ request }) => {
  const form = await request.formData();
  received({
    content: form.get('content'),
    problemType: form.get('problemType'),
    problemDesc: form.get('problemDesc'),
    files: form.getAll('multipartFiles').map((file) => (file as File).type),
    key: request.headers.get('Idempotency-Key'),
  });
  return HttpResponse.json({ code: 0, msg: 'ok', data: null });
});

const types = mockGet(typesPath, success(someFeedbackTypes));
const respondingWith = (...handlers: (typeof remembering)[]) => ({
  msw: { handlers: [...handlers, types, remembering] },
});

const meta = {
  title: '9 Help and feedback/Feedback dialog',
  component: FeedbackDialog,
  args: { onClose: fn() },
  parameters: respondingWith(),
  beforeEach: () => {
    received.mockClear();
    forgetFeedbackDraft();
    return forgetFeedbackDraft;
  },
} satisfies Meta<typeof FeedbackDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const area = (canvas: Canvas) => canvas.findByLabelText('Your feedback');
const send = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Send' }));

async function addPictures(canvas: Canvas, count: number) {
  const png = await aPng(90, 160);
  const files = Array.from(
    { length: count },
    (_, index) => new File([png], `${index}.png`, { type: 'image/png' }),
  );
  await userEvent.upload(await canvas.findByLabelText(/Screenshots/), files);
}

export const Sent: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('What is it about?'), 'Repayment');
    await userEvent.type(await area(canvas), 'Does it work? Yes.');
    await addPictures(canvas, 2);
    await expect(await canvas.findByAltText('Picture 2 of 2')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-disabled'),
    );
    await send(canvas);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(received).toHaveBeenCalledWith({
      content: 'Does it work? Yes.',
      problemType: '3',
      problemDesc: 'Repayment',
      files: ['image/jpeg', 'image/jpeg'],
      key: expect.any(String),
    });
    await expect(canvas.getByText('Thank you. Your feedback has arrived.')).toBeVisible();
    await expect(useFeedbackDraft.getState()).toMatchObject({ content: '', pictures: [] });
    await expect(sessionStorage.getItem('kosha.feedback')).toBeNull();
  },
};

export const TextMissing: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await canvas.findByLabelText('What is it about?');
    await send(canvas);
    await expect(await area(canvas)).toHaveAccessibleDescription(/Please write your feedback/);
    await expect(await area(canvas)).toHaveFocus();
    await expect(received).not.toHaveBeenCalled();
  },
};

export const CharactersRefused: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    const text = 'Mail me@home{Enter}ठीक है 👍';
    await userEvent.type(await area(canvas), text);
    await expect(await canvas.findByText(/leave out “@”, the new line and “👍”/)).toBeVisible();
    await expect(await area(canvas)).toHaveValue('Mail me@home\nठीक है 👍');
    await send(canvas);
    await expect(await area(canvas)).toHaveFocus();
    await expect(received).not.toHaveBeenCalled();
  },
};

export const TextTooLong: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await area(canvas));
    await userEvent.paste('ம'.repeat(301));
    await expect(await canvas.findByText('301 / 300')).toBeVisible();
    await expect(canvas.getByText('Please use at most 300 characters')).toBeVisible();
    await expect(await area(canvas)).toHaveValue('ம'.repeat(301));
    await userEvent.type(await area(canvas), '{Backspace}');
    await expect(await canvas.findByText('300 / 300')).toBeVisible();
    await expect(canvas.queryByText('Please use at most 300 characters')).toBeNull();
  },
};

export const InvisibleCharacters: Story = {
  play: async ({ canvas }) => {
    changeFeedbackDraft({ content: 'a\u0000b\ud83d\u00a0' });
    await expect(await canvas.findByText(/leave out an invisible character\./)).toBeVisible();
  },
};

/** If the feedback cannot be sent, no message is shown, and the form can be sent again (§8). */
export const SendFailed: Story = {
  parameters: respondingWith(
    http.post(`*/api1${savePath}`, async ({ request }) => {
      received(request.headers.get('Idempotency-Key'));
      return received.mock.calls.length === 1
        ? HttpResponse.error()
        : HttpResponse.json({ code: 0, msg: 'ok', data: null });
    }),
  ),
  play: async ({ canvas, args }) => {
    await userEvent.type(await area(canvas), 'Hello');
    await send(canvas);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-disabled'),
    );
    await expect(await area(canvas)).toHaveValue('Hello');
    await expect(canvas.queryByText(/arrived|connection/)).toBeNull();
    await expect(args.onClose).not.toHaveBeenCalled();
    await send(canvas);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    const [first, second] = received.mock.calls.flat();
    await expect(second).toBe(first);
  },
};

export const SendRefused: Story = {
  parameters: respondingWith(
    mockPost(
      savePath,
      refusal('You have sent a lot of feedback today. Please try again in 24 hours.', 429),
    ),
  ),
  play: async ({ canvas }) => {
    await userEvent.type(await area(canvas), 'Hello');
    await send(canvas);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-disabled'),
    );
    await expect(await area(canvas)).toHaveValue('Hello');
    await expect(canvas.queryByText(/a lot of feedback/)).toBeNull();
  },
};

export const Sending: Story = {
  tags: ['state'],
  parameters: respondingWith(mockPost(savePath, neverResponds())),
  play: async ({ canvas }) => {
    await canvas.findByLabelText('What is it about?');
    await userEvent.type(await area(canvas), 'Hello');
    await send(canvas);
    await expect(await canvas.findByText('Sending your feedback')).toBeInTheDocument();
    await expect(await area(canvas)).toHaveAttribute('readonly');
  },
};

const pendingTypes = { current: Promise.withResolvers<void>() };

/** If the borrower sends the feedback before its types have loaded, the app waits for the types. */
export const SentBeforeTypes: Story = {
  beforeEach: () => {
    pendingTypes.current = Promise.withResolvers();
  },
  parameters: {
    msw: {
      handlers: [
        mockGet(typesPath, async () => {
          await pendingTypes.current.promise;
          return success(someFeedbackTypes);
        }),
        remembering,
      ],
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(await area(canvas), 'Hello');
    await send(canvas);
    await expect(await canvas.findByText('Sending your feedback')).toBeInTheDocument();
    await send(canvas);
    await expect(received).not.toHaveBeenCalled();
    pendingTypes.current.resolve();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(received).toHaveBeenCalledOnce();
    await expect(received).toHaveBeenCalledWith(
      expect.objectContaining({ content: 'Hello', problemType: '1' }),
    );
  },
};

export const TypesRefetched: Story = {
  parameters: {
    msw: {
      handlers: [
        mockGet(typesPath, firstThenSecond(networkError(), success(someFeedbackTypes))),
        remembering,
      ],
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(await area(canvas), 'Hello');
    await canvas.findByRole('button', { name: 'Retry' });
    await send(canvas);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(received).toHaveBeenCalledOnce();
  },
};

export const PhotoRemoved: Story = {
  play: async ({ canvas }) => {
    await addPictures(canvas, 5);
    await expect(await canvas.findByText(/At most 4 pictures can be sent/)).toBeVisible();
    await canvas.findByAltText('Picture 4 of 4');
    await expect(canvas.queryByLabelText(/Screenshots/)).toBeNull();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-disabled'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture 2' }));
    await canvas.findByAltText('Picture 3 of 3');
    await expect(canvas.getByLabelText(/Screenshots/)).toBeEnabled();
  },
};

export const FileRefused: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    const file = new File(['%PDF-1.7'], 'screen.png', { type: 'image/png' });
    await userEvent.upload(await canvas.findByLabelText(/Screenshots/), file);
    await expect(await canvas.findByText(/Please choose an image/)).toBeVisible();
  },
};

const oneMb = new Uint8Array(1024 * 1024);

export const PhotoTooLarge: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    // The app compresses files from 10 MB on, but rejects a file over 100 MB without reading it.
    const parts = Array.from({ length: 101 }, () => oneMb);
    const file = new File(parts, 'screen.png', { type: 'image/png' });
    await userEvent.upload(await canvas.findByLabelText(/Screenshots/), file);
    await expect(await canvas.findByText('Image size is too big, limit 10MB')).toBeVisible();
    await expect(canvas.queryByAltText(/^Picture/)).toBeNull();
  },
};

export const DraftAfterReload: Story = {
  beforeEach: () => {
    changeFeedbackDraft({ content: 'Half a sentence', problemType: '3' });
    // Simulates a reload after pictures were added: the memory is empty, and the stored draft says
    // that it had pictures.
    const saved = sessionStorage.getItem('kosha.feedback') ?? '';
    forgetFeedbackDraft();
    sessionStorage.setItem(
      'kosha.feedback',
      saved.replace('"hadPictures":false', '"hadPictures":true'),
    );
  },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await area(canvas)).toHaveValue('Half a sentence'));
    await expect(await canvas.findByLabelText('What is it about?')).toHaveValue('3');
    await expect(canvas.getByText(/Pictures are not kept/)).toBeVisible();
    await addPictures(canvas, 1);
    await waitFor(() => expect(canvas.queryByText(/Pictures are not kept/)).toBeNull());
  },
};

export const DraftAfterSignOut: Story = {
  play: async ({ canvas }) => {
    startSession({ token: 'kosha_3f9a1c0e', phone: '9876543210', isApp: false });
    await userEvent.type(await area(canvas), 'Half a sentence');
    endSession();
    await waitFor(async () => expect(await area(canvas)).toHaveValue(''));
    await expect(sessionStorage.getItem('kosha.feedback')).toBeNull();
  },
};

export const TypesFailed: Story = {
  parameters: {
    msw: {
      handlers: [mockGet(typesPath, firstThenSecond(networkError(), success(someFeedbackTypes)))],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await area(canvas), 'Hello');
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByLabelText('What is it about?')).toHaveValue('1');
    await expect(await area(canvas)).toHaveValue('Hello');
  },
};

export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };
export const LargeText: Story = { globals: { textSize: 200, viewport: { value: 'small' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
