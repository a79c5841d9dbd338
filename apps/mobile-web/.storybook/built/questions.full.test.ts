import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { translatorOf } from '../../e2e/support/messages.ts';
import { readReleaseNotes } from '../data/read-release-notes.ts';
import { openSite } from './site.ts';
import { slowMachineTimeout, Visitor, visitorPage } from './visitor.ts';

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

type Answered = (visitor: Visitor) => Promise<void>;

const questions: readonly [question: string, answered: Answered][] = [
  [
    'How does an overdue order look on a small phone, in the dark?',
    async (visitor) => {
      await visitor.search('detail small phone dark');
      await visitor.click(visitor.content.getByRole('link', { name: 'Detail: Small phone, dark' }));
      await visitor.reads('3 days late · ₹50 more each day');
      await visitor.content.locator('html[data-kosha-scheme=dark]').waitFor();
      const frame = visitor.page.locator('#storybook-preview-iframe');
      await expect
        .poll(async () => (await frame.boundingBox())?.width, slowMachineTimeout)
        .toBe(320);
    },
  ],
  [
    'Where is the APR shown?',
    async (visitor) => {
      await visitor.search('apr');
      await visitor.reads('APR {percent}');
    },
  ],
  [
    'Which screens call calculate?',
    async (visitor) => {
      await visitor.search('calculate');
      await visitor.reads(/calculate, by 5 Apply, Apply/);
    },
  ],
  [
    'What does the server say when an extension has expired?',
    async (visitor) => {
      await visitor.search('expired');
      await visitor.reads('The 24 hours for this extension are over.');
    },
  ],
  [
    'Which requirements mention Gold?',
    async (visitor) => {
      await visitor.search('gold');
      const rules = visitor.found('Requirements and decisions');
      await rules
        .getByText('On-time repayments: 4 · Service fee reduced by at most: 13%')
        .waitFor();
      await visitor.click(rules.getByRole('link', { name: '§9.27', exact: true }));
      const rule = visitor.content.locator('tr', { has: visitor.page.locator('#s9-27') });
      await rule.waitFor();
      expect(await rule.innerText()).toMatch(/“Gold”\s+4\s+13%/);
      await expect.poll(() => rule.evaluate(isInSight), slowMachineTimeout).toBe(true);
    },
  ],
  [
    'Which response fields of the apply page are not yet confirmed?',
    async (visitor) => {
      await visitor.open('5-apply-apply');
      await visitor.reads(/arriveAmount, repaymentDate/);
    },
  ],
  [
    'Why can an application be refused, and what does the app do then?',
    async (visitor) => {
      await visitor.open('5-apply-apply');
      await visitor.reads('You have an order of this product already.');
      await visitor.reads(/^Something has changed, so this is no longer possible/);
    },
  ],
  [
    'All messages of the apply page, for a sheet',
    async (visitor) => {
      await visitor.open('5-apply-apply');
      await visitor.click(visitor.content.getByRole('button', { name: 'Copy all messages' }));
      await visitor.reads('Copied.');
      const copied = await visitor.page.evaluate(() => navigator.clipboard.readText());
      expect(copied.split('\n')).toContain('payment.apr\tAPR {percent}');
    },
  ],
  [
    'How does an order whose payout failed look, everywhere?',
    async (visitor) => {
      await visitor.open('all-screens');
      await visitor.choose('Order state', '5');
      await visitor.reads('5 screenshots');
      const links = visitor.content.locator('.kosha-phone a');
      expect(await links.allInnerTexts()).toEqual([
        'Home',
        'List',
        'Detail',
        'Confirm',
        'Extension',
      ]);
      for (const link of await links.all())
        expect(await link.getAttribute('href')).toContain('args=state:5');
      await visitor.click(links.nth(2));
      await visitor.page.waitForURL(/path=\/story\/order-states--detail/);
      await visitor.reads(/^Failed$/);
    },
  ],
  [
    'What is new since the last release?',
    async (visitor) => {
      const heading = visitor.page.getByRole('heading', { name: 'Since the last release' });
      const notes = visitor.content.locator('details', { has: heading });
      const [first] = readReleaseNotes();
      if (first === undefined) return notes.getByText('None.').waitFor();
      await notes.getByText(first.text).waitFor();
      await visitor.click(notes.getByRole('link').first());
      const name = first.title.split('/').at(-1) ?? '';
      await visitor.content.getByRole('heading', { level: 1 }).getByText(name).waitFor();
    },
  ],
  [
    'What differs between an order that runs and one that is late?',
    async (visitor) => {
      await visitor.open('compare');
      await visitor.choose('First state', '6-orders-detail--loaned');
      await visitor.choose('Second state', '6-orders-detail--overdue');
      const screens = visitor.content.locator('.kosha-phone iframe');
      const [runs, isLate] = [screens.nth(0), screens.nth(1)];
      await runs.contentFrame().getByText('by Fri 27 Nov · 5 days left').first().waitFor();
      await isLate.contentFrame().getByText('3 days late · ₹50 more each day').first().waitFor();
      expect((await isLate.boundingBox())?.y).toBe((await runs.boundingBox())?.y);
    },
  ],
  [
    'Is our green readable on white?',
    async (visitor) => {
      await visitor.click(
        visitor.content.getByRole('link', { name: 'Tokens', exact: true }).first(),
      );
      const green = visitor.content
        .getByRole('listitem')
        .filter({ hasText: 'primary on surface, at least 4.5' });
      const [, light] = /light ([\d.]+)/.exec(await green.innerText()) ?? [];
      expect(Number(light)).toBeGreaterThanOrEqual(4.5);
    },
  ],
];

