import { policyKeys, policyProfiles, policyTable, policyWords } from '@kosha/domain';
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
