import { expect } from 'storybook/test';
import { worldNow } from './world-now.ts';

/** What the story of a made-up, impossible server or borrower carries; its name says so too. */
const oddTag = 'odd';

/** Whoever develops looks at a story that contradicts itself as at any other: only the tests stop there. */
const isTested = navigator.webdriver;

/** Orders that stories of this page have shown: its number and what they said of it. */
const seen = new Map<string, string>();

/**
 * The words of the story's screen, those in closed folds too: one tap shows them. A style opens them, because the page would hear of an
 * attribute that changes. The list beside it in a wide window is a screen of its own.
 */
function textOfPage(): string {
  const style = document.createElement('style');
  style.textContent = `details::details-content { content-visibility: visible; display: block }
    aside:has(+ div) { display: none !important }`;
  document.head.append(style);
  const text = document.body.innerText;
  style.remove();
  return text;
}

/** Throws where what the story shows contradicts itself, another story, or the product's rules. */
export async function assertOneWorld(tags: readonly string[]): Promise<void> {
  if (!isTested || tags.includes(oddTag)) return;
  const { contradictionsIn, orderIn } = await import('./consistency/contradictions.ts');
  const text = textOfPage();
  const order = orderIn(text);
  const before = order && (seen.get(order.number) ?? order.said);
  if (order && before) seen.set(order.number, before);
  await expect({
    contradictions: contradictionsIn({ text, now: worldNow }),
    order: order?.said,
  }).toEqual({
    contradictions: [],
    order: before,
  });
}
