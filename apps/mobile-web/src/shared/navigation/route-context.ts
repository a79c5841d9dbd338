import { createContext, useContext, type ReactNode } from 'react';

/** The current screen's row in the route table, for its layout. */
interface RouteInfo {
  /** Translated into the current language. */
  title: string;
  /** tabs = bottom navigation, bar = back arrow and title, bare = only the screen. */
  frame: 'tabs' | 'bar' | 'bare';
  background: 'canvas' | 'surface';
  /** Whether the feedback button is shown (§2.34). */
  hasFeedback: boolean;
  openFeedback: () => void;
  /** Prefetches the code of another screen, by its path without a query. */
  preload: (pathname: string) => void;
  /** Prefetches the data of another screen, by its path without a query. */
  prefetchData: (pathname: string) => void;
}

const RouteContext = createContext<RouteInfo>({
  title: '',
  frame: 'bare',
  background: 'canvas',
  hasFeedback: false,
  openFeedback: () => {},
  preload: () => {},
  prefetchData: () => {},
});

export const RouteProvider = RouteContext.Provider;

export const useRoute = (): RouteInfo => useContext(RouteContext);

const ScreenNoticeContext = createContext<ReactNode>(null);

/** Provides the notices above the content of every screen. */
export const ScreenNoticeProvider = ScreenNoticeContext.Provider;

export const useScreenNotice = (): ReactNode => useContext(ScreenNoticeContext);
