import { Button, ErrorState, Notice } from '@kosha/ui';
import type { ReactNode } from 'react';
import { errorText } from './failures.ts';
import { useMessages } from '../i18n/messages.ts';
import { shellMessages } from '../i18n/shell.messages.ts';

/** The state of a read, as returned by a query. */
export interface Read<Data> {
  /** Undefined until a response arrives. */
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface ReadFailedProps {
  title: string;
  /** The label that screen readers announce during a retry. */
  retryingLabel: string;
  read: Omit<Read<unknown>, 'data'>;
  /** The text that is shown if a response arrived but cannot be used. */
  children?: string;
}

/** Replaces the content of a screen. Says what failed to load and why, and has a Retry button. */
export function ReadFailed({ title, retryingLabel, read, children }: ReadFailedProps) {
  const text = useMessages(shellMessages);
  return (
    <ErrorState
      title={title}
      retryLabel={text('retry')}
      retryingLabel={retryingLabel}
      isRetrying={read.isFetching}
      onRetry={() => void read.refetch()}
    >
      {errorText(read.error) ?? children}
    </ErrorState>
  );
}

/** `ReadFailed` as a section of a screen. */
export function ReadFailedNotice(props: ReadFailedProps & { icon?: ReactNode }) {
  const { title, retryingLabel, read, icon } = props;
  const text = useMessages(shellMessages);
  return (
    <Notice
      tone="danger"
      title={title}
      action={
        <Button
          variant="secondary"
          icon={icon}
          isLoading={read.isFetching}
          loadingLabel={retryingLabel}
          onClick={() => void read.refetch()}
        >
          {text('retry')}
        </Button>
      }
    >
      {errorText(read.error)}
    </Notice>
  );
}
