export type { components, operations, paths } from './__generated__/schema.ts';
