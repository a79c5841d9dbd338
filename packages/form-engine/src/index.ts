export { fieldKindOf, type FieldKind, type FieldKindResult } from './descriptor/field-kind.ts';
