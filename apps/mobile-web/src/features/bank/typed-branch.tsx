import { unwrap } from '@kosha/api-client';
import { isIfsc, plainText } from '@kosha/domain';
import { SuccessIcon, Text, WarningIcon } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';
import { errorText } from '../../shared/api/failure-text.ts';
import { wasRefusedWith } from '../../shared/api/refusals.ts';
import styles from './typed-branch.module.css';

/**
 * Below the code: the bank and branch that it stands for, or that it is not known. A server that
 * does not offer this, or cannot be reached, is asked for nothing more: sending decides.
 */
export function TypedBranch({ ifsc }: { ifsc: string }) {
  const { data: branch, error } = useQuery({
    queryKey: ['bank-branch', ifsc],
    queryFn: async ({ signal }) =>
      unwrap(await api.get('/bank-info/v1/get-branch', { query: { ifsc }, signal })),
    enabled: isIfsc(ifsc),
    retry: false,
    staleTime: Infinity,
  });
  return (
    <div role="status" className={styles.root}>
      {branch && (
        <Text size="sm" className={styles.line}>
          <SuccessIcon className={styles.known} />
          <span>
            {[branch.bankName, branch.name, branch.city ?? '']
              .map(plainText)
              .filter(Boolean)
              .join(', ')}
          </span>
        </Text>
      )}
      {isUnknown(error) && (
        <Text size="sm" className={styles.line}>
          <WarningIcon className={styles.unknown} />
          <span>{errorText(error)}</span>
        </Text>
      )}
    </div>
  );
}

/** A server without this call answers something else. */
const isUnknown = (error: Error | null) => wasRefusedWith(error, '422');
