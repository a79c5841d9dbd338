import {
  formatPeriods,
  periodsOf,
  policyKeys,
  policyProfiles,
  policyTable,
  policyText,
  appStoreTermsNote,
} from '@kosha/domain';
import { responsesFor } from '../../src/shared/sample-data/sample-data.fixtures.ts';
import { Table } from './table.tsx';

/** The differences between the rule profiles `specified` and `strict` (D54). */
export function RuleProfiles() {
  const inWords = (isTrue: boolean) => (isTrue ? 'Yes' : 'No');
  return (
    <Table
      caption="Differences between the profiles"
      columns={[
        'Rule',
        policyProfiles.specified,
        policyProfiles.strict,
        'Required by',
        'Requirement of the specification',
      ]}
      rows={policyKeys.map((key) => [
        policyText[key].what,
        inWords(policyTable[key].specified),
        inWords(policyTable[key].strict),
        policyText[key].requiredBy,
        policyText[key].source,
      ])}
    />
  );
}

/** The loan terms of each sample product, and whether app stores accept these terms (D54). */
export function StoreTerms() {
  const offered = Object.values(responsesFor('platinum').byProduct).map(({ info }) => info);
  return (
    <Table
      caption="Terms of each product"
      columns={['Product', 'Terms', 'App stores']}
      rows={offered.map((info) => [
        info.name ?? '',
        formatPeriods(periodsOf(info)),
        appStoreTermsNote(periodsOf(info)),
      ])}
    />
  );
}
