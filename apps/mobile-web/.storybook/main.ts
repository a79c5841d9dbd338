import { join } from 'node:path';
import { brand } from '@kosha/brand/chosen';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig, type Rolldown, type UserConfig } from 'vite';
import { factsPlugin } from './data/plugin.ts';
import { appIndexer, packageIndexer } from './index/indexer.ts';

/**
 * What nearly every story or page needs comes in a few files instead of in a hundred; the sample data come
 * with the stories that show them. The first group that a module fits takes it.
 */
const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'kit', test: /\/packages\/ui\/src\/(?!.*\.stories)/ },
  {
    name: 'shared',
    test: /\/(mobile-web\/src\/shared\/(?!sample-data\/|.*(fixtures|stories|testing))|packages\/(domain|api-client)\/src\/)/,
  },
  {
    name: 'pages',
    test: /\.storybook\/(docs\/(areas|choose-language|copy-button|index-entries|inline-code|link|loading-last|phone|screen-size|table)\.|data\/seen)/,
  },
  // The rest of ours that all of Storybook begins with.
  { name: 'start', test: /\/(apps|packages)\//, tags: ['$initial'] },
];

/** How the site is built for those who look, beside what developing and testing need. */
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
  // The toolbar's own menus do what these would, and a page opens sooner without them.
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
        plugins: [...(vite.plugins ?? []), factsPlugin],
      },
      configType === 'PRODUCTION' ? built : {},
    ),
  experimental_indexers: (others) => [appIndexer, packageIndexer, ...(others ?? [])],
  // Staff see how screens look; developers switch the tests of behaviour on in the sidebar's filter.
  tags: { behaviour: { defaultFilterSelection: 'exclude' } },
};

export default config;
