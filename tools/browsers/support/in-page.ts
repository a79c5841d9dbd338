/**
 * Functions that run in the page. Their source is sent to the browser, so they must not refer to
 * anything outside of the function.
 */

/** A text matcher as JSON: a string for the whole text, or a pattern for a part of it. */
export type TextAsJson = string | { source: string; flags: string };

export interface WantedAsJson {
  role?: string;
  name?: TextAsJson;
  label?: TextAsJson;
  text?: TextAsJson;
  within?: WantedAsJson;
}

/** The action for which the element must be ready. */
export type Purpose = 'see' | 'press' | 'type' | 'attach';

/**
 * Returns the first matching element if it is visible and ready, else null. Scrolls to an element
 * that is to be pressed, and focuses one to type into. The page must have loaded Testing Library.
 */
export function findInPage(wanted: WantedAsJson, purpose: Purpose): HTMLElement | null {
  type Find = (root: HTMLElement, by: unknown, more?: object) => HTMLElement[];
  const queries = (globalThis as unknown as { TestingLibraryDom: Record<string, Find> })
    .TestingLibraryDom;
  const run = (query: string, ...about: Parameters<Find>) => queries[query]?.(...about) ?? [];
  const read = (text: TextAsJson | undefined) =>
    typeof text === 'object' ? new RegExp(text.source, text.flags) : text;
  const all = ({ role, name, label, text }: WantedAsJson, root: HTMLElement) => {
    if (role) return run('queryAllByRole', root, role, { name: read(name) });
    return label
      ? run('queryAllByLabelText', root, read(label))
      : run('queryAllByText', root, read(text));
  };
  const isShown = (element: HTMLElement) =>
    purpose === 'attach' ? element.matches('[type=file]') : element.checkVisibility();
  const find = (
    target: WantedAsJson,
    isRight: (element: HTMLElement) => boolean,
  ): HTMLElement | null => {
    const root: HTMLElement | null = target.within
      ? find(target.within, (element) => element.checkVisibility())
      : document.body;
    return (root && all(target, root).find(isRight)) ?? null;
  };
  /** Whether no animation moves the element, so that a press hits its position. */
  const isStill = (element: HTMLElement) =>
    !document.getAnimations().some(({ playState, effect }) => {
      const moved = effect instanceof KeyframeEffect && effect.target;
      const ends = effect?.getComputedTiming().endTime !== Infinity;
      return playState === 'running' && ends && moved && moved.contains(element);
    });
  const isOnTop = (element: HTMLElement) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return element.contains(top) || top?.closest('label')?.control === element;
  };

  const found = find(wanted, isShown);
  if (!found || purpose === 'see' || purpose === 'attach') return found;
  if (found.matches(':disabled')) return null;
  if (purpose === 'press') return isStill(found) && isOnTop(found) ? found : null;
  found.focus();
  return document.activeElement === found ? found : null;
}

/** Chooses an option of a native select by events, because not every driver can open it. */
export function chooseInPage(select: HTMLElement | null, option: string): boolean {
  if (!(select instanceof HTMLSelectElement)) return false;
  const found = [...select.options].find(({ text }) => text === option);
  if (!found) return false;
  select.value = found.value;
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}
