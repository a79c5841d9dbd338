import { checkboxKind } from '../fields/checkbox/checkbox.kind.ts';
import { dateKind } from '../fields/date/date.kind.ts';
import type { FileParts } from '../fields/file/file-parts.ts';
import { fileKind } from '../fields/file/file.kind.ts';
import { longTextKind } from '../fields/long-text/long-text.kind.ts';
import type { EngineSetup } from '../model/setup.ts';
import { ourSetup } from '../descriptor/our-setup.ts';
import { descriptor } from './descriptors.ts';

const birthday = dateKind({
  dataType: 11,
  first: '1920-01-01',
  last: '2008-12-31',
  words: '{label} takes a day from 1920 to 2008',
});
const consent = checkboxKind({ dataType: 12, words: 'Tick the box to go on' });
const story = longTextKind({ dataType: 14 });

/** Keeps nothing. */
const keepNothing: FileParts['upload'] = async ({ name }) => `kept-${name}`;

/** A setup with every kind that the product does not use. */
export const moreKinds = (upload: FileParts['upload'] = keepNothing): EngineSetup => ({
  ...ourSetup,
  kinds: {
    ...ourSetup.kinds,
    birthday,
    consent,
    story,
    payslip: fileKind({
      dataType: 13,
      upload,
      accept: '.pdf',
      maxBytes: 1000,
      words: {
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

export const moreDescriptors = {
  birthday: descriptor({ key: 'Date of birth', value: 'birthday', dataType: 11 }),
  consent: descriptor({ key: 'I agree', value: 'consent', dataType: 12, label: 'To the terms' }),
  payslip: descriptor({ key: 'Payslip', value: 'payslip', dataType: 13 }),
  story: descriptor({ key: 'Your plan', value: 'plan', dataType: 14, lengthLimitMax: 40 }),
} as const;
