import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ConsentPrompt } from '../../../shared/consent/consent-gate.tsx';
import { consentsQuery } from '../../../shared/consent/consents.query.ts';
import { sharePosition, shouldAskForPosition } from '../../../shared/location/position.ts';
import { StepFrame } from '../step/step-frame.tsx';
import { fetchOnceOptions } from '../../../shared/server/query-client.ts';

/** If this request fails, the app does not ask for the location, which is optional. */
const positionWantedQuery = queryOptions({
  queryKey: ['place-wanted'],
  ...fetchOnceOptions,
  queryFn: shouldAskForPosition,
});

/**
 * Asks for the location before the identity check (`children`), unless the borrower has already
 * answered. The check is shown next, even if the borrower refuses (§7.54, D54, D57).
 */
export function LocationPrompt({ children }: { children: ReactNode }) {
  const positionWanted = useQuery(positionWantedQuery);
  const consents = useQuery({ ...consentsQuery, enabled: positionWanted.data === true });
  if (positionWanted.isPending || (positionWanted.data && consents.isPending))
    return <StepFrame>{null}</StepFrame>;
  const item = positionWanted.data
    ? consents.data?.consents.find(({ purpose }) => purpose === 'place')
    : undefined;
  if (item?.state !== 'none') return children;
  return (
    <ConsentPrompt item={item} frame={StepFrame} canRefuse onGiven={() => void sharePosition()} />
  );
}
