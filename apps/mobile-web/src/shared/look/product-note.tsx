import { externalLink, formatReapplyTime, isApplyable, isExternal } from '@kosha/domain';
import { Text } from '@kosha/ui';
import { defineMessages, useMessages, type Translate } from '../i18n/messages.ts';
import type { HomeProduct } from '../queries/home-index.ts';

const productNoteMessages = defineMessages('productNote', {
  reapply: 'You can apply again from {time}.',
  leaves: 'Apply opens {site}, outside this app. Price and terms are theirs.',
  leavesToPartner: "Apply opens a partner's website, outside this app. Price and terms are theirs.",
  full: 'No more applications for it are taken now. Please look again later.',
});

type NoteText = Translate<typeof productNoteMessages.texts>;

/** What to know before pressing Apply: a denial that still holds (D51), or that it leads out of the app. */
export function ProductNote({ product }: { product: HomeProduct }) {
  const text = useMessages(productNoteMessages);
  const note = noteOf(product, text);
  return note === undefined ? null : <Text size="sm">{note}</Text>;
}

/** Why nobody can apply for a full product (§3.2). */
export function useFullText(): (product: HomeProduct) => string {
  const text = useMessages(productNoteMessages);
  return ({ fullMsg }) => fullMsg || text('full');
}

function noteOf(product: HomeProduct, text: NoteText): string | undefined {
  if (!isApplyable(product)) return undefined;
  if (product.reapplyTime) {
    return text('reapply', { time: formatReapplyTime(product.reapplyTime) });
  }
  if (!isExternal(product)) return undefined;
  const link = externalLink(product.h5Href, window.location.origin);
  return link.ok ? text('leaves', { site: new URL(link.url).host }) : text('leavesToPartner');
}
