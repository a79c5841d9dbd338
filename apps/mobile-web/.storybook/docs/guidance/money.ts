import type { Guidance } from './guidance.ts';

/** Components that show amounts and due dates. */
export const money: Readonly<Record<string, Guidance>> = {
  HeroZone: {
    use: 'The main fact of a screen: how much, by when.',
    avoid: 'A second one on the same screen.',
    must: 'Write “late”; many people do not see red.',
  },
  Slip: {
    use: 'The cost of an offer or a debt, below a `HeroZone`.',
    avoid: 'Anything but costs.',
    must: 'Have a name, such as “What it costs”: it is a region of the screen.',
    seenWith: 'HeroZone',
  },
  Amount: {
    use: 'One sum of money, already formatted. The size `hero` once on a screen.',
    avoid: 'Sums in running text, which are plain words.',
    must: 'Be read as one text: symbol, rupees and paise together.',
  },
  AmountControl: {
    use: 'The amount of a loan, from the amounts that are offered.',
    avoid: 'An amount that is typed.',
    must: 'Work by buttons and by the list alone; the slider is an addition for fingers.',
  },
  CostFacts: {
    use: 'At every offer and debt: you get, you pay, it costs.',
    avoid:
      'Leaving one of the three out, or making what it costs smaller than what you get. Only what you pay may be larger.',
    must: 'Express in words all that the bar shows.',
  },
  CostBar: {
    use: 'The parts of a sum, true to scale, above the facts that name them.',
    avoid: 'A bar without its facts.',
    must: 'Stay hidden from screen readers: the facts have the same content.',
  },
  FeeWaterfall: {
    use: 'How one amount follows from another, one tap below the facts.',
    avoid: 'In place of the facts; rows that do not add up.',
    must: 'Give each amount with its sign and its name; the bars are decoration.',
  },
  DayBlocks: {
    use: 'How much of a loan’s time is left, below its date.',
    avoid: 'Without the date in words.',
    must: 'Stay hidden from screen readers: the date and the days stand beside it.',
  },
  Ladder: {
    use: 'The next tiers, from the lowest up.',
    avoid: 'Offers that can be taken now.',
    must: 'Be an ordered list; a step that can be pressed names its action.',
  },
};
