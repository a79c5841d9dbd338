import { signUp } from '../../apps/mobile-web/e2e/support/verification.ts';
import { button } from './support/page.ts';
import { testInEachBrowser, signInAs } from './support/flow.ts';
import { enterIdentityNumbers, addPhotos, passEveryStep } from './support/verification.ts';

for (const kycMode of ['number', 'photo'] as const) {
  testInEachBrowser(`a visitor becomes a verified borrower by ${kycMode}s`, async (context) => {
    const { page, sandbox, request, phone } = context;
    await sandbox.set({ kycMode });
    const device = { phone, webUuid: `device-of-${phone}` };
    await signInAs(page, await signUp(request, sandbox, device));
    await page.goto('/');
    await page.press(button('Apply'));
    await passEveryStep(page, () =>
      kycMode === 'photo' ? addPhotos(page) : enterIdentityNumbers(page, sandbox, phone),
    );
  });
}
