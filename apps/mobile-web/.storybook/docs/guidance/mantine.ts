interface BasedOn {
  /** The page in Mantine's documentation, such as `core/button`. */
  page: string;
  components: string;
  set: string;
}

/** By kit component. `set` describes what the kit sets on the Mantine component. */
export const mantineBases: Readonly<Record<string, BasedOn>> = {
  KitTheme: {
    page: 'theming/mantine-provider',
    components: 'MantineProvider',
    set: 'our theme; no `<style>` elements, no static classes; our colour tokens select light or dark',
  },
  Button: {
    page: 'core/button',
    components: 'Button',
    set: 'four variants; labels wrap; 48 px high; it keeps the focus while loading',
  },
  ButtonLink: { page: 'core/button', components: 'Button', set: 'rendered by the app’s link' },
  IconButton: {
    page: 'core/action-icon',
    components: 'ActionIcon',
    set: '48 px, round; a required accessible name',
  },
  Link: {
    page: 'core/anchor',
    components: 'Anchor',
    set: 'underlined; the size of the text around it',
  },
  ListRow: {
    page: 'core/unstyled-button',
    components: 'UnstyledButton',
    set: 'an icon, a text and a value',
  },
  TextField: {
    page: 'core/input',
    components: 'Input.Wrapper, Input',
    set: 'hint before error; the side sections move below the text if they do not fit',
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
  FieldGroup: {
    page: 'core/fieldset',
    components: 'Fieldset',
    set: 'no styles; a hint and an error',
  },
  CheckboxField: {
    page: 'core/checkbox',
    components: 'Checkbox',
    set: 'the box has 24 px, the touch target 48 px; marked as invalid; the error is as wide as the field',
  },
  CheckboxGroupField: {
    page: 'core/checkbox#checkboxgroup',
    components: 'Checkbox.Group',
    set: 'the layout of FieldGroup; read-only keeps the focus',
  },
  SwitchField: {
    page: 'core/switch',
    components: 'Switch',
    set: 'the label to the left; the hint is not part of the accessible name',
  },
  ChipsField: {
    page: 'core/chip',
    components: 'Chip.Group, Chip, Fieldset',
    set: 'a radio group; the chips share a row or are stacked',
  },
  Accordion: {
    page: 'core/accordion',
    components: 'Accordion',
    set: 'titles are headings; no animation',
  },
  DataTable: {
    page: 'core/table',
    components: 'Table',
    set: 'the caption above; with large text, the table looks like a list but keeps its roles',
  },
  CheckList: { page: 'core/list', components: 'List', set: 'a tick for items without an icon' },
  Timeline: {
    page: 'core/timeline',
    components: 'Timeline',
    set: 'the states of a loan; rendered as a list',
  },
  ToastHost: {
    page: 'core/notification',
    components: 'Notification',
    set: 'a queue of at most three in one polite live region, above dialogs',
  },
  CostBar: {
    page: 'core/progress',
    components: 'Progress',
    set: 'one section for each part of an amount',
  },
  FeeWaterfall: {
    page: 'core/progress',
    components: 'Progress',
    set: 'each bar begins where the previous one ended',
  },
  Text: { page: 'core/text', components: 'Text', set: 'four sizes and tones' },
  Heading: {
    page: 'core/title',
    components: 'Title',
    set: 'its level does not determine its size',
  },
  Stack: { page: 'core/stack', components: 'Stack, Group', set: 'six sizes of space; a row wraps' },
  Card: { page: 'core/paper', components: 'Paper', set: 'the padding shrinks as the text grows' },
  Skeleton: {
    page: 'core/skeleton',
    components: 'Skeleton',
    set: 'four shapes; no animation in the first two seconds',
  },
  Spinner: {
    page: 'core/loader',
    components: 'Loader',
    set: 'a text that says what the user waits for',
  },
  VisuallyHidden: { page: 'core/visually-hidden', components: 'VisuallyHidden', set: 'nothing' },
  BottomNav: { page: 'core/indicator', components: 'Indicator', set: 'the badge of a link' },
};

export const mantinePage = (page: string) =>
  `https://mantine.dev/${page}/`.replace(/(#.*)\/$/, '$1');
