import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  component: Stack,
  parameters: { layout: 'padded' },
  args: {
    children: (
      <>
        <Button>Yes</Button>
        <Button variant="secondary">No</Button>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {};

export const Row: Story = { args: { isRow: true, isSpread: true } };
