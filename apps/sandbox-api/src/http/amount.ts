import { MoneyError, type Paise, rupeesToPaise } from '@kosha/domain';
import { Invalid } from '../refusals/errors.ts';

/** A field's rupees in paise (D16). Throws Invalid with the field's name on a fraction of a paisa. */
export function toPaise(name: string, rupees: number): Paise {
  try {
    return rupeesToPaise(rupees);
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error;
    const msg = `${name} takes at most two decimal places.`;
    throw new Invalid('Something in this request is not right. Please check it.', [{ name, msg }]);
  }
}
