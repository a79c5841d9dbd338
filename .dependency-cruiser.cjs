/** Folder rules that package boundaries cannot say (architecture: who may import whom). */
const tests = '\\.(test|stories|fixtures)\\.tsx?$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Data flows one way.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'feature-imports-no-other-feature',
      comment: 'The router composes features; what two of them need stands in shared.',
      severity: 'error',
      from: { path: '^apps/mobile-web/src/features/([^/]+)/' },
      to: { path: '^apps/mobile-web/src/features/', pathNot: '^apps/mobile-web/src/features/$1/' },
    },
    {
      name: 'features-and-shared-do-not-import-app',
      severity: 'error',
      from: { path: '^apps/mobile-web/src/(features|shared)/' },
      to: { path: '^apps/mobile-web/src/app/' },
    },
    {
      name: 'shared-does-not-import-features',
      severity: 'error',
      from: { path: '^apps/mobile-web/src/shared/' },
      to: { path: '^apps/mobile-web/src/features/' },
    },
    {
      name: 'no-sql-in-routes',
      comment: 'A handler validates, calls a service and maps errors.',
      severity: 'error',
      from: { path: '^apps/sandbox-api/src/routes/', pathNot: tests },
      to: { path: 'drizzle-orm|^apps/sandbox-api/src/db/schema' },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: tests },
      to: { pathNot: '^packages/domain/src/' },
    },
    {
      name: 'msw-only-in-testing',
      severity: 'error',
      from: { path: '^packages/api-client/src/', pathNot: `/testing/|${tests}` },
      to: { path: 'node_modules/msw' },
    },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/(dist|storybook-static|\\.turbo)/|mockServiceWorker|virtual:' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.svg'],
    },
  },
};
