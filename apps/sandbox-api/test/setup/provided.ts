/** The database for the tests of a project. Its global set-up provides it. */
export type TestDatabase =
  { kind: 'pglite'; dumpFile: string } | { kind: 'postgres'; url: string; template: string };

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: TestDatabase;
  }
}
