import { unwrap } from '@kosha/api-client';
import { isIfsc, formatPlaceName, sanitizePlainText } from '@kosha/domain';
import { SuccessIcon, Text, WarningIcon } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/server/api.ts';
import { errorText, hasErrorCode } from '../../../shared/server/failures.ts';
import styles from './branch-lookup.module.css';
import { fetchOnceOptions } from '../../../shared/server/query-client.ts';

/**
 * Shows the bank branch of a complete IFSC code, or a warning if the server does not know the code.
 * After other errors, shows nothing, because the server validates the code again when the form is
 * submitted.
 */
export function BranchLookup({ ifsc }: { ifsc: string }) {
  const { data: branch, error } = useQuery({
    queryKey: ['bank-branch', ifsc],
    queryFn: async ({ signal }) =>
      unwrap(await api.get('/bank-info/v1/get-branch', { query: { ifsc }, signal })),
    enabled: isIfsc(ifsc),
    retry: false,
    ...fetchOnceOptions,
  });
  return (
    <div role="status" className={isIfsc(ifsc) ? styles.whole : undefined}>
      {branch && (
        <Text size="sm" className={styles.line}>
          <SuccessIcon className={styles.known} />
          <span>
            {[branch.bankName, branch.name, formatPlaceName(branch.city ?? '')]
              .map(sanitizePlainText)
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

/** True if the server does not know the IFSC code. Other errors say nothing about the code. */
const isUnknown = (error: Error | null) => hasErrorCode(error, '422');
