import {
  consentPurposes,
  noticeTexts,
  kycNumberMessages,
  keyFactsStatementMessages,
  validationMessages,
} from '@kosha/domain';
import { dataKinds } from '../db/data-kinds.ts';
import { languages } from '../db/seed/forms/choices.ts';
import { baseInfoVersion1, baseInfoVersion2 } from '../db/seed/forms/base-info.ts';
import { workInfoVersion1, workInfoVersion2 } from '../db/seed/forms/work-info.ts';
import { seededProducts } from '../db/seed/products.ts';
import { refusals } from '../refusals/refusals.ts';
import { aboutMessage, agreementTexts, faq } from '../services/client/content.ts';
import { pluralMessages } from '../messages/translator.ts';
import { errorMessages } from '../messages/error-messages.ts';
import {
  contactMessages,
  fieldLabels,
  fieldMessages,
  contractViolationMessages,
} from '../messages/field-messages.ts';
import { responseMessages } from '../messages/response-messages.ts';
import { smsTemplates } from '../messages/sms-templates.ts';

type Texts = Record<string, string>;

/**
 * The app shows all validation messages except `feedbackCharacters`. The app's catalogues already
 * translate these messages, so the server's catalogue omits them.
 */
const { feedbackCharacters: _, ...shownByApp } = validationMessages;
const ofDomain = new Set<string>(Object.values({ ...shownByApp, ...kycNumberMessages }));

const ownRefusals = (): Texts =>
  Object.fromEntries(
    Object.entries(refusals).flatMap(([name, { msg }]) => (ofDomain.has(msg) ? [] : [[name, msg]])),
  );

const helpTexts = (): Texts =>
  Object.fromEntries(
    faq.flatMap(({ title, content }, index) => [
      [`question${index + 1}`, title],
      [`answer${index + 1}`, content],
    ]),
  );

const documentTexts = (): Texts =>
  Object.fromEntries(
    Object.entries(agreementTexts).flatMap(([name, { title, sections }]) => [
      [`${name}Title`, title],
      ...sections.flatMap(({ heading, paragraphs }, index) => [
        [`${name}Heading${index + 1}`, heading],
        ...paragraphs.map((text, part) => [`${name}Text${index + 1}part${part + 1}`, text]),
      ]),
    ]),
  ) as Texts;

const dataKindTitles = (): Texts =>
  Object.fromEntries(Object.entries(dataKinds).map(([kind, { title }]) => [kind, title]));

const allNoticeTexts = (): Texts => {
  const seen = new Set<string>(Object.values(documentTexts()));
  const own = consentPurposes.flatMap((purpose) =>
    Object.entries(noticeTexts(purpose)).map(([name, text]) => [purpose + name, text] as const),
  );
  return Object.fromEntries(own.filter(([, text]) => !seen.has(text) && seen.add(text)));
};

const formTexts = (): Texts =>
  keyed(
    [...baseInfoVersion1, ...workInfoVersion1, ...baseInfoVersion2, ...workInfoVersion2].flatMap(
      ({ key, label, dictionaryVoList }) => [
        key,
        ...(typeof label === 'string' ? [label] : []),
        ...(dictionaryVoList ?? [])
          .filter((choice) => !languages.includes(choice))
          .map(({ dictLabel }) => dictLabel),
      ],
    ),
  );

const productTexts = (): Texts =>
  keyed(
    seededProducts.flatMap(({ slogan, loanProcessingTime, eligibility, requirements }) => [
      slogan,
      loanProcessingTime,
      ...eligibility,
      ...requirements,
    ]),
  );

const keyed = (texts: readonly string[]): Texts =>
  Object.fromEntries(
    texts.filter((text) => /[A-Za-z]/.test(text)).map((text) => [keyOf(text), text]),
  );

/** The key of a message in the translation files: 'asOnYourAadhaar' for 'As on your Aadhaar'. */
const keyOf = (text: string): string =>
  text
    .replaceAll(/[^A-Za-z0-9 ]/g, '')
    .trim()
    .split(/\s+/)
    .map((word, index) =>
      index === 0
        ? word.charAt(0).toLowerCase() + word.slice(1)
        : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join('');

/** The server's English messages to be translated, by namespace and key (D58). */
export const serverCatalogue: Record<string, Texts> = {
  refusals: ownRefusals(),
  server: { ...errorMessages },
  sms: { ...smsTemplates },
  serverHelp: helpTexts(),
  serverAbout: { text: aboutMessage },
  documents: documentTexts(),
  statement: { ...keyFactsStatementMessages },
  notices: allNoticeTexts(),
  forms: formTexts(),
  products: productTexts(),
  serverShown: { ...responseMessages },
  serverCounts: { ...pluralMessages },
  fieldChecks: { ...fieldMessages },
  contactChecks: { ...contactMessages },
  plainChecks: { ...contractViolationMessages },
  fieldLabels: { ...fieldLabels },
  dataKinds: dataKindTitles(),
};
