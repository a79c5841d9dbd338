/** The pages that do not belong to a screen, with the text that the search finds. */
export const overviews: readonly { title: string; text: string; page: string }[] = [
  {
    title: 'Since the last release',
    text: 'The changes that a borrower sees in the new version.',
    page: 'start-here',
  },
  {
    title: 'Messages',
    text: 'All messages of the app and refusals of the server, with the screens that show them. Lawyers and translators can download or export them as a sheet (CSV).',
    page: 'messages',
  },
  {
    title: 'Toolbar',
    text: 'Above each state: device (phone, tablet, computer), colours (light or dark), text size (large), network (slow, offline, failing), platform, rules (strict) and language.',
    page: 'start-here',
  },
  {
    title: 'All screens',
    text: 'Screenshots by section, order state, variant (small phone, dark, large text) and language.',
    page: 'all-screens',
  },
  {
    title: 'Compare',
    text: 'Two states side by side, each in its own language, colours (light or dark), text size and device.',
    page: 'compare',
  },
  { title: 'Order states', text: 'Each order state on each screen.', page: 'order-states' },
  {
    title: 'Flows',
    text: 'The whole app with a simulated lender, step by step: from the sign-in to Get Money, the payout and the repayment.',
    page: 'flows',
  },
  { title: 'Requirements', text: 'All requirements and decisions.', page: 'requirements' },
  {
    title: 'Rule profiles',
    text: 'What the strict profile changes, and what requires it: RBI, DPDP, Google Play or App Store.',
    page: 'rule-profiles',
  },
  {
    title: 'Every screen',
    text: 'Calls, errors and tracking events that all screens share.',
    page: 'every-screen',
  },
  {
    title: 'Writing guide',
    text: 'The wording of buttons: the same action has the same label on every screen.',
    page: 'writing-guide',
  },
  {
    title: 'All components',
    text: 'The kit: what each component is for, and its accessibility requirements.',
    page: 'kit-all-components',
  },
  {
    title: 'Tokens',
    text: 'Colours (light and dark) with contrast, font sizes, spacing and type.',
    page: 'kit-tokens',
  },
];
