import { expect, type Page } from '@playwright/test';

/** Presses Tab until the element with this name has the focus; checks that its focus ring shows. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const isReached = () =>
    page.evaluate((pattern) => {
      const focused = document.activeElement as HTMLElement | null;
      if (!focused || focused === document.body) return false;
      const labels = 'labels' in focused ? [...((focused.labels as NodeList | null) ?? [])] : [];
      const words = [focused, ...labels].map((node) => node.textContent ?? '').join(' ');
      return new RegExp(pattern).test(`${focused.getAttribute('aria-label') ?? ''} ${words}`);
    }, new RegExp(name).source);
  // By time, not by count: on a slow machine Tab finds nothing until the screen has loaded.
  await expect(async () => {
    if (await isReached()) return;
    await page.keyboard.press('Tab');
    expect(await isReached()).toBe(true);
  }, `Tab reaches ${name}`).toPass({ intervals: [0], timeout: 30_000 });
  const focused = page.locator(':focus-visible');
  await expect(focused).toHaveCount(1);
  const hasRing = () =>
    focused.evaluate((element) => {
      // A field shows the ring on the frame around it.
      const shown = [element, element.parentElement, element.parentElement?.parentElement];
      return shown.some((one) => {
        if (!one) return false;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
        return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
      });
    });
  // A page can be reached by Tab before its styles have come.
  await expect.poll(hasRing, `the focus on ${name} is seen`).toBe(true);
}
