import { existsSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { escapeHtml } from '../build/escape-html.ts';
import { renderFigure, renderHtmlPage } from './html.ts';
import { acceptedFolder, resultsFolder, type ScreenshotTarget } from './screenshot-targets.ts';

export interface Finding {
  kind: 'changed' | 'new' | 'failed';
  story: ScreenshotTarget;
  reason?: string;
}

function section({ kind, story, reason = '' }: Finding): string {
  const accepted = join(acceptedFolder, `${story.picture}.webp`);
  const before = kind === 'changed' && existsSync(accepted);
  return [
    `<h2>${escapeHtml(`${story.title}: ${story.name}`)}</h2>`,
    `<p>${kind} ${escapeHtml(reason)}</p><div class="row">`,
    before ? renderFigure(relative(resultsFolder, accepted), 'accepted') : '',
    kind === 'failed' ? '' : renderFigure(`${story.picture}.webp`, 'now'),
    '</div>',
  ].join('\n');
}

export function writeReport(findings: readonly Finding[]): string {
  const file = join(resultsFolder, 'report.html');
  writeFileSync(file, renderHtmlPage('What looks different', findings.map(section).join('\n')));
  return file;
}
