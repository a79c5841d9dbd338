import { facts } from '../data/app-facts.ts';

/** Leads to a rule on the page of all rules. */
export function RuleLink({ anchor }: { anchor: string }) {
  return (
    <a href={`?path=/docs/rules--page#${anchor}`} target="_top">
      {facts.rules[anchor]?.number ?? anchor}
    </a>
  );
}
