import type { FieldFacts } from '../descriptor/field.ts';

/** The field that decides, and the answer that shows what may be hidden (§4; the name is assumed). */
const WORK_STATUS_NAME = 'workStatus';
export const SHOWING_WORK_STATUS = '3';

export const isWorkStatus = (field: Pick<FieldFacts, 'name'>): boolean =>
  field.name === WORK_STATUS_NAME;
