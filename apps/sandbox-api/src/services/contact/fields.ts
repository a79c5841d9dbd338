import type { Schema } from '@kosha/api-client';

/** An emergency contact as a borrower names it. */
export interface Contact {
  readonly name: string;
  readonly phone: string;
  /** The wire's value; what it means depends on the contact's place (§3). */
  readonly relation: string;
}

type Payload = Schema<'SaveContactsRequest'>;

interface FieldNames {
  readonly name: keyof Payload;
  readonly mobile: keyof Payload;
  readonly relation: keyof Payload;
}

/** How the payload names each contact's fields, in their order (§3). */
export const contactFields: readonly FieldNames[] = [
  { name: 'oneName', mobile: 'oneMobile', relation: 'oneRelation' },
  { name: 'twoName', mobile: 'twoMobile', relation: 'twoRelation' },
  { name: 'thirdName', mobile: 'thirdMobile', relation: 'thirdRelation' },
];

/** The three contacts of a payload. */
export function readContacts(payload: Payload): readonly Contact[] {
  return contactFields.map(({ name, mobile, relation }) => ({
    name: payload[name].trim(),
    phone: payload[mobile],
    relation: payload[relation],
  }));
}
