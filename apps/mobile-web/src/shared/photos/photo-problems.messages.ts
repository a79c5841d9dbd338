import { validationMessages } from '@kosha/domain';
import { defineMessages } from '../i18n/messages.ts';

const { imageTypeRefused, imageTooManyPixels, imageTooBig } = validationMessages;

/** A message for each problem of a photo. */
export const photoProblemMessages = defineMessages('pictureProblem', {
  imageTypeRefused,
  imageTooManyPixels,
  imageTooBig,
  imageEmpty: 'This file is empty. Please choose another one.',
  imageTruncated: 'A part of this picture is missing. Please choose another one.',
  imageCorrupt: 'This picture is damaged and cannot be opened. Please choose another one.',
  imageHeicUnreadable:
    'This browser cannot open HEIC pictures. Please take the photo here, or choose a JPEG or PNG.',
});
