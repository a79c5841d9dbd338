import { checkboxField } from '../fields/checkbox/checkbox.field.ts';
import { dateField } from '../fields/date/date.field.ts';
import type { FileFieldOptions } from '../fields/file/file-parts.ts';
import { fileField } from '../fields/file/file.field.ts';
import { textareaField } from '../fields/textarea/textarea.field.ts';
import type { FormConfig } from '../model/config.ts';
import { defaultConfig } from '../schema/default-config.ts';
import { descriptor } from './fields.ts';

const birthday = dateField({
  dataType: 11,
  first: '1920-01-01',
  last: '2008-12-31',
  message: '{label} takes a day from 1920 to 2008',
});
const consent = checkboxField({ dataType: 12, message: 'Tick the box to go on' });
const story = textareaField({ dataType: 14 });

const fakeUpload: FileFieldOptions['upload'] = async ({ name }) => `kept-${name}`;

/** The default config with four more field types that the product does not use. */
export const extendedTypesConfig = (
  upload: FileFieldOptions['upload'] = fakeUpload,
): FormConfig => ({
  ...defaultConfig,
  fieldTypes: {
    ...defaultConfig.fieldTypes,
    birthday,
    consent,
    story,
    payslip: fileField({
      dataType: 13,
      upload,
      accept: '.pdf',
      maxBytes: 1000,
      messages: {
        uploading: 'Uploading {file}',
        uploaded: '{file} is uploaded',
        failed: '{file} could not be uploaded',
        kept: '{file} is there',
        tooLarge: '{file} is too large',
        notAccepted: '{file} is no PDF',
        remove: 'Remove the file',
        notUploaded: '{label} is not uploaded yet',
      },
    }),
  },
});

export const extendedTypeDescriptors = {
  birthday: descriptor({ key: 'Date of birth', value: 'birthday', dataType: 11 }),
  consent: descriptor({ key: 'I agree', value: 'consent', dataType: 12, label: 'To the terms' }),
  payslip: descriptor({ key: 'Payslip', value: 'payslip', dataType: 13 }),
  story: descriptor({ key: 'Your plan', value: 'plan', dataType: 14, lengthLimitMax: 40 }),
} as const;
