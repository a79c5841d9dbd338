import type { Schema } from '@kosha/api-client';
import { success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { BasicScreen } from './info.screen.tsx';
import {
  withBasicInfoHandlers,
  driftSpy,
  basicInfoFields,
  infoRequestSpy,
  tapNext,
} from './info.fixtures.tsx';

const page = (anything: unknown) =>
  withBasicInfoHandlers({ page: success(anything as Schema<'DynamicField'>[]) });

const meta = {
  title: '2 Verify/Basic information, malformed',
  component: BasicScreen,
  parameters: {
    ...page([
      null,
      7,
      basicInfoFields[0],
      { ...basicInfoFields[0], key: 'Full name again' },
      { key: 'Prototype', value: '__proto__', dataType: 1, checkReq: 1 },
      { key: '<img src=x onerror=alert(1)>', value: 'markup', dataType: 1, checkReq: 0 },
      { key: '\u202eשלום', value: 'turned', dataType: 1, checkReq: 0 },
      { key: 'Colour', value: 'colour', dataType: 99, checkReq: 1 },
      { key: 'Nothing to choose', value: 'nothing', dataType: 0, checkReq: 1 },
    ]),
    provokes: 'Contract drift',
  },
  beforeEach: () => {
    infoRequestSpy.mockClear();
    driftSpy.mockClear();
  },
} satisfies Meta<typeof BasicScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The page shows every question that the app can parse. One tracking event reports the problems of
 * all questions.
 */
export const SomeFieldsUnreadable: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Full name'), 'Priya');
    await expect(canvas.queryByLabelText('Full name again')).toBeNull();
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Colour'), 'green');
    await userEvent.type(canvas.getByLabelText('Nothing to choose'), 'this');
    await tapNext(canvas);
    await waitFor(() => expect(infoRequestSpy).toHaveBeenCalledTimes(1));
    await expect(infoRequestSpy).toHaveBeenCalledWith({
      fullName: 'Priya',
      colour: 'green',
      nothing: 'this',
    });
    await waitFor(() => expect(driftSpy).toHaveBeenCalledTimes(1));
    const [{ problems }] = driftSpy.mock.calls[0] as [{ problems: string }];
    for (const problem of ['notAnObject', 'nameTwice', 'nameUnsafe', 'dataTypeUnknown']) {
      await expect(problems).toContain(problem);
    }
  },
};

/** If the response is not a list, the app reports the error, and the page shows no questions. */
export const NoList: Story = {
  parameters: page({ fields: 'none' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is nothing to fill in right now')).toBeVisible();
    await waitFor(() => expect(driftSpy).toHaveBeenCalledTimes(1));
  },
};

/** If the response contains no data, the page shows an error and the button "Retry". */
export const NoData: Story = {
  tags: ['behaviour'],
  parameters: page(null),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const TenThousandChoices: Story = {
  parameters: page([
    {
      key: 'Employer',
      value: 'employer',
      dataType: 0,
      checkReq: 1,
      dictionaryVoList: Array.from({ length: 10_000 }, (_, index) => ({
        dictLabel: `Employer ${index}`,
        dictValue: String(index),
      })),
    },
  ]),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: /Employer/ }));
    const sheet = within(await canvas.findByRole('dialog', { name: 'Employer' }));
    await userEvent.type(sheet.getByRole('combobox'), 'employer 9999');
    await userEvent.click(await sheet.findByText('Employer 9999'));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await tapNext(canvas);
    await waitFor(() => expect(infoRequestSpy).toHaveBeenCalledWith({ employer: '9999' }));
  },
};
