import type { Schema } from '@kosha/api-client';
import {
  type KeyFactsLine,
  type KeyFactsStatement,
  type DocumentMessages,
  keyFactsStatementMessages,
} from '@kosha/domain';
import { html, raw } from 'hono/html';
import type { Db } from '../../db/database.ts';
import type { PrintPdf } from '../../providers/documents/print-pdf.ts';
import { refuse } from '../../refusals/refuse.ts';
import { findLatestProposal } from '../key-facts/issue.ts';
import { keyFactsStatementOf, keyFactsMessages } from '../key-facts/statement.ts';
import { bringOrderUpToDate } from '../up-to-date/bring-up-to-date.ts';

const style = `
  @page { size: A4; margin: 16mm 14mm; }
  body { font: 10.5pt/1.5 'Noto Sans', 'Liberation Sans', 'Noto Sans Devanagari', 'Noto Sans Bengali', 'Noto Sans Telugu', 'Noto Sans Tamil', 'Noto Sans Gujarati', sans-serif; color: #14213d; margin: 0; }
  h1 { font-size: 18pt; margin: 0 0 2mm; }
  h2 { font-size: 12pt; margin: 6mm 0 2mm; break-after: avoid; }
  dl { margin: 0; }
  .line { display: grid; grid-template-columns: 1fr 1fr; gap: 0 4mm; padding: 1.4mm 0; border-bottom: 0.3mm solid #dde2dc; break-inside: avoid; }
  dd { margin: 0; font-weight: 600; }
  .note { grid-column: 1 / -1; font-weight: 400; font-size: 9pt; }
  .box { border: 0.5mm solid #14213d; border-radius: 2mm; padding: 1mm 4mm; }
  .box .line:last-child { border: 0; }
  table { width: 100%; border-collapse: collapse; }
  th, td { text-align: left; padding: 1.4mm 1mm; border-bottom: 0.3mm solid #dde2dc; font-size: 9.5pt; }
  .hash { font-size: 7.5pt; overflow-wrap: anywhere; margin-top: 6mm; }
`;

const line = ({ label, value, note }: KeyFactsLine) =>
  html`<div class="line">
    <dt>${label}</dt>
    <dd>${value}</dd>
    ${note === undefined ? '' : html`<dd class="note">${note}</dd>`}
  </div>`;

/** Builds the page with a Key Facts Statement (D55), to be printed as PDF. */
function keyFactsPage(
  texts: KeyFactsStatement,
  { factsHash, textHash }: { factsHash: string; textHash: string },
  { language, translate: say }: Pick<DocumentMessages, 'language' | 'translate'>,
): string {
  return String(
    html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <title>${texts.title}</title>
          <style>
            ${raw(style)}
          </style>
        </head>
        <body>
          <h1>${texts.title}</h1>
          <p>${texts.lead}</p>
          <dl class="box">${texts.summary.map(line)}</dl>
          ${texts.parts.map(
            ({ heading, lines }) =>
              html`<h2>${heading}</h2>
                <dl>${lines.map(line)}</dl>`,
          )}
          <h2>${texts.scheduleHeading}</h2>
          <table>
            <thead>
              <tr>
                ${texts.scheduleColumns.map((name) => html`<th scope="col">${name}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${texts.scheduleRows.map(
                (row) =>
                  html`<tr>
                    ${row.map((cell) => html`<td>${cell}</td>`)}
                  </tr>`,
              )}
            </tbody>
          </table>
          <p class="hash">
            ${say(keyFactsStatementMessages.factsHash, { hash: factsHash })}<br />
            ${say(keyFactsStatementMessages.textHash, { hash: textHash })}
          </p>
        </body>
      </html>`,
  );
}

export async function printDocument(
  db: Db,
  print: PrintPdf | null,
  request: { userId: string; orderId: string; type: string; language: string; now: number },
): Promise<Schema<'OrderDocument'>> {
  const { order } = await bringOrderUpToDate(db, request);
  const proposal = request.type === 'kfs' ? await findLatestProposal(db, order.id) : null;
  if (proposal === null) throw refuse('documentNotOffered');
  if (print === null) throw refuse('documentsUnavailable');
  const { texts, textHash, language } = keyFactsStatementOf(proposal, request.language);
  const hashes = { factsHash: proposal.factsHash, textHash };
  const page = keyFactsPage(texts, hashes, keyFactsMessages(language));
  const pdf = await print(page, language);
  if (pdf === null) throw refuse('documentsUnavailable');
  return {
    fileName: `${proposal.proposalNo}.pdf`,
    mediaType: 'application/pdf',
    content: Buffer.from(pdf).toString('base64'),
  };
}
