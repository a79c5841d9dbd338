import type { Language } from '@kosha/domain';
import { KoshaProvider } from '@kosha/ui';
import { StrictMode, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { DataProvider } from './app/data-provider.ts';
import { descriptionOfPage, pageDescriptionMessages } from './app/page-descriptions.messages.ts';
import { preloadScreen } from './app/prefetch.ts';
import { signedInPage, type RouteRow } from './app/route-row.ts';
import { routeTable } from './app/route-table.ts';
import { Shell } from './app/shell.tsx';
import { dataTitleMessages } from './app/data-titles.messages.ts';
import { titleCatalogueFor } from './app/titles.ts';
import { FallbackNotices } from './app/fallback-notices.tsx';
import { builtInAppName as appName } from './shared/server/app-name.ts';
import { setTranslations, translate, type Translations } from './shared/i18n/messages.ts';
import { languageStore } from './shared/i18n/shown-language.ts';
import { paths } from './shared/paths.ts';

export { appName };

export function setLanguage(language: Language, texts: Translations): void {
  languageStore.setState({ language });
  setTranslations(texts, language);
}

export interface RouteToBuild {
  pattern: string;
  components: readonly unknown[];
}

export async function loadRoutesToBuild(): Promise<RouteToBuild[]> {
  return Promise.all(
    routeTable.map(async ({ pattern, screen, data }) => ({
      pattern,
      components: await Promise.all([screen.preload(), ...(data ? [DataProvider.preload()] : [])]),
    })),
  );
}

export interface PrerenderedPage {
  pathname: string;
  title: string;
  description: string;
  background: string;
  html: string;
}

export async function prerenderPages(): Promise<PrerenderedPage[]> {
  const rows = routeTable.filter((row) => row.prerender);
  return Promise.all(
    rows.map(async (row) => {
      await preloadScreen(row.pattern);
      const html = render(row.pattern, <App />);
      const title = pageTitle(row);
      const key = descriptionOfPage[row.pattern];
      if (key === undefined) throw new Error(`${row.pattern} has no description`);
      const description = translate(pageDescriptionMessages)(key);
      return { pathname: row.pattern, title, description, background: row.background, html };
    }),
  );
}

/** The prerendered frame of a signed-in screen, without personal data. */
export interface PrerenderedShell {
  /** The route pattern, such as '/product/:pid'; undefined for the frame of all other URLs. */
  pattern: string | undefined;
  reads: readonly string[];
  /** The URL of the sign-in page; undefined without a `pattern`. */
  signIn: string | undefined;
  title: string;
  background: string;
  html: string;
}

export function prerenderShells(): PrerenderedShell[] {
  const rows = routeTable.filter(({ reads }) => reads);
  return [
    ...rows.map((row) => ({
      pattern: row.pattern,
      reads: row.reads ?? [],
      signIn: paths.login(),
      title: pageTitle(row),
      background: row.background,
      html: render(row.pattern, <Shell {...row} title={titleOf(row)} />),
    })),
    {
      pattern: undefined,
      reads: [],
      signIn: undefined,
      title: appName,
      background: signedInPage.background,
      html: render(paths.home(), <Shell {...signedInPage} title="" />),
    },
  ];
}

export const manifestDescription = (): string => translate(pageDescriptionMessages)('promotion');

export const renderFallbackNotices = (): string =>
  renderToStaticMarkup(
    <KoshaProvider>
      <FallbackNotices />
    </KoshaProvider>,
  );

const titleOf = ({ title }: RouteRow): string =>
  translate(titleCatalogueFor(title, dataTitleMessages))(title);

const pageTitle = (row: RouteRow) => `${titleOf(row)} · ${appName}`;

const render = (location: string, page: ReactNode): string =>
  renderToString(
    <StrictMode>
      <StaticRouter location={location}>{page}</StaticRouter>
    </StrictMode>,
  );
