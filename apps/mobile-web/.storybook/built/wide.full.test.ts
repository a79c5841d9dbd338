import { afterAll, describe, expect, it } from 'vitest';
import { openSite } from './site.ts';
import { openStoryViewer } from './stories.ts';
import { slowMachineTimeout } from './visitor.ts';

const withListBeside = [
  '6-orders-audit--in-auditing',
  '6-orders-confirm--confirming',
  '6-orders-detail--loaned',
  '6-orders-detail--not-found',
  '6-orders-key-facts-statement--expired',
  '7-repay-return-the-loan--last-day',
  '8-extend-and-schedule-extension--offered',
  '8-extend-and-schedule-scheduled-order--waiting',
];

const wide = { viewport: { width: 1024, height: 768 } };

const site = await openSite();
const { page, show } = await openStoryViewer(site, { isTested: true, page: wide });
afterAll(site.close);

describe('in a wide window a story loads the list beside its screen', () => {
  it.each(withListBeside)('%s', async (story) => {
    expect((await show(story)).join('\n')).toBe('');
    const list = page.getByRole('complementary');
    await expect.poll(() => list.getByRole('status').count(), slowMachineTimeout).toBe(0);
    expect(await list.getByRole('heading').count()).toBeGreaterThan(0);
  });
});

it('the side navigation has space for its labels in large text', async () => {
  const large = await openStoryViewer(site, { globals: 'textSize:200', page: wide });
  expect((await large.show('6-orders-list--large-text')).join('\n')).toBe('');
});
