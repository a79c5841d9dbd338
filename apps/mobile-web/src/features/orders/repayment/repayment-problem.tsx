import { Notice } from '@kosha/ui';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { repaymentMessages } from './repayment.messages.ts';
import type { RepaymentFailure } from './use-repayment.ts';

export function RepaymentProblem({ problem }: { problem: RepaymentFailure | undefined }) {
  const text = useMessages(repaymentMessages);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  return (
    problem && (
      <div ref={ref}>
        <Notice tone="danger" title={text(problem.kind)}>
          {problem.text}
        </Notice>
      </div>
    )
  );
}
