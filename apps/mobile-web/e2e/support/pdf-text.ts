import { extractText, getDocumentProxy } from 'unpdf';

export async function pdfText(file: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const { text } = await extractText(pdf, { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

export async function isTagged(file: Uint8Array): Promise<boolean> {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  return (await pdf.getMarkInfo())?.Marked === true;
}

/**
 * PDF readers lose combining signs of Devanagari and the र् above a letter, so comparisons drop
 * both.
 */
export const withoutCombiningSigns = (text: string): string =>
  text.normalize('NFD').replaceAll(/र्|[^\p{L}\p{N}₹%.,]/gu, '');
