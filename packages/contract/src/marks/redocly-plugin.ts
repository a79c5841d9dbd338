import { markRules } from './redocly-rules.ts';

/** Checks the marks and the texts of the contract. */
export default function marksPlugin() {
  return { id: 'marks', rules: { oas3: markRules } };
}
