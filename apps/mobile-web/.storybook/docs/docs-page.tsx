import { useOf } from '@storybook/addon-docs/blocks';
import { Suspense, use } from 'react';
import { AtlasPage } from './atlas-page.tsx';
import { entries } from './index-entries.ts';
import { JourneyPage } from './journey-page.tsx';
import { KitPage } from './kit-page.tsx';
import { ScreenPage } from './screen-page.tsx';

function Page() {
  const { title } = useOf('meta', ['meta']).csfFile.meta;
  const all = use(entries);
  if (/^(Kit|Form engine)\//.test(title))
    return <KitPage component={title.split('/').at(-1) ?? ''} />;
  const path = all.find((entry) => entry.title === title && entry.componentPath)?.componentPath;
  if (path) return <ScreenPage componentPath={path} title={title} />;
  return title === 'Journeys' ? <JourneyPage /> : <AtlasPage title={title} />;
}

/** The page above the stories of one title. */
export default function DocsPage() {
  return (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  );
}
