import type { Schema } from '@kosha/api-client';
import {
  contactProblems,
  contactRelations,
  nationalPhone,
  sanitizeContactName,
  type ContactField,
  type ContactProblem,
} from '@kosha/domain';

type ContactsPayload = Schema<'SaveContactsRequest'>;

export type ContactsFieldName = keyof ContactsPayload;

/** The text of each field, by the field's name in the request; '' for an empty field. */
export type ContactsForm = Readonly<Record<ContactsFieldName, string>>;

/** For each of the three contacts, the field names in the request (§3 Contact payload). */
export const contactFieldNames = [
  { name: 'oneName', mobile: 'oneMobile', relation: 'oneRelation' },
  { name: 'twoName', mobile: 'twoMobile', relation: 'twoRelation' },
  { name: 'thirdName', mobile: 'thirdMobile', relation: 'thirdRelation' },
] as const satisfies readonly Record<ContactField, ContactsFieldName>[];

/**
 * Functions that clean the text of a field: they remove invalid characters and unknown relations
 * (§5).
 */
export const contactSanitizers = {
  name: sanitizeContactName,
  mobile: nationalPhone,
  relation: (text, index) =>
    contactRelations[index]?.some(({ value }) => value === text) ? text : '',
} satisfies Record<ContactField, (text: string, index: number) => string>;

export function makeContactsForm(valueOf: (name: ContactsFieldName) => unknown): ContactsForm {
  const entries = contactFieldNames.flatMap((names, index) =>
    (Object.keys(names) as ContactField[]).map((field) => {
      const value = valueOf(names[field]);
      return [
        names[field],
        typeof value === 'string' ? contactSanitizers[field](value, index) : '',
      ];
    }),
  );
  return Object.fromEntries(entries) as ContactsForm;
}

export const emptyContactsForm = makeContactsForm(() => '');

export interface InvalidContactField extends ContactProblem {
  payloadName: ContactsFieldName;
}

/** Returns the invalid fields in the order of the form (§5, D45). */
export function findInvalidContactFields(
  form: ContactsForm,
  count: number,
): readonly InvalidContactField[] {
  const entries = contactFieldNames.slice(0, count).map(({ name, mobile, relation }) => ({
    name: form[name],
    mobile: form[mobile],
    relation: form[relation],
  }));
  return contactProblems(entries).flatMap((problem) => {
    const names = contactFieldNames[problem.n - 1];
    return names ? [{ ...problem, payloadName: names[problem.field] }] : [];
  });
}

export function toContactsPayload(form: ContactsForm, count: 1 | 3): ContactsPayload {
  const { oneName, oneMobile, oneRelation, twoName, thirdName } = form;
  if (count === 1) {
    const first = { oneName: oneName.trim(), oneMobile, oneRelation };
    return first as ContactsPayload;
  }
  return {
    ...(form as ContactsPayload),
    oneName: oneName.trim(),
    twoName: twoName.trim(),
    thirdName: thirdName.trim(),
  };
}
