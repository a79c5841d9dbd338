import { Notice } from '@kosha/ui';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { imageMessages } from './images.messages.ts';

/** The phone never stores photos, so a reload loses a photo that was not uploaded. */
export function LostPhoto() {
  const text = useMessages(imageMessages);
  return (
    <div role="status">
      <Notice tone="info">{text('lostPicture')}</Notice>
    </div>
  );
}
