import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { pageDescriptions } from './app/page-descriptions.ts';
import { preloadRoute } from './app/preload-route.ts';
import { routeTable } from './app/route-table.ts';
import { titleMessages } from './app/titles.messages.ts';
import { builtInName as appName } from './shared/app-name.ts';

export { appName };

/** A public page as it is written to disk at build. */
export interface PrerenderedPage {
  pathname: string;
  title: string;
  description: string;
  background: string;
  html: string;
}

/** Renders every route whose row asks for it. */
export async function prerenderPages(): Promise<PrerenderedPage[]> {
  const rows = routeTable.filter((row) => row.prerender);
  return Promise.all(
    rows.map(async (row) => {
      await preloadRoute(row.pattern);
      const html = renderToString(
        <StrictMode>
          <StaticRouter location={row.pattern}>
            <App />
          </StaticRouter>
        </StrictMode>,
      );
      const title = `${titleMessages.texts[row.title]} · ${appName}`;
      const description = pageDescriptions[row.pattern];
      if (description === undefined) throw new Error(`${row.pattern} has no description`);
      return { pathname: row.pattern, title, description, background: row.background, html };
    }),
  );
}
