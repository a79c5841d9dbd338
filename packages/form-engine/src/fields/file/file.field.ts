import type { FieldType } from '../../model/field-type.ts';
import { uploadedFileName, pendingUploadValue, type FileFieldOptions } from './file-parts.ts';
import { FileWidget } from './file.widget.tsx';

/** Uploads a file as soon as the user picks one. The form sends the value that `upload` returns. */
export const fileField = (parts: FileFieldOptions): FieldType => ({
  dataType: parts.dataType,
  rule: ({ isRequired }) => ({ type: 'string', isRequired }),
  messages: {
    required: 'choiceRequired',
    notLoaded: { text: parts.messages.notUploaded },
  },
  check: (value) => (value === pendingUploadValue ? 'notLoaded' : undefined),
  examples: { right: 'file-1', notLoaded: pendingUploadValue },
  show: (value, { label }) => uploadedFileName(parts, value, label),
  widget: FileWidget,
  parts,
});
