import { html } from 'hono/html';
import type { Settings } from '../../providers/settings/settings.ts';
import { layout, type Html } from '../pages/layout.ts';
import { personasSection } from '../personas/section.ts';
import { clockSection, type ClockView } from './clock-section.ts';
import { rulesSection } from './rules-section.ts';
import { sampleNumbersSection } from './sample-numbers-section.ts';
import { storesSection } from './stores-section.ts';
import { settingsSection } from './settings-section.ts';

/** All sandbox settings and controls. */
export function controlPage(
  clock: ClockView,
  settings: Settings,
  offered: Parameters<typeof storesSection>[0],
): Html {
  const body = html`<h1>Control</h1>
    <p class="soft">Changes hold for everybody who uses this server.</p>
    <nav class="thirds" aria-label="On this page">
      <a class="button" href="#personas">Personas</a>
      <a class="button" href="#settings">Settings</a>
      <a class="button" href="#rules">Rules</a>
    </nav>
    ${clockSection(clock)} ${personasSection()} ${settingsSection(settings)}
    ${sampleNumbersSection()} ${storesSection(offered)} ${rulesSection()}`;
  return layout({ title: 'Control', path: '/sandbox/control', body });
}
