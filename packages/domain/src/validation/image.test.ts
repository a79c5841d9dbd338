import { describe, expect, it } from 'vitest';
import {
  needsCompression,
  validateImagePixels,
  validateImageSize,
  validateImageType,
} from './image.ts';

const TEN_MB = 10_485_760;

describe('an image to upload', () => {
  it('must be an image', () => {
    expect(validateImageType('image/jpeg')).toBeNull();
    expect(['', 'application/pdf', 'text/image/'].map(validateImageType)).toEqual(
      Array.from({ length: 3 }, () => 'imageTypeRefused'),
    );
  });

  it('is compressed from 10 MB on and refused when still above', () => {
    expect([TEN_MB - 1, TEN_MB].map(needsCompression)).toEqual([false, true]);
    expect([TEN_MB, TEN_MB + 1].map(validateImageSize)).toEqual([null, 'imageTooBig']);
  });

  it('may have the pixels of a 50 MP camera and no more', () => {
    expect(validateImagePixels({ width: 8192, height: 6144 })).toBeNull();
    expect(validateImagePixels({ width: 65_535, height: 65_535 })).toBe('imageTooManyPixels');
  });
});
