import { createContext, useContext, type ReactNode } from 'react';

/** What the route table says of the screen in force, for its layout. */
export interface RouteInfo {
  /** In the language in force. */
  title: string;
  /** tabs = bottom navigation, bar = back arrow and title, bare = the screen alone. */
  frame: 'tabs' | 'bar' | 'bare';
  background: 'canvas' | 'surface';
  /** Where the floating feedback button stands (§2). */
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

/** What stands above the content of every screen inside, whichever screen it is. */
export const ScreenNoticeProvider = ScreenNoticeContext.Provider;

export const useScreenNotice = (): ReactNode => useContext(ScreenNoticeContext);
