import type { Guidance } from './guidance.ts';

/** What says how things stand. */
export const messages: Readonly<Record<string, Guidance>> = {
  Notice: {
    use: 'News that stays: what is wrong and what one can do.',
    avoid: 'News that is over at once: that is a toast.',
    must: 'Say its tone in words too, not by colour alone. A danger notice is read at once.',
  },
  ErrorSummary: {
    use: 'Above a form that was sent with mistakes: each mistake leads to its field.',
    avoid: 'Before anything was sent; in place of the errors at the fields.',
    must: 'Take the focus or be announced, and move the focus to the field when pressed.',
  },
  ErrorState: {
    use: 'When nothing of a screen could be read.',
    avoid: 'When a part could be read: keep that, and say it with a notice.',
    must: 'Be an alert, name what failed, and offer to try again.',
  },
  EmptyState: {
    use: 'When there is nothing yet, with the way to the first thing.',
    avoid: 'A bare “No data”.',
    must: 'Hide its picture from screen readers; the words say all.',
  },
  Skeleton: {
    use: 'While content loads, in about its shape.',
    avoid: 'A press that is being worked on: the button says that itself.',
    must: 'Say in words what is loading; stand still where people want less motion.',
  },
  Spinner: {
    use: 'A wait without a shape, such as a check that runs.',
    avoid: 'A ring without words; content whose shape is known.',
    must: 'Be a status with words that say what is going on.',
  },
  ProgressSteps: {
    use: 'Which of a few known steps this is.',
    avoid: 'Steps whose number can change; something to press.',
    must: 'Say the step in words: the bar is hidden from screen readers.',
  },
  Timeline: {
    use: 'What has happened to an order and what comes next.',
    avoid: 'More than about eight events.',
    must: 'Be an ordered list that marks the present step; the state is in the words too.',
  },
  Tag: {
    use: 'The state of an order, in one or two words.',
    avoid: 'Something that can be pressed.',
    must: 'Keep its contrast in both colour schemes.',
  },
  Badge: {
    use: 'One short word that draws the eye, such as “new”.',
    avoid: 'A number that changes; more than one on a screen.',
    must: 'Be text, so that it is read with what it belongs to.',
  },
  TierBadge: {
    use: 'A loyalty tier beside what it gives.',
    avoid: 'A tier that somebody does not have yet: that is a step of the ladder.',
    must: 'Name the tier: copper and gold look alike to many people.',
  },
};
