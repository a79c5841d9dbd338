import { Component, type ReactNode } from 'react';
import { CrashScreen } from './crash-screen.tsx';

interface State {
  hasCrashed: boolean;
}

/** A crash inside a screen ends here: an error screen with Retry, never a blank page (D07). */
export class ErrorBoundary extends Component<{ children: ReactNode; resetKey: string }, State> {
  override state: State = { hasCrashed: false };

  static getDerivedStateFromError(): State {
    return { hasCrashed: true };
  }

  override componentDidUpdate(previous: { resetKey: string }): void {
    if (this.state.hasCrashed && previous.resetKey !== this.props.resetKey) this.retry();
  }

  readonly retry = () => this.setState({ hasCrashed: false });

  override render(): ReactNode {
    return this.state.hasCrashed ? <CrashScreen onRetry={this.retry} /> : this.props.children;
  }
}
