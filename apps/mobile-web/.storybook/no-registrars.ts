/** In place of `tldts`: the mocks' one host is nobody's registered name. */
export const getDomain = (): null => null;
