interface Size {
  width: number;
  height: number;
}

/** In CSS pixels, by the tag that the story's viewport gives it. */
const sizes: Readonly<Record<string, Size>> = {
  small: { width: 320, height: 568 },
  wide: { width: 1024, height: 768 },
};

/** The screen on which a story is looked at: the phone, where its tags name no other. */
export const screenSizeOf = (tags: readonly string[]): Size =>
  tags.map((tag) => sizes[tag]).find((size) => size !== undefined) ?? { width: 360, height: 640 };
