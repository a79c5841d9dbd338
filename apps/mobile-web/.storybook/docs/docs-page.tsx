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
  if (title === 'Journeys') return <JourneyPage />;
  if (title === 'State atlas') return <AtlasPage title={title} />;
  const own = all.find((entry) => entry.title === title && entry.componentPath);
  return <ScreenPage componentPath={own?.componentPath} title={title} />;
}

/** The page above the stories of one title. */
export default function DocsPage() {
  return (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  );
}
