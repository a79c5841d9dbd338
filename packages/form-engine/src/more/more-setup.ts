import { ourSetup } from '../descriptor/our-setup.ts';
import { severalChoicesKind } from '../fields/several-choices/several-choices.kind.ts';
import type { EngineSetup } from '../model/setup.ts';
import { boundedText } from './bounded-text.kind.ts';
import { dayKinds } from './day-kinds.ts';
import { englishMoreWords, type MoreWords } from './english-more-words.ts';
import { extensionWith } from './extension.ts';
import { groupKind, singleGroupKind } from './groups/group.kind.ts';
import { meaningsOf } from './meanings.ts';
import { pagesWith } from './pages/pages.ts';

/** No `dataType` of a server names these kinds: `multiple`, `group` and `semantic` do. */
const namedByDescriptor = -1;

/**
 * The product's setup for descriptors that say more (D64): conditions, computed answers, forms of texts, days, masks, several
 * choices, groups, pages.
 */
export const moreSetup = (words: MoreWords = englishMoreWords): EngineSetup => ({
  ...ourSetup,
  kinds: {
    ...ourSetup.kinds,
    text: boundedText(words),
    ...dayKinds(words, namedByDescriptor),
    severalChoices: severalChoicesKind(namedByDescriptor),
    group: groupKind(words, namedByDescriptor),
    singleGroup: singleGroupKind(words, namedByDescriptor),
  },
  extension: extensionWith(meaningsOf(words)),
  pages: pagesWith(words),
});
