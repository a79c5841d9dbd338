import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from './Link.tsx';

const meta = {
  component: Link,
  parameters: { layout: 'padded' },
  args: { href: '/agreement/loan', children: 'Loan Agreement' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = {
  render: (args) => (
    <p>
      I agree with the <Link {...args} />.
    </p>
  ),
};

export const Standalone: Story = { args: { isStandalone: true, children: 'Forget your IFSC ?' } };
