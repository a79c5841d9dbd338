import { defineMessages } from '../../../../shared/i18n/messages.ts';

/** Messages of the camera sheet. */
export const cameraMessages = defineMessages('camera', {
  capture: 'Take photo',
  closeCamera: 'Close the camera',
  startingCamera: 'Starting the camera',
  livePicture: 'Live picture of the camera',
});
