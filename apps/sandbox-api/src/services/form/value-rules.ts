import { isPhone, limits } from '@kosha/domain';
import { toText, type CheckContext } from './field-checks.ts';

type ValueRule = (answer: string, context: CheckContext) => string | null;

/** The parts of the birthday as numbers; NaN for a part without an answer. */
function readBirth({ given }: CheckContext) {
  const read = (name: string) => Number(toText(given.get(name)) || Number.NaN);
  return { year: read('birthYear'), month: read('birthMonth'), day: read('birthDay') };
}

const checkBirthDay: ValueRule = (_, context) => {
  const { year, month, day } = readBirth(context);
  if ([year, month, day].some(Number.isNaN)) return null;
  const isInMonth = day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
  return isInMonth ? null : 'This month does not have that many days.';
};

const checkBirthYear: ValueRule = (answer, context) => {
  if (!/^(19|20)[0-9]{2}$/.test(answer)) return 'Please write the year of birth with 4 digits.';
  const { year, month, day } = readBirth(context);
  const birthdayMs = Date.UTC(year + limits.minimumAgeYears, (month || 1) - 1, day || 1);
  return birthdayMs <= context.now
    ? null
    : `You must be ${limits.minimumAgeYears} or older to borrow.`;
};

/**
 * Rules that no form descriptor can express, by payload name. Only the server checks them, so it can
 * refuse a form in which the app finds nothing wrong (§8).
 */
export const valueRules: ReadonlyMap<string, ValueRule> = new Map<string, ValueRule>([
  ['birthDay', checkBirthDay],
  ['birthYear', checkBirthYear],
  ['pinCode', (pin) => (/^[1-9][0-9]{5}$/.test(pin) ? null : 'A PIN code has 6 digits.')],
  ['email', (email) => (/^\S+@\S+\.\S+$/.test(email) ? null : 'This is not an email address.')],
  ['secondMobile', (phone) => (isPhone(phone) ? null : 'A mobile number has 10 digits.')],
]);
