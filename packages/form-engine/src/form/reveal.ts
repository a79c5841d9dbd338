import type { MouseEvent } from 'react';

/** Opens the sections around an element: nothing in a closed one can take the focus. */
export function reveal(id: string): HTMLElement | null {
  const element = document.getElementById(id);
  const closed = 'details:not([open])';
  for (let around = element?.closest(closed); around; around = around.closest(closed)) {
    around.setAttribute('open', '');
  }
  return element;
}

/** Before a link of the list of errors leads to its field. False where the page does not have it. */
export function revealTarget({ target }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
  return link === null || reveal(link.getAttribute('href')?.slice(1) ?? '') !== null;
}
