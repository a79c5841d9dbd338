import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { samples } from '../model/samples.ts';
import { urlHashOf, stateFromUrlHash } from '../model/share.ts';
import { stateFileOf } from '../model/state-file.ts';
import { firstState } from '../model/state.ts';
import { Playground } from './playground.tsx';

const meta = {
  title: 'Form engine/Playground',
  component: Playground,
  parameters: { layout: 'padded' },
  args: { first: firstState },
} satisfies Meta<typeof Playground>;

export default meta;
type Story = StoryObj<typeof meta>;

const [, workInformation, mistakes] = samples;

const paste = (canvasElement: HTMLElement, value: string, box = 'Descriptors as JSON') =>
  fireEvent.change(within(canvasElement).getByLabelText(box), { target: { value } });

const press = (canvasElement: HTMLElement, name: string) =>
  userEvent.click(within(canvasElement).getByRole('button', { name }));

const part = (canvasElement: HTMLElement, name: string) =>
  within(within(canvasElement).getByRole('region', { name }));

export const List: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('Full name')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Full name'), 'Priya');
    await userEvent.tab();
    await expect(
      await part(canvasElement, 'Filled in now').findByText(/"fullName": "Priya"/),
    ).toBeVisible();
  },
};

/**
 * The developer pasted a whole server response. The page finds the form in the response and shows
 * the payload of each submit.
 */
export const ServerResponse: Story = {
  args: { first: { ...firstState, answer: workInformation.answer } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const sent = part(canvasElement, 'Sent by the last submit');
    await expect(sent.getByText('Nothing yet: submit the form.')).toBeVisible();
    await press(canvasElement, 'Fill with valid');
    await expect(canvas.getByLabelText(/^Company/)).toHaveValue('Sample');
    await press(canvasElement, 'Submit');
    await expect(
      part(canvasElement, 'Sent by the last submit').getByText(/"workStatus": "3"/),
    ).toBeVisible();
  },
};

const noList = [
  '"no list at all"',
  'null',
  '{"message": "Bad gateway"}',
  '{"code": 0, "data": null}',
];

/**
 * The pasted text is not valid JSON, so the page marks the line with the error. The form of the
 * last valid response stays visible and keeps its input.
 */
export const InvalidJson: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Full name'), 'Priya');
    await paste(canvasElement, '[\n  {"key": "Full name",\n');
    const marks = within(canvas.getByRole('list', { name: 'To fix: Descriptors as JSON' }));
    await expect(marks.getAllByRole('listitem')[0]).toHaveTextContent(
      'Line 3 A name in double quotes is missing here.',
    );
    await expect(canvas.getByLabelText('Descriptors as JSON')).toBeInvalid();
    await expect(canvas.getByLabelText('Full name')).toHaveValue('Priya');
    await expect(
      canvas.getByText('Line 3: A name in double quotes is missing here.'),
    ).toBeVisible();
    await paste(canvasElement, '<!doctype html><title>502</title>');
    await expect(canvas.getByText('Line 1: This is a page of HTML, not JSON.')).toBeVisible();
    await paste(canvasElement, '{"code": -4, "msg": "Please sign in again"}');
    await expect(
      canvas.getByText('The server refused with code -4: Please sign in again'),
    ).toBeVisible();
    for (const text of noList) {
      await paste(canvasElement, text);
      await expect(canvas.getByText('Line 1: There is no list of fields here.')).toBeVisible();
    }
    await expect(canvas.getByLabelText('Full name')).toHaveValue('Priya');
    await paste(canvasElement, '[{"key": "Nickname", "value": "nickname"}]');
    await expect(canvas.getByLabelText(/^Nickname/)).toBeVisible();
  },
};

/**
 * The page was opened from a link without a valid form, so it shows the reason instead of a form.
 * After the developer pastes a valid list of fields, the page shows the form.
 */
