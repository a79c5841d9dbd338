/**
 * Finds words and amounts that are split over two lines. Uses no imports, because Playwright's
 * `page.evaluate` copies only the source text of this function into the page.
 */
export function findSplitText(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const split: string[] = [];
  const wordOrAmount =
    /(?<![/\p{L}\p{M}])\p{L}[\p{L}\p{M}\u200c\u200d]+(?![\p{L}\p{M}])|₹[\d,.]+/gu;
  // The width of the viewport minus the padding of the page and of a box, and an icon with its gap.
  // Longer words of Indian scripts may be split.
  const longestLine = innerWidth - 2 * (16 + 16) - 36;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement } = node;
    if (!parentElement?.checkVisibility()) continue;
    if (getComputedStyle(parentElement).wordBreak === 'break-all') continue;
    for (const { 0: part, index } of (node.textContent ?? '').matchAll(wordOrAmount)) {
      const isIndic = /[\u0900-\u0d7f]/.test(part);
      if ((part.length > 20 && !isIndic) || /^X+$/.test(part)) continue;
      range.setStart(node, index);
      range.setEnd(node, index + part.length);
      const pieces = [...range.getClientRects()];
      if (isIndic && pieces.reduce((sum, { width }) => sum + width, 0) > longestLine) continue;
      const lines = new Set(pieces.map(({ top }) => Math.round(top)));
      const isForScreenReaders = range.getBoundingClientRect().width <= 1;
      if (lines.size > 1 && !isForScreenReaders) split.push(part);
    }
  }
  return split;
}
