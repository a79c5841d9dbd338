import { createContext, useContext, type ReactNode } from 'react';

/** What the route table says about the current screen, for its layout. */
interface RouteInfo {
  /** In the current language. */
  title: string;
  /** tabs = bottom navigation, bar = back arrow and title, bare = the screen alone. */
  frame: 'tabs' | 'bar' | 'bare';
  background: 'canvas' | 'surface';
  /** Whether the feedback button is shown (§2.34). */
  hasFeedback: boolean;
  openFeedback: () => void;
  /** Fetches the code of another screen ahead, by its path without a query. */
  preload: (pathname: string) => void;
}

const RouteContext = createContext<RouteInfo>({
  title: '',
  frame: 'bare',
  background: 'canvas',
  hasFeedback: false,
  openFeedback: () => {},
  preload: () => {},
});

export const RouteProvider = RouteContext.Provider;

export const useRoute = (): RouteInfo => useContext(RouteContext);

const ScreenNoticeContext = createContext<ReactNode>(null);

/** Provides what is shown above the content of every screen inside it. */
export const ScreenNoticeProvider = ScreenNoticeContext.Provider;

export const useScreenNotice = (): ReactNode => useContext(ScreenNoticeContext);
