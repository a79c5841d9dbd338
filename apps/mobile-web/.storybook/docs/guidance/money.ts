import type { Guidance } from './guidance.ts';

export const moneyGuidance: Readonly<Record<string, Guidance>> = {
  HeroZone: {
    use: 'The main fact of a screen: how much the borrower pays, and by when.',
    avoid: 'A second one on the same screen.',
    must: 'Say “late” in text, because many people cannot see red.',
  },
  Slip: {
    use: 'The cost of an offer or a debt, below a `HeroZone`.',
    avoid: 'Anything but costs.',
    must: 'Have an accessible name, such as “What it costs”, because it is a region of the screen.',
    seenWith: 'HeroZone',
  },
  Amount: {
    use: 'One formatted amount of money. Use the size `hero` only once on a screen.',
    avoid: 'Amounts within a sentence, which are plain text.',
    must: 'Be announced as one text: symbol, rupees and paise together.',
  },
  AmountControl: {
    use: 'The choice of a loan amount from the offered amounts.',
    avoid: 'An amount that the borrower types.',
    must: 'Work with its buttons alone and with its list alone. The slider is only an addition for touch.',
  },
  CostFacts: {
    use: 'The three facts of every offer and debt: what you get, what you pay, what it costs.',
    avoid:
      'Leaving one of the three out, or making what it costs smaller than what you get. Only what you pay may be larger.',
    must: 'Say in text everything that the bar shows.',
  },
  CostBar: {
    use: 'The parts of an amount, drawn to scale, above the facts that name them.',
    avoid: 'A bar without its facts.',
    must: 'Be hidden from screen readers, because the facts have the same content.',
  },
  FeeWaterfall: {
    use: 'The calculation from one amount to another. It opens with one tap below the facts.',
    avoid: 'A replacement of the facts; rows that do not add up.',
    must: 'Show each amount with its sign and its name, because the bars are decoration.',
  },
  DayBlocks: {
    use: 'The remaining days of a loan, below its due date.',
    avoid: 'Blocks without the due date in text.',
    must: 'Be hidden from screen readers, because the due date and the number of days are in the text.',
  },
  Ladder: {
    use: 'The next tiers, starting with the lowest.',
    avoid: 'Offers that the borrower can accept now.',
    must: 'Be an ordered list. A step that is a button names its action.',
  },
};
