import { languages, parseLanguage, policyProfiles, type Language } from '@kosha/domain';
import { http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';
import type { Preview } from '@storybook/react-vite';
import { showLanguage } from '../src/shared/language/show-language.ts';
import {
  setTranslations,
  type MessageCatalogue,
  type Translations,
} from '../src/shared/i18n/messages.ts';
import { simulateNativeApp } from '../src/shared/native/native-app.fixtures.ts';
import { asDevice } from '../src/shared/testing/as-device.ts';
import { isTestRun } from './should-check-responses.ts';
import { setResponseTranslator } from './network.ts';
import { translatorFor } from './server-messages.ts';
import { translateResponses } from './story-responses.ts';

type GlobalTypes = NonNullable<Preview['globalTypes']>;

type Choice = [value: string | number, title: string];

const menuOf = (title: string, choices: readonly Choice[]): GlobalTypes[string] => ({
  description: title,
  toolbar: {
    title,
    // Storybook's type accepts only strings, although numbers work too.
    items: choices.map(([value, title]) => ({ value: value as string, title })),
    dynamicTitle: true,
  },
});

const menu = (title: string, choices: Record<string, string>) =>
  menuOf(title, Object.entries(choices));

/** In percent. They are numbers, because Storybook parses a text size in its URL as a number. */
export const textSizes = [100, 125, 150, 175, 200] as const;

export const schemes = { system: 'System', light: 'Light', dark: 'Dark' };

export const globalTypes: GlobalTypes = {
  scheme: menu('Scheme', schemes),
  textSize: menuOf(
    'Text',
    textSizes.map((size) => [size, `Text ${size} %`]),
  ),
  network: menu('Network', {
    normal: 'Network normal',
    slow: 'Network slow',
    offline: 'Offline',
    failing: 'Server failing',
  }),
  platform: menu('Platform', {
    browser: 'This browser',
    iphone: 'iPhone',
    android: 'Android',
    desktop: 'Computer',
    native: 'In the native app',
  }),
  policy: menu('Rules', policyProfiles),
  language: menu('Language', { ...languages, trial: 'Longer texts (trial)' }),
};

/** On a phone, a story fills the screen. Tests set the viewport themselves. */
const isOnPhone = !isTestRun && screen.width < 600;

export const initialGlobals = {
  viewport: { value: isOnPhone ? undefined : 'phone' },
  scheme: 'system',
  textSize: 100,
  network: 'normal',
  platform: 'browser',
  policy: 'specified',
  language: 'en',
};

const device = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
  type: 'mobile' as const,
});

export const viewports = {
  phone: device('Phone 360', 360, 640),
  small: device('Small phone 320', 320, 568),
  large: device('Large phone 390', 390, 844),
  iphone: device('iPhone in Safari', 393, 659),
  inApp: device('Inside an app', 360, 560),
  wide: { ...device('Tablet 1024', 1024, 768), type: 'desktop' as const },
};

const slowMs = 3000;

const respondLate = http.all('*/api1/*', async () => {
  await new Promise((resolve) => setTimeout(resolve, slowMs));
});
const fail = http.all('*/api1/*', () =>
  HttpResponse.json({ code: 503, msg: 'The service is not available now.', data: null }),
);
const failConnection = http.all('*/api1/*', () => HttpResponse.error());

const networks: Record<string, readonly HttpHandler[]> = {
  slow: [respondLate],
  offline: [failConnection],
  failing: [fail],
};

type Globals = Record<string, unknown>;

/** A docs page has no menus and uses the defaults. */
export const effectiveGlobals = ({
  viewMode,
  globals,
}: {
  viewMode: string;
  globals: Globals;
}): Globals => (viewMode === 'docs' ? initialGlobals : globals);

/** These handlers take precedence over the story's own handlers. */
export const networkOf = ({ network }: Globals): readonly HttpHandler[] =>
  networks[String(network)] ?? [];

const platforms: Record<string, () => () => void> = {
  iphone: asDevice('iphone'),
  android: asDevice('android'),
  desktop: asDevice('desktop'),
  native: () => simulateNativeApp().remove,
};

const catalogues = import.meta.glob<Record<string, unknown>>('../src/**/*.messages.ts');

/** Makes a text a third longer, as translations often are. */
const longer = (text: string) => `${text} ${'~'.repeat(Math.ceil(text.length / 3))}`;

async function longerMessages(): Promise<Translations> {
  const modules = await Promise.all(Object.values(catalogues).map((load) => load()));
  const all = modules.flatMap((module) => Object.values(module)).filter(isCatalogue);
  return Object.fromEntries(
    all.map(({ namespace, texts }) => [
      namespace,
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, longer(text)])),
    ]),
  );
}

const isCatalogue = (value: unknown): value is MessageCatalogue<Record<string, string>> =>
  typeof value === 'object' && value !== null && 'namespace' in value && 'texts' in value;

function applyToDocument(globals: Globals): void {
  const { dataset, style } = document.documentElement;
  dataset['koshaScheme'] = String(globals['scheme']);
  dataset['koshaPolicy'] = String(globals['policy']);
  // The real server sets this cookie when it sends the page.
  document.cookie = `policy=${String(globals['policy'])}; Path=/`;
  style.fontSize = globals['textSize'] === 100 ? '' : `${String(globals['textSize'])}%`;
}

export async function applyGlobals(globals: Globals): Promise<() => void> {
  applyToDocument(globals);
  await switchLanguage(globals['language']);
  const leave = platforms[String(globals['platform'])]?.();
  return () => {
    leave?.();
    applyToDocument(initialGlobals);
    void switchLanguage('en');
  };
}

let shown: Language | 'trial' = 'en';

/** The value `trial` makes all messages a third longer. */
export async function switchLanguage(asked: unknown): Promise<void> {
  const language = asked === 'trial' ? 'trial' : (parseLanguage(asked) ?? 'en');
  if (language === shown) return;
  shown = language;
  const own = language === 'trial' ? 'en' : language;
  const say = await translatorFor(own);
  await showLanguage(own);
  if (language === 'trial') setTranslations(await longerMessages());
  setResponseTranslator(own === 'en' ? undefined : say);
  translateResponses(say);
}
