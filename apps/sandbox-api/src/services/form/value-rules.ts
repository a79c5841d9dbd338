import { holdsPersonName, isPersonName, isPhone } from '@kosha/domain';

type ValueRule = (answer: string) => string | null;

/**
 * Rules that no form descriptor can express, by payload name. Only the server checks them, so it can
 * refuse a form in which the app finds nothing wrong (§8).
 */
const valueRules: ReadonlyMap<string, ValueRule> = new Map<string, ValueRule>([
  ['pinCode', (pin) => (/^[1-9][0-9]{5}$/.test(pin) ? null : 'A PIN code has 6 digits.')],
  ['email', (email) => (/^\S+@\S+\.\S+$/.test(email) ? null : 'This is not an email address.')],
  ['secondMobile', (phone) => (isPhone(phone) ? null : 'A mobile number has 10 digits.')],
]);

const nameRule: ValueRule = (name) =>
  isPersonName(name) ? null : "Use only letters, spaces and ' . - in a name.";

/** The rule for a field of this payload name, if it has one. */
export const valueRuleOf = (fieldName: string): ValueRule | undefined =>
  valueRules.get(fieldName) ?? (holdsPersonName(fieldName) ? nameRule : undefined);
