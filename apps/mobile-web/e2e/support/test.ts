import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { Sandbox } from './sandbox.ts';

/** Console lines that mean a broken promise: policy violations, hydration, uncaught errors. */
const broken = /content security policy|trusted ?type|hydrat|minified react error|\[csp\]/i;

interface Fixtures {
  sandbox: Sandbox;
  /** Everything that went wrong unseen while the journey ran; empty at its end. */
  problems: string[];
}

export const test = base.extend<Fixtures>({
  sandbox: async ({ request }, use) => {
    const sandbox = new Sandbox(request);
    await use(sandbox);
    await sandbox.resetClock();
  },
  problems: [
    async ({ context }, use) => {
      const problems: string[] = [];
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`[csp] ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
        });
      });
      context.on('console', (message) => {
        if (message.type() === 'error' && broken.test(message.text()))
          problems.push(message.text());
      });
      context.on('weberror', (error) => problems.push(String(error.error())));
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** No accessibility violation on what is shown now (quality bars). */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
  ).toEqual([]);
}
