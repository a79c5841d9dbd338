import { Notice } from '@kosha/ui';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { imageMessages } from './images.messages.ts';

/** Says that a picture is lost: the phone keeps none, so one that was not sent before a reload is gone. */
export function LostPhoto() {
  const text = useMessages(imageMessages);
  return (
    <div role="status">
      <Notice tone="info">{text('lostPicture')}</Notice>
    </div>
  );
}
