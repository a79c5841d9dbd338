/**
 * The words and amounts on this page that break in the middle at the end of a line. Codes, addresses,
 * masked numbers and words longer than any line may break. It uses nothing outside itself, so that a
 * test can send it to a page.
 */
export function findSplitText(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const split: string[] = [];
  const wordOrAmount = /(?<![@./\p{L}])\p{L}{2,}(?!\p{L}|[@.]\p{L})|₹[\d,.]+/gu;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!node.parentElement?.checkVisibility()) continue;
    for (const { 0: part, index } of (node.textContent ?? '').matchAll(wordOrAmount)) {
      if (part.length > 20 || /^X+$/.test(part)) continue;
      range.setStart(node, index);
      range.setEnd(node, index + part.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      const isForScreenReaders = range.getBoundingClientRect().width <= 1;
      if (lines.size > 1 && !isForScreenReaders) split.push(part);
    }
  }
  return split;
}
