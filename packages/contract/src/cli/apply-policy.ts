import { reportOf, type Finding, type Report } from '../findings/report.ts';
import type { Acceptance, FailOnValue, Policy } from './policy.ts';

/** `today` is a UTC date such as `2026-12-31`. */
export function applyPolicy(report: Report, policy: Policy, today: string): Report {
  const withLevels = report.findings.flatMap((finding): Finding[] => {
    const level = policy.rules.get(finding.rule) ?? finding.level;
    return level === 'off' ? [] : [{ ...finding, level }];
  });
  const isValid = ({ until }: Acceptance) => until >= today;
  const acceptanceOf = ({ rule, pointer }: Finding) =>
    policy.accept.find(
      (acceptance) => acceptance.rule === rule && isWithin(pointer, acceptance.pointer),
    );
  const accepted = withLevels.flatMap((finding) => {
    const acceptance = acceptanceOf(finding);
    return acceptance && isValid(acceptance) ? [{ finding, ...acceptance }] : [];
  });
  const acceptedFindings = new Set(accepted.map(({ finding }) => finding));
  const remaining = withLevels.filter((finding) => !acceptedFindings.has(finding));
  const used = new Set(withLevels.map(acceptanceOf));
  const policyFindings = policy.accept.flatMap((acceptance) =>
    acceptanceFindings(acceptance, {
      policy,
      isUsed: used.has(acceptance),
      isValid: isValid(acceptance),
    }),
  );
  return {
    ...reportOf([...remaining, ...policyFindings], report.unchecked),
    accepted: accepted.map(({ finding, reason, owner, until }) => ({
      finding,
      reason,
      owner,
      until,
    })),
  };
}

const isWithin = (pointer: string, start: string) =>
  pointer === start || pointer.startsWith(`${start}/`);

function acceptanceFindings(
  { rule, pointer, owner, until, line }: Acceptance,
  { policy, isUsed, isValid }: { policy: Policy; isUsed: boolean; isValid: boolean },
): Finding[] {
  const createFinding = (name: string, level: Finding['level'], message: string): Finding => ({
    rule: name,
    level,
    message,
    operations: [],
    screens: [],
    pointer,
    source: { file: policy.file, line },
  });
  if (!isUsed) {
    return [
      createFinding(
        'acceptance-unused',
        'info',
        `nothing is found for ${rule} at ${pointer} any more: its acceptance can go`,
      ),
    ];
  }
  return isValid
    ? []
    : [
        createFinding(
          'acceptance-expired',
          'breaking',
          `${rule} at ${pointer} was accepted until ${until} by ${owner}`,
        ),
      ];
}

export function shouldFail(
  { summary, unchecked }: Report,
  failOn: readonly FailOnValue[],
): boolean {
  const { breaking, warning, info } = summary;
  const counts: Record<FailOnValue, number> = {
    breaking,
    warning: breaking + warning,
    info: breaking + warning + info,
    unchecked: unchecked.length,
  };
  return failOn.some((acceptance) => counts[acceptance] > 0);
}
