import {
  groupedPhone,
  isAadhaar,
  isIfsc,
  isPan,
  isPhone,
  nationalPhone,
  sanitizeAadhaar,
  sanitizeDigits,
  sanitizeIfsc,
  sanitizePan,
  sanitizePersonName,
} from '@kosha/domain';
import type { Meaning } from '../model/meaning.ts';
import type { MeaningWords } from './english-more-words.ts';
import { inGroups } from './in-groups.ts';

const checked = (isRight: (text: string) => boolean, words: string) => ({
  check: (text: string) => (isRight(text) ? undefined : ('badForm' as const)),
  messages: { badForm: { words } },
});

/** One at sign with something before it and a dot after it: anything more refuses addresses that exist. */
const isEmail = (text: string) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);

const pinCodeDigits = 6;

/** What a `semantic` of D64 is. */
export const meaningsOf = (words: MeaningWords): Readonly<Record<string, Meaning>> => ({
  phone: {
    inputMode: 'tel',
    autoComplete: 'tel-national',
    clean: nationalPhone,
    show: groupedPhone,
    example: '9876543210',
    ...checked(isPhone, words.phone),
  },
  email: {
    inputMode: 'email',
    autoComplete: 'email',
    example: 'asha@example.in',
    ...checked(isEmail, words.email),
  },
  pan: {
    clean: sanitizePan,
    show: inGroups(5, 4, 1),
    example: 'ABCPE1234F',
    ...checked(isPan, words.pan),
  },
  aadhaar: {
    inputMode: 'numeric',
    clean: sanitizeAadhaar,
    show: inGroups(4, 4, 4),
    example: '234123412346',
    ...checked(isAadhaar, words.aadhaar),
  },
  pincode: {
    inputMode: 'numeric',
    autoComplete: 'postal-code',
    clean: (text) => sanitizeDigits(text, pinCodeDigits),
    example: '400069',
    ...checked((text) => /^[1-9]\d{5}$/.test(text), words.pincode),
  },
  ifsc: { clean: sanitizeIfsc, example: 'SBIN0000123', ...checked(isIfsc, words.ifsc) },
  name: { autoComplete: 'name', clean: sanitizePersonName },
});
