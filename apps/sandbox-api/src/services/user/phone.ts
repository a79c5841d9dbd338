import { limits } from '@kosha/domain';

/** The 10 digits of a number as the wire has it, with the country's prefix before them (§9). */
export const nationalPhone = (phone: string): string => phone.slice(limits.phonePrefix.length);
