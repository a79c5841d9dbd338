import type { FieldKindDefinition } from '../../model/kind.ts';
import { LongTextWidget } from './long-text.widget.tsx';

/** Several lines of text, under the `dataType` that an app has for it. */
export const longTextKind = ({ dataType }: { dataType: number }): FieldKindDefinition => ({
  dataType,
  rule: ({ isRequired, maxLength }) => ({ type: 'string', isRequired, maxLength }),
  messages: { required: 'fieldRequired', tooLong: 'textTooLong' },
  widget: LongTextWidget,
});
