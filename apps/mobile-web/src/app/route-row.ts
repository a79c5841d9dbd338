import { requestUrlOf, type CallInput, type PathOf } from '@kosha/api-client';
import { apiBase } from '../shared/server/api-base.ts';
import type { LazyComponent } from '../shared/navigation/lazy-component.ts';
import type { TitleKey } from './titles.ts';

/**
 * A row of the route table: one screen with the route properties of §2. `frame`: 'tabs' has the
 * bottom navigation, 'bar' has a back arrow and a title, 'bare' has neither. `data`: whether the
 * screen needs the query cache.
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
   * API URLs that the page requests before the screen's code loads; `:pid` is the id in the path. A
   * test compares these URLs with the screen's queries.
   */
  reads?: readonly string[];
  /** Whether the screen has the feedback button (§2). Its dialog requires `data`. */
  feedback?: boolean;
  /** A list that links to this screen. A wide window shows the list next to the screen. */
  list?: { title: TitleKey; screen: LazyComponent };
  prerender?: boolean;
}

type Loose<Query> = { [Name in keyof Query]: Query[Name] | string };

/** Builds a URL as the API client does, but keeps the `:` of `:pid`. */
export const apiUrlOf = <Path extends PathOf<'get'>>(
  path: Path,
  query?: Loose<CallInput<'get', Path>['query']>,
): string =>
  requestUrlOf({ baseUrl: apiBase, path, query: query as Record<string, unknown> }).replaceAll(
    '%3A',
    ':',
  );

export const signedInPage = {
  access: 'signedIn',
  frame: 'bar',
  background: 'canvas',
  data: true,
} satisfies Partial<RouteRow>;

export const signedInTab = {
  ...signedInPage,
  frame: 'tabs',
  feedback: true,
} satisfies Partial<RouteRow>;

export const signedInForm = { ...signedInPage, background: 'surface' } satisfies Partial<RouteRow>;

export const publicPage = {
  access: 'public',
  frame: 'bar',
  background: 'surface',
  data: false,
  prerender: true,
} satisfies Partial<RouteRow>;
