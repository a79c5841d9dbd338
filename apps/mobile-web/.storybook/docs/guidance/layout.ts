import type { Guidance } from './guidance.ts';

export const layoutGuidance: Readonly<Record<string, Guidance>> = {
  KoshaProvider: {
    use: 'Render it once, around the app, and pass the router’s link component.',
    avoid: 'A second provider in one app: the dialogs and links of the two would be independent.',
    must: 'Receive a link component that renders a real `a` with `href`.',
  },
  KitTheme: {
    use: 'The theme for kit components in a page without KoshaProvider, such as a form packed for another site.',
    avoid: 'Our own apps, where KoshaProvider already includes the theme.',
    must: 'Be inside an element with `data-mantine-color-scheme="light"`.',
  },
  Page: {
    use: 'Render it once, around all screens. The page has one column on phones and is wide from 768 px on.',
    avoid: 'A screen that sets its own width.',
    must: 'Fit into the window at any text size.',
  },
  Screen: {
    use: 'The frame of each screen: top bar, content, and the actions that stay at the lower edge.',
    avoid: 'A screen inside another screen.',
    must: 'Have one `main` element. The bars never cover the focused element.',
  },
  ListDetail: {
    use: 'A list beside the screen that opens from it, in windows from 1024 px on.',
    avoid: 'A list to which the screen’s Back button does not lead.',
    must: 'Keep the screen in place when the list appears or disappears.',
  },
  AppBar: {
    use: 'The title of the screen, the Back button and at most one action.',
    avoid: 'A title that does not fit on one line of a small phone.',
    must: 'Contain the only level 1 heading, which receives the focus when the screen opens.',
  },
  StickyAction: {
    use: 'The main button of a screen, which leads to the next step.',
    avoid: 'More than one button and one line of text; a second sticky action on the screen.',
    must: 'Not cover the focused element, and keep a distance from the phone’s edge.',
    seenWith: 'Screen',
  },
  Stack: {
    use: 'The space between elements, in one of six sizes.',
    avoid: 'Custom margins.',
    must: 'Have its children in reading order. A row wraps when the text is large.',
  },
  Card: {
    use: 'Content that belongs together. In a list, set `as="li"`.',
    avoid: 'A card inside another card; a card around a whole screen.',
    must: 'Take its accessible name from a heading inside. The card itself is not a button.',
  },
  Text: {
    use: 'A paragraph, in one of four sizes and tones.',
    avoid: 'Large text as a heading; red for anything but an error.',
    must: 'Keep the contrast of its tone.',
  },
  Heading: {
    use: 'The title of a section, in one of three sizes. Its level depends on the outline of the page.',
    avoid: 'A skipped level; a level that is chosen for its size.',
    must: 'Be a real heading, so that screen readers can jump from heading to heading.',
    seenWith: 'Text',
  },
  VisuallyHidden: {
    use: 'Text for screen readers, if sighted users see the same in an image or in the layout.',
    avoid: 'Content that screen readers should skip: use `aria-hidden`.',
    must: 'Contain no more than what is visible.',
  },
  KeyValueList: {
    use: 'Facts in two columns: label and value.',
    avoid: 'Values to compare within a column: use `DataTable`.',
    must: 'Be a `dl`, so that each value is announced with its label.',
  },
  DataTable: {
    use: 'A few rows and columns, such as tiers.',
    avoid: 'More than three or four columns on a phone; a table for layout only.',
    must: 'Have a caption, and headings for columns and rows.',
  },
  CheckList: {
    use: 'Conditions that are met, or requirements.',
    avoid: 'Steps in a fixed order; items that the user ticks.',
    must: 'Say everything in text, because the ticks are decoration.',
  },
  Icons: {
    use: 'An icon beside a text, in the colour of the text.',
    avoid: 'Different icons for the same meaning.',
    must: 'Be hidden from screen readers, which announce the text or the button’s name instead.',
  },
  Illustrations: {
    use: 'One illustration on a nearly empty screen.',
    avoid: 'Facts that only the illustration shows; two on one screen.',
    must: 'Be decoration: hidden from screen readers, and readable in both colour schemes.',
  },
};
