import { join } from 'node:path';
import { brand } from '@kosha/brand/chosen';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig, type Rolldown, type UserConfig } from 'vite';
import { docsDataPlugin } from './data/plugin.ts';
import { appIndexer, packageIndexer } from './index/indexer.ts';

/**
 * Bundles modules that most stories and pages use. Each module goes into the first matching group.
 */
const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'kit', test: /\/packages\/ui\/src\/(?!.*\.stories)/ },
  {
    name: 'shared',
    test: /\/(mobile-web\/src\/shared\/(?!sample-data\/|.*(fixtures|stories|testing))|packages\/(domain|api-client)\/src\/)/,
  },
  {
    name: 'pages',
    test: /\.storybook\/docs\/(areas|choose|copy-button|index-entries|inline-code|link|loading-last|phone|screen-size|table)\./,
  },
  // Our other modules that Storybook needs at startup.
  { name: 'start', test: /\/(apps|packages)\//, tags: ['$initial'] },
];

const built: UserConfig = {
  build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } },
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './docs/*.mdx',
    './{order-states,flows}/*.stories.tsx',
    '../src/**/*.stories.tsx',
    { directory: '../../../packages/ui/src', files: '**/*.stories.tsx', titlePrefix: 'Kit' },
    {
      directory: '../../../packages/form-engine/src',
      files: '**/*.stories.tsx',
      titlePrefix: 'Form engine',
    },
    '../../playground/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  staticDirs: [
    './public',
    join(brand.folder, 'public'),
    { from: join(brand.folder, 'public/icon.svg'), to: '/favicon.svg' },
    { from: '../screenshots/accepted', to: '/pictures' },
    { from: '../screenshots/strips', to: '/strips' },
  ],
  // These Storybook features are not used here, and Storybook starts faster without them.
  features: {
    backgrounds: false,
    measure: false,
    outline: false,
    sidebarOnboardingChecklist: false,
  },
  docs: { defaultName: 'Page' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite, { configType }) =>
    mergeConfig(
      {
        ...vite,
        plugins: [...(vite.plugins ?? []), docsDataPlugin],
      },
      configType === 'PRODUCTION' ? built : {},
    ),
  experimental_indexers: (others) => [appIndexer, packageIndexer, ...(others ?? [])],
  // Tests of behaviour are hidden by default; developers can show them with the sidebar filter.
  tags: { behaviour: { defaultFilterSelection: 'exclude' } },
};

export default config;
