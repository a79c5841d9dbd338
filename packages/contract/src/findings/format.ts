import type { AcceptedFinding, Finding, FindingSource, Report } from './report.ts';

export type ReportFormatter = (report: Report, title: string) => string;

export function describeFindingSource(source: FindingSource): string {
  return 'har' in source ? `${source.har}, entry ${source.entry}` : `${source.file}:${source.line}`;
}

export const acceptedLine = ({ finding, reason, owner, until }: AcceptedFinding): string =>
  `${finding.message}: ${reason} (${owner}, until ${until})`;

export function findingDetailsOf({
  operations,
  screens,
  curl,
}: Finding): [label: string, names: string[]][] {
  const parts: [string, string[]][] = [
    ['operations', operations],
    ['screens', screens],
    ['again', curl === undefined ? [] : [curl]],
  ];
  return parts.filter(([, names]) => names.length > 0);
}

export function summaryLine({ summary, unchecked, accepted, isLint = false }: Report): string {
  const { breaking, warning, info } = summary;
  const parts = [
    isLint ? plural(breaking, 'error') : `${breaking} breaking`,
    plural(warning, 'warning'),
    plural(info, 'info'),
  ];
  const more = [
    [accepted.length, 'accepted'],
    [unchecked.length, 'unchecked'],
  ] as const;
  return [
    ...parts,
    ...more.flatMap(([count, name]) => (count > 0 ? [`${count} ${name}`] : [])),
  ].join(', ');
}

const plural = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`;
