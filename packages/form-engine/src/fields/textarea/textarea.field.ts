import type { FieldType } from '../../model/field-type.ts';
import { TextareaWidget } from './textarea.widget.tsx';

/** Multi-line text. If `dataType` is omitted, descriptors refer to this field type by its name. */
export const textareaField = ({ dataType }: { dataType?: number } = {}): FieldType => ({
  dataType,
  rule: ({ isRequired, maxLength }) => ({ type: 'string', isRequired, maxLength }),
  messages: { required: 'fieldRequired', tooLong: 'textTooLong' },
  widget: TextareaWidget,
});
