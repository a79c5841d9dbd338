import type { Schema } from '@kosha/api-client';
import { Card, Heading, KeyValueList, Link, Stack, Text } from '@kosha/ui';
import { useMessages } from '../i18n/messages.ts';
import { contactMessages } from './contact.messages.ts';
import { BreakableText } from './breakable-text.tsx';
import { telephoneUrl } from '../browser/telephone.ts';

/** The name and the contact details of the lender (§1, D02). */
export function ContactBlock({ customer }: { customer: Schema<'CustomerService'> }) {
  const text = useMessages(contactMessages);
  const { companyName, phone, email, address, grievanceOfficer } = customer;
  const rows = [
    { label: text('phone'), value: <ContactLink href={telephoneUrl(phone)}>{phone}</ContactLink> },
    { label: text('email'), value: <ContactLink href={`mailto:${email}`}>{email}</ContactLink> },
    { label: text('address'), value: address },
    {
      label: text('grievanceOfficer'),
      value: grievanceOfficer && <BreakableText>{grievanceOfficer}</BreakableText>,
    },
  ];
  return (
    <Card as="section">
      <Stack gap={2}>
        <Heading size="md">{text('title')}</Heading>
        {companyName && <Text isStrong>{companyName}</Text>}
        <KeyValueList rows={rows.filter((row) => row.value)} />
      </Stack>
    </Card>
  );
}

function ContactLink({ href, children }: { href: string; children: string }) {
  return (
    <Link isStandalone href={href}>
      <BreakableText>{children}</BreakableText>
    </Link>
  );
}
