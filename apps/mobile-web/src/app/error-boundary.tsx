import { Component, type ComponentType, Fragment, type ReactNode } from 'react';
import {
  AppBar,
  CrackedVesselIllustration,
  ErrorState,
  Link,
  Screen,
  UnpluggedIllustration,
} from '@kosha/ui';
import { ComponentNotLoadedError } from '../shared/navigation/lazy-component.ts';
import { canReachServer } from '../shared/offline/can-reach-server.ts';
import { reloadWithFreshModules, reloadOnce } from './reload.ts';
import { useAppName } from '../shared/server/app-name.ts';
import { failureText } from '../shared/server/failures.ts';
import { useMessages } from '../shared/i18n/messages.ts';
import { paths } from '../shared/paths.ts';
import { shellMessages } from '../shared/i18n/shell.messages.ts';

interface CrashScreenProps {
  /** False if the server is unreachable or the screen's code failed to load. */
  hasConnection: boolean;
  onRetry: () => void;
}

/** Replaces a screen that crashed or whose code failed to load (D07). */
function CrashScreen({ hasConnection, onRetry }: CrashScreenProps) {
  const text = useMessages(shellMessages);
  const appName = useAppName();
  return (
    <Screen header={<AppBar title={appName} />}>
      <ErrorState
        title={text('crashTitle')}
        illustration={hasConnection ? <CrackedVesselIllustration /> : <UnpluggedIllustration />}
        retryLabel={text('retry')}
        onRetry={onRetry}
      >
        <p>{hasConnection ? text('crashText') : failureText({ kind: 'network' })}</p>
        <Link href={paths.home()} isStandalone>
          {text('goHome')}
        </Link>
      </ErrorState>
    </Screen>
  );
}

interface State {
  /** `unreachable`: the screen crashed while the server was unreachable. */
  problem?: 'crashed' | 'notLoaded' | 'unreachable' | undefined;
}

interface ErrorBoundaryProps {
  children: ReactNode;
  /** A new value renders the screen again after a crash. */
  resetKey: string;
  /** Wraps the error screen. A boundary outside `KoshaProvider` needs a wrapper with the theme. */
  frame?: ComponentType<{ children: ReactNode }>;
}

/**
 * Shows an error screen with the button 'Retry' (D07). If a screen's code failed to load, also
 * reloads the page once: browsers cache the failed module, so importing it again would fail, too.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = {};
  #hasRetried = false;

  static getDerivedStateFromError(cause: unknown): State {
    return { problem: cause instanceof ComponentNotLoadedError ? 'notLoaded' : 'crashed' };
  }

  override componentDidCatch(): void {
    if (this.state.problem === 'notLoaded') void reloadOnce();
    else void this.#checkConnection();
  }

  async #checkConnection(): Promise<void> {
    if (await canReachServer()) return;
    this.setState(({ problem }) => (problem === 'crashed' ? { problem: 'unreachable' } : null));
  }

  override componentDidUpdate(previous: { resetKey: string }): void {
    if (previous.resetKey === this.props.resetKey) return;
    this.#hasRetried = false;
    if (this.state.problem) this.#showAgain();
  }

  async #retry(): Promise<void> {
    const needsPage = this.#hasRetried || this.state.problem === 'notLoaded';
    this.#hasRetried = true;
    if (needsPage && (await canReachServer())) await reloadWithFreshModules();
    else this.#showAgain();
  }

  #showAgain(): void {
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
