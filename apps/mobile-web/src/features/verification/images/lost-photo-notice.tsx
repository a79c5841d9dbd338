import { Notice } from '@kosha/ui';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { imageMessages } from './images.messages.ts';

/** The app never stores photos on the phone, so a reload loses a photo that was not uploaded. */
export function LostPhotoNotice() {
  const text = useMessages(imageMessages);
  return (
    <div role="status">
      <Notice tone="info">{text('lostPicture')}</Notice>
    </div>
  );
}
