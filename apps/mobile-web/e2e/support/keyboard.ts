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
  for (let presses = 0; presses < 40 && !(await isReached()); presses++) {
    await page.keyboard.press('Tab');
  }
  const focused = page.locator(':focus-visible');
  await expect(focused).toHaveCount(1);
  const ring = await focused.evaluate((element) => {
    // A field shows the ring on the frame around it.
    const shown = [element, element.parentElement, element.parentElement?.parentElement];
    return shown.some((one) => {
      if (!one) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
    });
  });
  expect(ring, `the focus on ${name} is seen`).toBe(true);
}
