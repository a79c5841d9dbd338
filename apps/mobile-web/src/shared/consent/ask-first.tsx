import { lazy, Suspense } from 'react';
import { usePolicy } from '../queries/policy.ts';
import type { ConsentQuestionProps } from './consent-question.tsx';

const ConsentQuestion = lazy(async () => ({
  default: (await import('./consent-question.tsx')).ConsentQuestion,
}));

/** What stands in it is shown once the borrower has agreed, where the rules ask for that first (D54, D57). */
export function AskFirst(props: ConsentQuestionProps) {
  const { needsConsentFirst } = usePolicy();
  if (!needsConsentFirst) return props.children;
  return (
    <Suspense fallback={<props.frame>{null}</props.frame>}>
      <ConsentQuestion {...props} />
    </Suspense>
  );
}
