import { limits } from '@kosha/domain';

/** The 10 digits of a phone number as the app sends it, with the country code before them (§9). */
export const nationalPhone = (phone: string): string => phone.slice(limits.phonePrefix.length);
