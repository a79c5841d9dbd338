import type { StorybookConfig } from '@storybook/react-vite';
import { appIndexer } from './index/indexer.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../src/**/*.stories.tsx',
    { directory: '../../../packages/ui/src', files: '**/*.stories.tsx', titlePrefix: 'Kit' },
    {
      directory: '../../../packages/form-engine/src',
      files: '**/*.stories.tsx',
      titlePrefix: 'Form engine',
    },
  ],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  experimental_indexers: (others) => [appIndexer, ...(others ?? [])],
  // Staff see how screens look; developers switch the tests of behaviour on in the sidebar's filter.
  tags: { behaviour: { defaultFilterSelection: 'exclude' } },
};

export default config;
