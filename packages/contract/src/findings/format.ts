import type { Finding, FindingSource, Report } from './report.ts';

/** Renders a report; `title` names the command, such as `contract diff`. */
export type Format = (report: Report, title: string) => string;

export function placeOf(source: FindingSource): string {
  return 'har' in source ? `${source.har}, entry ${source.entry}` : `${source.file}:${source.line}`;
}

/** What a finding reaches, by label; parts that it does not reach are left out. */
export function reachOf({ operations, screens }: Finding): [label: string, names: string[]][] {
  const parts: [string, string[]][] = [
    ['operations', operations],
    ['screens', screens],
  ];
  return parts.filter(([, names]) => names.length > 0);
}

/** `2 breaking, 1 warning, 0 infos`, and how much was not checked. */
export function summaryLine({ summary, unchecked }: Report): string {
  const { breaking, warning, info } = summary;
  const parts = [`${breaking} breaking`, plural(warning, 'warning'), plural(info, 'info')];
  return [...parts, ...(unchecked.length > 0 ? [`${unchecked.length} unchecked`] : [])].join(', ');
}

const plural = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`;
