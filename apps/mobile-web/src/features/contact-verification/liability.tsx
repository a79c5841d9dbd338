import { CheckList, Heading, Stack } from '@kosha/ui';
import { useMessages } from '../../shared/i18n/messages.ts';
import { contactVerificationMessages } from './contact-verification.messages.ts';

/**
 * What it means to be a contact. The text contains no names, because the page shows it before the
 * link has been checked.
 */
export function Liability() {
  const text = useMessages(contactVerificationMessages);
  return (
    <Stack gap={2}>
      <Heading size="md">{text('meaning')}</Heading>
      <CheckList items={[text('called'), text('noDebt'), text('noPayment')]} />
    </Stack>
  );
}
