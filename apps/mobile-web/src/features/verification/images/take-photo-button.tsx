import { Button, CameraIcon } from '@kosha/ui';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { imageMessages } from './images.messages.ts';

export function TakePhotoButton({ onPress }: { onPress: () => void }) {
  const text = useMessages(imageMessages);
  return (
    <Button isFullWidth icon={<CameraIcon />} onClick={onPress}>
      {text('takePhoto')}
    </Button>
  );
}
