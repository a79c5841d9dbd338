import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';

/** An element in a closed section cannot get the focus. */
export function openSectionsAround(id: string): HTMLElement | null {
  const element = document.getElementById(id);
  const closedSection = 'details:not([open])';
  for (
    let section = element?.closest(closedSection);
    section;
    section = section.closest(closedSection)
  ) {
    section.setAttribute('open', '');
  }
  return element;
}

/** If the element is not rendered yet, focuses it later, unless the focus moves first. */
export function focusWhenRendered(id: string): void {
  const element = openSectionsAround(id);
  if (element) return element.focus();
  const observer = new MutationObserver(() => openSectionsAround(id)?.focus());
  // Stops waiting when the element gets the focus, or when the user focuses another element.
  document.addEventListener('focusin', () => observer.disconnect(), { once: true });
  observer.observe(document, { childList: true, subtree: true });
}

/** Effects must not call this function, because `flushSync` does not work in an effect. */
export function mountAndRevealField(
  id: string,
  mountField: (id: string) => void,
): HTMLElement | null {
  const element = openSectionsAround(id);
  if (element) return element;
  flushSync(() => mountField(id));
  return openSectionsAround(id);
}

/** Mounts the target of a link before the browser follows the link. */
export function revealLinkTarget({ target }: MouseEvent, mountField: (id: string) => void): void {
  const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
  if (link) mountAndRevealField(link.getAttribute('href')?.slice(1) ?? '', mountField);
}
