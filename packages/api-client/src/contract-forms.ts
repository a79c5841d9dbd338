import { inForms } from './__generated__/in-forms.ts';
import { valueNames } from './__generated__/value-names.ts';

/** The data of an answer with values in the form that the contract gives their fields. */
export const inContractForms = (data: unknown): unknown => inForms(data, valueNames);
