import { createContext, useContext, type ReactNode } from 'react';

interface RouteInfo {
  title: string;
  /**
   * The navigation around the screen: tabs = bottom navigation, bar = back arrow and title, bare =
   * none.
   */
  frame: 'tabs' | 'bar' | 'bare';
  background: 'canvas' | 'surface';
  /** Whether the screen has the feedback button (§2.34). */
  hasFeedback: boolean;
  openFeedback: () => void;
  /** Prefetches the code of another screen; `pathname` has no query. */
  preload: (pathname: string) => void;
  /** Prefetches the data of another screen; `pathname` has no query. */
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

export const ScreenNoticeProvider = ScreenNoticeContext.Provider;

export const useScreenNotice = (): ReactNode => useContext(ScreenNoticeContext);
