import type { Guidance } from './guidance.ts';

export const messageGuidance: Readonly<Record<string, Guidance>> = {
  Notice: {
    use: 'A message that stays: what is wrong and what to do.',
    avoid: 'A message that disappears after some seconds: use a toast.',
    must: 'Express its tone in the text too, not by colour alone. A danger notice is announced immediately.',
  },
  ErrorSummary: {
    use: 'A summary above a form with errors, in which each error links to its field.',
    avoid: 'A summary before the form is sent, or instead of the errors at the fields.',
    must: 'Receive the focus or be announced. A tap on an error moves the focus to its field.',
  },
  ErrorState: {
    use: 'A screen of which nothing could be loaded.',
    avoid: 'A screen of which a section could be loaded: keep the section, and add a notice.',
    must: 'Be an alert, name what failed, and offer to try again.',
  },
  EmptyState: {
    use: 'A screen without any entries yet, with a link to the first step.',
    avoid: 'A bare “No data”.',
    must: 'Hide its illustration from screen readers. The text must be complete without it.',
  },
  Skeleton: {
    use: 'A placeholder while content loads, in about the shape of the content.',
    avoid: 'A pending action, which the button itself shows.',
    must: 'Name what is loading, and have no animation with reduced motion.',
  },
  Spinner: {
    use: 'A wait whose result has no known shape, such as a running check.',
    avoid: 'A spinner without text; content with a known shape: use `Skeleton`.',
    must: 'Be a status with a text that says what the user waits for.',
  },
  ProgressSteps: {
    use: 'The current step of a few known steps.',
    avoid: 'A number of steps that can change; buttons.',
    must: 'Name the step in text, because the bar is hidden from screen readers.',
  },
  Timeline: {
    use: 'The history of an order and its next step.',
    avoid: 'More than about eight events.',
    must: 'Be an ordered list that marks the current step. The text also says the state of each step.',
  },
  Tag: {
    use: 'The state of an order, in one or two words.',
    avoid: 'A tag that is a button or a link.',
    must: 'Keep its contrast in both colour schemes.',
  },
  TierBadge: {
    use: 'A loyalty tier beside its benefits.',
    avoid: 'A tier that the borrower has not reached yet: use a step of `Ladder`.',
    must: 'Name the tier in text, because copper and gold look alike to many people.',
  },
};
