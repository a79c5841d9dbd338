import type { Guidance } from './guidance.ts';

/** Components that report a status. */
export const messages: Readonly<Record<string, Guidance>> = {
  Notice: {
    use: 'A lasting message: what is wrong and what to do.',
    avoid: 'A passing message: use a toast.',
    must: 'Express its tone in words too, not by colour alone. A danger notice is announced at once.',
  },
  ErrorSummary: {
    use: 'Above a form with errors: each error links to its field.',
    avoid: 'Before the form is sent; instead of the errors at the fields.',
    must: 'Take the focus or be announced, and move the focus to the field when pressed.',
  },
  ErrorState: {
    use: 'When nothing of a screen could be loaded.',
    avoid: 'When a section could be loaded: keep it, and add a notice.',
    must: 'Be an alert, name what failed, and offer to try again.',
  },
  EmptyState: {
    use: 'When there is nothing yet, with a link to the first step.',
    avoid: 'A bare “No data”.',
    must: 'Hide its illustration from screen readers; the text is complete.',
  },
  Skeleton: {
    use: 'While content loads, in about its shape.',
    avoid: 'A pending action: the button shows that itself.',
    must: 'Name what is loading; stand still with reduced motion.',
  },
  Spinner: {
    use: 'A wait without a shape, such as a check that runs.',
    avoid: 'A ring without words; content whose shape is known.',
    must: 'Be a status with a text that names what it waits for.',
  },
  ProgressSteps: {
    use: 'Which of a few known steps this is.',
    avoid: 'Steps whose number can change; something to press.',
    must: 'Name the step in words: the bar is hidden from screen readers.',
  },
  Timeline: {
    use: 'The history of an order and its next step.',
    avoid: 'More than about eight events.',
    must: 'Be an ordered list that marks the present step; the state is in the words too.',
  },
  Tag: {
    use: 'The state of an order, in one or two words.',
    avoid: 'Something that can be pressed.',
    must: 'Keep its contrast in both colour schemes.',
  },
  TierBadge: {
    use: 'A loyalty tier beside what it gives.',
    avoid: 'A tier that somebody does not have yet: that is a step of the ladder.',
    must: 'Name the tier: copper and gold look alike to many people.',
  },
};
