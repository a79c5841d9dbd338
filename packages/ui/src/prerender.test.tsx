import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as kit from './index.ts';

const noop = (): void => undefined;

const firstPaint = {
  login: (
    <kit.Page>
      <kit.Screen
        header={
          <kit.AppBar
            title="Sign in"
            onBack={noop}
            backLabel="Back"
            right={<kit.IconButton label="Feedback" icon={<kit.FeedbackIcon />} />}
          />
        }
        footer={
          <kit.StickyAction>
            <kit.Button isFullWidth isLoading loadingLabel="Sending">
              Sign in
            </kit.Button>
          </kit.StickyAction>
        }
        nav={<kit.BottomNav label="Main" items={[]} />}
      >
        <kit.TextField label="Mobile number" hint="10 digits" error="Enter it" prefix="+91" />
        <kit.CleanTextField label="PAN" value="" clean={String} onText={noop} />
        <kit.OtpField label="Code" value="" onChange={noop} maxLength={4} />
        <kit.CheckboxField label="I agree" error="Please agree" />
        <kit.Notice tone="danger">Wrong</kit.Notice>
      </kit.Screen>
    </kit.Page>
  ),
  publicPage: (
    <kit.Stack>
      <kit.Heading>Who can borrow</kit.Heading>
      <kit.CheckList items={['18 or older']} />
      <kit.DataTable caption="Tiers" columns={['Tier', 'Saves']} rows={[['Gold', '13%']]} />
      <kit.Disclosure summary="More">Text</kit.Disclosure>
      <kit.Amount symbol="₹" whole="1" />
      <kit.KeyValueList rows={[{ label: 'Tenure', value: '91 days' }]} />
      <kit.EmptyState
        title="Nothing"
        illustration={<kit.ReceiptIllustration />}
        action={<kit.ButtonLink href="/">Home</kit.ButtonLink>}
      />
      <kit.Skeleton label="Loading" />
      <kit.Spinner label="Loading" />
      <kit.SwitchField label="Auto" />
      <kit.NativeSelectField label="Relation" options={[]} />
      <kit.ToastHost dismissLabel="Dismiss" />
    </kit.Stack>
  ),
};

describe('prerendered markup', () => {
  it.each(Object.entries(firstPaint))('for the %s has no inline style', (_, page) => {
    const markup = renderToStaticMarkup(<kit.KoshaProvider>{page}</kit.KoshaProvider>);
    expect(markup).not.toMatch(/\sstyle=|<style/);
  });
});
