import { ourSetup } from '../descriptor/our-setup.ts';
import { severalChoicesKind } from '../fields/several-choices/several-choices.kind.ts';
import type { EngineSetup } from '../model/setup.ts';
import { boundedText, type BoundWords } from './bounded-text.kind.ts';
import type { GroupWords } from './groups/group-words.ts';
import { groupKind } from './groups/group.kind.ts';
import { extensionWith } from './extension.ts';
import { pagesWith } from './pages/pages.ts';
import type { PageWords } from '../model/pages.ts';
import { meaningsOf, type MeaningWords } from './meanings.ts';

export type MoreWords = BoundWords & MeaningWords & GroupWords & PageWords;

/** The words in English; an app can bring its own. */
export const englishMoreWords: MoreWords = {
  outOfRange: '{label} is out of its range: {least} to {most}',
  badForm: '{label} must look like {form}',
  phone: '{label} takes a mobile number of India with 10 digits',
  email: '{label} takes an address such as name@example.in',
  pan: '{label} takes 10 characters, such as ABCPE1234F',
  aadhaar: '{label} takes the 12 digits of an Aadhaar number',
  pincode: '{label} takes the 6 digits of a PIN code',
  ifsc: '{label} takes 11 characters, such as SBIN0000123',
  rowTitle: '{label} {number}',
  addRow: 'Add to {label}',
  removeRow: 'Remove {row}',
  rowAdded: '{row} is added',
  rowRemoved: '{row} is removed',
  rowsOutOfRange: '{label} takes {least} to {most} entries',
  pageProgress: 'Step {number} of {count}',
  nextPage: 'Next',
  previousPage: 'Back',
  reviewTitle: 'Check your answers',
  noAnswer: 'No answer',
  change: 'Change',
};

/** No `dataType` of a server names these kinds: `multiple` and `group` do. */
const namedByDescriptor = -1;

/** The product's setup for descriptors that say more (D64): conditions, computed answers, forms of texts, several choices, groups, pages. */
export const moreSetup = (words: MoreWords = englishMoreWords): EngineSetup => ({
  ...ourSetup,
  kinds: {
    ...ourSetup.kinds,
    text: boundedText(words),
    severalChoices: severalChoicesKind(namedByDescriptor),
    group: groupKind(words, namedByDescriptor),
  },
  extension: extensionWith(meaningsOf(words)),
  pages: pagesWith(words),
});
