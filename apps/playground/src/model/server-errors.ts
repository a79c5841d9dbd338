import type { FieldError, FormDescription } from '@kosha/form-engine';

/** What the server can say of a form that was sent (§8), by the words on the buttons. */
export const serverRefusals: Readonly<
  Record<string, (form: FormDescription) => readonly FieldError[]>
> = {
  'One field': ({ fields }) => fields.slice(0, 1).map(aboutField),
  'Every field': ({ fields }) => fields.map(aboutField),
  'No field': () => [{ message: 'Your application cannot be taken now.' }],
  'An unknown field': () => [{ name: 'notInThisForm', message: 'This is wrong too.' }],
};

const aboutField = ({ name, label }: { name: string; label: string }): FieldError => ({
  name,
  message: `The server does not accept ${label}.`,
});
