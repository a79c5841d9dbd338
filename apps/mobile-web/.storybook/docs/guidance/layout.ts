import type { Guidance } from './guidance.ts';

/** Providers and layout components. */
export const layout: Readonly<Record<string, Guidance>> = {
  KoshaProvider: {
    use: 'Once around the app, with the router’s link.',
    avoid: 'A second one: dialogs and links would not know each other.',
    must: 'Give a link that renders a real `a` with `href`.',
  },
  KitTheme: {
    use: 'Around a part of the kit in a page that has no KoshaProvider, such as a packed form.',
    avoid: 'Inside an app of ours, which has it from KoshaProvider.',
    must: 'Stand in an element with `data-mantine-color-scheme="light"`.',
  },
  Page: {
    use: 'Once around all screens: one column on phones, a wide page from 768 px on.',
    avoid: 'A width of its own inside a screen.',
    must: 'Never be wider than the window, at any text size.',
  },
  Screen: {
    use: 'Each screen: bar, content, and what stays at the lower edge.',
    avoid: 'A screen in a screen.',
    must: 'Have one `main`; what has the focus is never behind the bars.',
  },
  ListDetail: {
    use: 'A screen that a list led to, on windows from 1024 px on.',
    avoid: 'A list that is not the way back from the screen.',
    must: 'Keep the screen in place when the list appears or disappears.',
  },
  AppBar: {
    use: 'The title of the screen, the way back, one action at most.',
    avoid: 'A title that does not fit on a line of a small phone.',
    must: 'Be the only level 1 heading, which takes the focus when the screen opens.',
  },
  StickyAction: {
    use: 'The one button that takes the screen further.',
    avoid: 'More than a button and a line; a second one on the screen.',
    must: 'Leave what has the focus in sight, and keep clear of the phone’s edge.',
    seenWith: 'Screen',
  },
  Stack: {
    use: 'The space between parts, from the six steps.',
    avoid: 'Margins of one’s own.',
    must: 'Have its children in the order in which they are read; a row wraps when text grows.',
  },
  Card: {
    use: 'Things that belong together. In a list: `as="li"`.',
    avoid: 'A card in a card; a card around all of a screen.',
    must: 'Get its name from a heading inside; a card itself is not pressed.',
  },
  Text: {
    use: 'A paragraph, in one of four sizes and tones.',
    avoid: 'A heading made of large text; red for what is no error.',
    must: 'Keep the contrast of its tone; headings go down one level at a time.',
  },
  Heading: {
    use: 'The title of a part, in one of three sizes; its level says where it stands in the outline.',
    avoid: 'A level that is left out; a level chosen for its size.',
    must: 'Be a real heading, so that a screen reader can go from one to the next.',
    seenWith: 'Text',
  },
  VisuallyHidden: {
    use: 'Text for screen readers that others see in an image or in the layout.',
    avoid: 'Hiding something from screen readers: that is `aria-hidden`.',
    must: 'Contain no more than what is visible.',
  },
  KeyValueList: {
    use: 'Facts in two columns: what it is, and its value.',
    avoid: 'Values that are compared down a column: that is a table.',
    must: 'Be a `dl`, so that each value is read with its name.',
  },
  DataTable: {
    use: 'A few rows and columns, such as tiers.',
    avoid: 'More than three or four columns on a phone; layout.',
    must: 'Have a caption, and headings for columns and rows.',
  },
  CheckList: {
    use: 'Conditions that are met, or what somebody needs.',
    avoid: 'Steps in an order; something to tick.',
    must: 'Say everything in words: the ticks are decoration.',
  },
  Icons: {
    use: 'Beside a word, in the colour of the text.',
    avoid: 'A second icon for the same thing.',
    must: 'Stay hidden from screen readers: the word or the button’s name is read.',
  },
  Illustrations: {
    use: 'One on a screen that is nearly empty.',
    avoid: 'Facts that only the illustration shows; two on one screen.',
    must: 'Be decoration: hidden from screen readers, and readable in both colour schemes.',
  },
};
