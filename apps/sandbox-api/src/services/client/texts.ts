import type { Schema } from '@kosha/api-client';

/** How to reach the company (D02). All values are samples. */
export const customer: Schema<'CustomerService'> = {
  phone: '1800 000 0000',
  email: 'care@kosha.example',
  address: 'Sample House, 4th Floor, Residency Road, Bengaluru 560025',
  companyName: 'Kosha Sample Finance Private Limited',
  grievanceOfficer: 'Meera Nair, grievance@kosha.example, 1800 000 0001',
};

/** 1 January 2026 in India. */
const updatedMs = Date.UTC(2025, 11, 31, 18, 30);

/** What a borrower agrees to (D32). The texts say that they are samples. */
export function agreements(appName: string): {
  loan: Schema<'Agreement'>;
  privacy: Schema<'Agreement'>;
} {
  const sample = (what: string) => ({
    heading: 'This is a sample',
    paragraphs: [
      `This text shows where the ${what} of ${appName} stands. It is not legal advice and binds nobody.`,
    ],
  });
  return {
    loan: {
      title: 'Loan Guarantee Agreement',
      updated: updatedMs,
      sections: [
        sample('loan agreement'),
        {
          heading: 'What you borrow and repay',
          paragraphs: [
            'You receive the loan amount less the processing fee and GST of 18% on that fee.',
            'You repay the loan amount and the interest by the due date shown before you apply.',
          ],
        },
        {
          heading: 'If you repay late',
          paragraphs: [
            'An overdue fee is added for each day past the due date, on the unpaid loan amount only.',
          ],
        },
      ],
    },
    privacy: {
      title: 'Privacy Policy',
      updated: updatedMs,
      sections: [
        sample('privacy policy'),
        {
          heading: 'What is asked of you, and why',
          paragraphs: [
            'Your mobile number signs you in. Your identity, work and contact details decide on a loan.',
            'Your bank account receives the money.',
          ],
        },
        {
          heading: 'Your choices',
          paragraphs: ['You may ask what is kept about you, and have it corrected.'],
        },
      ],
    },
  };
}

/** The questions of the help page. */
export const faq: readonly Schema<'FaqItem'>[] = [
  {
    title: 'Who can apply?',
    content:
      'Indian citizens who are 18 years or older and have an Aadhaar, a PAN and a bank account.',
  },
  {
    title: 'How long does the audit take?',
    content: 'Most applications are decided within 30 minutes. We tell you by SMS.',
  },
  {
    title: 'What does a loan cost?',
    content:
      'The processing fee, GST of 18% on that fee, and interest per day.\n\nYou see every amount before you apply.',
  },
  {
    title: 'How do I repay?',
    content: 'Open the order and choose Repayment. You may repay before the due date.',
  },
  {
    title: 'What if my application is denied?',
    content: 'You may apply for the product again after 15 days.',
  },
  {
    title: 'How do I pay lower fees?',
    content: 'Repay on time. Each tier takes more off the processing fee.',
  },
];

export const aboutText = (appName: string): string =>
  `${appName} offers short loans for people in India, with every cost shown before you agree.\n\n` +
  'Repay on time and your next loan costs less.';
