import type { formDescriptors } from '../../schema/index.ts';
import { baseInfoVersion1, baseInfoVersion2 } from './base-info.ts';
import { workInfoVersion1, workInfoVersion2 } from './work-info.ts';

/** Both forms in both versions. The control page says which version is shown. */
export const seededForms: readonly (typeof formDescriptors.$inferInsert)[] = [
  { form: 'baseInfo', version: 1, fields: baseInfoVersion1 },
  { form: 'baseInfo', version: 2, fields: baseInfoVersion2 },
  { form: 'workInfo', version: 1, fields: workInfoVersion1 },
  { form: 'workInfo', version: 2, fields: workInfoVersion2 },
];
