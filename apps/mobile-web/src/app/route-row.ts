import { addressOf, type CallInput, type PathOf } from '@kosha/api-client';
import { apiBase } from '../shared/server/api-base.ts';
import type { LazyComponent } from '../shared/navigation/lazy-component.ts';
import type { TitleKey } from './titles.ts';

/**
 * One row per screen, with all route properties that §2 requires. `data` loads the query cache with
 * the screen. `frame`: tabs = bottom navigation, bar = back arrow and title, bare = only the
 * screen.
 */
export interface RouteRow {
  pattern: string;
  title: TitleKey;
  screen: LazyComponent;
  access: 'public' | 'signedIn';
  frame: 'tabs' | 'bar' | 'bare';
  background: 'canvas' | 'surface';
  data: boolean;
  /**
   * For a screen with a prerendered page: the requests to send before its code loads, with the same
   * URLs as its queries; `:pid` is the id in its path. A test compares them with the actual
   * requests.
   */
  reads?: readonly string[];
  /** Whether the screen has the feedback button (§2). Its dialog requires `data`. */
  feedback?: boolean;
  /** The list that links here; a wide window shows it beside the screen. */
  list?: { title: TitleKey; screen: LazyComponent };
  /** Rendered to HTML at build time. */
  prerender?: boolean;
}

type Loose<Query> = { [Name in keyof Query]: Query[Name] | string };

/** Builds the URL of a request like the API client does. */
export const read = <Path extends PathOf<'get'>>(
  path: Path,
  query?: Loose<CallInput<'get', Path>['query']>,
): string =>
  addressOf({ baseUrl: apiBase, path, query: query as Record<string, unknown> }).replaceAll(
    '%3A',
    ':',
  );

/** Most rows: signed in, with a back arrow and the query cache. */
export const signedInPage = {
  access: 'signedIn',
  frame: 'bar',
  background: 'canvas',
  data: true,
} satisfies Partial<RouteRow>;

/** Like `signedInPage`, but with the bottom navigation. */
export const signedInTab = {
  ...signedInPage,
  frame: 'tabs',
  feedback: true,
} satisfies Partial<RouteRow>;

/** Like `signedInPage`, but with the background of forms. */
export const signedInForm = { ...signedInPage, background: 'surface' } satisfies Partial<RouteRow>;

/** Public and prerendered. */
export const publicPage = {
  access: 'public',
  frame: 'bar',
  background: 'surface',
  data: false,
  prerender: true,
} satisfies Partial<RouteRow>;
