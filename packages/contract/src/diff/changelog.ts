import { escapeMarkdown } from '../findings/markdown-parts.ts';
import { levels, type Finding, type Level, type Report } from '../findings/report.ts';
import { rulePages } from '../findings/pages.ts';

const titles = {
  breaking: 'What breaks a client of the old contract',
  warning: 'What may break one',
  info: 'What is new or looser',
} as const satisfies Record<Level, string>;

const withoutScreen = 'Other calls';

export function changelogOf({ findings }: Report, title: string): string {
  const sections = levels.flatMap((level) => {
    const ofLevel = findings.filter((finding) => finding.level === level);
    return ofLevel.length > 0 ? [`## ${titles[level]}`, ...byScreen(ofLevel)] : [];
  });
  const body = sections.length > 0 ? sections : ['Nothing that counts on the wire has changed.'];
  return `${[`# ${escapeMarkdown(title)}`, ...body].join('\n\n')}\n`;
}

function byScreen(findings: readonly Finding[]): string[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const name =
      finding.screens.length > 0
        ? finding.screens.map((screen) => `\`${screen}\``).join(', ')
        : withoutScreen;
    groups.set(name, [...(groups.get(name) ?? []), finding]);
  }
  return [...groups].flatMap(([name, group]) => [`### ${name}`, group.map(lineOf).join('\n')]);
}

function lineOf({ message, rule, level }: Finding): string {
  const why = level === 'info' ? '' : ` ${rulePages[rule]?.why ?? ''}`;
  const end = message.endsWith('?') ? '' : '.';
  return `- ${escapeMarkdown(message)}${end}${escapeMarkdown(why)}`;
}