export const NoFormYet: Story = {
  args: { first: { ...firstState, answer: '{"code": -4, "msg": "Please sign in again"}' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByText('The server refused with code -4: Please sign in again'),
    ).toBeVisible();
    await paste(canvasElement, '[{"key": "Full name"');
    await expect(canvas.getByText('Line 1: A closing } is missing here.')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'The form' })).toBeNull();
    await paste(canvasElement, '[{"key": "Nickname", "value": "nickname"}]');
    await expect(canvas.getByLabelText(/^Nickname/)).toBeVisible();
    await expect(canvas.queryByText(/^Line 1:/)).toBeNull();
  },
};

/**
 * The page describes each schema issue in plain words, with its position in the pasted text. A
 * press on an issue selects the line.
 */
export const SchemaIssues: Story = {
  args: { first: { ...firstState, answer: mistakes.answer } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('Blood group')).toBeVisible();
    const marks = canvas.getByRole('list', { name: 'To fix: Descriptors as JSON' });
    const mark = within(marks)
      .getAllByRole('listitem')
      .find(({ textContent }) => textContent.includes('dataType'))!;
    await expect(mark).toHaveTextContent(
      /^Line \d+ \$\.data\[2\]\.dataType Unknown dataType 9\. The form shows a text field\.$/,
    );
    await userEvent.click(within(mark).getByRole('button'));
    const box = canvas.getByLabelText<HTMLTextAreaElement>('Descriptors as JSON');
    await expect(box).toHaveFocus();
    await expect(box.value.slice(box.selectionStart, box.selectionEnd)).toContain('"dataType": 9');
  },
};

/**
 * The page has a button for each possible error of the form, so that a developer can see every
 * error message.
 */
export const Gallery: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvasElement, 'pinCode: PIN code takes digits only');
    const summary = await canvas.findByRole('region', { name: 'To correct: 1' });
    await expect(within(summary).getByText('PIN code takes digits only')).toBeVisible();
    await expect(canvas.getByLabelText('PIN code')).toHaveFocus();
    await press(canvasElement, 'liveState: The list for State has not been loaded yet');
    await canvas.findByRole('link', { name: 'The list for State has not been loaded yet' });
    await expect(canvas.getByRole('radio', { name: 'Slow' })).toBeChecked();
    await press(canvasElement, 'Fill with invalid');
    await canvas.findByRole('region', { name: 'To correct: 6' });
  },
};

/**
 * The developer can simulate two failures without a real server: the form's lists of states and
 * districts do not load, or the server refuses the submitted form.
 */
export const Failures: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Failed' }));
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await press(canvasElement, 'One field');
    await expect(canvas.getByLabelText('Full name')).toHaveAccessibleDescription(
      'The server does not accept Full name.',
    );
    await userEvent.selectOptions(canvas.getByLabelText('Language'), 'hi');
    await expect(canvas.getByRole('button', { name: 'भेजें' })).toBeVisible();
  },
};

/** The page lists the changes that users see when one response replaces another. */
export const Compared: Story = {
  play: async ({ canvasElement }) => {
    const pin = { key: 'PIN code', value: 'pin', dataType: 1, checkType: 1, lengthLimitMax: 6 };
    const blood = { key: 'Blood group', value: 'blood', dataType: 1 };
    await paste(canvasElement, JSON.stringify([pin, blood]), 'The earlier answer as JSON');
    await paste(
      canvasElement,
      JSON.stringify([
        { ...pin, lengthLimitMax: 5 },
        { ...blood, dataType: 9 },
      ]),
    );
    const changes = within(canvasElement).getByRole('list', { name: 'What changes' });
    await expect(
      within(changes)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['PIN code: 6 → 5 digits', 'Blood group: new kind 9, shown as a text']);
  },
};

/**
 * The link to the page contains the pasted text and all settings, so another person sees the same
 * form.
 */
export const Shared: Story = {
  play: async ({ canvasElement, mount, userEvent }) => {
    const state = {
      ...firstState,
      answer: '[{"key":"नाम 👩‍👩‍👧","value":"a"}]',
      textSize: '200',
    } as const;
    const shared = await stateFromUrlHash(await urlHashOf(state));
    await expect(shared).toEqual(state);
    await mount(<Playground first={shared!} />);
    await expect(within(canvasElement).getByLabelText(/^नाम/)).toBeVisible();
    await userEvent.selectOptions(within(canvasElement).getByLabelText('Text size'), '100');
    await waitFor(() => expect(document.documentElement.style.fontSize).toBe(''));
  },
};

