import { defineMessages } from '../shared/i18n/messages.ts';
import { routePatterns } from '../shared/paths.ts';

/**
 * The description of each page for search engines and link previews. Only the prerender build reads
 * these messages.
 */
export const pageDescriptionMessages = defineMessages('pages', {
  login: 'Sign in with your mobile number and a one-time code.',
  verifyContact:
    'What it means to be named as an emergency contact, and where you confirm or decline.',
  download: 'Who may take a short-term loan, which information is needed and what it costs.',
  alert: 'Open the app in a browser on an iPhone or iPad.',
  distribution: 'Get the app for short-term loans from a store or as a file.',
  promotion: 'Short-term loans with every cost shown before you apply.',
  agreementLoan:
    'What you agree to with a loan: what you receive, what you pay back and when, and every fee.',
  agreementPrivacy:
    'Which personal data is asked for and why, who sees it and how long it is kept.',
});

export const descriptionOfPage: Record<string, keyof typeof pageDescriptionMessages.texts> = {
  [routePatterns.login]: 'login',
  [routePatterns.verifyContact]: 'verifyContact',
  [routePatterns.download]: 'download',
  [routePatterns.alert]: 'alert',
  [routePatterns.distribution]: 'distribution',
  [routePatterns.promotion]: 'promotion',
  [routePatterns.agreementLoan]: 'agreementLoan',
  [routePatterns.agreementPrivacy]: 'agreementPrivacy',
};
