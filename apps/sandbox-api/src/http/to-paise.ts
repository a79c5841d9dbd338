import { MoneyError, type Paise, rupeesToPaise } from '@kosha/domain';
import { InvalidRequest } from '../refusals/errors.ts';
import { errorMessages } from '../messages/error-messages.ts';
import { contractViolationMessages } from '../messages/field-messages.ts';

/** Converts rupees to paise (D16). Throws Invalid if the amount has fractions of a paisa. */
export function toPaise(name: string, rupees: number): Paise {
  try {
    return rupeesToPaise(rupees);
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error;
    const msg = { words: contractViolationMessages.twoDecimals, with: { field: name } };
    throw new InvalidRequest(errorMessages.invalid, [{ name, msg }]);
  }
}
