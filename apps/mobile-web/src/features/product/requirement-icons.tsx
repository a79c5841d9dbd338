import { AccountIcon, ContactsIcon, DocumentIcon, WorkIcon } from '@kosha/ui';

/** Keywords for the topic of a line in the server's list; the first match wins. */
const icons = [
  [/aadhaar|pan\b|kyc|document/i, DocumentIcon],
  [/basic|personal|face|selfie/i, AccountIcon],
  [/work|job|salary|income/i, WorkIcon],
  [/contact|phone|mobile/i, ContactsIcon],
] as const;

/** The icon for a line of the list; undefined if no keyword matches. */
export function requirementIcon(line: string) {
  const Icon = icons.find(([words]) => words.test(line))?.[1];
  return Icon && <Icon />;
}
