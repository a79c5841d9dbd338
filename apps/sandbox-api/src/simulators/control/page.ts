import { html } from 'hono/html';
import { layout, type Html } from '../pages/layout.ts';
import { personasSection } from '../personas/section.ts';
import type { Settings } from '../settings/settings.ts';
import { clockSection, type ClockView } from './clock-section.ts';
import { rulesSection } from './rules-section.ts';
import { settingsSection } from './settings-section.ts';

/** Everything about the sandbox that a person can change. */
export function controlPage(clock: ClockView, settings: Settings): Html {
  const body = html`<h1>Control</h1>
    <p class="soft">
      Changes hold for everybody who uses this server.
      <a href="#personas">Personas</a>, <a href="#settings">settings</a> and
      <a href="#rules">audit rules</a> stand below.
    </p>
    ${clockSection(clock)} ${personasSection()} ${settingsSection(settings)} ${rulesSection()}`;
  return layout({ title: 'Control', path: '/sandbox/control', body });
}
