import type { Plugin } from '@redocly/openapi-core';
import { markRules } from './redocly-rules.ts';

/** Checks the marks and the texts of the contract. */
export const marksPlugin: Plugin = { id: 'marks', rules: { oas3: markRules } };
