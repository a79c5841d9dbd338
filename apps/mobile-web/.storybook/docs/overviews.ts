import { headingIdOf } from './contents.tsx';

const pageLink = (page: string) => `?path=/docs/${page}--page`;

const linkToHeading = (title: string) => `#${headingIdOf(title)}`;

/**
 * The pages that do not belong to a screen, and two sections of the start page, with the text that
 * the search finds.
 */
export const overviews: readonly { title: string; text: string; href: string }[] = [
  {
    title: 'Since the last release',
    text: 'The changes that a borrower sees in the new version.',
    href: linkToHeading('Since the last release'),
  },
  {
    title: 'Messages',
    text: 'All messages of the app and texts of the server, such as consent notices, with the screens that show them. Lawyers and translators can download or export them as a sheet (CSV). No translation is missing, so no text is untranslated.',
    href: pageLink('messages'),
  },
  {
    title: 'Toolbar',
    text: 'Above each state: device (phone, tablet, computer), colours (light or dark), text size (large), network (slow, offline, failing), platform, rules (strict) and language.',
    // Storybook gives this heading an id without our prefix.
    href: '#toolbar',
  },
  {
    title: 'All screens',
    text: 'Screenshots by section, order state, variant (small phone, dark, large text) and language.',
    href: pageLink('all-screens'),
  },
  {
    title: 'Compare',
    text: 'Two states side by side, each in its own language, colours (light or dark), text size and device.',
    href: pageLink('compare'),
  },
  {
    title: 'Order states',
    text: 'Each order state on each screen.',
    href: pageLink('order-states'),
  },
  {
    title: 'Flows',
    text: 'The whole app with a simulated lender, step by step: from the sign-in to Get Money, the payout and the repayment.',
    href: pageLink('flows'),
  },
  {
    title: 'Requirements',
    text: 'All requirements and decisions.',
    href: pageLink('requirements'),
  },
  {
    title: 'Rule profiles',
    text: 'What the strict profile changes, and what requires it: RBI, DPDP, Google Play or App Store.',
    href: pageLink('rule-profiles'),
  },
  {
    title: 'Every screen',
    text: 'Calls, errors and tracking events that all screens share.',
    href: pageLink('every-screen'),
  },
  {
    title: 'Writing guide',
    text: 'The wording of buttons: the same action has the same label on every screen.',
    href: pageLink('writing-guide'),
  },
  {
    title: 'All components',
    text: 'The kit: what each component is for, and its accessibility requirements.',
    href: pageLink('kit-all-components'),
  },
  {
    title: 'Tokens',
    text: 'Colours (light and dark) with contrast, font sizes, spacing and type.',
    href: pageLink('kit-tokens'),
  },
];
