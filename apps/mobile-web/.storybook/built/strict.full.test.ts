import { afterAll, describe, expect, it } from 'vitest';
import { openSite } from './site.ts';
import { openStoryViewer } from './stories.ts';

const changedByStrictRules = [
  '2-verify-basic-information--every-field-type',
  '2-verify-contacts--blank',
  '2-verify-contacts-sending--sending',
  '2-verify-identity-by-numbers--large-text',
  '2-verify-identity-by-photos--blank',
  '2-verify-face--large-text',
  '2-verify-step-done--waiting',
  '3-choose-home--small-phone',
  '3-choose-product--facts',
  '5-apply-apply--ready',
  '6-orders-confirm--approved',
  '9-help-and-feedback-account--all-links',
  'public-pages-download--iphone',
];

const site = await openSite();
const { page, show } = await openStoryViewer(site, { globals: 'policy:strict' });
afterAll(site.close);

const shown = () => page.locator('#storybook-root').innerText();

describe('under the strict rules a story plays without errors, and its screen loads its data', () => {
  it.each(changedByStrictRules)('%s', async (story) => {
    expect((await show(story)).join('\n')).toBe('');
    expect(await shown()).not.toMatch(/No connection|did not load/);
  });
});

describe('the strict rules change the responses of', () => {
  it.each([
    ['2-verify-basic-information--every-field-type', /Step 1 of 4/, /Step 1 of 5/],
    ['3-choose-product--facts', /Work information/, /Contact information/],
    ['9-help-and-feedback-account--dark', /Emergency contact/, /No connection/],
    ['public-pages-download--iphone', /Terms of our loans/, /Sample terms|Contact information/],
  ])('%s', async (story, says, saysNoMore) => {
    await show(story);
    await expect.poll(shown).toMatch(says);
    expect(await shown()).not.toMatch(saysNoMore);
  });
});
