import { MoneyError, type Paise, rupeesToPaise } from '@kosha/domain';
import { Invalid } from '../refusals/errors.ts';
import { errorTexts } from '../words/error-texts.ts';
import { plainTexts } from '../words/field-texts.ts';

/**
 * Converts a field's rupees to paise (D16). Throws Invalid with the field's name on a fraction of a
 * paisa.
 */
export function toPaise(name: string, rupees: number): Paise {
  try {
    return rupeesToPaise(rupees);
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error;
    const msg = { words: plainTexts.twoDecimals, with: { field: name } };
    throw new Invalid(errorTexts.invalid, [{ name, msg }]);
  }
}
