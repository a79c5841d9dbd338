import { describe, expect, it } from 'vitest';
import { createOptionFilter } from './use-option-search.ts';

const banks = ['Axis Bank', 'Bank of India', 'State Bank of India'].map((label) => ({
  value: label,
  label,
}));

const found = (query: string): string[] =>
  createOptionFilter(banks)(query).map(({ label }) => label);

describe('createOptionFilter', () => {
  it('matches part of the label, ignoring case', () => {
    expect(found('OF iNd')).toEqual(['Bank of India', 'State Bank of India']);
  });

  it('puts labels that begin with the query first', () => {
    expect(found('bank')).toEqual(['Bank of India', 'Axis Bank', 'State Bank of India']);
  });

  it('returns all options for an empty query', () => {
    expect(found('  ')).toHaveLength(3);
  });

  it('treats special characters in the query as plain text', () => {
    expect(found('.*')).toEqual([]);
  });
});
