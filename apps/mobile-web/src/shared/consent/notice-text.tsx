import type { Schema } from '@kosha/api-client';
import { Heading, Stack, Text } from '@kosha/ui';
import { useMessages } from '../i18n/messages.ts';
import { consentMessages } from './consent.messages.ts';

/** Shows the data, purpose, recipients, retention and withdrawal from a consent notice (D57). */
export function NoticeText({ notice }: { notice: Schema<'ConsentNotice'> }) {
  const text = useMessages(consentMessages);
  const { items, why, recipients, keptFor, withdrawal } = notice;
  const parts = [
    ['items', items],
    ['why', [why]],
    ['recipients', recipients.length > 0 ? recipients : [text('onlyLender')]],
    ['keptFor', [keptFor]],
    ['withdrawal', [withdrawal]],
  ] as const;
  return (
    <Stack gap={3}>
      {parts.map(([label, lines]) => (
        <Stack key={label} gap={1}>
          <Heading level={3} size="md">
            {text(label)}
          </Heading>
          {lines.map((line) => (
            <Text key={line} size="sm">
              {line}
            </Text>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