/**
 * A developer can fill in a form with groups, repeated rows and pages. The page shows the submitted
 * payload with its nested values.
 */
export const GroupsAndPages: Story = {
  args: { first: { ...firstState, answer: samples[5].answer } },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const form = part(canvasElement, 'The form');
    await userEvent.type(form.getByLabelText('Full name'), 'Priya');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to Dependant' }));
    await userEvent.type(await form.findByLabelText('Name'), 'Asha');
    await userEvent.type(form.getByLabelText('PIN code'), '400069');
    await userEvent.click(form.getByRole('button', { name: 'Next' }));
    await userEvent.selectOptions(await form.findByLabelText('Education'), 'Graduate');
    await expect(await form.findByLabelText(/^Pay day/)).toBeVisible();
    await press(canvasElement, 'Submit');
    const sent = part(canvasElement, 'Sent by the last submit');
    await expect(await sent.findByText(/"fullName": "Asha"/)).toBeVisible();
    await expect(canvas.queryByRole('list', { name: /^To fix/ })).toBeNull();
  },
};

/**
 * The developer changes the theme of the form with six CSS variables. The page ignores values that
 * could load a file from another server.
 */
export const OtherTheme: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const form = part(canvasElement, 'The form');
    const submit = form.getByRole('button', { name: 'Submit' });
    await userEvent.type(canvas.getByLabelText('Primary colour'), 'rgb(0, 40, 120)');
    await userEvent.type(canvas.getByLabelText('Corners'), '2px');
    await waitFor(() =>
      expect(getComputedStyle(submit)).toMatchObject({
        backgroundColor: 'rgb(0, 40, 120)',
        borderRadius: '2px',
      }),
    );
    await expect(canvas.getByText(/--form-primary: rgb\(0, 40, 120\);/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Colour of fields'), 'url(http://example.in)');
    await expect(canvas.getByLabelText('Colour of fields')).toBeInvalid();
    await expect(canvas.queryByText(/--form-surface/)).toBeNull();
    await userEvent.clear(canvas.getByLabelText('Primary colour'));
    await userEvent.clear(canvas.getByLabelText('Corners'));
    await waitFor(() => expect(document.adoptedStyleSheets).toHaveLength(0));
  },
};

/**
 * The state of the page is too long for a link, so the developer saves a file instead. The page can
 * open this file again.
 */
export const LinkTooLong: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    // Random names, because repeated names would compress to a short link.
    const list = Array.from({ length: 300 }, () => ({
      key: crypto.randomUUID(),
      value: `n${crypto.randomUUID().replaceAll('-', '')}`,
      dataType: 1,
    }));
    await paste(canvasElement, JSON.stringify(list));
    await press(canvasElement, 'Copy link');
    await expect(await canvas.findByText(/The link would be too long/)).toBeVisible();
    const { name, text } = stateFileOf({
      ...firstState,
      answer: '[{"key":"Saved","value":"saved"}]',
    });
    await userEvent.upload(canvas.getByLabelText('Open a file'), new File([text], name));
    await expect(await canvas.findByLabelText(/^Saved/)).toBeVisible();
    await userEvent.upload(
      canvas.getByLabelText('Open a file'),
      new File(['[{"key":"From a server","value":"served"}]'], 'answer.json'),
    );
    await expect(await canvas.findByLabelText(/^From a server/)).toBeVisible();
  },
};

/** The link was truncated, so the page shows a warning and a sample form. */
export const DamagedLink: Story = {
  args: { isLinkDamaged: true },
  play: async ({ canvasElement }) => {
    await expect(
      await stateFromUrlHash((await urlHashOf(firstState)).slice(0, 40)),
    ).toBeUndefined();
    await expect(within(canvasElement).getByText('This link is damaged')).toBeVisible();
    await expect(within(canvasElement).getByLabelText('Full name')).toBeVisible();
  },
};

export const LargeTextAt320: Story = {
  args: { first: { ...firstState, textSize: '200' } },
  globals: { viewport: { value: 'small' } },
};

export const Dark: Story = { globals: { scheme: 'dark' } };
