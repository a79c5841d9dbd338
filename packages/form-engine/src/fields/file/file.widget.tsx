import { Button, Text, TextField } from '@kosha/ui';
import type { ComponentType } from 'react';
import type { WidgetProps } from '../../model/kind.ts';
import { fillText } from '../../model/texts.ts';
import { frameOf } from '../shared/frame.tsx';
import { pending, type FileParts } from './file-parts.ts';
import { useUpload } from './use-upload.ts';

/** The browser's own file picker, and how far the file is. */
export const fileWidget = (parts: FileParts): ComponentType<WidgetProps> =>
  function FileWidget(props) {
    const { field, texts, isReadOnly, onCommit } = props;
    const { state, file, send } = useUpload(parts, pending, onCommit);
    const words =
      state === 'idle'
        ? ''
        : fillText(parts.words[state], { label: field.label, file: file?.name ?? '' });
    return (
      <div>
        <TextField
          {...frameOf(props)}
          type="file"
          accept={parts.accept}
          aria-required={field.isRequired}
          aria-disabled={isReadOnly || undefined}
          onClick={(event) => isReadOnly && event.preventDefault()}
          onChange={({ target }) => {
            const [picked] = target.files ?? [];
            if (picked && !isReadOnly) send(picked);
          }}
        />
        <Text size="sm" role="status">
          {words}
        </Text>
        {state === 'failed' && file && (
          <Button variant="quiet" onClick={() => send(file)}>
            {texts.retry}
          </Button>
        )}
      </div>
    );
  };
