import { createContext, useContext, type ReactNode } from 'react';

interface RouteInfo {
  title: string;
  frame: 'tabs' | 'bar' | 'bare';
  background: 'canvas' | 'surface';
  /** Whether the screen has the feedback button (§2.34). */
  hasFeedback: boolean;
  openFeedback: () => void;
  preload: (pathname: string) => void;
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
