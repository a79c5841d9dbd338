import type { Schema } from '@kosha/api-client';
import { brand } from '@kosha/brand/chosen';
import { limits } from '@kosha/domain';
import type { Translator } from '../../messages/translator.ts';

const { registration, ...reached } = brand.lender;

/** The lender's contact details (D02). In the brand Kosha, all values are samples. */
export const customerServiceContact: Schema<'CustomerService'> = reached;

/** 1 January 2026 at 00:00 in India. */
const updatedMs = Date.UTC(2025, 11, 31, 18, 30);

const sample = (what: string) => ({
  heading: 'This is a sample',
  paragraphs: [
    `This text shows where the ${what} of {app} stands. It is not legal advice and binds nobody.`,
  ],
});

/** The agreements (D32), marked as samples. `{app}` stands for the app's name. */
export const agreementTexts = {
  loan: {
    title: 'Loan Guarantee Agreement',
    sections: [
      sample('loan agreement'),
      {
        heading: 'What you borrow and repay',
        paragraphs: [
          `You receive the loan amount less the processing fee and GST of ${limits.gstPercent}% on that fee.`,
          'You repay the loan amount and the interest by the due date shown before you apply.',
        ],
      },
      {
        heading: 'If you repay late',
        paragraphs: [
          'We add a fee for each day that you are late, on the part of the loan that you still owe.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privacy Policy',
    sections: [
      sample('privacy policy'),
      {
        heading: 'What is asked of you, and why',
        paragraphs: ['My consents and My data in Account say what is kept, what for and how long.'],
      },
    ],
  },
} as const;

type AgreementTexts = (typeof agreementTexts)[keyof typeof agreementTexts];

export function translatedAgreements(
  { translate }: Translator,
  app: string,
): { loan: Schema<'Agreement'>; privacy: Schema<'Agreement'> } {
  const shown = ({ title, sections }: AgreementTexts): Schema<'Agreement'> => ({
    title: translate(title),
    updated: updatedMs,
    sections: sections.map(({ heading, paragraphs }) => ({
      heading: translate(heading),
      paragraphs: paragraphs.map((template) => translate({ words: template, with: { app } })),
    })),
  });
  return { loan: shown(agreementTexts.loan), privacy: shown(agreementTexts.privacy) };
}

export const faq: readonly Schema<'FaqItem'>[] = [
  {
    title: 'Who can apply?',
    content: `You can, if you are a citizen of India, at least ${limits.minimumAgeYears} years old, and have an Aadhaar, a PAN and a bank account.`,
  },
  {
    title: 'How long does the audit take?',
    content: 'In most cases you know within 30 minutes. We tell you by SMS.',
  },
  {
    title: 'What does a loan cost?',
    content: `A processing fee, GST of ${limits.gstPercent}% on that fee, and interest for each day.\n\nYou see each sum before you apply.`,
  },
  {
    title: 'How do I repay?',
    content: 'Open the order and choose Repayment. You may repay before the due date.',
  },
  {
    title: 'What if my application is denied?',
    content: `You may apply for the product again after ${limits.denialReapplyDays} days.`,
  },
  {
    title: 'How do I pay lower fees?',
    content: 'Repay on time. Each tier takes more off the processing fee.',
  },
];

export const aboutMessage =
  '{app} lends money for a short time in India. You see each cost before you agree.\n\n' +
  'Repay on time and your next loan costs less.';

/** `brand.about` has no translations, so borrowers see the brand's text in every language. */
export const aboutParagraphs = [
  brand.about ?? aboutMessage,
  ...(registration === undefined ? [] : [`${customerServiceContact.companyName}\n${registration}`]),
];

/** An app store URL that the brand does not define opens the simulated native app (D35). */
export function appAddresses(origin: string): Schema<'AppAddresses'> {
  const played = `${origin}/sandbox/native`;
  const places = { playStoreUrl: played, appStoreUrl: played, apkUrl: played, ...brand.stores };
  return { ...places, ...(brand.scheme !== undefined && { scheme: brand.scheme }) };
}
