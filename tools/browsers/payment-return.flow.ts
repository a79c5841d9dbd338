import { newestOrderId } from '../../apps/mobile-web/e2e/support/api.ts';
import { button, type Page } from './support/page.ts';
import { testInEachBrowser, signInAs } from './support/flow.ts';

const amount = '₹5,028';

async function goToCheckout(page: Page, begin = button(/^Repayment/)): Promise<void> {
  await page.press(begin);
  await page.press({ label: /^Reapply after this repayment/ });
  await page.press(button(`Pay ${amount}`));
  await page.see({ text: /Test checkout/ });
}

testInEachBrowser(
  'a payment left with the back button is continued and paid once',
  async (context) => {
    const { page, sandbox, request, phone } = context;
    const session = await sandbox.persona('loaned', phone);
    const address = `/orders/${await newestOrderId(request, session)}/detail`;
    await signInAs(page, session);
    await page.goto(address);
    await goToCheckout(page);
    await page.back();
    await page.seeScreen('Order Detail', address);
    await page.see({ text: 'You left before paying' });
    await page.seeNo(button(/^Repayment/));
    await goToCheckout(page, button('Continue payment'));
    await page.press(button(`Pay ${amount}`));
    await page.see({ text: new RegExp(`We have received ${amount}`) });
    await page.reload();
    await page.see({ text: 'Paid' });
    await page.seeNo(button(/^Repayment/));
  },
);
