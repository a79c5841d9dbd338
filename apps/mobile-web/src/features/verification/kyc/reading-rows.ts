import { useMessages } from '../../../shared/i18n/messages.ts';
import { kycMessages } from './kyc.messages.ts';
import type { DocumentReading } from './use-document.ts';

export function useOcrRows(reading: DocumentReading | undefined) {
  const text = useMessages(kycMessages);
  return [
    { label: text('name'), value: reading?.name },
    { label: text('aadhaarNumber'), value: reading?.idNo },
    { label: text('birthDate'), value: reading?.birthDate },
    { label: text('panNumber'), value: reading?.panNo },
  ].filter((row) => row.value);
}
