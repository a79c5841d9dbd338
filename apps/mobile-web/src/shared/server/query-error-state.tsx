import { Button, ErrorState, Notice } from '@kosha/ui';
import type { ReactNode } from 'react';
import { errorText } from './failures.ts';
import { useMessages } from '../i18n/messages.ts';
import { shellMessages } from '../i18n/shell.messages.ts';

export interface QueryResult<Data> {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface QueryErrorStateProps {
  title: string;
  retryingLabel: string;
  read: Omit<QueryResult<unknown>, 'data'>;
  /** The text if the request succeeded, but the app cannot use the response. */
  children?: string;
}

export function QueryErrorState({ title, retryingLabel, read, children }: QueryErrorStateProps) {
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

export function QueryErrorNotice(props: QueryErrorStateProps & { icon?: ReactNode }) {
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
