import { inForms } from './__generated__/in-forms.ts';
import { valueNames } from './__generated__/value-names.ts';

export const inContractForms = (data: unknown): unknown => inForms(data, valueNames);
