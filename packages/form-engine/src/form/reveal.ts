import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';

/** Opens the sections around an element, because closed ones are not focusable. */
export function reveal(id: string): HTMLElement | null {
  const element = document.getElementById(id);
  const closed = 'details:not([open])';
  for (let section = element?.closest(closed); section; section = section.closest(closed)) {
    section.setAttribute('open', '');
  }
  return element;
}

/**
 * Focuses an element in any section. If it is not rendered yet, it is focused once it is, unless
 * something else gets the focus first.
 */
export function focusOn(id: string): void {
  const element = reveal(id);
  if (element) return element.focus();
  const changes = new MutationObserver(() => reveal(id)?.focus());
  // Focusing the element itself also ends the observation.
  document.addEventListener('focusin', () => changes.disconnect(), { once: true });
  changes.observe(document, { childList: true, subtree: true });
}

/**
 * Reveals a field that may be unmounted, in a long form or on another page. Not callable from effects,
 * where React cannot flush synchronously.
 */
export function mountAndReveal(id: string, mountField: (id: string) => void): HTMLElement | null {
  const element = reveal(id);
  if (element) return element;
  flushSync(() => mountField(id));
  return reveal(id);
}

/** Mounts the target of a link in the error summary before the browser follows it. */
export function revealTarget({ target }: MouseEvent, mountField: (id: string) => void): void {
  const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
  if (link) mountAndReveal(link.getAttribute('href')?.slice(1) ?? '', mountField);
}
