interface Size {
  width: number;
  height: number;
}

/** In CSS pixels, by the viewport tag of a story. */
const sizes: Readonly<Record<string, Size>> = {
  small: { width: 320, height: 568 },
  wide: { width: 1024, height: 768 },
};

export const screenSizeOf = (tags: readonly string[]): Size =>
  tags.map((tag) => sizes[tag]).find((size) => size !== undefined) ?? { width: 360, height: 640 };
