/** Which folders may import which. Turbo's boundaries check only whole packages. */
const tests = '\\.(test|stories|fixtures)\\.tsx?$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Data flows one way, and so do types.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'feature-imports-no-other-feature',
      comment: 'Only the router joins features; code that two of them need goes into shared.',
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
    // The server's folders; each imports only from those before it:
    // refusals and keys, db, providers, services, http, routes, sandbox, start.
    {
      name: 'server-has-no-ground-floor',
      comment: 'Only main.ts stands beside the folders.',
      severity: 'error',
      from: { path: '^apps/sandbox-api/src/[^/]+/' },
      to: { path: '^apps/sandbox-api/src/[^/]+\\.ts$' },
    },
    {
      name: 'server-refusals-and-keys-stand-alone',
      severity: 'error',
      from: { path: '^apps/sandbox-api/src/(refusals|keys)/', pathNot: tests },
      to: { path: '^apps/sandbox-api/src/(db|providers|services|http|routes|sandbox|start)/' },
    },
    {
      name: 'server-db-stands-alone',
      severity: 'error',
      from: { path: '^apps/sandbox-api/src/db/', pathNot: tests },
      to: { path: '^apps/sandbox-api/src/(providers|services|http|routes|sandbox|start)/' },
    },
    {
      name: 'server-providers-know-no-services',
      comment:
        'A port has its own types and errors, so that a real provider can replace the simulation.',
      severity: 'error',
      from: { path: '^apps/sandbox-api/src/providers/', pathNot: tests },
      to: { path: '^apps/sandbox-api/src/(refusals|services|http|routes|sandbox|start)/' },
    },
    {
      name: 'server-providers-read-only-their-tables',
      severity: 'error',
      from: { path: '^apps/sandbox-api/src/providers/', pathNot: tests },
      to: { path: '^apps/sandbox-api/src/db/(seed|schema/(?!providers\\.ts$))' },
    },
    {
      name: 'server-services-leave-tables-of-providers-alone',
      comment: 'Only the one query that each call makes reads the clock itself.',
      severity: 'error',
      from: {
        path: '^apps/sandbox-api/src/(services|http|routes)/',
        pathNot: `/http/caller\\.ts$|${tests}`,
      },
      to: { path: '^apps/sandbox-api/src/db/schema/providers\\.ts$' },
    },
    {
      name: 'server-services-know-no-requests',
      comment: 'A handler gives them what they need.',
      severity: 'error',
      from: { path: '^apps/sandbox-api/src/services/', pathNot: tests },
      to: { path: '^apps/sandbox-api/src/(http|routes|sandbox|start)/' },
    },
    {
      name: 'server-http-knows-no-routes',
      severity: 'error',
      from: { path: '^apps/sandbox-api/src/http/', pathNot: tests },
      to: { path: '^apps/sandbox-api/src/(routes|sandbox|start)/' },
    },
    {
      name: 'server-does-not-import-sandbox',
      comment: 'Only the start mounts the pages for people, so they can be left out.',
      severity: 'error',
      from: { path: '^apps/sandbox-api/src/(routes/|[^/]+$)', pathNot: tests },
      to: { path: '^apps/sandbox-api/src/sandbox/' },
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
    {
      name: 'contract-tools-only-in-tests',
      comment: 'Production code imports only the generated documents; report-drift loads in DEV.',
      severity: 'error',
      from: {
        path: '^(apps|packages)/[^/]+/src/',
        pathNot: `^packages/contract/|/testing/|/report-drift\\.ts$|${tests}`,
      },
      to: { path: '^packages/contract/', pathNot: '/__generated__/(openapi|bridge)\\.json$' },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      // A format whose types are a package, @types/sarif, without any code; and files that Vite gives as text.
      to: { couldNotResolve: true, pathNot: '^sarif$|\\?inline$' },
    },
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
