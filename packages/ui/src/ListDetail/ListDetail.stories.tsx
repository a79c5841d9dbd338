import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { AppBar } from '../AppBar/AppBar.tsx';
import { Button, ButtonLink } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { HeroZone } from '../HeroZone/HeroZone.tsx';
import { ListRow } from '../ListRow/ListRow.tsx';
import { Screen } from '../Screen/Screen.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ListDetail, type ListDetailProps } from './ListDetail.tsx';

const entries = ['Kosha Flex', 'Kosha Copper', 'Kosha Mini'];

const meta = {
  component: ListDetail,
  args: {
    label: 'Orders',
    list: (
      <Card isFlush>
        {entries.map((name) => (
          <ListRow key={name} title={name} href={`/${name}`} />
        ))}
      </Card>
    ),
    children: (
      <Screen header={<AppBar title="Order Detail" />}>
        <HeroZone tone="well" label="To repay now" headline="₹5,028" />
        <Card>What happened, what comes next</Card>
      </Screen>
    ),
  },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<typeof ListDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The open entry is shown to the right of the list. Its hero zone and the rest of its content are
 * side by side, too.
 */
export const Wide: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('complementary', { name: 'Orders' }).getBoundingClientRect();
    const zone = canvas.getByText('To repay now').getBoundingClientRect();
    const rest = canvas.getByText(/What happened/).getBoundingClientRect();
    await expect(zone.left).toBeGreaterThan(list.right);
    await expect(rest.left).toBeGreaterThan(zone.right);
  },
};

/**
 * If the entries of the list are hero zones, the zone of the open entry is highlighted. The button
 * in this zone keeps its own background, so that the button stays readable.
 */
export const OpenZone: Story = {
  args: {
    list: (
      <ul>
        {entries.map((name, index) => (
          <li key={name}>
            <HeroZone tone="well" label={name} headline="₹5,028">
              <ButtonLink href={`/${name}`} aria-current={index === 0 ? 'page' : undefined}>
                {`Details of ${name}`}
              </ButtonLink>
            </HeroZone>
          </li>
        ))}
      </ul>
    ),
  },
  play: async ({ canvas }) => {
    const [open, other] = entries.map((name) => {
      const button = canvas.getByRole('link', { name: `Details of ${name}` });
      const zone = canvas.getByText(name, { selector: 'section *' }).closest('section > div');
      return [button, zone].map((part) => part && getComputedStyle(part).backgroundColor);
    });
    await expect(open?.[0]).toBe(other?.[0]);
    await expect(open?.[1]).not.toBe(other?.[1]);
  },
};

export const NoList: Story = {
  args: { list: null },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await expect(canvas.getByRole('main').offsetWidth).toBe(window.innerWidth);
  },
};

function ResizableWindow(args: ListDetailProps) {
  const [hasRoom, setHasRoom] = useState(false);
  return (
    <ListDetail {...args} list={hasRoom && args.list}>
      <Screen>
        <TextField label="Name" />
        <Button onClick={() => setHasRoom(true)}>More room</Button>
      </Screen>
    </ListDetail>
  );
}

export const InputKept: Story = {
  render: (args) => <ResizableWindow {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Asha');
    await userEvent.click(canvas.getByRole('button', { name: 'More room' }));
    await expect(await canvas.findByRole('complementary')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha');
  },
};
