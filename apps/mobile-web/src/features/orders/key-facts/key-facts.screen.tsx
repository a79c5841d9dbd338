import type { ApiFailure } from '@kosha/api-client';
import { ButtonLink, EmptyState, ReceiptIllustration } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { ScreenLayout } from '../../../shared/navigation/screen-layout.tsx';
import { paths } from '../../../shared/paths.ts';
import { isNotOffered } from '../../../shared/server/failures.ts';
import { isCallMissing } from '../../../shared/server/is-call-missing.ts';
import { ReadGate } from '../../../shared/server/read-gate.tsx';
import { AskBack, type AskBackProps } from './ask-back.tsx';
import { keyFactsMessages } from './key-facts.messages.ts';
import { keyFactsQuery } from './key-facts.query.ts';
import { Statement } from './statement.tsx';

/** An order's Key Facts Statement: to read, print, and in `strict` to acknowledge (D54, D55). */
export function KeyFactsScreen() {
  const { id = '' } = useParams();
  const text = useMessages(keyFactsMessages);
  const read = useQuery(keyFactsQuery(id));
  // Stored here and not in the quiz, so that the next statement can show why the last one was
  // refused.
  const [refusal, onRefused] = useState<ApiFailure>();
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
        <KeyFacts
          key={statement.facts.proposal.number}
          {...{ orderId: id, statement, refusal, onRefused }}
        />
      )}
    </ReadGate>
  );
}

function KeyFacts(props: AskBackProps) {
  const { mustAcknowledge, acknowledgedTime } = props.statement;
  const mustAnswer = mustAcknowledge && acknowledgedTime === null;
  if (mustAnswer && !isCallMissing('POST /order/v1/kfs-acknowledge')) return <AskBack {...props} />;
  return (
    <ScreenLayout>
      <Statement orderId={props.orderId} statement={props.statement} />
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
