import type { Guidance } from './guidance.ts';

const focus = 'Take the focus when it opens, give it back when it closes, and close on Escape.';

/** Layers above the screen. */
export const dialogs: Readonly<Record<string, Guidance>> = {
  Dialog: {
    use: 'A question that has to be answered before anything else.',
    avoid: 'News that could stand on the screen; a dialog over a dialog.',
    must: focus,
  },
  BottomSheet: {
    use: 'More about something on the screen, or a choice from a few things.',
    avoid: 'A form of several fields, which needs a screen of its own.',
    must: focus,
  },
  ConfirmDialog: {
    use: 'Before something that cannot be undone.',
    avoid: 'Asking twice; “Yes” and “No” where a verb says more.',
    must: 'Say in its title what is going to happen. The focus starts on the title, not on an answer.',
  },
  SearchSheet: {
    use: 'A choice from a long list. It opens from a `PickerField`.',
    avoid: 'Up to thirty things, which the phone’s own list shows better.',
    must: 'Keep the focus in the search while the arrow keys move, and say how many were found.',
  },
  ToastHost: {
    use: 'A short word after something that was done. Mounted once, around the app.',
    avoid: 'An error that needs an answer; what one may want to read again.',
    must: 'Be read aloud without taking the focus, and stay while it is touched or has the focus.',
  },
};
