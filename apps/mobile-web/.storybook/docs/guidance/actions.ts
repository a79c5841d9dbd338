import type { Guidance } from './guidance.ts';

/** Buttons and other controls to press. */
export const actions: Readonly<Record<string, Guidance>> = {
  Button: {
    use: 'One primary button on a screen, with the verb of what it does.',
    avoid: 'A disabled button without a word that says why; two primary buttons side by side.',
    must: 'Stay at least 48 px high, keep the focus while loading, and keep its name.',
  },
  ButtonLink: {
    use: 'The main action of a screen when it opens another screen.',
    avoid: 'An action, which is a button; a second main way on the screen.',
    must: 'Be a real link, which can be opened in a tab of its own, as high as a button.',
    seenWith: 'Button',
  },
  IconButton: {
    use: 'An action whose picture everybody knows: back, close, less, more.',
    avoid: 'The only way to do something important: that needs a button with words.',
    must: 'Have a name in words, and an area of 48 px for the finger.',
  },
  Link: {
    use: 'Going somewhere. Alone on a line: `isStandalone`.',
    avoid: 'An action, which is a button; “click here” as its text.',
    must: 'Name its target, and be underlined: colour alone does not mark a link.',
  },
  ListRow: {
    use: 'One of several ways on, such as on the account page; a value at its end.',
    avoid: 'Two things to press in one row.',
    must: 'Be one link or one button whose name is all its words; without either it is plain text.',
  },
  BankMark: {
    use: 'Before the name of a bank, to find it again at a glance.',
    avoid: 'The mark without the name: several banks share a letter and a colour.',
    must: 'Be decoration: hidden from screen readers, with 4.5:1 between letter and ground.',
  },
  BankCardTile: {
    use: 'A bank account to choose or to show, with a masked number.',
    avoid: 'A colour that means something: it follows from the place in the list.',
    must: 'Say in words that it is chosen, and what a press does.',
  },
  BottomNav: {
    use: 'The main screens, three to five, each with an icon and a word.',
    avoid: 'Actions; a screen that one must first earn.',
    must: 'Be a named navigation that marks the present screen with `aria-current`.',
  },
  Accordion: {
    use: 'Questions with answers, one open at a time.',
    avoid: 'Anything that everybody has to read.',
    must: 'Make each title a button in a heading; the arrow keys move between them.',
  },
  Disclosure: {
    use: 'One piece of detail that some want, such as how a price adds up.',
    avoid: 'Costs that must be seen before applying.',
    must: 'Be the browser’s own `details`, which says whether it is open.',
  },
};
