import type { Schema } from '@kosha/api-client';
import { Button, Heading, Stack, StickyAction, Text } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { hasNothingToShow } from '../server/failures.ts';
import { QueryGate } from '../server/query-gate.tsx';
import { consentMessages } from './consent.messages.ts';
import { consentsQuery } from './consents.query.ts';
import { NoticeText } from './notice-text.tsx';
import { useSetConsent } from './use-set-consent.ts';

interface ConsentQuestionProps {
  purpose: string;
  frame: ComponentType<{ children: ReactNode; footer?: ReactNode }>;
  children: ReactNode;
}

/**
 * Shows the consent notice instead of the verification step until the borrower has agreed (D57).
 */
export function ConsentGate({ purpose, frame: Frame, children }: ConsentQuestionProps) {
  const text = useMessages(consentMessages);
  const read = useQuery(consentsQuery);
  // If the server lacks the consent list, no consent is required (D62).
  if (hasNothingToShow(read.error)) return children;
  return (
    <QueryGate
      read={read}
      frame={Frame}
      shape="card"
      loading={text('loading')}
      failed={text('failed')}
    >
      {({ consents }) => {
        const item = consents.find((one) => one.purpose === purpose);
        return item === undefined || item.isInUse ? (
          children
        ) : (
          <ConsentPrompt item={item} frame={Frame} />
        );
      }}
    </QueryGate>
  );
}

interface QuestionProps extends Pick<ConsentQuestionProps, 'frame'> {
  item: Schema<'ConsentItem'>;
  /** If false, there is no button to refuse. The user can only agree or leave the screen. */
  canRefuse?: boolean;
  onGiven?: () => void;
}

/** Shows one consent notice with its own button (D57). */
export function ConsentPrompt({ item, frame: Frame, canRefuse = false, onGiven }: QuestionProps) {
  const text = useMessages(consentMessages);
  const { submit, isPending } = useSetConsent(onGiven);
  return (
    <Frame
      footer={
        <StickyAction>
          <Button
            isFullWidth
            isLoading={isPending}
            loadingLabel={text('agreeing')}
            onClick={() => submit({ item, action: 'give' })}
          >
            {text('agree')}
          </Button>
          {canRefuse && (
            <Button
              variant="quiet"
              isFullWidth
              disabled={isPending}
              onClick={() => submit({ item, action: 'refuse' })}
            >
              {text('refuse')}
            </Button>
          )}
        </StickyAction>
      }
    >
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading>{item.notice.title}</Heading>
          <Text>{text('lead')}</Text>
        </Stack>
        <NoticeText notice={item.notice} />
        <Text size="sm">{text('later')}</Text>
      </Stack>
    </Frame>
  );
}
