import { useQuery } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Question } from '../../../shared/consent/consent-question.tsx';
import { consentsQuery } from '../../../shared/consent/consents.query.ts';
import { isPositionWanted } from '../../../shared/location/is-position-wanted.ts';
import { sharePosition } from '../../../shared/location/share-position.ts';
import { StepFrame } from '../step/step-frame.tsx';

/** Asked once a visit; a call that fails wants no place, because nobody has to wait for it. */
const placeWantedQuery = queryOptions({
  queryKey: ['place-wanted'],
  staleTime: Infinity,
  queryFn: isPositionWanted,
});

/**
 * The notice about the place, before the check of the identity, to whoever has not answered it yet; the check goes
 * on with either answer (§7.54, D54, D57).
 */
export function PlaceQuestion({ children }: { children: ReactNode }) {
  const wanted = useQuery(placeWantedQuery);
  const consents = useQuery({ ...consentsQuery, enabled: wanted.data === true });
  if (wanted.isPending || (wanted.data && consents.isPending)) return <StepFrame>{null}</StepFrame>;
  const item = wanted.data
    ? consents.data?.consents.find(({ purpose }) => purpose === 'place')
    : undefined;
  if (item?.state !== 'none') return children;
  return <Question item={item} frame={StepFrame} canRefuse onGiven={() => void sharePosition()} />;
}
