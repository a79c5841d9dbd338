/** Stands in for fast-uri: it resolves references between schemas, and no form has any. */
const uriResolver = {
  equal: (one: string, other: string): boolean => one === other,
  resolve: (_base: string, reference: string): string => reference,
};

export default uriResolver;
