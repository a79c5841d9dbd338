import { maskAadhaar, maskPan, plainText } from '@kosha/domain';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { kycMessages } from './kyc.messages.ts';
import type { DocumentReading } from './use-document.ts';

/** What was read, for the person to check. Numbers are masked here, even if the server forgot to. */
export function useReadingRows(reading: DocumentReading | undefined) {
  const text = useMessages(kycMessages);
  return [
    { label: text('name'), value: plainText(reading?.name ?? '') },
    { label: text('aadhaarNumber'), value: maskAadhaar(plainText(reading?.idNo ?? '')) },
    { label: text('birthDate'), value: plainText(reading?.birthDate ?? '') },
    { label: text('panNumber'), value: maskPan(plainText(reading?.panNo ?? '')) },
  ].filter((row) => row.value);
}
