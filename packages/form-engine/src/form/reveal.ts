import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';

/** Opens the sections around an element: nothing in a closed one can take the focus. */
export function reveal(id: string): HTMLElement | null {
  const element = document.getElementById(id);
  const closed = 'details:not([open])';
  for (let around = element?.closest(closed); around; around = around.closest(closed)) {
    around.setAttribute('open', '');
  }
  return element;
}

/**
 * Gives the focus to an element, in whatever section it is. One that is not there yet, as a submit shows it or its code
 * has still to come, has it once it is there, if nothing else has taken it meanwhile.
 */
export function focusOn(id: string): void {
  const element = reveal(id);
  if (element) return element.focus();
  const changes = new MutationObserver(() => reveal(id)?.focus());
  // Its own focus ends the waiting too.
  document.addEventListener('focusin', () => changes.disconnect(), { once: true });
  changes.observe(document, { childList: true, subtree: true });
}

/**
 * The same for a field that may not be there yet, in a long form or on another page. Not for effects: React cannot
 * render there.
 */
export function mountAndReveal(id: string, bring: (id: string) => void): HTMLElement | null {
  const element = reveal(id);
  if (element) return element;
  flushSync(() => bring(id));
  return reveal(id);
}

/** Before a link of the list of errors leads to its field. */
export function revealTarget({ target }: MouseEvent, bring: (id: string) => void): void {
  const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
  if (link) mountAndReveal(link.getAttribute('href')?.slice(1) ?? '', bring);
}
