/** Replaces @x0k/json-schema-merge, which merges schemas joined by allOf: no form has any. */
const nothing = (): Record<string, undefined> => ({});

export const createComparator = nothing;
export const createMerger = nothing;
export const createIntersector = nothing;
export const createDeduplicator = nothing;

export const createShallowAllOfMerge =
  () =>
  <Schema>(schema: Schema): Schema =>
    schema;
