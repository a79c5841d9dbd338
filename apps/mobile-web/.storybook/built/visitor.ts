import type { FrameLocator, Locator, Page } from 'playwright';
import type { Site } from './site.ts';

export const slowMachineTimeout = { timeout: 100_000 };

/** Runs before the page's scripts. Hides the automation, so that Storybook runs no test checks. */
function hideAutomation(): void {
  Reflect.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
}

export async function visitorPage(site: Site): Promise<Page> {
  const page = await site.newPage();
  page.setDefaultTimeout(slowMachineTimeout.timeout);
  await page.addInitScript(hideAutomation);
  return page;
}

/** A member of the product staff who uses Storybook; counts the clicks. */
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

  /** The title in the sidebar may already be expanded. */
  async open(title: string): Promise<void> {
    const page = this.page.locator(`[id='${title}--page']`);
    await this.click((await page.isVisible()) ? page : this.page.locator(`[id='${title}']`));
  }

  /** The search results of this kind. */
  found(kind: string): Locator {
    const heading = this.page.getByRole('heading', { name: new RegExp(`^${kind}: \\d+$`) });
    return this.content.locator('section', { has: heading });
  }

  /** Waits until this text is visible. */
  async reads(words: string | RegExp): Promise<void> {
    await this.content.getByText(words).first().waitFor();
  }
}
