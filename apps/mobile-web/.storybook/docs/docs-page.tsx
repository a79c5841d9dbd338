import { useOf } from '@storybook/addon-docs/blocks';
import { Suspense, use } from 'react';
import { OrderStatesPage } from './order-states-page.tsx';
import { entries } from './index-entries.ts';
import { FlowsPage } from './flows-page.tsx';
import { KitPage } from './kit-page.tsx';
import { ScreenPage } from './screen-page.tsx';

function Page() {
  const { title } = useOf('meta', ['meta']).csfFile.meta;
  const all = use(entries);
  if (/^(Kit|Form engine)\//.test(title)) return <KitPage title={title} />;
  if (title === 'Flows') return <FlowsPage />;
  if (title === 'Order states') return <OrderStatesPage title={title} />;
  const own = all.find((entry) => entry.title === title && entry.componentPath);
  return <ScreenPage componentPath={own?.componentPath} title={title} />;
}

/** The docs page above the stories of one title. */
export default function DocsPage() {
  return (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  );
}
