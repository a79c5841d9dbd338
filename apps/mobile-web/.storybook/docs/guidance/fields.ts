import type { Guidance } from './guidance.ts';

export const fieldGuidance: Readonly<Record<string, Guidance>> = {
  TextField: {
    use: 'One line of text. Add a hint below the label if the format is not obvious.',
    avoid: 'A placeholder instead of a label.',
    must: 'Have a label, an error that is linked to the field, and the right `autocomplete` and `inputmode`.',
  },
  CleanTextField: {
    use: 'A text with a fixed format, such as an account number. Invalid characters are removed.',
    avoid: 'Names and addresses, where any character may be valid.',
    must: 'Not change text that a keyboard is still composing, and keep the position of the cursor.',
  },
  TextAreaField: {
    use: 'Some sentences, such as feedback.',
    avoid: 'A single line; a text with a fixed format.',
    must: 'Have a label, and link hint and error to the field.',
  },
  OtpField: {
    use: 'A one-time code from an SMS.',
    avoid: 'One box for each digit, because it hinders screen readers and pasting.',
    must: 'Have `autocomplete="one-time-code"` and a numeric keyboard.',
  },
  NativeSelectField: {
    use: 'A choice from up to thirty options.',
    avoid: 'Two or three options: `ChipsField` shows them all on the screen.',
    must: 'Have a label, and an empty first option if nothing is chosen yet.',
  },
  ChipsField: {
    use: 'A choice from two to five short options, which are all visible.',
    avoid: 'Options of several words, unless they are stacked; a choice of several options.',
    must: 'Be radio buttons in a group with an accessible name, so that the arrow keys select an option.',
  },
  PickerField: {
    use: 'A choice from a long list. The field opens a sheet with a search.',
    avoid: 'A short list.',
    must: 'Include the chosen value in its accessible name.',
  },
  CheckboxField: {
    use: 'A consent or a confirmation, which takes effect when the form is sent.',
    avoid:
      'A setting that takes effect immediately: use `SwitchField`. A consent that is ticked in advance.',
    must: 'Respond to a tap on its label, with a touch target of 48 px. A link in the label still works.',
  },
  CheckboxGroupField: {
    use: 'A choice of any number of options from a short list.',
    avoid:
      'A choice of only one option: use chips or a list. A long list, which nobody reads to its end.',
    must: 'Have an accessible name for the group, so that each checkbox is announced with the question.',
  },
  FieldGroup: {
    use: 'Several controls for one question, such as the first and the last day of a journey.',
    avoid: 'A section of a form, which has a heading.',
    must: 'Have an accessible name, and announce the hint and the error with it.',
    seenWith: 'CheckboxGroupField',
  },
  SwitchField: {
    use: 'A setting that takes effect immediately.',
    avoid: 'A value that is sent later with a form.',
    must: 'Be announced as a switch with its state. The position of the knob shows the state without colour.',
  },
  PhotoField: {
    use: 'One photo, taken with the camera or chosen from the phone’s files.',
    avoid: 'The camera as the only source of a photo.',
    must: 'Describe in text which photo is needed, and what is wrong with it.',
  },
  PhotosField: {
    use: 'A few optional photos, such as those of a feedback.',
    avoid: 'Photos of documents: each needs its own name, so use one `PhotoField` for each.',
    must: 'Give each photo and its button a name. The focus stays in the list when a photo is removed.',
  },
};
