/**
 * The texts on this page that a box cuts off, at its side, above or below: by the ink of their letters, since those of
 * Indian scripts rise above a line that is high enough for Latin ones. What a list shows closed may be cut: it opens. It uses
 * nothing outside itself, so that a test can send it to a page.
 */
export function findCutText(): string[] {
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) throw new Error('This browser does not draw.');
  const range = document.createRange();

  /** The first line begins, and the last one ends, where the highest and the lowest letter of the text would. */
  const inkOf = (text: Node, own: CSSStyleDeclaration) => {
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
    pen.font = own.font;
    const drawn = pen.measureText(text.textContent ?? '');
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

  const isForScreenReaders = (box: Element) => box.clientWidth <= 1 || box.clientHeight <= 1;

  /** Whether nothing between them scrolls, hides the text for another reason, or stands outside of the box. */
  const isHeldBy = (box: Element, text: Node): boolean => {
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
    if (!hides(overflowX) && !hides(overflowY)) continue;
    if (isForScreenReaders(box) || !box.checkVisibility() || box.closest('[aria-expanded=false]'))
      continue;
    const edges = box.getBoundingClientRect();
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility() || text.textContent?.trim() === '') continue;
      if (!isHeldBy(box, text)) continue;
      const ink = inkOf(text, getComputedStyle(parent));
      const isOver =
        (hides(overflowX) && (ink.left < edges.left - 1 || ink.right > edges.right + 1)) ||
        (hides(overflowY) && (ink.top < edges.top - 1 || ink.bottom > edges.bottom + 1));
      if (ink.isDrawn && isOver) cut.add(text.textContent ?? '');
    }
  }
  return [...cut];
}
