import { formatApr, formatDayCount, formatInr, rupeesToPaise } from '@kosha/domain';
import type { ProposedFacts } from '../../db/schema/index.ts';

const money = (rupees: number) => formatInr(rupeesToPaise(rupees));

/** The key facts in one SMS (D55). */
export const keyFactsSms = ({
  proposal,
  received,
  toPay,
  term,
  aprPercent,
}: ProposedFacts): string =>
  `Key facts ${proposal.number}: you get ${money(received)}, you pay ${money(toPay)} after ${formatDayCount(term)}, APR ${formatApr(aprPercent)}. See the order in the app for all of them.`;
