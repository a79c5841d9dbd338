import { escapeMarkup } from '../findings/escape-markup.ts';
import type { Assumption } from './list-assumptions.ts';
import type { Evidence } from './evidence.ts';

export interface AssumptionRow extends Assumption {
  screens: string[];
  evidence: Evidence;
}

export function describeEvidence({ confirmed, refuted }: Evidence): string {
  if (refuted > 0) return `refuted ${refuted} times, confirmed ${confirmed} times`;
  return confirmed > 0 ? `confirmed ${confirmed} times` : 'not seen';
}

function byDecision(rows: readonly AssumptionRow[]): [title: string, rows: AssumptionRow[]][] {
  const groups = new Map<string, AssumptionRow[]>();
  for (const row of rows) {
    const title = row.decision ?? 'Without a decision';
    groups.set(title, [...(groups.get(title) ?? []), row]);
  }
  return [...groups].toSorted(([a], [b]) => a.localeCompare(b, 'en'));
}

export function renderMarkdown(rows: readonly AssumptionRow[]): string {
  const groups = byDecision(rows).map(
    ([title, group]) => `## ${title}\n\n${group.map(renderItem).join('\n')}`,
  );
  return [`# ${rows.length} assumptions to confirm`, ...groups, ''].join('\n\n');
}

const renderItem = (row: AssumptionRow) =>
  [
    `- [ ] **${row.name}**${row.description && `: ${row.description}`}`,
    `  Traffic: ${describeEvidence(row.evidence)}.`,
    ...(row.operations.length > 0 ? [`  Calls: ${row.operations.join(', ')}.`] : []),
    ...(row.screens.length > 0
      ? [`  Screens: ${row.screens.map((one) => `\`${one}\``).join(', ')}.`]
      : []),
  ].join('\n');

const style = `
  :root { color-scheme: light dark }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
  ul { list-style: none; padding: 0 } li { padding: .6rem 0; border-bottom: 1px solid #8886 }
  small { display: block; margin-left: 1.7rem; overflow-wrap: anywhere }
  .refuted { color: #b3261e } .confirmed { color: #1a7f37 } label { font-weight: 600 }
  @media (prefers-color-scheme: dark) { .refuted { color: #ff9a91 } .confirmed { color: #6fd48a } }`;

const script = `
  const key = 'contract assumptions';
  const ticked = new Set(JSON.parse(localStorage.getItem(key) ?? '[]'));
  const boxes = [...document.querySelectorAll('input')];
  const count = () => { document.getElementById('count').textContent = boxes.filter((box) => box.checked).length; };
  for (const box of boxes) {
    box.checked = ticked.has(box.value);
    box.onchange = () => {
      if (box.checked) ticked.add(box.value); else ticked.delete(box.value);
      localStorage.setItem(key, JSON.stringify([...ticked]));
      count();
    };
  }
  count();`;

export function renderHtml(rows: readonly AssumptionRow[]): string {
  const groups = byDecision(rows).map(
    ([title, group]) =>
      `<h2>${escapeMarkup(title)}</h2>\n<ul>${group.map(renderBox).join('\n')}</ul>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Assumptions to confirm</title>
<style>${style}</style>
<h1>Assumptions to confirm</h1>
<p role="status"><span id="count">0</span> of ${rows.length} are confirmed. Ticks stay in this browser.</p>
${groups.join('\n')}
<script>${script}</script>
</html>
`;
}

function renderBox(row: AssumptionRow): string {
  const verdict = describeEvidence(row.evidence);
  const facts = [
    ...(row.description === '' ? [] : [row.description]),
    `calls: ${row.operations.join(', ') || 'none'}`,
    ...(row.screens.length > 0 ? [`screens: ${row.screens.join(', ')}`] : []),
  ];
  return [
    `<li><label><input type="checkbox" value="${escapeMarkup(row.pointer)}"> ${escapeMarkup(row.name)}</label>`,
    `<small class="${verdict.split(' ')[0]}">traffic: ${verdict}</small>`,
    ...facts.map((fact) => `<small>${escapeMarkup(fact)}</small>`),
  ].join('\n');
}
