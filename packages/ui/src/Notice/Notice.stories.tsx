import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Notice } from './Notice.tsx';

const meta = {
  component: Notice,
  parameters: { layout: 'padded' },
  args: { tone: 'info', title: 'In Auditing', children: 'We tell you by SMS when it is done.' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = { args: { tone: 'info' } };

export const Success: Story = { args: { tone: 'success' } };

export const Warning: Story = { args: { tone: 'warning' } };

export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'Please put these right',
    children: (
      <ol>
        <li>Enter your name as on your PAN</li>
        <li>Choose your state</li>
      </ol>
    ),
  },
};

export const WithAction: Story = {
  args: { tone: 'info', action: <Button variant="quiet">Show me how</Button> },
};

export const LargeText: Story = { args: { tone: 'warning' }, globals: { textSize: 200 } };
