import { ButtonLink, EmptyState, Notice, ReceiptIllustration, Text } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { consentsQuery } from '../../shared/consent/consents.query.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { paths } from '../../shared/paths.ts';
import { isNotOffered } from '../../shared/server/failures.ts';
import { ReadGate } from '../../shared/server/read-gate.tsx';
import { ConsentCard } from './consent-card.tsx';
import { consentsMessages } from './consents.messages.ts';

/** Everything that the borrower allowed, each with its words and times, to change with one press (D57). */
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
        renderError={(error) => isNotOffered(error) && <None />}
      >
        {({ isWhole, consents }) => (
          <>
            <Text>{text('intro')}</Text>
            {!isWhole && (
              <Notice tone="danger" title={text('brokenTitle')}>
                {text('brokenText')}
              </Notice>
            )}
            {consents.map((item) => (
              <ConsentCard key={item.purpose} item={item} />
            ))}
          </>
        )}
      </ReadGate>
    </ScreenLayout>
  );
}

function None() {
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
