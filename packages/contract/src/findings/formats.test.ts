import { describe, expect, test } from 'vitest';
import { reportOf, type Finding } from './report.ts';
import { formats } from './formats.ts';

const specialCharacters = `<b>"a" & 'b'</b> | \u0000`;
const finding = (level: Finding['level'], rest: Partial<Finding> = {}): Finding => ({
  rule: 'type-changed',
  level,
  message: 'Rupees: the type was number and is string',
  operations: ['listOrders'],
  screens: ['/order'],
  pointer: '/components/schemas/Rupees',
  source: { file: 'openapi/schemas/Rupees.yaml', line: 2 },
  ...rest,
});
const full = reportOf(
  [
    finding('info'),
    finding('breaking', { message: specialCharacters }),
    finding('warning', { source: { har: 'walk.har', entry: 7 } }),
  ],
  [{ what: 'GET /a', why: specialCharacters }],
);
const empty = reportOf([]);
const render = (name: keyof typeof formats, report = full) =>
  formats[name](report, 'contract diff');

test('the worst findings come first, with counts', () => {
  expect(full.findings.map(({ level }) => level)).toEqual(['breaking', 'warning', 'info']);
  expect(full.summary).toEqual({ breaking: 1, warning: 1, info: 1 });
});

test.each(Object.keys(formats) as (keyof typeof formats)[])(
  '%s contains every fact of a report',
  (name) => {
    const text = render(name);
    for (const fact of [
      'type-changed',
      'listOrders',
      '/order',
      'Rupees.yaml',
      'walk.har',
      'GET /a',
    ]) {
      expect(text).toContain(fact);
    }
  },
);

test('text has the message, the location and the counts', () => {
  expect(formats.text(reportOf([finding('breaking')]), 'contract diff')).toBe(
    `breaking: Rupees: the type was number and is string
  rule: type-changed
  place: openapi/schemas/Rupees.yaml:2 (/components/schemas/Rupees)
  operations: listOrders
  screens: /order

contract diff: 1 breaking, 0 warnings, 0 infos
`,
  );
});

test('json equals the report', () => {
  expect(JSON.parse(render('json'))).toEqual(full);
});

describe('text from files and servers is escaped', () => {
  test('in HTML', () => {
    expect(render('html')).not.toContain('<b>');
    expect(render('html')).not.toContain('<script');
  });

  test('in a Markdown table cell', () => {
    const row = render('markdown')
      .split('\n')
      .find((line) => line.includes('a"'));
    expect(row).toContain('&lt;b>');
    expect(row?.replaceAll('\\|', '').split('|')).toHaveLength(7);
  });

  test('in XML, which cannot represent NUL', () => {
    expect(render('junit')).not.toContain('<b>');
    expect(render('junit')).not.toContain('\u0000');
  });
});

test('sarif has the level and the line of each finding, and its rules once', () => {
  const [run] = JSON.parse(render('sarif')).runs;
  expect(run.tool.driver.rules).toEqual([{ id: 'type-changed' }]);
  expect(run.results.map(({ level }: { level: string }) => level)).toEqual([
    'error',
    'warning',
    'note',
  ]);
  expect(run.results[0].locations[0].physicalLocation).toEqual({
    artifactLocation: { uri: 'openapi/schemas/Rupees.yaml' },
    region: { startLine: 2 },
  });
});

test('junit fails the cases of findings, passes those of infos, and skips those of unchecked parts', () => {
  const xml = render('junit');
  expect(xml.match(/<failure /g)).toHaveLength(2);
  expect(xml.match(/<skipped /g)).toHaveLength(1);
  expect(xml).toContain('<testsuites tests="4" failures="2" skipped="1">');
  expect(render('junit', empty)).toContain('name="nothing has drifted"');
});
