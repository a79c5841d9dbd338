import { defineMessages } from '../../../shared/i18n/messages.ts';

/**
 * Messages while the app uploads a photo of a document or a face. Messages about an unusable photo
 * are in `shared/photos`.
 */
export const imageMessages = defineMessages('image', {
  takePhoto: 'Open camera',
  choosePhoto: 'Choose a picture',
  takeOrChoose: 'Take or choose a picture',
  anotherPhoto: 'Take again',
  anotherPicture: 'Choose another one',
  preview: 'Your picture: {label}',
  preparing: 'Preparing your picture',
  sending: 'Sending your picture',
  cancel: 'Stop',
  sendAgain: 'Send again',
  lostPicture:
    'The page was loaded again, and no picture is kept on this phone. Please take it again.',
  cameraDenied:
    'The camera is not allowed. Choose a picture, or allow the camera for this site in your browser.',
  cameraAbsent: 'No camera was found here. Choose a picture instead.',
  // If a live photo is required, the file button opens the phone's own camera.
  cameraOnlyDenied:
    'The camera is not allowed here. Use the camera app of your phone, or allow the camera for this site in your browser.',
  cameraOnlyAbsent: 'No camera was found here. Use the camera app of your phone.',
  cameraOnlyBusy:
    'The camera does not start. Another app may be using it. Use the camera app of your phone.',
  usePhoneCamera: 'Use the camera of your phone',
  cameraBusy: 'The camera does not start. Another app may be using it. Choose a picture instead.',
});
