import { mkdirSync } from 'node:fs';
import { launchBrowser } from '@kosha/bench';
import type { Language } from '@kosha/domain';
import type { Page } from 'playwright';
import { newestOrderId } from '../e2e/support/api.ts';
import { Sandbox, signInAs } from '../e2e/support/sandbox.ts';
import { findSplitText } from '../src/shared/testing/find-split-text.ts';
import { openContext } from './visit.ts';
import { startServer } from './server.ts';

const out = '/tmp/walk';
mkdirSync(out, { recursive: true });
const stays = /Kosha|Sample|Finance|Private|Limited|Meera|Nair|grievance|care|example|House|Floor|Residency|Road|Bengaluru|English|HDFC|BANK|Bank|Branch|FORT|MUMBAI|XXXX|APR|GST|KFS|OTP|IFSC|AM|PM|SMS|PDF|APK|RBI|Play|Store|App|iPhone|iPad|Chrome|Safari|Share|Home Screen|Add to/g;

async function look(page: Page, name: string) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${out}/${name}.png`, fullPage: true });
  const found = await page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      if (walker.currentNode.parentElement?.closest('script,style,noscript,[lang]:not(html),[hidden]')) continue;
      texts.push(walker.currentNode.textContent ?? '');
    }
    for (const el of document.querySelectorAll('*'))
      for (const a of ['alt', 'title', 'aria-label', 'placeholder', 'aria-description', 'aria-roledescription', 'aria-valuetext']) {
        const v = el.getAttribute(a);
        if (v && !el.closest('[lang]:not(html)')) texts.push(`@${a}: ${v}`);
      }
    texts.push(`@title: ${document.title}`);
    return texts;
  });
  const english = found.filter((t) => /[A-Za-z]{3,}/.test(t.replace(/^@[\w-]+:/, '').replaceAll(stays, '').replaceAll(/\S+@\S+/g, '')));
  const split = await page.evaluate(findSplitText);
  const cut = await page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((e) => {
      const has = [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent?.trim());
      if (!has || e.clientWidth <= 1 || e.scrollWidth <= e.clientWidth + 1) return [];
      const o = getComputedStyle(e).overflowX;
      return o === 'hidden' || o === 'clip' ? [e.innerText] : [];
    }),
  );
  const wide = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  console.log(name, page.url(), JSON.stringify({ english: [...new Set(english)], split, cut, wide: wide[0]! > wide[1]! ? wide : undefined }));
}

const server = await startServer();
const browser = await launchBrowser();
for (const language of ['hi', 'ta'] as Language[])
  for (const [kind, width, height, scale] of [['360', 360, 640, 100], ['320x2', 320, 568, 200]] as const) {
    const open = async () => {
      const context = await openContext({ browser, origin: server.origin, language });
      const page = await context.newPage();
      await page.setViewportSize({ width, height });
      if (scale !== 100)
        await page.addInitScript(() => {
          addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'));
        });
      return page;
    };
    const n = (s: string) => `${language}-${kind}-${s}`;
    const page = await open();
    await page.goto('/login');
    await look(page, n('01-login'));
    const sandbox = new Sandbox(page.context().request);
    const visit = async (p: Page, path: string, name: string) => {
      try {
        await p.goto(path);
        await look(p, n(name));
      } catch (e) {
        console.log(n(name), String(e).slice(0, 200));
      }
    };
    const v = await sandbox.persona('verified');
    await signInAs(page, v);
    await visit(page, '/', '02-home');
    await visit(page, '/product/1', '03-product');
    await visit(page, '/product/1/detail', '04-apply');
    await visit(page, '/personal', '05-account');
    await visit(page, '/auth/basic?pid=1', '06-basic');
    await visit(page, '/auth/kyc?pid=1', '07-kyc');
    await visit(page, '/bank?pid=1', '08-bank');
    await visit(page, '/personal/consents', '09-consents');
    await visit(page, '/personal/help', '10-help');
    await page.context().close();
    for (const [persona, screens] of [
      ['pass', ['confirm', 'facts']],
      ['loaned', ['detail', 'extension', 'return']],
      ['overdue', ['detail']],
    ] as const) {
      const p = await open();
      const session = await new Sandbox(p.context().request).persona(persona);
      await p.goto('/login');
      await signInAs(p, session);
      const id = await newestOrderId(p.context().request, session);
      await visit(p, '/', `20-${persona}-home`);
      await visit(p, '/order', `21-${persona}-orders`);
      for (const s of screens) await visit(p, `/orders/${id}/${s}`, `22-${persona}-${s}`);
      await p.context().close();
    }
  }
await browser.close();
await server.stop();
