import { Notice } from '@kosha/ui';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { imageMessages } from './images.messages.ts';

/** The phone keeps no pictures: one that had not arrived before a reload must be taken again. */
export function LostPicture() {
  const text = useMessages(imageMessages);
  return (
    <div role="status">
      <Notice tone="info">{text('lostPicture')}</Notice>
    </div>
  );
}
