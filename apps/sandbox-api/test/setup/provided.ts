export type TestDatabase =
  | { kind: 'pglite'; dumpFile: string }
  | { kind: 'postgres'; url: string; template: string };

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: TestDatabase;
  }
}
