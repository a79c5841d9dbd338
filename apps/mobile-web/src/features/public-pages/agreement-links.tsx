import { Link, Stack } from '@kosha/ui';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paths } from '../../shared/paths.ts';
import { agreementMessages } from './agreement.messages.ts';

/**
 * Links to the loan agreement and the privacy policy, which can be read without signing in (D32).
 */
export function AgreementLinks() {
  const text = useMessages(agreementMessages);
  return (
    <nav aria-label={text('links')}>
      <Stack isRow gap={4}>
        <Link href={paths.agreementLoan()} isStandalone>
          {text('loan')}
        </Link>
        <Link href={paths.agreementPrivacy()} isStandalone>
          {text('privacy')}
        </Link>
      </Stack>
    </nav>
  );
}
