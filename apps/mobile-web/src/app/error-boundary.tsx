import { Component, type ReactNode } from 'react';
import { CrashScreen } from './crash-screen.tsx';
import { retryScreens, ScreenNotLoaded } from './lazy-screen.tsx';
import { canReachServer, reloadOnce } from './reload.ts';

interface State {
  problem?: 'crashed' | 'notLoaded' | undefined;
}

/**
 * When a screen crashes, this shows an error screen with Retry, never a blank page (D07). The first
 * Retry shows the screen again and keeps what is in memory; the second loads the page again.
 *
 * When the code of a screen did not come, only a new page helps: Chromium never requests a failed module
 * again, and a newer version may have replaced the file. The page is loaded again once by itself, then
 * on each Retry, but only when the server can be reached: offline, the page would be lost.
 */
export class ErrorBoundary extends Component<{ children: ReactNode; resetKey: string }, State> {
  override state: State = {};
  #hasRetried = false;

  static getDerivedStateFromError(cause: unknown): State {
    return { problem: cause instanceof ScreenNotLoaded ? 'notLoaded' : 'crashed' };
  }

  override componentDidCatch(): void {
    if (this.state.problem === 'notLoaded' && !this.#hasRetried) void reloadOnce();
  }

  override componentDidUpdate(previous: { resetKey: string }): void {
    if (previous.resetKey === this.props.resetKey) return;
    this.#hasRetried = false;
    if (this.state.problem) this.#showAgain();
  }

  retry = async () => {
    const needsPage = this.#hasRetried || this.state.problem === 'notLoaded';
    this.#hasRetried = true;
    if (needsPage && (await canReachServer())) location.reload();
    else this.#showAgain();
  };

  #showAgain(): void {
    retryScreens();
    this.setState({ problem: undefined });
  }

  override render(): ReactNode {
    const { problem } = this.state;
    if (problem === undefined) return this.props.children;
    return <CrashScreen isNotLoaded={problem === 'notLoaded'} onRetry={() => void this.retry()} />;
  }
}
