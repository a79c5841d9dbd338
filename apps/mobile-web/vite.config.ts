import { formEngineAlias, formEngineBuildAlias } from '@kosha/form-engine/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const apiOrigin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:4180';

/**
 * What the signed-in screens share and the public ones do not need. Without this group every such
 * module becomes its own request: 42 for home, at 150 ms and 300 bytes of headers each.
 */
const signedInModules = [
  /[\\/]@tanstack[\\/](query-core|react-query)[\\/]/,
  /packages\/ui\/src\/((BottomSheet|Card|Dialog|EmptyState|ErrorState|ModalDialog)\/|Illustrations\/states|shared\/next-paint)/,
  /packages\/domain\/src\/((auth|dates)\/|wire\/wire-number)/,
  /mobile-web\/src\/app\/(data-outlet|read-first)/,
  /mobile-web\/src\/shared\/(api\/query-client|offline\/(offline|update)-notice|queries\/(read-gate|user-auth)|read-failed)/,
];

/** What the screens of products and orders share; a form of the verification needs none of it. */
const loanModules = [
  /packages\/ui\/src\/(Amount|CostBar|CostFacts|DayBlocks|Tag|TierBadge)\//,
  /packages\/domain\/src\/((apr|fee|money|order|payment-link|product|tier)\/|wire\/wire-rupees)/,
  /mobile-web\/src\/shared\/(due|use-apply-gate|payment|queries|money|order-state-tag|api\/read-paise)/,
];

/** What an offer and an order show of their cost beyond the three facts of home, and the lists beside it. */
const costModules =
  /(ui\/src\/(CheckList|ConfirmDialog|DataTable|FeeWaterfall|KeyValueList|ListRow|Slip)\/|mobile-web\/src\/shared\/(payment\/(cost-slip|fee-rows|read-largest-offer)|scheduled-order\/))/;

/** What the forms of the verification and of bank cards share. */
const stepModules =
  /(features\/verification\/(step|kyc)\/|ui\/src\/(ErrorSummary|PickerField|ProgressSteps)\/|domain\/src\/validation\/(kyc|verhoeff))/;

/** What nearly every screen needs, sign-in too: one request instead of one for each group that shares it. */
const commonModules = [
  /packages\/ui\/src\/(BottomNav|Badge|CheckboxField|CleanTextField|Disclosure|Field|NativeSelectField|Notice|OtpField|StickyAction|TextField)\//,
  /packages\/domain\/src\/(at-first-use|url\/|wire\/parse-id|validation\/(digits|login|masks|messages|phone|phone-messages)\.)/,
  /mobile-web\/src\/shared\/(client-config|screen-layout|telephone|use-go-back|use-seconds-left)/,
];

export default defineConfig(({ command }) => ({
  plugins: [react()],
  resolve: { alias: command === 'build' ? formEngineBuildAlias : formEngineAlias },
  // Found late, they would reload the page during a test.
  optimizeDeps: {
    include: [
      '@kosha/form-engine > @rjsf/core',
      '@kosha/form-engine > @rjsf/validator-ajv8/lib/createPrecompiledValidator.js',
    ],
  },
  server: {
    port: 5173,
    proxy: { '/api1': apiOrigin, '/sandbox': apiOrigin },
  },
  build: {
    target: ['chrome100', 'safari15.4'],
    // The Content-Security-Policy allows no data: scripts or styles.
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: {
      polyfill: false,
      // A part that failed to come ahead stays failed in WebKit, even after a reload, and its chunk
      // with it. So a chunk's parts are asked for only when the chunk itself has come.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files,
    },
    // In brotli 2 % less than what the built-in one leaves.
    minify: 'terser',
    terserOptions: { compress: { passes: 2 } },
    // Login carries its own styles and no other screen's.
    cssCodeSplit: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'start', tags: ['$initial'] },
            { name: 'cost', test: costModules, minShareCount: 2 },
            {
              name: 'signed-in',
              test: (id) => signedInModules.some((pattern) => pattern.test(id)),
            },
            {
              name: 'loans',
              test: (id) => loanModules.some((pattern) => pattern.test(id)),
              minShareCount: 2,
            },
            {
              name: 'common',
              test: (id) => commonModules.some((pattern) => pattern.test(id)),
              minShareCount: 2,
            },
            // Without these groups they would be in `shared` and bring the signed-in modules to sign-in.
            { name: 'step', test: stepModules, minShareCount: 2 },
            { name: 'orders', test: /features[\\/]orders[\\/][^\\/]+$/, minShareCount: 2 },
            // In `shared` it would import `cost`, which imports `shared`: neither could start.
            { name: 'contact', test: /mobile-web\/src\/shared\/contact-block/, minShareCount: 2 },
            // Sign-in and home load `shared`, and need nothing of the public pages.
            {
              name: 'public',
              test: /(features[\\/]public-pages[\\/]|Illustrations[\\/]public)/,
              minShareCount: 2,
            },
            // Home and the public pages share these alone.
            { name: 'hero', test: /ui[\\/]src[\\/](HeroZone[\\/]|Illustrations[\\/]draw)/ },
            { name: 'drawings', test: /Illustrations[\\/](Illustrations|outcomes)/ },
            { name: 'shared', minShareCount: 5 },
          ],
        },
      },
    },
  },
}));
