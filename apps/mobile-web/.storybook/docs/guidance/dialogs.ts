import type { Guidance } from './guidance.ts';

const focus =
  'Move the focus into the dialog when it opens, restore the focus when it closes, and close on Escape.';

export const dialogGuidance: Readonly<Record<string, Guidance>> = {
  Dialog: {
    use: 'A question that the user has to answer before anything else.',
    avoid: 'Information that fits on the screen itself; a dialog above another dialog.',
    must: focus,
  },
  BottomSheet: {
    use: 'Details of something on the screen, or a choice from a few options.',
    avoid: 'A form with several fields, which needs a separate screen.',
    must: focus,
  },
  ConfirmDialog: {
    use: 'A confirmation before an action that cannot be undone.',
    avoid: 'A second confirmation of the same action; “Yes” and “No” where a verb is clearer.',
    must: 'Say in its title what is going to happen. The focus starts on the title, not on a button.',
  },
  SearchSheet: {
    use: 'A choice from a long list. It opens from a `PickerField`.',
    avoid:
      'A list of up to thirty options: use `NativeSelectField`, which opens the phone’s own list.',
    must: 'Keep the focus in the search field while the arrow keys select an option. Announce the number of results.',
  },
  ToastHost: {
    use: 'A short message after a completed action. Render the host once, around the app.',
    avoid: 'An error that the user must react to; a message that the user may need again.',
    must: 'Be announced without moving the focus. A toast stays while it is touched or has the focus.',
  },
};
