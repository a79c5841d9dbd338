import { extractText, getDocumentProxy } from 'unpdf';

/** The text of a PDF, with single blanks. */
export async function pdfText(file: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const { text } = await extractText(pdf, { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

/** Whether a PDF says of itself that its parts are tagged, for those who have it read out. */
export async function isTagged(file: Uint8Array): Promise<boolean> {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  return (await pdf.getMarkInfo())?.Marked === true;
}

/**
 * What is left of Devanagari in every reader of a PDF: readers lose the signs that are drawn in one with their letter, and the
 * र् that stands above the next one.
 */
export const bareLetters = (text: string): string =>
  text.normalize('NFD').replaceAll(/र्|[^\p{L}\p{N}₹%.,]/gu, '');
