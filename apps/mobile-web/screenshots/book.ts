import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeOrderState } from '@kosha/domain';
import { readScreenDocsData } from '../.storybook/data/read-screens.ts';
import type { Rule, ScreenDocsData } from '../.storybook/data/facts.ts';
import { readRules } from '../.storybook/data/rules.ts';
import type { Translations } from '../src/shared/i18n/messages.ts';
import { readTranslations } from '../build/translations.ts';
import { escapeHtml } from '../build/escape-html.ts';
import { renderFigure, renderHtmlPage } from './html.ts';
import { toWebp } from './compare.ts';
import { readBookOptions, type BookOptions } from './book-options.ts';
import {
  acceptedFolder,
  targetInLanguage,
  readScreenshotTargets,
  type ScreenshotTarget,
} from './screenshot-targets.ts';
import { writeChangesSince } from './since.ts';
import { takeScreenshots } from './take.ts';

const repository = join(import.meta.dirname, '../../..');

function readOptions(): BookOptions {
  try {
    return readBookOptions(process.argv.slice(2), repository);
  } catch (cause) {
    console.error((cause as Error).message);
    process.exit(1);
  }
}

const { language, since, titles } = readOptions();

const bookFolder = join(repository, '.kosha/screens');
const picturesFolder = join(bookFolder, 'pictures');

const kitRoots = /^(Kit|Form engine)\//;

const search = `
  <input type="search" placeholder="Search: a screen, a state, a rule, a text" aria-label="Search" />
  <script>
    const search = document.querySelector('input');
    search.addEventListener('input', () => {
      const words = search.value.toLowerCase().split(/\\s+/);
      const fits = (part) => words.every((word) => part.textContent.toLowerCase().includes(word));
      for (const section of document.querySelectorAll('section')) section.hidden = !fits(section);
    });
  </script>`;

const pictureOf = ({ picture, name, state }: ScreenshotTarget): string => {
  const label = state ? `${name}: ${state} ${describeOrderState(state).label}` : name;
  return existsSync(join(picturesFolder, `${picture}.webp`))
    ? renderFigure(`pictures/${picture}.webp`, label)
    : `<figure><figcaption>${escapeHtml(label)}: no picture</figcaption></figure>`;
};

const row = (...cells: string[]) =>
  `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;

const translations: Translations = language ? readTranslations(language) : {};

function about({ patterns, rules, texts }: ScreenDocsData, all: Record<string, Rule>): string {
  const ruleRows = rules.flatMap((anchor) => {
    const rule = all[anchor];
    return rule ? [row(rule.number, rule.text)] : [];
  });
  const textRows = Object.entries(texts).flatMap(([namespace, own]) =>
    Object.entries(own).map(([key, text]) =>
      row(`${namespace}.${key}`, text, translations[namespace]?.[key] ?? ''),
    ),
  );
  return `<p>${escapeHtml(patterns.join(' '))}</p>
    <details><summary>Rules</summary><table>${ruleRows.join('')}</table></details>
    <details><summary>Texts</summary><table>${textRows.join('')}</table></details>`;
}

/** Maps each route to its first screenshot. `contract probe --pictures` reads this map as JSON. */
function picturesByRoute(all: readonly ScreenshotTarget[], facts: Record<string, ScreenDocsData>) {
  const named = all.flatMap(({ picture, componentPath = '' }) =>
    existsSync(join(picturesFolder, `${picture}.webp`))
      ? (facts[componentPath]?.patterns ?? []).map((pattern) => [pattern, picture] as const)
      : [],
  );
  return Object.fromEntries(
    named.toReversed().map(([pattern, picture]) => [pattern, `pictures/${picture}.webp`]),
  );
}

const isWanted = ({ title, language: own }: ScreenshotTarget) =>
  own === undefined &&
  !kitRoots.test(title) &&
  (titles.length === 0 || titles.some((part) => title.includes(part)));
const allLooks = readScreenshotTargets();
const looks = allLooks
  .filter(isWanted)
  .map((look) => (language ? targetInLanguage(look, language) : look));

rmSync(bookFolder, { recursive: true, force: true });
mkdirSync(picturesFolder, { recursive: true });
if (language === undefined) cpSync(acceptedFolder, picturesFolder, { recursive: true });
else
  await takeScreenshots(looks, async ({ title, name, picture }, taken) => {
    if (taken instanceof Error) console.error(`✗ ${title}: ${name}: ${taken.message}`);
    else writeFileSync(join(picturesFolder, `${picture}.webp`), await toWebp(taken));
  });

const { screens } = await readScreenDocsData();
const rules = readRules(join(repository, 'docs/product'));
const sections = [...Map.groupBy(looks, ({ title }) => title)].map(([title, own]) => {
  const facts = screens[own[0]?.componentPath ?? ''];
  return `<section class="book"><h2>${escapeHtml(title)}</h2>
    <div class="row">${own.map(pictureOf).join('')}</div>
    ${facts ? about(facts, rules) : ''}</section>`;
});

writeFileSync(
  join(bookFolder, 'index.html'),
  renderHtmlPage('Kosha, all screens', search + sections.join('\n')),
);
writeFileSync(
  join(bookFolder, 'screens.json'),
  JSON.stringify(picturesByRoute(looks, screens), null, 2),
);
if (since !== undefined) {
  const asked = { revision: since, folder: bookFolder, repository, looks: allLooks, language };
  console.log(
    `${writeChangesSince(asked)} pictures differ from ${since}: .kosha/screens/since.html`,
  );
}
console.log(`${sections.length} parts, ${looks.length} pictures: .kosha/screens/index.html`);
