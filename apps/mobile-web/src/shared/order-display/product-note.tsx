import {
  checkedExternalLink,
  isOpenForApplications,
  isExternalProduct,
  reapplyAtMs,
} from '@kosha/domain';
import { Text } from '@kosha/ui';
import { formatDateTime } from '../i18n/dates.ts';
import { useMessages, type Translate } from '../i18n/messages.ts';
import { productNoteMessages } from './product-note.messages.ts';
import type { HomeProduct } from '../queries/home-index.ts';

type NoteText = Translate<typeof productNoteMessages.texts>;

/** Shows when a denied user can apply again (D51), or that "Apply" opens another site. */
export function ProductNote({ product }: { product: HomeProduct }) {
  const text = useMessages(productNoteMessages);
  const note = noteOf(product, text);
  return note === undefined ? null : <Text size="sm">{note}</Text>;
}

/** Returns a function that explains why a product accepts no more applications (§3.2). */
export function useProductFullMessage(): (product: HomeProduct) => string {
  const text = useMessages(productNoteMessages);
  return ({ fullMsg }) => fullMsg || text('full');
}

function noteOf(product: HomeProduct, text: NoteText): string | undefined {
  if (!isOpenForApplications(product)) return undefined;
  if (product.reapplyTime) {
    return text('reapply', { time: formatDateTime(reapplyAtMs(product.reapplyTime)) });
  }
  if (!isExternalProduct(product)) return undefined;
  const link = checkedExternalLink(product.h5Href, window.location.origin);
  return link.ok ? text('leaves', { site: new URL(link.url).host }) : text('leavesToPartner');
}
