import { mockPost, refusal, success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { IdentityScreen } from './identity.screen.tsx';
import { aReading, press, readable, readsDocuments, stepReview } from './kyc.fixtures.ts';
import {
  answering,
  documents,
  findPicture,
  give,
  next,
  ocr,
  save,
  toReview,
} from './photos.fixtures.ts';

const asked = fn();

/** The second part of photo mode: what was read from the pictures. */
const meta = {
  title: '2 Verify/Identity by photos',
  component: IdentityScreen,
  parameters: { ...answering(), provokes: 'Contract drift' },
  beforeEach: () => {
    asked.mockClear();
  },
} satisfies Meta<typeof IdentityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Review: Story = {
  tags: ['state'],
  name: 'The review shows what was read from each document',
  parameters: answering(readsDocuments),
  play: async ({ canvas }) => toReview(canvas),
};

export const ReviewAtLargeText: Story = {
  ...Review,
  name: 'The review fits text of twice the size at 320 px',
  globals: { textSize: 200, viewport: { value: 'small' } },
};

export const Back: Story = {
  name: 'Back leads from the review to the pictures, which are still there',
  play: async ({ canvas }) => {
    await toReview(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() =>
      expect(canvas.getByText('Photos, step 1 of 2: 3 of 3 taken')).toHaveFocus(),
    );
    for (const label of documents) await expect(await findPicture(canvas, label)).toBeVisible();
  },
};

export const TakenAgain: Story = {
  name: 'Take again leads to that picture, and Next then shows what was read from the new one',
  parameters: answering(
    mockPost(ocr, () => {
      asked();
      const isNew = asked.mock.calls.length > 3;
      return success(aReading({ name: isNew ? 'Asha Rao' : 'Priya Sharma' }));
    }),
  ),
  play: async ({ canvas }) => {
    await toReview(canvas);
    await press(canvas, 'Take again: Aadhaar back');
    await waitFor(() => expect(canvas.getByLabelText('Aadhaar back')).toHaveFocus());
    await expect(await findPicture(canvas, 'Aadhaar back')).toBeVisible();
    await give(canvas, 'Aadhaar back');
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(4));
    await waitFor(() => expect(canvas.getAllByText(readable)).toHaveLength(3));
    await next(canvas);
    await expect(await canvas.findByText('Asha Rao')).toBeVisible();
    await expect(canvas.getAllByText('Priya Sharma')).toHaveLength(2);
  },
};

export const SaveRefused: Story = {
  name: 'When the server refuses to end the step, the page says so and keeps what was read',
  tags: ['state'],
  parameters: answering(
    readsDocuments,
    mockPost(save, refusal('This PAN belongs to another account.', 409)),
  ),
  play: async ({ canvas }) => {
    await toReview(canvas);
    await press(canvas, 'Looks right');
    await expect(await canvas.findByText('This PAN belongs to another account.')).toBeVisible();
    await expect(canvas.getByText(stepReview)).toBeVisible();
  },
};

export const TurningReading: Story = {
  name: 'What was read cannot reverse the text around it',
  parameters: answering(mockPost(ocr, success(aReading({ name: '\u202EPriya\u2066 Sharma' })))),
  play: async ({ canvas }) => {
    await toReview(canvas);
    const [name] = canvas.getAllByText('Priya Sharma');
    await expect(name).toHaveTextContent(/^Priya Sharma$/);
  },
};
