import { extractText, getDocumentProxy } from 'unpdf';

/** The text of a PDF, with single blanks. */
export async function pdfText(file: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const { text } = await extractText(pdf, { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}
