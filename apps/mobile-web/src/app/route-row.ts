import type { LazyScreen } from '../shared/navigation/lazy-screen.tsx';
import type { TitleKey } from './titles.ts';

/** Files of modules that screens share; `build/file-groups.ts` says what comes into which. */
export type FileGroup = 'common' | 'loans' | 'cost' | 'step' | 'orders' | 'public' | 'every';

/**
 * One row for each screen: all that §2 asks of a route. `data` loads the query cache with the screen.
 * `frame`: tabs = bottom navigation, bar = back arrow and title, bare = the screen alone.
 */
export interface RouteRow {
  pattern: string;
  title: TitleKey;
  screen: LazyScreen;
  access: 'public' | 'signedIn';
  frame: 'tabs' | 'bar' | 'bare';
  background: 'canvas' | 'surface';
  data: boolean;
  /** The feedback button (§2): on screens to read. Its dialog needs `data` to read from the server. */
  feedback?: boolean;
  /** The list that leads here, which stands beside the screen on a wide window. */
  list?: { title: TitleKey; screen: LazyScreen };
  /** Rendered into HTML at build. */
  prerender?: boolean;
  /** The file for what this screen shares with others: for screens that people open first, or that lead a group. */
  group?: FileGroup;
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
