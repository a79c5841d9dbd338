import { stored } from '../browser/stored.ts';
import { currentIndex } from './history-entry.ts';

/**
 * Before the app is there, a link leads on by itself: the browser loads the next page, whose router would take it for the first
 * of the visit, and Back would lead home (§2). So the page that is left notes in this tab where its link leads.
 */
const linked = stored('session', 'linked', ({ to, index }) =>
  typeof to === 'string' && typeof index === 'number' ? { to, index } : undefined,
);

/** Call this with each click, after the app: it notes a link that the browser itself follows in this tab. */
export function noteLink(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const { target, origin, pathname, href } = link;
  if (target !== '' || origin !== location.origin || pathname === location.pathname) return;
  linked.write({ to: href, index: currentIndex() + 1 });
}

/** Call this before the router starts. */
export function countPageBefore(): void {
  const { to, index } = linked.read() ?? {};
  linked.remove();
  if (to === location.href && history.state === null)
    history.replaceState({ idx: index, key: 'linked' }, '');
}
