import { expect, type Page } from '@playwright/test';

/** Presses Tab until the element has the focus. Also asserts that the focus ring is visible. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const isReached = () =>
    page.evaluate((pattern) => {
      const focused = document.activeElement as HTMLElement | null;
      if (!focused || focused === document.body) return false;
      const labels = 'labels' in focused ? [...((focused.labels as NodeList | null) ?? [])] : [];
      const label = [focused, ...labels].map((node) => node.textContent ?? '').join(' ');
      return new RegExp(pattern).test(`${focused.getAttribute('aria-label') ?? ''} ${label}`);
    }, new RegExp(name).source);
  // Limits the time instead of the number of key presses, because Tab finds no element until the
  // screen has loaded.
  await expect(async () => {
    if (await isReached()) return;
    await page.keyboard.press('Tab');
    expect(await isReached()).toBe(true);
  }, `Tab reaches ${name}`).toPass({ intervals: [0], timeout: 30_000 });
  const focused = page.locator(':focus-visible');
  await expect(focused).toHaveCount(1);
  const hasRing = () =>
    focused.evaluate((element) => {
      // The focus ring of a text field is on a wrapper of the input.
      const shown = [element, element.parentElement, element.parentElement?.parentElement];
      return shown.some((one) => {
        if (!one) return false;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
        return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
      });
    });
  // Tab may reach the element before its styles have loaded.
  await expect.poll(hasRing, `the focus ring of ${name} is visible`).toBe(true);
}
