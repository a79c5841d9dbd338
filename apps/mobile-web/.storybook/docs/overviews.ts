/** The pages that do not belong to a screen. */
export const overviews: readonly { title: string; text: string; page: string }[] = [
  {
    title: 'Since the last release',
    text: 'What a borrower sees differently in the new version.',
    page: 'start-here',
  },
  {
    title: 'All messages (CSV)',
    text: 'A sheet for lawyers and translators: all messages and refusals, to download and export.',
    page: 'start-here',
  },
  {
    title: 'All screens',
    text: 'Screenshots by section, order state, variant (small phone, dark, large text) and language.',
    page: 'all-screens',
  },
  { title: 'Compare', text: 'Two states side by side, with a link and a note.', page: 'compare' },
  { title: 'Order states', text: 'Each order state on each screen.', page: 'order-states' },
  { title: 'Flows', text: 'The whole app with a simulated lender, end to end.', page: 'flows' },
  { title: 'Requirements', text: 'All requirements and decisions.', page: 'requirements' },
  {
    title: 'Rule profiles',
    text: 'What the strict profile (RBI, DPDP, app stores) changes.',
    page: 'rule-profiles',
  },
  {
    title: 'Every screen',
    text: 'Calls, errors and tracking events that all screens share.',
    page: 'every-screen',
  },
  {
    title: 'Writing guide',
    text: 'The words on buttons: wording and tone.',
    page: 'writing-guide',
  },
  {
    title: 'All components',
    text: 'The kit: what each component is for, and its accessibility requirements.',
    page: 'kit-all-components',
  },
  { title: 'Tokens', text: 'Colours with contrast, sizes and type.', page: 'kit-tokens' },
];
