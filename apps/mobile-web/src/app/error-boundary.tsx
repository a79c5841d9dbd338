import { Component, Fragment, type ComponentType, type ReactNode } from 'react';
import { uncover } from './cover.ts';
import { CrashScreen } from './crash-screen.tsx';
import { retryScreens, ScreenNotLoaded } from '../shared/navigation/lazy-screen.tsx';
import { canReachServer, loadAnew, reloadOnce } from './reload.ts';

interface State {
  /** `unreachable`: a screen crashed, and the server cannot be reached either. */
  problem?: 'crashed' | 'notLoaded' | 'unreachable' | undefined;
}

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Another key is another screen: what has crashed is shown again. */
  resetKey: string;
  /** What stands around the error screen where the crash has taken that away too. */
  frame?: ComponentType<{ children: ReactNode }>;
}

/**
 * When a screen crashes, this shows an error screen with Retry, never a blank page (D07). The first
 * Retry shows the screen again and keeps what is in memory; the second loads the page again.
 *
 * When the code of a screen did not come, the first Retry asks for it under another address. A newer
 * version may have replaced the file, or a part of it may have failed too: then only a new page helps.
 * It is loaded once by itself, but only when the server can be reached: offline, the page would be lost.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = {};
  #hasRetried = false;

  static getDerivedStateFromError(cause: unknown): State {
    return { problem: cause instanceof ScreenNotLoaded ? 'notLoaded' : 'crashed' };
  }

  override componentDidCatch(): void {
    // Nothing else takes the frame of the first load away when the app around the screens has crashed.
    uncover();
    if (this.state.problem === 'notLoaded') void reloadOnce();
    else void this.#tellConnection();
  }

  /** A request tells whether the connection is to blame: the browser's word for it is often wrong. */
  async #tellConnection(): Promise<void> {
    if (await canReachServer()) return;
    this.setState(({ problem }) => (problem === 'crashed' ? { problem: 'unreachable' } : null));
  }

  override componentDidUpdate(previous: { resetKey: string }): void {
    if (previous.resetKey === this.props.resetKey) return;
    this.#hasRetried = false;
    if (this.state.problem) this.#showAgain();
  }

  async #retry(): Promise<void> {
    const needsPage = this.#hasRetried;
    this.#hasRetried = true;
    if (needsPage && (await canReachServer())) await loadAnew();
    else this.#showAgain();
  }

  #showAgain(): void {
    retryScreens();
    this.setState({ problem: undefined });
  }

  override render(): ReactNode {
    const { problem } = this.state;
    if (problem === undefined) return this.props.children;
    const Frame = this.props.frame ?? Fragment;
    return (
      <Frame>
        <CrashScreen hasConnection={problem === 'crashed'} onRetry={() => void this.#retry()} />
      </Frame>
    );
  }
}
