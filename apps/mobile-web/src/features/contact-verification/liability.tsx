import { CheckList, Heading, Stack } from '@kosha/ui';
import { useMessages } from '../../shared/i18n/messages.ts';
import { contactVerificationMessages } from './contact-verification.messages.ts';

/** What a contact answers for, and what not. It names nobody: the page says it before the link is read. */
export function Liability() {
  const text = useMessages(contactVerificationMessages);
  return (
    <Stack gap={2}>
      <Heading size="md">{text('meaning')}</Heading>
      <CheckList items={[text('called'), text('noDebt'), text('noPayment')]} />
    </Stack>
  );
}
