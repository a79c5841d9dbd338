import type { LazyScreen } from './lazy-screen.tsx';
import type { TitleKey } from './titles.messages.ts';

/**
 * One row for each screen: everything that §2 asks of a route. `data` loads the query cache with
 * the screen; the others stay small without it. `frame`: tabs = bottom navigation, bar = back
 * arrow and title, bare = the screen alone.
 */
export interface RouteRow {
  pattern: string;
  title: TitleKey;
  screen: LazyScreen;
  access: 'public' | 'signedIn';
  frame: 'tabs' | 'bar' | 'bare';
  background: 'canvas' | 'surface';
  data: boolean;
  /**
   * Whether the floating feedback button is shown (§2): on screens to read, not on forms, decisions
   * and waiting. Its dialog reads from the server, so it needs `data`.
   */
  feedback?: boolean;
  /** Rendered into HTML at build. */
  prerender?: boolean;
}

/** Most rows: behind sign-in, with a back arrow and the query cache. */
export const signedInPage = {
  access: 'signedIn',
  frame: 'bar',
  background: 'canvas',
  data: true,
} satisfies Partial<RouteRow>;

/** The same with the bottom navigation. */
export const signedInTab = {
  ...signedInPage,
  frame: 'tabs',
  feedback: true,
} satisfies Partial<RouteRow>;

/** The same on the background of forms. */
export const signedInForm = { ...signedInPage, background: 'surface' } satisfies Partial<RouteRow>;

/** For everybody, light and prerendered. */
export const publicPage = {
  access: 'public',
  frame: 'bar',
  background: 'surface',
  data: false,
  prerender: true,
} satisfies Partial<RouteRow>;
