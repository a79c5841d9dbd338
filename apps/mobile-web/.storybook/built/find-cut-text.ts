/**
 * Runs in the browser page. Returns the texts that hidden overflow clips. The function measures
 * glyphs, because letters of Indian scripts can be taller than their line.
 */
export function findCutText(): string[] {
  const hidesOverflow = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  const canvasContext = document.createElement('canvas').getContext('2d');
  if (!canvasContext) throw new Error('This browser does not draw.');
  const range = document.createRange();

  /** The bounds of the visible glyphs, not of the line boxes. */
  const inkOf = (text: Node, own: CSSStyleDeclaration) => {
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
    canvasContext.font = own.font;
    const drawn = canvasContext.measureText(text.textContent ?? '');
    const rise = drawn.actualBoundingBoxAscent - drawn.fontBoundingBoxAscent;
    const drop = drawn.actualBoundingBoxDescent - drawn.fontBoundingBoxDescent;
    return {
      isDrawn: lines.length > 0,
      left: Math.min(...lines.map(({ left }) => left)),
      right: Math.max(...lines.map(({ right }) => right)),
      top: Math.min(...lines.map(({ top }) => top)) - rise,
      bottom: Math.max(...lines.map(({ bottom }) => bottom)) + drop,
    };
  };

  // Mantine gives the box 0.0625rem, which is 2 px at a text size of 200 %.
  const isForScreenReaders = (box: Element) => box.clientWidth <= 2 || box.clientHeight <= 2;

  const canBeClippedBy = (box: Element, text: Node): boolean => {
    for (let at = text.parentElement; at && at !== box; at = at.parentElement) {
      const { overflowX, overflowY, position, display } = getComputedStyle(at);
      if (scrolls(overflowX) || scrolls(overflowY) || position === 'fixed') return false;
      if (display !== 'inline' && isForScreenReaders(at)) return false;
    }
    return true;
  };

  const cut = new Set<string>();
  for (const box of document.body.querySelectorAll<HTMLElement>('*')) {
    const { overflowX, overflowY } = getComputedStyle(box);
    if (!hidesOverflow(overflowX) && !hidesOverflow(overflowY)) continue;
    if (isForScreenReaders(box) || !box.checkVisibility() || box.closest('[aria-expanded=false]'))
      continue;
    const edges = box.getBoundingClientRect();
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility() || text.textContent?.trim() === '') continue;
      if (!canBeClippedBy(box, text)) continue;
      const ink = inkOf(text, getComputedStyle(parent));
      const isOver =
        (hidesOverflow(overflowX) && (ink.left < edges.left - 1 || ink.right > edges.right + 1)) ||
        (hidesOverflow(overflowY) && (ink.top < edges.top - 1 || ink.bottom > edges.bottom + 1));
      if (ink.isDrawn && isOver) cut.add(text.textContent ?? '');
    }
  }
  return [...cut];
}
