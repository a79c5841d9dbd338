import { isMissingField, ordinal } from '@kosha/domain';
import { ErrorSummary, Stack, Text } from '@kosha/ui';
import { Suspense, type SubmitEvent } from 'react';
import { useAppName } from '../../../shared/server/app-name.ts';
import { shownLanguage } from '../../../shared/i18n/shown-language.ts';
import { lazyComponent } from '../../../shared/navigation/lazy-component.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { ScreenLayout } from '../../../shared/navigation/screen-layout.tsx';
import { routePatterns } from '../../../shared/paths.ts';
import { usePolicy } from '../../../shared/queries/policy.ts';
import { WaitingForQueries } from '../../../shared/server/query-gate.tsx';
import { trackClick } from '../../../shared/tracking/tracking.ts';
import { NextAction } from '../step/next-action.tsx';
import { StepDone, useIsStepDone } from '../step/step-done.tsx';
import {
  AskConsentFirst,
  StepFrame,
  useOpenNextStep,
  useStepSearchParams,
} from '../step/step-frame.tsx';
import { stepMessages } from '../step/step.messages.ts';
import { ContactFields } from './contact-fields.tsx';
import type { ContactsFieldName } from './contacts-form.ts';
import { contactsMessages } from './contacts.messages.ts';
import { useContactsForm } from './use-contacts.ts';
import { focusFirstField, useErrorFocus } from './use-error-focus.ts';

const formId = 'contacts';
const indexes = [0, 1, 2] as const;

/**
 * Asks for three emergency contacts or, under the strict policy, for one optional contact (§5
 * Contacts, D54).
 */
export function ContactsScreen() {
  const { isContactAgreed } = usePolicy();
  if (!isContactAgreed) return <ThreeContacts />;
  return (
    <AskConsentFirst purpose="contacts">
      <Suspense fallback={<ScreenLayout>{null}</ScreenLayout>}>
        <OneContact />
      </Suspense>
    </AskConsentFirst>
  );
}

const OneContact = lazyComponent(async () => (await import('./one-contact.tsx')).OneContact);

function ThreeContacts() {
  const text = useMessages(contactsMessages);
  const stepText = useMessages(stepMessages);
  const isDone = useIsStepDone('contacts');
  if (isDone) return <StepDone title={text('done')} />;
  if (isDone === false) {
    return (
      <AskConsentFirst purpose="contacts">
        <ContactsForm />
      </AskConsentFirst>
    );
  }
  return (
    <StepFrame>
      <WaitingForQueries shape="list" label={stepText('loading')} />
    </StepFrame>
  );
}

function ContactsForm() {
  const text = useMessages(contactsMessages);
  const { pid } = useStepSearchParams();
  const appName = useAppName();
  const stepDone = useOpenNextStep(pid);
  const contacts = useContactsForm({ count: 3, onSaved: stepDone });
  const { formRef, summaryRef } = useErrorFocus(contacts.refusal);
  const isIncomplete = contacts.message?.key === 'contactsIncomplete';
  const summary = isIncomplete ? { title: text('contactsIncomplete') } : contacts.refusal;

  function errorOf(name: ContactsFieldName): string | undefined {
    const problem = contacts.wrong.find((field) => field.payloadName === name);
    if (!problem) return contacts.refusalOf(name);
    const { message, n } = problem;
    return isIncomplete && isMissingField(problem)
      ? text('missing')
      : text(message, { n: shownLanguage() === 'en' ? ordinal(n) : n });
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
    <StepFrame footer={<NextAction formId={formId} isPending={contacts.isPending} />}>
      <Text>
        {text('intro')} {text('typedByHand', { app: appName })}
      </Text>
      {summary && <ErrorSummary key={contacts.attemptCount} ref={summaryRef} {...summary} />}
      <form ref={formRef} id={formId} noValidate autoComplete="off" onSubmit={submit}>
        <Stack gap={4}>
          {indexes.map((index) => (
            <ContactFields
              key={index}
              index={index}
              form={contacts.form}
              isReadOnly={contacts.isPending}
              errorOf={errorOf}
              onChange={contacts.change}
            />
          ))}
        </Stack>
      </form>
    </StepFrame>
  );
}
