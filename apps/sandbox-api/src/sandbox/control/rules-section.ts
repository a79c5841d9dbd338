import { policyKeys, policyTable, policyText } from '@kosha/domain';
import { html } from 'hono/html';
import { auditRules, type AuditRule } from '../../providers/audit/rules.ts';
import { faceRules } from '../../providers/face/rules.ts';
import { aadhaarRules, panRules } from '../../providers/identity/rules.ts';
import { ocrRules } from '../../providers/ocr/rules.ts';
import type { PublishedRule } from '../../providers/published-rule.ts';
import type { Html } from '../pages/layout.ts';

interface RuleTable {
  title: string;
  rules: readonly PublishedRule[];
  otherwise: string;
}

const auditStage = (stage: AuditRule['stage']) =>
  auditRules.filter((rule: AuditRule) => rule.stage === stage);

const nextLoanRules: readonly PublishedRule[] = [
  { when: "The amount is above the borrower's limit", outcome: 'Refused, without a wait' },
  { when: 'No bank card is chosen', outcome: 'Refused' },
];

/** The rules in which the policy profiles differ (D54). */
const policyRules: readonly PublishedRule[] = policyKeys.map((key) => ({
  when: policyText[key].what,
  outcome: policyTable[key].strict ? 'In strict only' : 'Not in strict',
}));

export const ruleTables: readonly RuleTable[] = [
  {
    title: 'Rules of RBI, DPDP and the stores',
    rules: policyRules,
    otherwise: 'Everything else is the same in both.',
  },
  { title: 'Audit', rules: auditStage('audit'), otherwise: 'Everything else passes.' },
  { title: 'Payout', rules: auditStage('disbursal'), otherwise: 'Everything else is paid out.' },
  {
    title: 'Loans that follow a repayment',
    rules: nextLoanRules,
    otherwise: 'Everything else becomes an application, which is then audited.',
  },
  {
    title: 'Aadhaar and PAN numbers',
    rules: [...aadhaarRules, ...panRules],
    otherwise: 'Every other number that is right in form is accepted, after its code.',
  },
  {
    title: 'Reading of documents',
    rules: ocrRules,
    otherwise:
      "Every other picture reads as the borrower's own document, with numbers made of the mobile number. When the back of the Aadhaar card is not read, the app sends it once more, only to be kept.",
  },
  { title: 'Face check', rules: faceRules, otherwise: 'Every other picture is the borrower.' },
];

/** Shows the rules of all simulations (D29, D31). */
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
