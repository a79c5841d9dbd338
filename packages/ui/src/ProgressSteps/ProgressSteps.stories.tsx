import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressSteps } from './ProgressSteps.tsx';

const meta = {
  component: ProgressSteps,
  parameters: { layout: 'padded' },
  args: {
    current: 2,
    total: 5,
    label: 'Step 2 of 5',
    names: ['Basic', 'Work', 'Identity', 'Face', 'Contacts'],
  },
} satisfies Meta<typeof ProgressSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { args: { current: 1, label: 'Step 1 of 5' } };

export const Last: Story = { args: { current: 5, label: 'Step 5 of 5' } };

export const WithoutNames: Story = { args: { names: undefined } };

export const LargeTextAt320: Story = { globals: { textSize: 200, viewport: { value: 'small' } } };
