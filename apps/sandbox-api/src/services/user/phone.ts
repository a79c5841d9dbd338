import { limits } from '@kosha/domain';

/** The 10 digits of a phone number from the wire, where the country code stands before them (§9). */
export const nationalPhone = (phone: string): string => phone.slice(limits.phonePrefix.length);
