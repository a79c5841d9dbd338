import { html } from 'hono/html';
import { auditRules, type AuditRule } from '../audit/rules.ts';
import { faceRules } from '../face/rules.ts';
import { aadhaarRules, panRules } from '../identity/rules.ts';
import { ocrRules } from '../ocr/rules.ts';
import type { Html } from '../pages/layout.ts';
import type { PublishedRule } from '../published-rule.ts';

interface RuleTable {
  readonly title: string;
  readonly rules: readonly PublishedRule[];
  /** What becomes of everything that no rule names. */
  readonly otherwise: string;
}

const auditStage = (stage: AuditRule['stage']) =>
  auditRules.filter((rule: AuditRule) => rule.stage === stage);

/** Every table that a simulation follows, published so that each outcome is reached on purpose. */
export const ruleTables: readonly RuleTable[] = [
  { title: 'Audit', rules: auditStage('audit'), otherwise: 'Everything else passes.' },
  { title: 'Payout', rules: auditStage('disbursal'), otherwise: 'Everything else is paid out.' },
  {
    title: 'Aadhaar and PAN numbers',
    rules: [...aadhaarRules, ...panRules],
    otherwise: 'Every other number that is right in form is accepted, after its code.',
  },
  {
    title: 'Reading of documents',
    rules: ocrRules,
    otherwise:
      "Every other picture reads as the borrower's own document, with numbers made of the mobile number.",
  },
  { title: 'Face check', rules: faceRules, otherwise: 'Every other picture is the borrower.' },
];

/** The tables that the simulations follow (D29, D31). */
export function rulesSection(): Html {
  return html`<section class="card" aria-labelledby="rules">
    <h2 id="rules">Rules</h2>
    ${ruleTables.map(ruleTable)}
  </section>`;
}

function ruleTable({ title, rules, otherwise }: RuleTable): Html {
  return html`<h3>${title}</h3>
    <table>
      <caption class="soft small">
        ${otherwise}
      </caption>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Then</th>
        </tr>
      </thead>
      <tbody>
        ${rules.map(
          ({ when, outcome }) =>
            html`<tr>
              <td>${when}</td>
              <td>${outcome}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}
