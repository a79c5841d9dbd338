/** Whether a docs page shows this story in an iframe. */
const isEmbedded = window.frameElement?.hasAttribute('data-kosha-embedded') ?? false;

/** Returns the focus to the docs page. The story's document keeps its own `activeElement`. */
function returnFocus(before: Element | null): void {
  const page: Window & { HTMLElement?: typeof HTMLElement } = window.parent;
  const isOfPage =
    before !== null && before !== window.frameElement && before !== page.document.body;
  if (isOfPage && 'focus' in before && typeof before.focus === 'function')
    before.focus({ preventScroll: true });
  else page.focus();
}

function scrollWithinFrame(this: Element, options?: boolean | ScrollIntoViewOptions): void {
  const { top, height } = this.getBoundingClientRect();
  const isCentred = typeof options === 'object' && options.block === 'center';
  window.scrollBy(0, isCentred ? top - (innerHeight - height) / 2 : top);
}

/** Prevents an embedded story from scrolling the docs page or taking its focus. */
export function isolateEmbeddedStory(): void {
  if (!isEmbedded) return;
  const focus = HTMLElement.prototype.focus;
  HTMLElement.prototype.focus = function (options) {
    const before = window.parent.document.activeElement;
    const isUserInStory = document.hasFocus();
    focus.call(this, { ...options, preventScroll: true });
    if (!isUserInStory) returnFocus(before);
  };
  Element.prototype.scrollIntoView = scrollWithinFrame;
}
