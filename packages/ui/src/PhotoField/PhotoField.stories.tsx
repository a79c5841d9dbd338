import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { CameraIcon } from '../Icons/subject-icons.tsx';
import { DocumentIllustration } from '../Illustrations/Illustrations.tsx';
import { PhotoField } from './PhotoField.tsx';

const meta = {
  component: PhotoField,
  parameters: { layout: 'padded' },
  args: {
    label: 'Aadhaar front',
    hint: 'All four corners in the picture',
    actionLabel: 'Open camera',
    illustration: <DocumentIllustration />,
    onPick: fn(),
  },
} satisfies Meta<typeof PhotoField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const file = new File(['x'], 'front.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('Aadhaar front'), file);
    await expect(args.onPick).toHaveBeenCalledWith(file);
  },
};

export const Invalid: Story = { args: { error: 'Please Upload Aadhaar front' } };

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Aadhaar front');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.upload(input, new File(['x'], 'front.png', { type: 'image/png' }));
    await expect(args.onPick).not.toHaveBeenCalled();
  },
};

export const WithAnotherWay: Story = {
  args: { action: <Button>Open camera</Button>, actionLabel: 'Choose a picture' },
  globals: { viewport: { value: 'small' } },
};

/** If another button opens the app's own camera, the button of the field is less prominent. */
export const QuietFileButton: Story = {
  args: { actionLabel: 'Use the camera of your phone', isFileQuiet: true },
};

/**
 * In a compact row, the field keeps its label, and the buttons that show only an icon have
 * accessible names.
 */
export const Compact: Story = {
  args: {
    isCompact: true,
    hint: 'Not taken yet',
    action: <Button aria-label="Open camera" icon={<CameraIcon />} variant="secondary" />,
    actionLabel: 'Choose a picture',
    error: 'Please Upload Aadhaar front',
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Aadhaar front');
    await expect(input).toHaveAccessibleDescription(/Choose a picture Not taken yet Please Upload/);
    const box = input.parentElement!.getBoundingClientRect();
    await expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  },
};

export const At320: Story = { globals: { viewport: { value: 'small' } } };
