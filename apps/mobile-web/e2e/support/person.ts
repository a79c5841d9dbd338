import { expect, type Locator, type Page } from '@playwright/test';

export class CountingUser {
  readonly page: Page;
  taps = 0;
  characters = 0;
  readonly screens: string[] = [];

  constructor(page: Page) {
    this.page = page;
  }

  async sees(title: string): Promise<void> {
    const heading = this.page.getByRole('heading', { name: title, exact: true });
    const outcome = this.page.getByRole('status').filter({ hasText: title });
    await expect(heading.or(outcome).first()).toBeVisible();
    this.screens.push(title);
  }

  async tap(target: Locator): Promise<void> {
    await target.click();
    this.taps += 1;
  }

  /** Counts a tap, unless the field already has the focus. */
  async type(field: Locator, text: string): Promise<void> {
    await expect(field).toBeEditable();
    const isFocused = await field.evaluate((element) => element === document.activeElement);
    if (!isFocused) await this.tap(field);
    await this.page.keyboard.type(text);
    this.characters += text.length;
  }

  /** One tap opens a native list, and one selects the option. */
  async choose(list: Locator, choice: string): Promise<void> {
    await list.selectOption(choice);
    this.taps += 2;
  }

  async pick(field: Locator, letters: string, choice: string): Promise<void> {
    await this.tap(field);
    const search = this.page.getByLabel('Search');
    await expect(search).toBeFocused();
    await this.type(search, letters);
    await this.tap(this.page.getByRole('option', { name: choice, exact: true }));
  }
}
