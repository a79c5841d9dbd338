/** Replaces fast-uri, which resolves references between schemas: no form has any. */
const uriResolver = {
  equal: (one: string, other: string): boolean => one === other,
  resolve: (_base: string, reference: string): string => reference,
};

export default uriResolver;
