import type { FieldType } from '../../model/field-type.ts';
import { TextareaWidget } from './textarea.widget.tsx';

/** Multi-line text. `dataType` is the type's number in descriptors. */
export const textareaField = ({ dataType }: { dataType?: number } = {}): FieldType => ({
  dataType,
  rule: ({ isRequired, maxLength }) => ({ type: 'string', isRequired, maxLength }),
  messages: { required: 'fieldRequired', tooLong: 'textTooLong' },
  widget: TextareaWidget,
});
