import { createConfig } from '@redocly/openapi-core';
import { operationPages } from './operation-pages.ts';
import { createRulePage, type RulePage } from './page.ts';
import { schemaPages } from './schema-pages.ts';
import { trafficPages } from './traffic-pages.ts';

const ownPages: Readonly<Record<string, RulePage>> = {
  'response-in-envelope': createRulePage(
    'A client cannot tell whether the call succeeded.',
    'a response without "code"',
    'Describe success and refusal with the field of the envelope.',
  ),
  'one-file-per-operation': createRulePage(
    'Nobody finds an operation in a file of another name.',
    'getOrder in orders.yaml',
    'Put it into getOrder.yaml.',
  ),
  assumed: createRulePage(
    'Nobody outside has confirmed this part of the contract yet.',
    'x-origin: assumed',
    'Ask the team that owns the server, or show it with a recording: --har.',
  ),
  'drift-kept': createRulePage(
    'The contract now says what traffic showed, as an assumption with its day.',
    'the field remark is described, with x-origin: assumed',
    'Ask the team that owns the server to confirm it; `contract assumptions` lists it.',
  ),
  'probe-conforms': createRulePage(
    'These operations answered as the contract says.',
    '60 operations conform',
    'Nothing: it is told so that one sees what was asked.',
  ),
  'probe-refused': createRulePage(
    'These operations refused all that the probe asked, as the contract allows.',
    '4 operations were refused',
    'Give the probe a session and values to ask with, in --config.',
  ),
  'acceptance-expired': createRulePage(
    'The day until which the team wanted to live with it has passed.',
    'until: 2026-01-31',
    'Mend it, or decide anew, with a new day.',
  ),
  'acceptance-unused': createRulePage(
    'What was accepted is not found any more.',
    'accept: a finding that is mended',
    'Delete it from the policy.',
  ),
};

export const rulePages: Readonly<Record<string, RulePage>> = {
  ...operationPages,
  ...schemaPages,
  ...trafficPages,
  ...ownPages,
};

export async function listRedoclyRules(): Promise<readonly string[]> {
  const { rules } = await createConfig({ extends: ['all'] });
  return Object.keys(rules['oas3_1'] ?? {});
}
