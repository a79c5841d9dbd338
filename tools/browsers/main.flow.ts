import { groupedPhone } from '@kosha/domain';
import { button, link } from './support/page.ts';
import { testInEachBrowser } from './support/flow.ts';

testInEachBrowser('a visitor signs in, applies, gets the money and repays it', async (context) => {
  const { page, sandbox, phone } = context;
  await sandbox.set({ auditSeconds: 3600, newUsersVerified: true });
  await sandbox.persona('new-visitor', phone);

  await page.goto('/product/1');
  await page.seeScreen('Sign in', '/login?redirect=%2Fproduct%2F1');
  await page.type({ label: 'Mobile number' }, phone);
  await page.press(button('Get'));
  await page.see({ text: `Sent by SMS to +91 ${groupedPhone(phone)}` });
  await page.type({ label: 'One-time code' }, await sandbox.readCode(phone));
  await page.press(button('Login'));
  await page.seeScreen('Product', '/product/1');
  await page.press(button('APPLY NOW'));

  await page.seeScreen('Apply', '/product/1/detail');
  await page.choose('Amount', '₹3,000');
  await page.press({ label: 'Automatically get money?' });
  await page.press(link(/^Bank account/));
  await page.type({ label: 'IFSC Code' }, 'HDFC0001234');
  for (const label of ['Bank Account No.', 'Confirm Account No.']) {
    await page.type({ label }, '50100234567891');
  }
  await page.press(button('Apply Now'));
  await page.seeScreen('Apply', /^\/product\/1\/detail\?bank_id=/);
  await page.see({ text: 'How this adds up' });
  await page.press(button('APPLY NOW'));

  await page.seeScreen('Orders', '/order');
  await page.see({ text: 'Auditing' });
  await sandbox.moveClock({ hours: 1 });
  await page.press(link('See how the check goes'));
  await page.seeScreen('Confirm', /^\/orders\/[^/]+\/confirm$/);
  await page.press(button('Get Money'));
  await page.seeScreen('Orders', '/order');
  await page.see({ text: 'Loaned' });

  await page.press(link('See details'));
  await page.press(button(/^Repayment/));
  await page.press({ label: /^Reapply after this repayment/ });
  await page.press(button(/^Pay ₹/));
  await page.see({ text: /Test checkout/ });
  await page.press(button(/^Pay ₹/));
  await page.seeScreen('Order Detail', /^\/orders\/[^/]+\/detail$/);
  await page.see({ text: /We have received ₹/ });
  await page.goto('/order');
  await page.see({ text: 'Settled' });
});
