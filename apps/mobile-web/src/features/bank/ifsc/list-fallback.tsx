import { BankIllustration, Button, EmptyState } from '@kosha/ui';
import { errorText, isNotFound } from '../../../shared/server/failures.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { QueryGate } from '../../../shared/server/query-gate.tsx';
import { ifscMessages } from './ifsc.messages.ts';
import type { FinderLevel, FinderStep } from './use-branch-finder.ts';

type TextKey = keyof typeof ifscMessages.texts;

const textKeys = {
  bank: { loading: 'banksLoading', failed: 'banksFailed', empty: 'banksEmpty' },
  state: { loading: 'statesLoading', failed: 'statesFailed', empty: 'statesEmpty' },
  city: { loading: 'citiesLoading', failed: 'citiesFailed', empty: 'citiesEmpty' },
  branch: { loading: 'branchesLoading', failed: 'branchesFailed', empty: 'branchesEmpty' },
} satisfies Record<FinderLevel, Record<'loading' | 'failed' | 'empty', TextKey>>;

type ListStateProps = Pick<FinderStep, 'level' | 'list' | 'chooseAgain'>;

export function ListFallback({ level, list, chooseAgain }: ListStateProps) {
  const text = useMessages(ifscMessages);
  const keys = textKeys[level];
  const chooseAgainButton = (
    <Button variant="secondary" onClick={chooseAgain}>
      {text('chooseAgain')}
    </Button>
  );
  // A 404 means that the server has deleted the entry to which the list belongs, for example the
  // bank of a list of states. Loading the list again cannot help.
  const renderDeleted = (error: Error) =>
    isNotFound(error) && (
      <EmptyState
        title={text(keys.failed)}
        illustration={<BankIllustration />}
        action={chooseAgainButton}
      >
        {errorText(error)}
      </EmptyState>
    );
  return (
    <QueryGate
      read={list}
      shape="list"
      loading={text(keys.loading)}
      failed={text(keys.failed)}
      renderError={renderDeleted}
    >
      {() => (
        <EmptyState
          title={text(keys.empty)}
          illustration={<BankIllustration />}
          action={chooseAgainButton}
        />
      )}
    </QueryGate>
  );
}

export const hasOptions = ({ list }: Pick<FinderStep, 'list'>) => (list.data?.length ?? 0) > 0;
