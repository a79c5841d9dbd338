/** How a component is to be used. */
interface Guidance {
  use: string;
  avoid: string;
  /** What accessibility asks for. */
  must: string;
}

/** By the name of the kit's component. */
export const guidance: Readonly<Record<string, Guidance>> = {
  Button: {
    use: 'One primary button on a screen, with the verb of what it does.',
    avoid: 'A disabled button without a word that says why; two primary buttons side by side.',
    must: 'Stay at least 44 px high, keep the focus while loading, and keep its name.',
  },
  Dialog: {
    use: 'A question that has to be answered before anything else.',
    avoid: 'News that could stand on the screen; a dialog over a dialog.',
    must: 'Take the focus when it opens, give it back when it closes, and close on Escape.',
  },
  BottomSheet: {
    use: 'More about something on the screen, or a choice from a few things.',
    avoid: 'A form of several fields, which needs a screen of its own.',
    must: 'Take the focus when it opens, give it back when it closes, and close on Escape.',
  },
  ConfirmDialog: {
    use: 'Before something that cannot be undone.',
    avoid: 'Asking twice; “Yes” and “No” where a verb says more.',
    must: 'Say in its title what is going to happen; the safe answer comes first by keyboard.',
  },
  Notice: {
    use: 'News that stays: what is wrong and what one can do.',
    avoid: 'News that is over at once: that is a toast.',
    must: 'Say its tone in words too, not by colour alone.',
  },
  ToastHost: {
    use: 'A short word after something that was done elsewhere on the screen.',
    avoid: 'An error that needs an answer; more than one sentence.',
    must: 'Be read aloud without taking the focus, and stay until dismissed.',
  },
  TextField: {
    use: 'One line of text. A hint under the label when the format is not obvious.',
    avoid: 'A placeholder instead of a label.',
    must: 'Have a label, tie its error to the field, and name `autocomplete` and `inputmode`.',
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
  PickerField: {
    use: 'A choice from a long list, which opens as a sheet with a search.',
    avoid: 'A short list.',
    must: 'Say its value as a part of its name.',
  },
  AmountControl: {
    use: 'The amount of a loan, from the amounts that are offered.',
    avoid: 'An amount that is typed.',
    must: 'Work by buttons and by the list alone; the slider is an addition for fingers.',
  },
  HeroZone: {
    use: 'The one answer of a screen: how much, by when.',
    avoid: 'A second one on the same screen.',
    must: 'Say “late” in words; red alone says nothing to many people.',
  },
  ErrorState: {
    use: 'When nothing of a screen could be read.',
    avoid: 'When a part could be read: keep that, and say it with a notice.',
    must: 'Be an alert, name what failed, and offer to try again.',
  },
  EmptyState: {
    use: 'When there is nothing yet, with the way to the first thing.',
    avoid: 'A bare “No data”.',
    must: 'Hide its picture from screen readers; the words say all.',
  },
  Tag: {
    use: 'The state of an order, in one or two words.',
    avoid: 'Something that can be pressed.',
    must: 'Keep its contrast in both colour schemes.',
  },
};
