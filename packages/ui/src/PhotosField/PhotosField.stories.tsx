import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PhotosField, type ChosenPhoto } from './PhotosField.tsx';

const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 16"><rect width="9" height="16" fill="#0f5c4c"/></svg>',
)}`;

const pictures = (count: number): ChosenPhoto[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    url: drawing,
    alt: `Picture ${index + 1}`,
    removeLabel: `Remove picture ${index + 1}`,
  }));

const meta = {
  component: PhotosField,
  parameters: { layout: 'padded' },
  args: {
    label: 'Screenshots',
    labelNote: '(optional)',
    pictures: pictures(2),
    addLabel: 'Add',
    onAdd: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof PhotosField>;

export default meta;
type Story = StoryObj<typeof meta>;

const aFile = (name: string) => new File(['x'], name, { type: 'image/png' });

export const AddedAndRemoved: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/Screenshots/), [aFile('a.png'), aFile('b.png')]);
    await expect(args.onAdd).toHaveBeenCalledWith([expect.any(File), expect.any(File)]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture 2' }));
    await expect(args.onRemove).toHaveBeenCalledWith('1');
  },
};

export const Empty: Story = { args: { pictures: [] } };

export const Full: Story = {
  args: { pictures: pictures(4), isFull: true, hint: 'At most 4' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText(/Screenshots/)).toBeNull();
  },
};

export const WithError: Story = { args: { error: 'This file is not an image.' } };

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture 1' }));
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};

export const LargeTextAt320: Story = {
  args: { pictures: pictures(3) },
  globals: { textSize: 200, viewport: { value: 'small' } },
};
