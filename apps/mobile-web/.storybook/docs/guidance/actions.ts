import type { Guidance } from './guidance.ts';

export const actionGuidance: Readonly<Record<string, Guidance>> = {
  Button: {
    use: 'The main action of a screen. The label is a verb that names the action.',
    avoid: 'A disabled button without a visible reason; two primary buttons on one screen.',
    must: 'Be at least 48 px high. Keep its focus and its accessible name while loading.',
  },
  ButtonLink: {
    use: 'The main action of a screen when it opens another screen.',
    avoid: 'An action on the same screen: use `Button`. A second main link on the screen.',
    must: 'Be a real link, which can be opened in a new tab, with the height of a button.',
    seenWith: 'Button',
  },
  IconButton: {
    use: 'An action whose icon everybody knows: back, close, less, more.',
    avoid: 'The only control for an important action: use a button with a text label.',
    must: 'Have an accessible name, and a touch target of 48 px.',
  },
  Link: {
    use: 'Navigation to another page. If the link is alone on its line, set `isStandalone`.',
    avoid: 'An action: use a button. “Click here” as the text of the link.',
    must: 'Name its target, and be underlined: colour alone does not mark a link.',
  },
  ListRow: {
    use: 'One of several links in a list, such as on the account page. The row can end with a value.',
    avoid: 'Two links or buttons in one row.',
    must: 'Be one link or one button, whose accessible name is all text of the row; otherwise plain text.',
  },
  BankMark: {
    use: 'A coloured letter before the name of a bank, which helps to find the bank in a list.',
    avoid: 'The mark without the bank’s name: several banks have the same letter and colour.',
    must: 'Be decoration: hidden from screen readers, with a contrast of 4.5:1 between letter and background.',
  },
  BankCardTile: {
    use: 'A bank account with a masked number, to display or to choose.',
    avoid: 'A colour with a meaning: the colour depends only on the position in the list.',
    must: 'Say in text that the account is chosen, and what a tap does.',
  },
  BottomNav: {
    use: 'Links to the three to five main screens, each with an icon and a label.',
    avoid: 'Actions; screens that are not available to every borrower.',
    must: 'Be a navigation with an accessible name. `aria-current` marks the current screen.',
  },
  Accordion: {
    use: 'Questions with answers, one open at a time.',
    avoid: 'Content that everybody has to read.',
    must: 'Make each title a button in a heading. The arrow keys move between the titles.',
  },
  Disclosure: {
    use: 'One detail that only some readers need, such as the calculation of a price.',
    avoid: 'Costs that the borrower must see before applying.',
    must: 'Be the browser’s `details` element, which announces whether it is expanded.',
  },
};
