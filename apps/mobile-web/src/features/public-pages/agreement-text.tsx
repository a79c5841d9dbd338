import type { Schema } from '@kosha/api-client';
import { formatDate } from '@kosha/domain';
import { Heading, Stack, Text } from '@kosha/ui';
import { useMessages } from '../../shared/i18n/messages.ts';
import { agreementMessages } from './agreement.messages.ts';

/** An agreement in full: its date, then its sections. The title is in the screen's bar. */
export function AgreementText({ agreement }: { agreement: Schema<'Agreement'> }) {
  const text = useMessages(agreementMessages);
  return (
    <Stack gap={5}>
      <Text size="sm" tone="soft">
        {text('updated', { date: formatDate(agreement.updated) })}
      </Text>
      {agreement.sections.map(({ heading, paragraphs }, index) => (
        <Stack gap={2} key={index}>
          <Heading>{heading}</Heading>
          {paragraphs.map((paragraph, line) => (
            <Text key={line}>{paragraph}</Text>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
