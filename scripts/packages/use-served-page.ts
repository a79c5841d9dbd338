import { join } from 'node:path';
import type { Page } from 'playwright';
import { expectThat } from './empty-folder.ts';
import { expectTitle, inPage } from './use-app.ts';

const origin = 'http://app.test';
const address = `${origin}/served.html`;

/** As strict as a policy can be for a page with one script and one file of styles. */
const policy = `default-src 'none'; script-src 'self'; style-src 'self'; form-action 'none'; base-uri 'none'`;

/** Serves the built page and opens it; its scripts come when the function that it gives is called. */
async function visit(page: Page, dist: string): Promise<() => void> {
  let letThrough = (): void => undefined;
  const isLetThrough = new Promise<void>((resolve) => (letThrough = resolve));
  await page.unrouteAll();
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const isScript = pathname.endsWith('.js');
    if (isScript) await isLetThrough;
    const headers = { 'content-security-policy': policy };
    const type = isScript ? { contentType: 'text/javascript' } : {};
    if (pathname === '/favicon.ico') await route.fulfill({ status: 204 });
    else await route.fulfill({ path: join(dist, pathname), headers, ...type });
  });
  await page.goto(address, { waitUntil: 'commit' });
  return letThrough;
}

/**
 * Fills in and sends what a server has rendered, before React comes: the page stays, and the submit is made again
 * afterwards, although the policy allows no script in the page. A second visit has the draft of the first. Hydration
 * errors are in the console, where nothing may complain.
 */
export const useServedPage = (dist: string): Promise<void> =>
  inPage(async (page) => {
    const name = page.getByLabel('Full name');
    const work = page.getByLabel('Work');
    const state = page.getByLabel('State');
    const next = page.getByRole('button', { name: 'Next' });

    const letFirstThrough = await visit(page, dist);
    await name.fill('Asha Rao');
    await work.selectOption('Self-employed');
    await next.click();
    expectThat(page.url() === address, 'a submit before React comes leaves the page where it is');
    letFirstThrough();
    const words = 'under a strict policy it is made again once React is there, and hands over';
    await expectTitle(page, '{"fullName":"Asha Rao","work":"2"}', words);
    await state.click();
    await page.getByRole('option', { name: 'Goa' }).click();
    await state.getByText('Goa').waitFor();

    const letSecondThrough = await visit(page, dist);
    await name.fill('Asha K Rao');
    letSecondThrough();
    await state.getByText('Goa').waitFor();
    const shown = [await name.inputValue(), await work.inputValue()].join();
    expectThat(
      shown === 'Asha K Rao,2',
      'a second visit shows the draft, and what was typed before React came',
      shown,
    );
    await next.click();
    const whole = '{"fullName":"Asha K Rao","work":"2","liveState":"30"}';
    await expectTitle(page, whole, 'both are sent');
  });
