import { MoneyError, type Paise, rupeesToPaise } from '@kosha/domain';
import { Invalid } from '../refusals/errors.ts';
import { errorMessages } from '../messages/error-messages.ts';
import { contractMessages } from '../messages/field-messages.ts';

/** Converts rupees to paise (D16). Throws Invalid if the amount has fractions of a paisa. */
export function toPaise(name: string, rupees: number): Paise {
  try {
    return rupeesToPaise(rupees);
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error;
    const msg = { words: contractMessages.twoDecimals, with: { field: name } };
    throw new Invalid(errorMessages.invalid, [{ name, msg }]);
  }
}
