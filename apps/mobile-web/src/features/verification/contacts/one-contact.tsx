import { ordinal } from '@kosha/domain';
import type { Schema } from '@kosha/api-client';
import { Button, ErrorSummary, Link, Notice, Stack, StickyAction, Text } from '@kosha/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { shownLanguage } from '../../../shared/i18n/shown-language.ts';
import { ScreenLayout } from '../../../shared/navigation/screen-layout.tsx';
import { paths, routePatterns } from '../../../shared/paths.ts';
import { userAuthQuery } from '../../../shared/queries/user-auth.ts';
import { trackClick } from '../../../shared/tracking/tracking.ts';
import { ContactFields } from './contact-fields.tsx';
import type { ContactsFieldName } from './contacts-form.ts';
import { contactsMessages } from './contacts.messages.ts';
import { oneContactMessages } from './one-contact.messages.ts';
import { useContactsForm } from './use-contacts.ts';
import { focusFirstField, useErrorFocus } from './use-error-focus.ts';

const formId = 'contact';

/** The server keeps the contact's data only if the contact agrees (D06, D54). */
export function OneContact() {
  // Refetches, because the contact may have answered the SMS meanwhile. The form appears before the
  // response arrives.
  const { data } = useQuery({ ...userAuthQuery, staleTime: 0 });
  const text = useMessages(oneContactMessages);
  const contactText = useMessages(contactsMessages);
  const queryClient = useQueryClient();
  const contacts = useContactsForm({
    count: 1,
    onSaved: () => void queryClient.invalidateQueries({ queryKey: userAuthQuery.queryKey }),
  });

  const { formRef, summaryRef } = useErrorFocus(contacts.refusal);

  function errorOf(name: ContactsFieldName): string | undefined {
    const problem = contacts.wrong.find((field) => field.payloadName === name);
    if (!problem) return contacts.refusalOf(name);
    return contactText(problem.message, {
      n: shownLanguage() === 'en' ? ordinal(problem.n) : problem.n,
    });
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    trackClick('contacts_save', routePatterns.authContacts);
    focusFirstField(
      event.currentTarget,
      contacts.submit().map(({ payloadName }) => payloadName),
    );
  }

  return (
    <ScreenLayout
      footer={
        <StickyAction>
          <Button
            type="submit"
            form={formId}
            isFullWidth
            isLoading={contacts.isPending}
            loadingLabel={text('asking')}
          >
            {text('ask')}
          </Button>
        </StickyAction>
      }
    >
      <Stack gap={4}>
        <Text>{text('intro')}</Text>
        {data?.namedContact && <State named={data.namedContact} />}
        {contacts.refusal && (
          <ErrorSummary
            key={contacts.attemptCount}
            ref={summaryRef}
            title={contacts.refusal.title}
            items={contacts.refusal.items}
          />
        )}
        <form ref={formRef} id={formId} noValidate autoComplete="off" onSubmit={submit}>
          <ContactFields
            index={0}
            title={text('title')}
            form={contacts.form}
            isReadOnly={contacts.isPending}
            errorOf={errorOf}
            onChange={contacts.change}
          />
        </form>
      </Stack>
    </ScreenLayout>
  );
}

const states = ['asked', 'agreed', 'declined'] as const;

function State({ named: { name, state } }: { named: Schema<'NamedContact'> }) {
  const text = useMessages(oneContactMessages);
  const known = states.find((one) => one === state);
  if (known === undefined) return null;
  return (
    <Notice tone={known === 'agreed' ? 'success' : 'info'} title={text(known, { name })}>
      {known !== 'declined' && <Link href={paths.consents()}>{text('remove')}</Link>}
    </Notice>
  );
}
