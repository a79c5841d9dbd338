import type { Schema } from '@kosha/api-client';
import { Button, Heading, KeyValueList, Notice, Slip, Stack, Text } from '@kosha/ui';
import { type ReactNode, useState } from 'react';
import { formatDate, formatDateTime } from '../../../shared/i18n/dates.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { isCallMissing } from '../../../shared/server/missing-calls.ts';
import { KeyFactsList, RepaymentSchedule } from './key-facts-list.tsx';
import { keyFactsMessages } from './key-facts.messages.ts';
import { saveFile } from '../../../shared/browser/save-file.ts';
import { api } from '../../../shared/server/api.ts';
import { failureText } from '../../../shared/server/failures.ts';
import { useWrite } from '../../../shared/server/use-write.ts';
import './key-facts.print.css';

/** Downloads the statement as a PDF (D55). If this fails, `problem` states why. */
function useSavePdf(orderId: string, language: string) {
  const [problem, setProblem] = useState<string>();
  const { submit, isPending } = useWrite(
    (type: string, { signal }) =>
      api.get('/order/v1/document', { query: { orderId, type, language }, signal }),
    {
      onSuccessHere: (file) => {
        setProblem(undefined);
        download(file);
      },
      onFailure: (failure) => setProblem(failureText(failure)),
    },
  );
  return { save: () => submit('kfs'), isSaving: isPending, problem };
}

function download({ fileName, mediaType, content }: Schema<'OrderDocument'>): void {
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  saveFile(fileName, new Blob([bytes], { type: mediaType }));
}

export interface KeyFactsStatementProps {
  orderId: string;
  statement: Schema<'KeyFactsStatement'>;
}

interface Props extends KeyFactsStatementProps {
  /** Rendered between the facts and the hashes. */
  children?: ReactNode;
}

export function KeyFactsStatement({ orderId, statement, children }: Props) {
  const text = useMessages(keyFactsMessages);
  const { texts, facts, isExpired, acknowledgedTime } = statement;
  const { version } = facts.proposal;
  return (
    <>
      <Stack gap={2}>
        <Text size="sm">{texts.lead}</Text>
        {version > 1 && <Text size="sm">{text('newVersion', { version })}</Text>}
        {isExpired && (
          <Text size="sm">
            {text('isExpired', { date: formatDate(facts.proposal.validUntil - 1) })}
          </Text>
        )}
        {acknowledgedTime !== null && (
          <Text size="sm">{text('acknowledged', { date: formatDateTime(acknowledgedTime) })}</Text>
        )}
      </Stack>
      <Slip label={text('summary')}>
        <KeyFactsList lines={texts.summary} isSummary />
      </Slip>
      {texts.parts.map(({ heading, lines }) => (
        <Stack key={heading} gap={1}>
          <Heading size="md">{heading}</Heading>
          <KeyFactsList lines={lines} />
        </Stack>
      ))}
      <RepaymentSchedule texts={texts} />
      {children}
      <Proofs statement={statement} />
      <Copies orderId={orderId} language={statement.language} />
    </>
  );
}

function Proofs({ statement }: Pick<KeyFactsStatementProps, 'statement'>) {
  const text = useMessages(keyFactsMessages);
  return (
    <Stack gap={1}>
      <Heading size="md">{text('proofs')}</Heading>
      <KeyValueList
        rows={[
          { label: text('factsHash'), value: <Hash>{statement.factsHash}</Hash> },
          { label: text('textHash'), value: <Hash>{statement.textHash}</Hash> },
        ]}
      />
    </Stack>
  );
}

const Hash = ({ children }: { children: string }) => <code className="kfs-hash">{children}</code>;

function Copies({ orderId, language }: { orderId: string; language: string }) {
  const text = useMessages(keyFactsMessages);
  const { save, isSaving, problem } = useSavePdf(orderId, language);
  return (
    <div className="kfs-copies">
      <Stack gap={2}>
        {problem !== undefined && (
          <Notice tone="warning" title={text('pdfFailed')}>
            {problem}
          </Notice>
        )}
        {!isCallMissing('GET /order/v1/document') && (
          <Button
            variant="secondary"
            isFullWidth
            isLoading={isSaving}
            loadingLabel={text('savingPdf')}
            onClick={save}
          >
            {text('savePdf')}
          </Button>
        )}
        <Button variant="quiet" isFullWidth onClick={() => window.print()}>
          {text('print')}
        </Button>
      </Stack>
    </div>
  );
}
