import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lateImports } from './late-imports.ts';

const source = join(import.meta.dirname, '../src');
const late = join(source, 'picture/late');

function changed(code: string, file = 'app/app.tsx'): string | undefined {
  const { transform } = lateImports();
  if (typeof transform !== 'function') throw new TypeError('The plugin has no transform');
  const result = transform.call({} as never, code, join(source, file), {} as never);
  return typeof result === 'object' && result !== null && 'code' in result
    ? String(result.code)
    : undefined;
}

test('what only acts is asked for late, and the rest of the same module at once', () => {
  expect(changed('import { useLocation, BrowserRouter } from "react-router-dom";')).toBe(
    `import { useLocation } from "${late}/router.ts";import { BrowserRouter } from "react-router-dom";`,
  );
  expect(changed('import { api } from "../../shared/server/api.ts";')).toBe(
    `import { api } from "${late}/server.ts";`,
  );
});

test('other imports stay, and the files that bring the real ones get those', () => {
  expect(changed('import { QueryClient } from "@tanstack/react-query";')).toBeUndefined();
  expect(changed('import { useState } from "react";')).toBeUndefined();
  expect(
    changed('import { useQuery } from "@tanstack/react-query";', 'picture/late/real-data.ts'),
  ).toBeUndefined();
});
