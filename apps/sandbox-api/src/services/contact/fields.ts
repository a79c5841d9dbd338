import type { Schema } from '@kosha/api-client';
import { contactRelations } from '@kosha/domain';
import { responseMessages } from '../../messages/response-messages.ts';

/** An emergency contact that a borrower names. */
export interface Contact {
  name: string;
  phone: string;
  /** The wire value. Its meaning depends on the contact's position (§3). */
  relation: string;
}

type Payload = Schema<'SaveContactsRequest'>;

interface FieldNames {
  name: keyof Payload;
  mobile: keyof Payload;
  relation: keyof Payload;
}

/** The payload names of each contact's fields (§3). */
export const contactFields: readonly FieldNames[] = [
  { name: 'oneName', mobile: 'oneMobile', relation: 'oneRelation' },
  { name: 'twoName', mobile: 'twoMobile', relation: 'twoRelation' },
  { name: 'thirdName', mobile: 'thirdMobile', relation: 'thirdRelation' },
];

/** The three contacts of a payload; missing values are empty. */
export function readContacts(payload: Payload): readonly Contact[] {
  return contactFields.map(({ name, mobile, relation }) => ({
    name: payload[name]?.trim() ?? '',
    phone: payload[mobile] ?? '',
    relation: payload[relation] ?? '',
  }));
}

export const isNamed = ({ name, phone, relation }: Contact): boolean =>
  name + phone + relation !== '';

/** The English word for a relation of the contact at `position`, from 1 (§3). */
export function relationLabel(position: number, relation: string): string {
  const choices = contactRelations[position - 1] ?? [];
  return choices.find(({ value }) => value === relation)?.label ?? responseMessages.contact;
}
