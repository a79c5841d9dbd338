import type { Guidance } from './guidance.ts';

/** Form fields. */
export const fields: Readonly<Record<string, Guidance>> = {
  TextField: {
    use: 'One line of text. A hint under the label when the format is not obvious.',
    avoid: 'A placeholder instead of a label.',
    must: 'Have a label, tie its error to the field, and name `autocomplete` and `inputmode`.',
  },
  CleanTextField: {
    use: 'A text with a known form, such as an account number: what does not belong is taken out.',
    avoid: 'Names and addresses, where every character may be right.',
    must: 'Leave alone what a keyboard is still composing, and keep the place of the cursor.',
  },
  TextAreaField: {
    use: 'Some sentences, such as feedback.',
    avoid: 'One line; an answer that has a fixed form.',
    must: 'Have a label, and tie hint and error to the field.',
  },
  OtpField: {
    use: 'A code that came by SMS.',
    avoid: 'One box for each digit: screen readers and pasting suffer.',
    must: 'Carry `autocomplete="one-time-code"` and a numeric keyboard.',
  },
  NativeSelectField: {
    use: 'A choice from up to thirty things.',
    avoid: 'Two or three choices that fit on the screen as chips.',
    must: 'Have a label, and an empty first choice where nothing is chosen yet.',
  },
  ChipsField: {
    use: 'One of two to five short choices, all in sight.',
    avoid: 'Texts of several words, unless they are stacked; several answers at once.',
    must: 'Be radio buttons in a named group, so that the arrow keys choose.',
  },
  PickerField: {
    use: 'A choice from a long list, which opens as a sheet with a search.',
    avoid: 'A short list.',
    must: 'Include its value in its name.',
  },
  CheckboxField: {
    use: 'A consent or a yes, which counts once the form is sent.',
    avoid: 'A setting that works at once, which is a switch; a consent that is ticked beforehand.',
    must: 'Be chosen by its label too, with a target of 48 px; a link in the label still works.',
  },
  CheckboxGroupField: {
    use: 'Any number of a few choices.',
    avoid:
      'One choice of several, which is a list or chips; a long list, which nobody reads to its end.',
    must: 'Be named as a group, so that each box is heard with its question.',
  },
  FieldGroup: {
    use: 'Several controls that answer one question, such as the two days of a journey.',
    avoid: 'A section of a form, which has a heading.',
    must: 'Name the group, and announce its hint and error with it.',
    seenWith: 'CheckboxGroupField',
  },
  SwitchField: {
    use: 'A setting that takes effect at once.',
    avoid: 'A value that is sent later with a form.',
    must: 'Be announced as a switch with its state, and show it by the position of the knob too.',
  },
  PhotoField: {
    use: 'One photo: taken with the camera or picked from the phone.',
    avoid: 'The camera as the only way.',
    must: 'Describe the photo in words, and what is wrong with it.',
  },
  PhotosField: {
    use: 'A few optional photos, such as with feedback.',
    avoid: 'Documents, each of which needs a name of its own: those are `PhotoField`s.',
    must: 'Name each photo and its button; the focus stays in the list when one is removed.',
  },
};
