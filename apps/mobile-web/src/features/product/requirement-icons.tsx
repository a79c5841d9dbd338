import { AccountIcon, ContactsIcon, DocumentIcon, WorkIcon } from '@kosha/ui';

/** The words that tell what a line of the server's list is about; the first that is found counts. */
const icons = [
  [/aadhaar|pan\b|kyc|document/i, DocumentIcon],
  [/basic|personal|face|selfie/i, AccountIcon],
  [/work|job|salary|income/i, WorkIcon],
  [/contact|phone|mobile/i, ContactsIcon],
] as const;

/** What to have at hand, as a picture; nothing for words that name none of it. */
export function requirementIcon(line: string) {
  const Icon = icons.find(([words]) => words.test(line))?.[1];
  return Icon && <Icon />;
}
