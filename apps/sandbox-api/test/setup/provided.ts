/** Which database the tests of a project run on, told by its global set-up. */
export type TestDatabase =
  | { readonly kind: 'pglite'; readonly dumpFile: string }
  | { readonly kind: 'postgres'; readonly url: string; readonly template: string };

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: TestDatabase;
  }
}
