import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { needsCompression, validateImagePixels, validateImageSize } from './image.ts';

const tenMb = 10_485_760;

describe('an image to upload', () => {
  it('is compressed from 10 MB on, and rejected if it is still larger than 10 MB', () => {
    expect([tenMb - 1, tenMb].map(needsCompression)).toEqual([false, true]);
    expect([tenMb, tenMb + 1].map(validateImageSize)).toEqual([null, 'imageTooBig']);
  });

  it('may have at most the pixels of a 50 MP camera', () => {
    expect(validateImagePixels({ width: 8192, height: 6144 })).toBeNull();
    expect(validateImagePixels({ width: 1, height: limits.imageMaxPixels })).toBeNull();
    expect(validateImagePixels({ width: 65_535, height: 65_535 })).toBe('imageTooManyPixels');
  });
});
