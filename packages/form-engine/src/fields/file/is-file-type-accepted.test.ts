import { expect, test } from 'vitest';
import { isFileTypeAccepted } from './is-file-type-accepted.ts';

test.each([
  ['.pdf,image/*', 'may.PDF', 'application/pdf', true],
  ['.pdf,image/*', 'me.jpg', 'image/jpeg', true],
  ['.pdf, image/*', 'run.exe', 'application/x-msdownload', false],
  ['.pdf', 'may.pdf.exe', 'application/pdf', false],
  ['application/pdf', 'may', 'application/pdf', true],
  ['image/*', 'photo.heic', '', true],
  ['.pdf,image/*', 'photo.heic', '', false],
  ['', 'anything', 'x/y', true],
])('accept="%s" allows the file "%s" of type "%s": %s', (accept, name, type, isTaken) => {
  expect(isFileTypeAccepted({ name, type }, accept)).toBe(isTaken);
});
