import type { FieldType } from '../../model/field-type.ts';
import { uploadedName, pendingUploadValue, type FileParts } from './file-parts.ts';
import { FileWidget } from './file.widget.tsx';

/** Uploads a file as soon as the user picks one. The form sends the value that `upload` returns. */
export const fileField = (parts: FileParts): FieldType => ({
  dataType: parts.dataType,
  rule: ({ isRequired }) => ({ type: 'string', isRequired }),
  messages: {
    required: 'choiceRequired',
    notLoaded: { text: parts.messages.notUploaded },
  },
  check: (value) => (value === pendingUploadValue ? 'notLoaded' : undefined),
  examples: { right: 'file-1', notLoaded: pendingUploadValue },
  show: (value, { label }) => uploadedName(parts, value, label),
  widget: FileWidget,
  parts,
});
