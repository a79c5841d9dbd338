import { Notice } from '@kosha/ui';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { imageMessages } from './images.messages.ts';

/** Reports a lost picture: the phone stores none, so a reload loses one that was not sent. */
export function LostPhoto() {
  const text = useMessages(imageMessages);
  return (
    <div role="status">
      <Notice tone="info">{text('lostPicture')}</Notice>
    </div>
  );
}
