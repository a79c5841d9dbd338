import type { Finding } from '../findings/report.ts';

/**
 * Levels for checking today's traffic against the contract of a future server. `info`: the future
 * server will send what the contract requires, such as missing fields. `breaking`: screens may need
 * fields and operations that the future server will not have.
 */
const futureLevels: Readonly<Record<string, Finding['level']>> = {
  'response-missing-field': 'info',
  'response-wrong-value': 'info',
  'response-wrong-format': 'info',
  'response-out-of-limits': 'info',
  'response-unknown-value': 'info',
  'response-unlisted-code': 'info',
  'response-undocumented-status': 'info',
  'response-call-missing': 'info',
  'response-undocumented-field': 'breaking',
  'undocumented-operation': 'breaking',
};

const noScreen = 'calls of no known screen';

/** One finding per screen that stops working, and one for all other screens. */
export function reportByScreens(
  found: readonly Finding[],
  screens: readonly string[],
  file: string,
): Finding[] {
  const withLevels = found.map((finding) => ({
    ...finding,
    level: futureLevels[finding.rule] ?? finding.level,
  }));
  const relevant = withLevels.filter(({ level }) => level !== 'info');
  const byScreen = new Map<string, Finding[]>();
  for (const finding of relevant) {
    for (const screen of finding.screens.length > 0 ? finding.screens : [noScreen]) {
      byScreen.set(screen, [...(byScreen.get(screen) ?? []), finding]);
    }
  }
  const stopped = [...byScreen].flatMap(([screen, findings]): Finding[] => {
    const first = findings.find(({ level }) => level === 'breaking') ?? findings[0];
    if (!first) return [];
    return [
      {
        ...first,
        rule: 'can-deploy-no',
        message: `no: ${screen}: ${findings.map(({ message }) => message).join('; ')}`,
        operations: [...new Set(findings.flatMap(({ operations }) => operations))],
        screens: screen === noScreen ? [] : [screen],
      },
    ];
  });
  const working = screens.filter((screen) => !byScreen.has(screen) && screen !== '*');
  if (working.length === 0) return stopped;
  const yes: Finding = {
    rule: 'can-deploy-yes',
    level: 'info',
    message: `yes: ${working.length} screens go on as recorded`,
    operations: [],
    screens: working,
    pointer: '',
    source: { file, line: 1 },
  };
  return [...stopped, yes];
}
