import { Notice } from '@kosha/ui';
import { useMessages } from '../../shared/i18n/messages.ts';
import { stepMessages } from './step.messages.ts';

/** Pictures are kept on no phone: what had not arrived before a reload is to be taken again. */
export function LostPicture() {
  const text = useMessages(stepMessages);
  return (
    <div role="status">
      <Notice tone="info">{text('lostPicture')}</Notice>
    </div>
  );
}
