import type { FrameLocator, Locator, Page } from 'playwright';
import type { StorybookSite } from './site.ts';

export const slowMachineTimeout = { timeout: 100_000 };

/**
 * Runs before the page's scripts. Hides that the browser is automated. Otherwise, Storybook would
 * check the mocked responses against the API contract, as in tests.
 */
function hideAutomation(): void {
  Reflect.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
}

export async function visitorPage(site: StorybookSite): Promise<Page> {
  const page = await site.newPage();
  page.setDefaultTimeout(slowMachineTimeout.timeout);
  await page.addInitScript(hideAutomation);
  return page;
}

/** Simulates a person who uses Storybook in the browser, and counts the clicks. */
export class Visitor {
  readonly page: Page;
  clicks = 0;

  constructor(page: Page) {
    this.page = page;
  }

  get content(): FrameLocator {
    return this.page.frameLocator('#storybook-preview-iframe');
  }

  async click(target: Locator): Promise<void> {
    await target.click();
    this.clicks += 1;
  }

  async choose(label: string, value: string): Promise<void> {
    await this.content.getByLabel(new RegExp(`^${label}`)).selectOption(value);
    this.clicks += 1;
  }

  async search(words: string): Promise<void> {
    await this.content.getByRole('searchbox').fill(words);
  }

  /** Clicks the title in the sidebar, or its docs page if the title is already expanded. */
  async open(title: string): Promise<void> {
    const page = this.page.locator(`[id='${title}--page']`);
    await this.click((await page.isVisible()) ? page : this.page.locator(`[id='${title}']`));
  }

  /** The section of the search results under the heading of this kind, such as “Messages: 3”. */
  found(kind: string): Locator {
    const heading = this.page.getByRole('heading', { name: new RegExp(`^${kind}: \\d+$`) });
    return this.content.locator('section', { has: heading });
  }

  /** Waits until this text is visible. */
  async reads(words: string | RegExp): Promise<void> {
    await this.content.getByText(words).first().waitFor();
  }
}
