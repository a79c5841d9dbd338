interface BasedOn {
  /** The page in Mantine's documentation, such as `core/button`. */
  page: string;
  /** The Mantine components that it wraps. */
  components: string;
  set: string;
}

/** The Mantine component behind each component of the kit, and the props that the kit sets. */
export const mantineBases: Readonly<Record<string, BasedOn>> = {
  KitTheme: {
    page: 'theming/mantine-provider',
    components: 'MantineProvider',
    set: 'our theme; no `<style>` elements, no static classes; our tokens choose light or dark',
  },
  Button: {
    page: 'core/button',
    components: 'Button',
    set: 'four variants; labels wrap; 48 px high; the focus stays while it is busy',
  },
  ButtonLink: { page: 'core/button', components: 'Button', set: 'rendered by the app’s link' },
  IconButton: { page: 'core/action-icon', components: 'ActionIcon', set: '48 px, round; a name' },
  Link: { page: 'core/anchor', components: 'Anchor', set: 'underlined; the text around it' },
  ListRow: {
    page: 'core/unstyled-button',
    components: 'UnstyledButton',
    set: 'icon, words, value',
  },
  TextField: {
    page: 'core/input',
    components: 'Input.Wrapper, Input',
    set: 'hint before error; sections move below the text where it needs the room',
  },
  TextAreaField: { page: 'core/input', components: 'Input.Wrapper, Input', set: 'a `textarea`' },
  NativeSelectField: {
    page: 'core/input',
    components: 'Input.Wrapper, Input',
    set: 'a `select`, so that the phone’s own picker opens; read-only keeps the focus',
  },
  PickerField: {
    page: 'core/input',
    components: 'Input.Wrapper, Input',
    set: 'a button with the role of a combobox; opens a SearchSheet',
  },
  FieldGroup: { page: 'core/fieldset', components: 'Fieldset', set: 'unstyled; hint and error' },
  CheckboxField: {
    page: 'core/checkbox',
    components: 'Checkbox',
    set: '24 px to see, 48 px to press; marked invalid; the error is as wide as the field',
  },
  CheckboxGroupField: {
    page: 'core/checkbox#checkboxgroup',
    components: 'Checkbox.Group',
    set: 'the layout of FieldGroup; read-only keeps the focus',
  },
  SwitchField: {
    page: 'core/switch',
    components: 'Switch',
    set: 'the label to the left; the hint is no part of the name',
  },
  ChipsField: {
    page: 'core/chip',
    components: 'Chip.Group, Chip, Fieldset',
    set: 'a radio group; chips share the row, or stand below each other',
  },
  Accordion: {
    page: 'core/accordion',
    components: 'Accordion',
    set: 'titles are headings; no motion',
  },
  DataTable: {
    page: 'core/table',
    components: 'Table',
    set: 'caption above; with large text it becomes a list and keeps its roles',
  },
  CheckList: { page: 'core/list', components: 'List', set: 'a tick where there is no icon' },
  Timeline: { page: 'core/timeline', components: 'Timeline', set: 'the states of a loan; a list' },
  ToastHost: {
    page: 'core/notification',
    components: 'Notification',
    set: 'a queue of at most three in one polite live region, above dialogs',
  },
  CostBar: { page: 'core/progress', components: 'Progress', set: 'the parts of a sum' },
  FeeWaterfall: {
    page: 'core/progress',
    components: 'Progress',
    set: 'bars that begin where one ended',
  },
  Text: { page: 'core/text', components: 'Text', set: 'four sizes and tones' },
  Heading: { page: 'core/title', components: 'Title', set: 'its level is not its size' },
  Stack: { page: 'core/stack', components: 'Stack, Group', set: 'six steps; a row wraps' },
  Card: { page: 'core/paper', components: 'Paper', set: 'the padding shrinks as the text grows' },
  Skeleton: {
    page: 'core/skeleton',
    components: 'Skeleton',
    set: 'four shapes; it does not move for the first two seconds',
  },
  Spinner: { page: 'core/loader', components: 'Loader', set: 'words that say what it waits for' },
  VisuallyHidden: { page: 'core/visually-hidden', components: 'VisuallyHidden', set: 'nothing' },
  BottomNav: { page: 'core/indicator', components: 'Indicator', set: 'the badge of a link' },
};

export const mantinePage = (page: string) =>
  `https://mantine.dev/${page}/`.replace(/(#.*)\/$/, '$1');