const site = await openSite();
let page: Page;
beforeAll(async () => {
  page = await visitorPage(site);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${site.origin}/`);
  await page.locator("[id='start-here--page']").waitFor();
}, slowMachineTimeout.timeout);
afterAll(site.close);

describe('with three clicks, product staff can find', () => {
  it('answers to twelve questions', () => expect(questions).toHaveLength(12));

  it.each(questions)('%s', async (_, answered) => {
    const visitor = new Visitor(page);
    await visitor.open('start-here');
    await visitor.reads('Since the last release');
    visitor.clicks = 0;
    await answered(visitor);
    expect(visitor.clicks).toBeLessThanOrEqual(3);
  });

  it('a link opens the state together with its note', async () => {
    const visitor = new Visitor(page);
    await page.goto(
      `${site.origin}/?path=/docs/compare--page&one=6-orders-detail--overdue&note=Is+this+right`,
    );
    await visitor.content.locator('.kosha-phone iframe').waitFor();
    const note = visitor.content.getByLabel('Note');
    expect(await note.inputValue()).toBe('Is this right');
  });

  it('a link keeps special characters in its note, and a reload keeps the choices', async () => {
    const visitor = new Visitor(page);
    const note = 'A & B #1: 50% + tax = ₹590? <b>~ यह';
    await visitor.open('compare');
    await visitor.choose('First state', '6-orders-detail--loaned');
    await visitor.content.getByLabel('Note').fill(note);
    await visitor.click(visitor.content.getByRole('button', { name: 'Copy link' }));
    await visitor.reads('Copied.');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto('about:blank');
    for (const open of [() => page.goto(link), () => page.reload()]) {
      await open();
      await visitor.content.locator('.kosha-phone iframe[src*=loaned]').waitFor();
      const field = visitor.content.getByLabel('Note');
      expect(await field.inputValue()).toBe(note);
    }
  });

  it('the page of all screens keeps its filters when a story is opened and the user goes back', async () => {
    const visitor = new Visitor(page);
    await visitor.open('all-screens');
    await visitor.choose('Order state', '5');
    await visitor.choose('Variant', 'dark');
    await visitor.reads(/^\d\d+ screenshots$/);
    await visitor.choose('Section', '7 Repay');
    await visitor.content.locator('.kosha-phone a[href*="7-repay"]').first().click();
    await page.waitForURL(/path=\/story\/7-repay/);
    await page.goBack();
    const chosen = visitor.content.getByLabel('Section');
    await expect.poll(() => chosen.inputValue(), slowMachineTimeout).toBe('7 Repay');
    await expect
      .poll(() => visitor.content.getByLabel('Variant').inputValue(), slowMachineTimeout)
      .toBe('dark');
  });

  it('a page opened after a dark, large, Hindi story has the default settings', async () => {
    const visitor = new Visitor(page);
    const globals = 'globals=scheme:dark;textSize:150;language:hi';
    await page.goto(`${site.origin}/?path=/story/5-apply-apply--ready&${globals}`);
    const root = visitor.content.locator('html');
    await visitor.content.locator('html[data-kosha-scheme=dark][lang=hi-IN]').waitFor();
    await visitor.open('writing-guide');
    await visitor.content.getByRole('heading', { level: 1, name: 'Writing guide' }).waitFor();
    // If Storybook has reloaded the page, the attribute is missing, which means 'system'.
    expect((await root.getAttribute('data-kosha-scheme')) ?? 'system').toBe('system');
    expect(await root.evaluate(({ style }) => style.fontSize)).toBe('');
    await page.goto(`${site.origin}/?path=/docs/form-engine-field-types-text--page&${globals}`);
    await visitor.reads('(optional)');
    expect(await root.innerText()).not.toContain(translatorOf('hi')('form.optional'));
    expect(await page.title()).toMatch(/⋅ Kosha$/);
  });

  it('the pages Order states and Compare show another language beside English', async () => {
    const visitor = new Visitor(page);
    await visitor.open('order-states');
    await visitor.choose('Language beside English', 'ta');
    const inTamil = visitor.content.locator('.kosha-phone a[href*="language:ta"]');
    await inTamil.first().waitFor();
    expect(await inTamil.count()).toBeGreaterThan(10);
    await visitor.open('compare');
    await visitor.choose('First state', '6-orders-detail--loaned');
    await visitor.content
      .getByLabel(/^Language/)
      .first()
      .selectOption('ta');
    await visitor.content
      .locator('.kosha-phone iframe[src*="6-orders-detail--loaned"][src$="globals=language:ta"]')
      .waitFor();
  });

  it('a form of the engine shows its built-in messages in the toolbar language', async () => {
    await page.goto(
      `${site.origin}/iframe.html?id=form-engine-field-types-text--optional&viewMode=story&globals=language:hi`,
    );
    const form = page.locator('#storybook-root');
    await expect
      .poll(() => form.textContent(), slowMachineTimeout)
      .toContain(translatorOf('hi')('form.optional'));
  });
});
