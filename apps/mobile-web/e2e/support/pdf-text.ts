import { extractText, getDocumentProxy } from 'unpdf';

/** The text of a PDF, with single blanks. */
export async function pdfText(file: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const { text } = await extractText(pdf, { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

/** Whether a PDF declares that it is tagged, for screen readers. */
export async function isTagged(file: Uint8Array): Promise<boolean> {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  return (await pdf.getMarkInfo())?.Marked === true;
}

/**
 * The Devanagari that every PDF reader extracts: they lose signs that form one glyph with their
 * letter, and the र् above the next one.
 */
export const bareLetters = (text: string): string =>
  text.normalize('NFD').replaceAll(/र्|[^\p{L}\p{N}₹%.,]/gu, '');
