import type { Schema } from '@kosha/api-client';
import type { Db } from '../../db/database.ts';
import type { PrintPdf } from '../../providers/documents/print-pdf.ts';
import { refuse } from '../../refusals/refuse.ts';
import { findLatestProposal } from '../key-facts/issue.ts';
import { statementOf, statementSpeech } from '../key-facts/statement.ts';
import { bringOrderUpToDate } from '../up-to-date/bring-up-to-date.ts';
import { keyFactsPage } from './key-facts-page.ts';

/**
 * A document of an order as PDF. Throws a Refusal if the document does not exist, or cannot be
 * printed in this language.
 */
export async function printDocument(
  db: Db,
  print: PrintPdf | null,
  request: { userId: string; orderId: string; type: string; language: string; now: number },
): Promise<Schema<'OrderDocument'>> {
  const { order } = await bringOrderUpToDate(db, request);
  const proposal = request.type === 'kfs' ? await findLatestProposal(db, order.id) : null;
  if (proposal === null) throw refuse('documentNotOffered');
  if (print === null) throw refuse('documentsUnavailable');
  const { texts, textHash, language } = statementOf(proposal, request.language);
  const hashes = { factsHash: proposal.factsHash, textHash };
  const page = keyFactsPage(texts, hashes, statementSpeech(language));
  const pdf = await print(page, language);
  if (pdf === null) throw refuse('documentsUnavailable');
  return {
    fileName: `${proposal.proposalNo}.pdf`,
    mediaType: 'application/pdf',
    content: Buffer.from(pdf).toString('base64'),
  };
}
