import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { everyKind, promptOptions, workPage } from '../testing/descriptors.ts';
import { storyParameters } from '../testing/story-args.ts';
import { englishTexts } from '../english-texts.ts';
import { Playground } from './playground.tsx';

const asJson = (value: unknown) => JSON.stringify(value, null, 2);

const meta = {
  title: 'Playground',
  component: Playground,
  parameters: storyParameters,
  args: { json: asJson(everyKind), options: promptOptions, texts: englishTexts },
} satisfies Meta<typeof Playground>;

export default meta;
type Story = StoryObj<typeof meta>;

const paste = (canvasElement: HTMLElement, value: string) =>
  fireEvent.change(within(canvasElement).getByLabelText('Descriptors as JSON'), {
    target: { value },
  });

export const List: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('Full name')).toBeVisible();
    await expect(canvas.getByText('pinCode: PIN code takes digits only')).toBeVisible();
  },
};

/** A whole answer can be pasted; what would be sent is shown. */
export const ServersAnswer: Story = {
  args: { json: asJson({ code: 0, msg: 'ok', data: workPage }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('payDay: Choose Pay day from the list')).toBeVisible();
    await expect(canvas.queryByText('payDay: Choose Pay day')).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText('Work status'), 'Student');
    await userEvent.type(canvas.getByLabelText('Monthly income'), '25000');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(canvas.getByText(/"monthlyIncome": "25000"/)).toBeVisible();
    await paste(canvasElement, '[]');
    await expect(canvas.getByText('Nothing yet: submit the form.')).toBeVisible();
  },
};

/** Broken JSON gets an error beside the box; the form returns once it can be read. */
export const NotJson: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await paste(canvasElement, '[{"key": "Full name",');
    await expect(canvas.getByText(/^This is not JSON: /)).toBeVisible();
    await expect(canvas.queryByLabelText('Full name')).toBeNull();
    await paste(canvasElement, '[{"key": "Nickname", "value": "nickname"}]');
    await expect(canvas.getByLabelText(/^Nickname/)).toBeVisible();
  },
};

/** Anything else is reported and never breaks the page. */
export const Drift: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await paste(canvasElement, '[null, {"key": "Blood group", "value": "blood", "dataType": 42}]');
    await expect(canvas.getByLabelText(/^Blood group/)).toBeVisible();
    await expect(canvas.getByText('[1].dataType dataTypeUnknown: 42')).toBeVisible();
    await paste(canvasElement, '"no list at all"');
    await expect(canvas.getByText(/notAList/)).toBeVisible();
  },
};
