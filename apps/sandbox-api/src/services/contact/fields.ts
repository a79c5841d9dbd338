import type { Schema } from '@kosha/api-client';
import { contactRelations } from '@kosha/domain';
import { responseMessages } from '../../messages/response-messages.ts';

export interface Contact {
  name: string;
  phone: string;
  /**
   * The code of the relation in the API. Its meaning depends on whether this is the first, second
   * or third contact (§3).
   */
  relation: string;
}

type Payload = Schema<'SaveContactsRequest'>;

interface FieldNames {
  name: keyof Payload;
  mobile: keyof Payload;
  relation: keyof Payload;
}

/** The names of the contact fields in the payload, by the contact's position (§3). */
export const contactFields: readonly FieldNames[] = [
  { name: 'oneName', mobile: 'oneMobile', relation: 'oneRelation' },
  { name: 'twoName', mobile: 'twoMobile', relation: 'twoRelation' },
  { name: 'thirdName', mobile: 'thirdMobile', relation: 'thirdRelation' },
];

export function readContacts(payload: Payload): readonly Contact[] {
  return contactFields.map(({ name, mobile, relation }) => ({
    name: payload[name]?.trim() ?? '',
    phone: payload[mobile] ?? '',
    relation: payload[relation] ?? '',
  }));
}

export const isContactFilledIn = ({ name, phone, relation }: Contact): boolean =>
  name + phone + relation !== '';

/** The English label of the relation. `position` starts at 1 (§3). */
export function relationLabel(position: number, relation: string): string {
  const choices = contactRelations[position - 1] ?? [];
  return choices.find(({ value }) => value === relation)?.label ?? responseMessages.contact;
}
