import { Component, type ReactNode } from 'react';
import { CrashScreen } from './crash-screen.tsx';
import { retryScreens } from './lazy-screen.tsx';

interface State {
  hasCrashed: boolean;
}

/**
 * A crash inside a screen ends here: an error screen with Retry, never a blank page (D07). The first
 * Retry shows the screen again and keeps what is in memory. The second loads the page again, which
 * also helps when a newer version has replaced the files that this page asks for.
 */
export class ErrorBoundary extends Component<{ children: ReactNode; resetKey: string }, State> {
  override state: State = { hasCrashed: false };
  #hasRetried = false;

  static getDerivedStateFromError(): State {
    return { hasCrashed: true };
  }

  override componentDidUpdate(previous: { resetKey: string }): void {
    if (previous.resetKey === this.props.resetKey) return;
    this.#hasRetried = false;
    if (this.state.hasCrashed) this.#showAgain();
  }

  readonly retry = () => {
    // Offline, a reload would end at the browser's own error page.
    if (this.#hasRetried && navigator.onLine) location.reload();
    this.#hasRetried = true;
    this.#showAgain();
  };

  #showAgain(): void {
    retryScreens();
    this.setState({ hasCrashed: false });
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? <CrashScreen onRetry={this.retry} /> : this.props.children;
  }
}
