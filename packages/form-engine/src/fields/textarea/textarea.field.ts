import type { FieldType } from '../../model/field-type.ts';
import { TextareaWidget } from './textarea.widget.tsx';

/** Several lines of text, under a `dataType` of an app's own. */
export const textareaField = ({ dataType }: { dataType?: number } = {}): FieldType => ({
  dataType,
  rule: ({ isRequired, maxLength }) => ({ type: 'string', isRequired, maxLength }),
  messages: { required: 'fieldRequired', tooLong: 'textTooLong' },
  widget: TextareaWidget,
});
