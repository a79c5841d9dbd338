import { inForms } from './__generated__/in-forms.ts';
import { valueNames } from './__generated__/value-names.ts';

/** Converts the values in a response's data to the types that the contract gives their fields. */
export const inContractForms = (data: unknown): unknown => inForms(data, valueNames);
