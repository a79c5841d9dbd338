import type { FieldType } from '../../model/field-type.ts';
import { uploadedName, pending, type FileParts } from './file-parts.ts';
import { FileWidget } from './file.widget.tsx';

/** One file. It is uploaded as soon as it is picked; the form sends what `upload` returns. */
export const fileField = (parts: FileParts): FieldType => ({
  dataType: parts.dataType,
  rule: ({ isRequired }) => ({ type: 'string', isRequired }),
  messages: {
    required: 'choiceRequired',
    notLoaded: { text: parts.messages.notUploaded },
  },
  check: (value) => (value === pending ? 'notLoaded' : undefined),
  examples: { right: 'file-1', notLoaded: pending },
  show: (value, { label }) => uploadedName(parts, value, label),
  widget: FileWidget,
  parts,
});
