import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { fieldsWithParentheses } from './class-fields.ts';

it.each([
  ['class A { #a; b = c; static d = { e: 1 }; f = new Set(); g = new Map }', []],
  ['class A { a = b((c)); }', ['b((c))']],
  ['const a = 1; f(class { #b = () => a(1); c = () => b(() => a) })', []],
  ['const a = 1; f(class { #b = [() => a] })', ['[() => a]']],
  ['class A { a = new B() }', ['new B()']],
  ['class A { #b() { return c(1) } constructor() { this.d = e() } }', []],
])('the fields of %s that Safari 15 may not understand are %j', (code, fields) => {
  expect(fieldsWithParentheses(parseAst(code), code)).toEqual(fields);
});
