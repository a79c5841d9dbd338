const kinds: Record<string, LimitKind> = {
  minimum: 'raising-narrows',
  exclusiveMinimum: 'raising-narrows',
  minLength: 'raising-narrows',
  minItems: 'raising-narrows',
  minProperties: 'raising-narrows',
  minContains: 'raising-narrows',
  maximum: 'raising-widens',
  exclusiveMaximum: 'raising-widens',
  maxLength: 'raising-widens',
  maxItems: 'raising-widens',
  maxProperties: 'raising-widens',
  maxContains: 'raising-widens',
  multipleOf: 'any-change',
  uniqueItems: 'any-change',
};

export type LimitKind = 'raising-narrows' | 'raising-widens' | 'any-change';

export const limitKindOf = (keyword: string): LimitKind | undefined =>
  Object.hasOwn(kinds, keyword) ? kinds[keyword] : undefined;

const widerFormats: Record<string, string> = { int32: 'int64', float: 'double' };

/** True for int32 and int64, for example: the second format accepts all values of the first. */
export const isNarrowerFormat = (first: unknown, second: unknown): boolean =>
  typeof first === 'string' && Object.hasOwn(widerFormats, first) && widerFormats[first] === second;
