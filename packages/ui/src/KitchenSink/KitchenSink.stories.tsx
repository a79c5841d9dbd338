import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Accordion } from '../Accordion/Accordion.tsx';
import * as kit from '../index.ts';

const meta = {
  title: 'KitchenSink',
  render: () => (
    <kit.Screen
      header={
        <kit.AppBar
          title="Kosha"
          onBack={() => undefined}
          backLabel="Back"
          right={<kit.IconButton label="Feedback" icon={<kit.FeedbackIcon />} />}
        />
      }
      footer={
        <kit.StickyAction>
          <kit.Button isFullWidth>APPLY NOW</kit.Button>
        </kit.StickyAction>
      }
      nav={
        <kit.BottomNav
          label="Main"
          items={[
            { href: '/', label: 'Home', icon: <kit.HomeIcon />, badge: 'new', isCurrent: true },
            { href: '/order', label: 'Orders', icon: <kit.OrdersIcon />, isCurrent: false },
            { href: '/personal', label: 'Account', icon: <kit.AccountIcon />, isCurrent: false },
          ]}
        />
      }
    >
      <Offer />
      <Form />
      <Messages />
    </kit.Screen>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Offer() {
  return (
    <>
      <kit.Card as="section">
        <kit.Stack gap={2}>
          <kit.Stack isRow isSpread gap={2}>
            <kit.Text tone="soft">You owe</kit.Text>
            <kit.Tag tone="attention">5 days left</kit.Tag>
          </kit.Stack>
          <kit.Amount symbol="₹" whole="5,028" size="xxl" />
        </kit.Stack>
      </kit.Card>
      <kit.Slip label="What it costs">
        <kit.CostFacts
          youGet={{ label: 'You get', amount: '₹4,410' }}
          youPay={{ label: 'You pay', amount: '₹5,028', note: 'on 27 Nov' }}
          itCosts={{ label: 'It costs', amount: '₹618', note: 'APR 730.7%' }}
          parts={{ received: 4410, cost: 618, late: 0 }}
        />
        <kit.FeeWaterfall
          summary="How this adds up"
          rows={[
            { label: 'Loan amount', amount: '₹5,000', kind: 'start', from: 0, size: 1 },
            { label: 'Fees', amount: '− ₹590', kind: 'cost', from: 0.882, size: 0.118 },
            { label: 'You get', amount: '= ₹4,410', kind: 'sum', from: 0, size: 0.882 },
          ]}
        />
      </kit.Slip>
      <kit.TierBadge tier="gold">Gold</kit.TierBadge>
      {[0, 1, 2, 3].map((index) => (
        <kit.BankCardTile
          key={index}
          index={index}
          bankCode="HDFC0001234"
          cardNumber="•••• 4821"
          isSelected={index === 0}
          selectedLabel="Chosen"
          href="/bank"
        />
      ))}
    </>
  );
}

function Form() {
  return (
    <>
      <kit.ProgressSteps current={2} total={5} label="Step 2 of 5" />
      <kit.TextField
        label="Mobile number"
        hint="We send a code to it"
        prefix="+91"
        inputMode="numeric"
        autoComplete="tel-national"
        rightSection={<kit.Button variant="quiet">Get</kit.Button>}
      />
      <kit.OtpField
        label="Code"
        value="48"
        onChange={() => undefined}
        maxLength={4}
        error="Enter all 4 digits"
      />
      <kit.NativeSelectField label="Relationship" placeholder="Please choose" options={[]} />
      <kit.PickerField label="State" placeholder="Please choose" onOpen={() => undefined} />
      <kit.SwitchField label="Automatically get money?" defaultChecked />
      <kit.CheckboxField
        defaultChecked
        label={
          <>
            I agree with the <kit.Link href="/agreement/loan">Loan Agreement</kit.Link>
          </>
        }
      />
      <kit.PhotoField
        label="Aadhaar front"
        actionLabel="Open camera"
        illustration={<kit.DocumentIllustration />}
        onPick={() => undefined}
      />
    </>
  );
}

function Messages() {
  return (
    <>
      <kit.Notice tone="info" title="In Auditing">
        We tell you by SMS.
      </kit.Notice>
      <kit.Notice tone="success">Saved.</kit.Notice>
      <kit.Notice tone="warning">Due in 7 h.</kit.Notice>
      <kit.Notice tone="danger">The code is wrong.</kit.Notice>
      <kit.Stack isRow gap={2}>
        <kit.Tag tone="valid">Pass</kit.Tag>
        <kit.Tag tone="invalid">Denied</kit.Tag>
        <kit.Tag tone="neutral">42</kit.Tag>
        <kit.TierBadge tier="copper">Copper</kit.TierBadge>
        <kit.TierBadge tier="silver">Silver</kit.TierBadge>
        <kit.TierBadge tier="platinum">Platinum</kit.TierBadge>
      </kit.Stack>
      <kit.Card isFlush>
        <kit.ListRow title="Order History" icon={<kit.OrdersIcon />} href="/order" />
        <kit.ListRow title="Quit" icon={<kit.SignOutIcon />} onClick={() => undefined} />
      </kit.Card>
      <kit.KeyValueList
        rows={[
          { label: 'Order no', value: 'KS0000009012' },
          { label: 'Tenure', value: '7 days' },
        ]}
      />
      <kit.CheckList items={['Indian citizen', '18 or older']} />
      <kit.DataTable
        caption="What you can borrow"
        columns={['Loans', 'Amount']}
        rows={[['1 loan', '₹1,000–₹5,000']]}
      />
      <kit.Card isFlush>
        <Accordion
          openAtFirstId="1"
          items={[{ id: '1', title: 'How do I repay?', content: 'Open your order.' }]}
        />
      </kit.Card>
      <kit.Stack isRow gap={2}>
        <kit.Button variant="secondary">Refresh</kit.Button>
        <kit.Button variant="danger">Quit</kit.Button>
        <kit.Button disabled>Next</kit.Button>
      </kit.Stack>
      <kit.Skeleton label="Loading" />
      <kit.EmptyState title="No Records" illustration={<kit.SpeechIllustration />}>
        Nothing here yet.
      </kit.EmptyState>
      <kit.ErrorState
        title="This could not be loaded"
        retryLabel="Retry"
        onRetry={() => undefined}
      />
    </>
  );
}

/** Whether a finger that lands up to 21 px beside the middle presses the target or its label. */
function isPressedAround(target: HTMLElement): boolean {
  target.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = target.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : [];
  return [
    [x - 21, y],
    [x + 21, y],
    [x, y - 21],
    [x, y + 21],
  ].every(([atX = 0, atY = 0]) => {
    const pressed = document.elementFromPoint(atX, atY);
    return [target, ...labels].some((one) => one.contains(pressed));
  });
}

/** Checks that everything that can be pressed is at least 44 px high and wide, except links in a sentence. */
const assertTouchTargets: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const targets = canvasElement.querySelectorAll<HTMLElement>(
    'button, select, input, summary, nav a, main > a',
  );
  const small = [...targets].filter((target) => {
    const { width, height } = target.getBoundingClientRect();
    return (width < 44 || height < 44) && !isPressedAround(target);
  });
  await expect(small).toEqual([]);
};

export const Light: Story = { globals: { scheme: 'light' }, play: assertTouchTargets };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const At320: Story = { globals: { viewport: { value: 'small' } } };

export const LargeText: Story = { globals: { textSize: 200 } };

export const LargeTextDarkAt320: Story = {
  globals: { textSize: 200, scheme: 'dark', viewport: { value: 'small' } },
};
