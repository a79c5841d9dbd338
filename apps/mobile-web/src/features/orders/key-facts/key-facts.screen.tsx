import type { Schema } from '@kosha/api-client';
import { ButtonLink, EmptyState, ReceiptIllustration } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { ScreenLayout } from '../../../shared/navigation/screen-layout.tsx';
import { paths } from '../../../shared/paths.ts';
import { isNotOffered } from '../../../shared/server/failures.ts';
import { ReadGate } from '../../../shared/server/read-gate.tsx';
import { AskBack } from './ask-back.tsx';
import { keyFactsMessages } from './key-facts.messages.ts';
import { keyFactsQuery } from './key-facts.query.ts';
import { Statement } from './statement.tsx';

/** The Key Facts Statement of an order: to read, to print, and in `strict` to acknowledge (D54, D55). */
export function KeyFactsScreen() {
  const { id = '' } = useParams();
  const text = useMessages(keyFactsMessages);
  const read = useQuery(keyFactsQuery(id));
  return (
    <ReadGate
      read={read}
      frame={ScreenLayout}
      shape="card"
      loading={text('loading')}
      failed={text('failed')}
      renderError={(error) => isNotOffered(error) && <NoStatement />}
    >
      {(statement) => (
        <KeyFacts key={statement.facts.proposal.number} orderId={id} statement={statement} />
      )}
    </ReadGate>
  );
}

function KeyFacts({
  orderId,
  statement,
}: {
  orderId: string;
  statement: Schema<'KeyFactsStatement'>;
}) {
  const isAsked = statement.mustAcknowledge && statement.acknowledgedTime === null;
  if (isAsked) return <AskBack orderId={orderId} statement={statement} />;
  return (
    <ScreenLayout>
      <Statement orderId={orderId} statement={statement} />
    </ScreenLayout>
  );
}

function NoStatement() {
  const text = useMessages(keyFactsMessages);
  return (
    <EmptyState
      title={text('noneTitle')}
      illustration={<ReceiptIllustration />}
      action={<ButtonLink href={paths.orders()}>{text('toOrders')}</ButtonLink>}
    >
      {text('noneText')}
    </EmptyState>
  );
}
