import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppBar } from '../AppBar/AppBar.tsx';
import { BottomNav } from '../BottomNav/BottomNav.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { HeroZone } from '../HeroZone/HeroZone.tsx';
import { HomeIcon, OrdersIcon } from '../Icons/Icons.tsx';
import { StickyAction } from '../StickyAction/StickyAction.tsx';
import { Screen } from './Screen.tsx';

const meta = {
  component: Screen,
  args: {
    header: <AppBar title="Confirm your loan" onBack={() => undefined} backLabel="Back" />,
    children: <Card>What you get, what you pay, what it costs.</Card>,
    footer: (
      <StickyAction>
        <Button isFullWidth>Get Money</Button>
      </StickyAction>
    ),
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {};

export const Long: Story = {
  args: {
    children: Array.from({ length: 12 }, (_, index) => <Card key={index}>Line {index + 1}</Card>),
  },
  play: async ({ canvas }) => {
    const action = canvas.getByRole('button', { name: 'Get Money' }).getBoundingClientRect();
    await expect(action.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const WithNav: Story = {
  args: {
    footer: undefined,
    nav: (
      <BottomNav
        label="Main"
        items={[
          { href: '/', label: 'Home', icon: <HomeIcon />, isCurrent: true },
          { href: '/order', label: 'Orders', icon: <OrdersIcon />, isCurrent: false },
        ]}
      />
    ),
  },
};

/**
 * At any scroll position, buttons that are partly behind the navigation keep enough distance from
 * the links in the navigation, so that a tap hits the intended target (WCAG 2.5.8).
 */
export const ButtonsBehindNav: Story = {
  // The docs page excludes this story, because its long content is only for the test.
  tags: ['behaviour', '!autodocs'],
  args: {
    ...WithNav.args,
    children: Array.from({ length: 60 }, (_, index) => (
      <div key={index} style={{ display: 'flex', gap: 36 }}>
        {Array.from({ length: 3 }, (_, column) => (
          <div key={column} style={{ marginTop: 22 * column }}>
            <Button>{index}</Button>
          </div>
        ))}
      </div>
    )),
  },
  parameters: { a11y: { config: { rules: [{ id: 'target-size', enabled: true }] } } },
};

export const OnSurface: Story = { args: { background: 'surface' } };

export const At320: Story = { globals: { viewport: { value: 'small' } } };

export const LargeText: Story = { globals: { textSize: 200 } };

const wide = { viewport: { value: 'wide' } };

/**
 * In a wide window, content without a hero zone, such as a form, is in a column of readable width.
 */
export const Wide: Story = {
  globals: wide,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^What you get/).offsetWidth).toBe(560);
  },
};

/**
 * In a wide window, the hero zone is to the left of the other content, and the button is below the
 * hero zone.
 */
export const WideWithAnAnswer: Story = {
  globals: wide,
  args: {
    children: (
      <>
        <HeroZone tone="well" label="To repay now" headline="₹5,028" />
        <Card>What happened</Card>
        <Card>The loan in figures</Card>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const place = (text: string) => canvas.getByText(text).getBoundingClientRect();
    const zone = place('To repay now');
    const button = place('Get Money');
    await expect(place('What happened').left).toBeGreaterThan(zone.right);
    await expect(place('The loan in figures').left).toBe(place('What happened').left);
    await expect(place('The loan in figures').top - place('What happened').bottom).toBe(16);
    await expect(button.right).toBeLessThan(place('What happened').left);
  },
};

export const WideWithNav: Story = {
  ...WithNav,
  globals: wide,
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(nav.height).toBe(window.innerHeight);
    await expect(canvas.getByRole('main').getBoundingClientRect().left).toBe(nav.right);
  },
};
