import { join } from 'node:path';
import { expectThat } from './empty-folder.ts';
import { expectTitle, inPage } from './use-app.ts';

const origin = 'http://app.test';

/** As strict as a policy can be for a page with one script and one file of styles. */
const policy = `default-src 'none'; script-src 'self'; style-src 'self'; form-action 'none'; base-uri 'none'`;

/**
 * Fills in and sends what a server has rendered, before React comes: the page stays, and the submit is made again
 * afterwards, although the policy allows no script in the page.
 */
export const useServedPage = (dist: string): Promise<void> =>
  inPage(async (page) => {
    let letThrough = (): void => undefined;
    const pressed = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/*', async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname.endsWith('.js')) await pressed;
      const headers = { 'content-security-policy': policy };
      const type = pathname.endsWith('.js') ? { contentType: 'text/javascript' } : {};
      if (pathname === '/favicon.ico') await route.fulfill({ status: 204 });
      else await route.fulfill({ path: join(dist, pathname), headers, ...type });
    });
    const address = `${origin}/served.html`;
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByLabel('Full name').fill('Asha Rao');
    await page.getByRole('button', { name: 'Next' }).click();
    expectThat(page.url() === address, 'a submit before React comes leaves the page where it is');
    letThrough();
    const words = 'under a strict policy it is made again once React is there, and hands over';
    await expectTitle(page, '{"fullName":"Asha Rao"}', words);
  });
