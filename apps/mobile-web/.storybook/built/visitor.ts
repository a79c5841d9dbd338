import type { FrameLocator, Locator, Page } from 'playwright';
import type { Site } from './site.ts';

/** A busy machine may take ten times as long. */
export const patience = { timeout: 100_000 };

/** In the page before all else: a person loads no checks. */
function lookAsPerson(): void {
  Reflect.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
}

/** A page as a visitor's: with all its time, and as for a person. */
export async function visitorPage(site: Site): Promise<Page> {
  const page = await site.newPage();
  page.setDefaultTimeout(patience.timeout);
  await page.addInitScript(lookAsPerson);
  return page;
}

/** Somebody of the product staff who has opened Storybook, and counts the clicks. */
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

  /** The page of a title in the sidebar, which may be unfolded already. */
  async open(title: string): Promise<void> {
    const page = this.page.locator(`[id='${title}--page']`);
    await this.click((await page.isVisible()) ? page : this.page.locator(`[id='${title}']`));
  }

  /** What a search found of this kind. */
  found(kind: string): Locator {
    const heading = this.page.getByRole('heading', { name: new RegExp(`^${kind}: \\d+$`) });
    return this.content.locator('section', { has: heading });
  }

  /** Waits until these words can be read. */
  async reads(words: string | RegExp): Promise<void> {
    await this.content.getByText(words).first().waitFor();
  }
}
