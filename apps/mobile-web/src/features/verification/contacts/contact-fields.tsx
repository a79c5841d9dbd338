import {
  editContactName,
  contactRelations,
  phoneProblemWhileTyping,
  limits,
  type ContactField,
} from '@kosha/domain';
import { Card, ChipsField, CleanTextField, Heading, Stack } from '@kosha/ui';
import { useId } from 'react';
import { useChoiceText } from '../../../shared/i18n/use-choice-text.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { RestrictedTextField } from '../../../shared/order-display/restricted-text-field.tsx';
import {
  contactFieldNames,
  contactSanitizers,
  type ContactsFieldName,
  type ContactsForm,
} from './contacts-form.ts';
import { contactsMessages } from './contacts.messages.ts';

interface ContactFieldsProps {
  index: 0 | 1 | 2;
  /** The heading, if there is only one contact. */
  title?: string;
  form: ContactsForm;
  /** True while the app sends the form, because edits during the request would not be saved. */
  isReadOnly: boolean;
  errorOf: (name: ContactsFieldName) => string | undefined;
  onChange: (name: ContactsFieldName, value: string) => void;
}

const titles = ['first', 'second', 'third'] as const;

/** Autofill is off, because the browser would fill in the borrower's own data. */
export function ContactFields({
  index,
  title,
  form,
  isReadOnly,
  errorOf,
  onChange,
}: ContactFieldsProps) {
  const text = useMessages(contactsMessages);
  const choice = useChoiceText();
  const titleId = useId();
  const common = (field: ContactField) => {
    const name = contactFieldNames[index][field];
    return { name, label: text(field), value: form[name], error: errorOf(name) };
  };
  const typed = (field: 'name' | 'mobile') => ({
    ...common(field),
    onText: (value: string) => onChange(contactFieldNames[index][field], value),
    readOnly: isReadOnly,
    autoComplete: 'off',
  });
  const phoneProblem = phoneProblemWhileTyping(form[contactFieldNames[index].mobile]);
  return (
    <Card role="group" aria-labelledby={titleId}>
      <Stack gap={3}>
        <Heading id={titleId} size="md">
          {title ?? text(titles[index])}
        </Heading>
        <RestrictedTextField
          {...typed('name')}
          edit={editContactName}
          // All three contacts have the same hint, so it is shown once.
          hint={index === 0 && text('nameHint')}
          maxLength={limits.personNameMaxCharacters}
          inputMode="text"
          autoCapitalize="words"
          autoCorrect="off"
          spellCheck={false}
        />
        <CleanTextField
          {...typed('mobile')}
          clean={contactSanitizers.mobile}
          {...(phoneProblem && { error: text(phoneProblem) })}
          inputMode="numeric"
          prefix={`+${limits.phonePrefix}`}
          visibleCharacters={limits.contactPhoneMaxDigits}
        />
        <ChipsField
          {...common('relation')}
          onChoose={(value) => onChange(contactFieldNames[index].relation, value)}
          isReadOnly={isReadOnly}
          options={contactRelations[index]?.map(({ value, label }) => ({
            value,
            label: choice(label),
          }))}
        />
      </Stack>
    </Card>
  );
}
