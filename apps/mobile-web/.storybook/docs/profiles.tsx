import {
  formatPeriods,
  periodsOf,
  policyKeys,
  policyProfiles,
  policyTable,
  policyWords,
  storesNote,
} from '@kosha/domain';
import { answersTo } from '../../src/shared/world/world.fixtures.ts';
import { Table } from './table.tsx';

/** Every difference between the two profiles, from the one table that app and server read (D54). */
export function Profiles() {
  const inWords = (isTrue: boolean) => (isTrue ? 'Yes' : 'No');
  return (
    <Table
      caption="Differences between the profiles"
      columns={['What', policyProfiles.specified, policyProfiles.strict, 'Requirement']}
      rows={policyKeys.map((key) => [
        policyWords[key].what,
        inWords(policyTable[key].specified),
        inWords(policyTable[key].strict),
        policyWords[key].source,
      ])}
    />
  );
}

/** What staff has to know of each product of the sample world before it goes into an app of a store (D54). */
export function StoreTerms() {
  const offered = Object.values(answersTo('platinum').byProduct).map(({ info }) => info);
  return (
    <Table
      caption="Terms of each product"
      columns={['Product', 'Terms', 'For staff']}
      rows={offered.map((info) => [
        info.name ?? '',
        formatPeriods(periodsOf(info)),
        storesNote(periodsOf(info)),
      ])}
    />
  );
}
