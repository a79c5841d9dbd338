import type { Log, PhysicalLocation, Result } from 'sarif';
import type { Finding, FindingSource, Level, Report } from './report.ts';
import type { ReportFormatter } from './format.ts';

const sarifLevels = {
  breaking: 'error',
  warning: 'warning',
  info: 'note',
} as const satisfies Record<Level, Result.level>;

/** Renders SARIF 2.1.0, which GitHub shows as annotations of a pull request. */
export const sarif: ReportFormatter = (report, title) => {
  const log: Log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: title, rules: rulesOf(report) } },
        results: [
          ...report.findings.map(resultOf),
          ...report.accepted.map(({ finding, reason, owner, until }): Result => ({
            ...resultOf(finding),
            suppressions: [
              { kind: 'external', justification: `${reason} (${owner}, until ${until})` },
            ],
          })),
        ],
        invocations: [
          {
            executionSuccessful: true,
            toolExecutionNotifications: report.unchecked.map(({ what, why }) => ({
              level: 'note',
              message: { text: `unchecked: ${what}: ${why}` },
            })),
          },
        ],
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
};

const resultOf = (finding: Finding): Result => ({
  ruleId: finding.rule,
  level: sarifLevels[finding.level],
  message: { text: finding.message },
  locations: [
    {
      physicalLocation: locate(finding.source),
      ...(finding.pointer && { logicalLocations: [{ fullyQualifiedName: finding.pointer }] }),
    },
  ],
  properties: {
    operations: finding.operations,
    screens: finding.screens,
    ...(finding.curl !== undefined && { curl: finding.curl }),
  },
});

const rulesOf = ({ findings, accepted }: Report) =>
  [
    ...new Set([...findings, ...accepted.map(({ finding }) => finding)].map(({ rule }) => rule)),
  ].map((id) => ({ id }));

/** Entries of recorded traffic have no line, so the properties contain the entry's number. */
function locate(source: FindingSource): PhysicalLocation {
  const name = 'har' in source ? source.har : source.file;
  const artifactLocation = { uri: encodeURI(name.replaceAll('\\', '/')) };
  return 'har' in source
    ? { artifactLocation, properties: { entry: source.entry } }
    : { artifactLocation, region: { startLine: source.line } };
}
