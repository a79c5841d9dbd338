import { limits, rupeesToPaise } from '@kosha/domain';
import { expect, test } from 'vitest';
import { keepChoices } from '../features/apply/use-apply-form.ts';
import { patterns } from '../shared/paths.ts';
import { personaIn } from '../shared/world/persona-in.ts';
import { knowsAll, productInfoFor, strictTermsOf } from '../shared/world/world.fixtures.ts';
import {
  answersOf,
  apply,
  described,
  expectFrame,
  expectPicture,
  frame,
  home,
  ok,
  open,
  pid,
  productTo,
  renderByReact,
  root,
  screens,
  type Answers,
  type Pictured,
} from './picture.fixtures.ts';

/** Home then offers a loan, or an order has more to tell: what that costs is an answer that nobody has asked for yet. */
const isReadLater = ({ pattern }: Pictured, persona: string): boolean =>
  pattern === patterns.home && ['failed', 'settled', 'closed', 'extension'].includes(persona);

/** Where the server tells no price, the app says so itself. */
const isPriceRefused = ({ pattern }: Pictured, persona: string): boolean =>
  [patterns.product, patterns.apply].some((one) => one === pattern) &&
  productTo(persona).costNow === null;

for (const screen of screens) {
  const { pattern } = screen;
  const personas = Object.values(personaIn);
  const shown = personas.filter(
    (persona) => !isReadLater(screen, persona) && !isPriceRefused(screen, persona),
  );

  test.each(shown)(`a picture of ${pattern} is what React makes of it, for %s`, async (persona) => {
    open(screen, answersOf(persona));
    await expectPicture();
    const before = described(frame());
    await renderByReact(screen);
    expect(before).toEqual(described(root()));
  });

  test.each(personas.filter((persona) => !shown.includes(persona)))(
    `the frame of ${pattern} waits for what must still be read or is refused, for %s`,
    async (persona) => {
      open(screen, answersOf(persona));
      await expectFrame();
    },
  );

  test(`in a picture of ${pattern} what the server says is text`, async () => {
    const hostile = `"><img src=x>{amount} &amp; ${'\u202E'}`;
    const withHostile = JSON.parse(JSON.stringify(answersOf('loaned')), (name, value: unknown) =>
      ['name', 'fullButtonName', 'amountMsg', 'productName', 'buttonName'].includes(name)
        ? hostile
        : value,
    ) as Answers;
    open(screen, withHostile);
    await expectPicture();
    const before = described(frame());
    expect(frame().querySelector('img')).toBeNull();
    await renderByReact(screen);
    expect(before).toEqual(described(root()));
  });
}

test.each([
  ['a refusal', { code: 409, msg: 'Not now.', data: null }],
  ['an expired session', { code: -4, msg: 'Sign in.', data: null }],
  ['no data', ok(null)],
  ['data that does not fit', ok({ undwayList: 'none', homeProductVos: [] })],
])('%s leaves the frame', async (_, answer) => {
  open(home, { ...answersOf('loaned'), '/home/v1/index': answer });
  await expectFrame();
});

test('the answers of another person leave the frame', async () => {
  open(home, answersOf('loaned'), { of: 'tokenOfSomebodyElse' });
  await expectFrame();
});

test('answers in another language than that of the page leave the frame', async () => {
  document.documentElement.lang = 'hi-IN';
  open(home, answersOf('loaned'));
  await expectFrame();
  document.documentElement.lang = 'en-IN';
});

test.each([
  [
    'one product may be taken by the strict rules',
    { terms: strictTermsOf(productInfoFor(knowsAll, pid)) },
  ],
  ['it has no amounts', { amountList: [] }],
  ['its amounts are in no order', { amountList: [3000, 5000, 1000] }],
])('a picture of the apply page is what React makes of it, where %s', async (_, changes) => {
  const { info, costNow } = productTo('loaned');
  const changed = { ...info, ...changes };
  const days = 'terms' in changes ? changes.terms.here[0] : limits.quotePeriodDays;
  open(apply, {
    ...answersOf('loaned'),
    [`/product/v1/product-info?id=${pid}`]: ok(changed),
    [`/order/v1/calculate?amount=${Math.max(...changed.amountList)}&period=${days}&productId=${pid}`]:
      ok(costNow),
  });
  await expectPicture();
  const before = described(frame());
  await renderByReact(apply);
  expect(before).toEqual(described(root()));
});

test.each([
  ['may not apply', { orderStatus: 0, rejectStatusVO: { day: 3, hour: 2 } }],
  ['has an order already', { orderStatus: 2, rejectStatusVO: null }],
])('the frame of the apply page waits for the app where the borrower %s', async (_, precheck) => {
  open(apply, { ...answersOf('loaned'), [`/order/v1/precheck?productId=${pid}`]: ok(precheck) });
  await expectFrame();
});

test('the frame of the apply page waits for the price of another amount, which this tab has kept', async () => {
  const { amountList } = productTo('loaned').info;
  keepChoices(pid, { amountPaise: rupeesToPaise(Math.min(...amountList)) });
  open(apply, answersOf('loaned'));
  await expectFrame();
});

test('a picture of the apply page with a card in its address is what React makes of it', async () => {
  open(apply, answersOf('loaned'), { query: '?bank_id=nobodys' });
  await expectPicture();
  const before = described(frame());
  await renderByReact(apply);
  expect(before).toEqual(described(root()));
});
