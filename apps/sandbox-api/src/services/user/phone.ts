import { limits } from '@kosha/domain';

/** The 10 digits of a phone number sent with the country code (§9). */
export const nationalPhone = (phone: string): string => phone.slice(limits.phonePrefix.length);
