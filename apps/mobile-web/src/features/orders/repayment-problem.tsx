import { Notice } from '@kosha/ui';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { detailMessages } from './detail.messages.ts';
import type { Problem } from './use-repayment.ts';

/** Why no payment was started; comes into view, as the dialog may be scrolled past it. */
export function RepaymentProblem({ problem }: { problem: Problem | undefined }) {
  const text = useMessages(detailMessages);
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
