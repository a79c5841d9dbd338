import type { Schema } from '@kosha/api-client';
import {
  ButtonLink,
  Card,
  EmptyState,
  Heading,
  Notice,
  ReceiptIllustration,
  Stack,
  Text,
} from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { consentsQuery } from '../../shared/consent/consents.query.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { paths } from '../../shared/paths.ts';
import { isNotOffered } from '../../shared/server/failures.ts';
import { ReadGate } from '../../shared/server/read-gate.tsx';
import { ConsentRow } from './consent-row.tsx';
import { consentsMessages } from './consents.messages.ts';

/**
 * All consents of the borrower in two groups: those with a switch, and those that end with the
 * account (D57).
 */
export function ConsentsScreen() {
  const text = useMessages(consentsMessages);
  const read = useQuery(consentsQuery);
  return (
    <ScreenLayout>
      <ReadGate
        read={read}
        shape="list"
        loading={text('loading')}
        failed={text('failed')}
        renderError={(error) => isNotOffered(error) && <NoConsents />}
      >
        {({ isWhole, consents }) => (
          <>
            <Text>{text('intro')}</Text>
            {!isWhole && (
              <Notice tone="danger" title={text('brokenTitle')}>
                {text('brokenText')}
              </Notice>
            )}
            <Group title={text('yours')} items={consents.filter((item) => item.canWithdraw)} />
            <Group
              title={text('withAccount')}
              items={consents.filter((item) => !item.canWithdraw)}
            />
          </>
        )}
      </ReadGate>
    </ScreenLayout>
  );
}

function Group({ title, items }: { title: string; items: readonly Schema<'ConsentItem'>[] }) {
  if (items.length === 0) return null;
  return (
    <Stack gap={2}>
      <Heading size="md">{title}</Heading>
      <Card>
        {items.map((item) => (
          <ConsentRow key={item.purpose} item={item} />
        ))}
      </Card>
    </Stack>
  );
}

function NoConsents() {
  const text = useMessages(consentsMessages);
  return (
    <EmptyState
      title={text('noneTitle')}
      illustration={<ReceiptIllustration />}
      action={<ButtonLink href={paths.personal()}>{text('toAccount')}</ButtonLink>}
    >
      {text('noneText')}
    </EmptyState>
  );
}
