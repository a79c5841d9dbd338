import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isMap, isNode, isSeq } from 'yaml';
import { isIsoDate } from '../diff/life-cycle.ts';
import { ancestorFolders } from '../document/default-contract.ts';
import { parseYaml } from '../document/parse-yaml.ts';
import { displayPath } from '../document/places.ts';
import { CannotCompare } from '../findings/cannot-compare.ts';
import { levels, type Level } from '../findings/report.ts';
import { rulePages, listRedoclyRules } from '../findings/pages.ts';
import {
  failOnValues,
  defaultPolicy,
  type Acceptance,
  type FailOnValue,
  type Policy,
} from './policy.ts';

const names = ['contract.config.yaml', 'contract.config.yml', 'contract.config.json'];

/**
 * Reads the file `option`, else the nearest policy file up to the repository root.
 * @throws CannotCompare if the file is unreadable or invalid, or if a folder has two policy files
 */
export async function readPolicy(option: string | undefined): Promise<Policy> {
  const file = option === undefined ? findPolicy() : resolve(option);
  if (file === undefined) return defaultPolicy;
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CannotCompare(`${option ?? file} cannot be read`);
  });
  const known = new Set([...Object.keys(rulePages), ...(await listRedoclyRules())]);
  return new PolicyReader(file, text, known).read();
}

function findPolicy(): string | undefined {
  const found = ancestorFolders()
    .map((folder) => names.map((name) => join(folder, name)).filter((file) => existsSync(file)))
    .find((files) => files.length > 0);
  if (found === undefined) return undefined;
  if (found.length < 2) return found[0];
  const shown = found.map((file) => displayPath(file)).join(' and ');
  throw new CannotCompare(`${shown} both say what the team decided: keep one of them`);
}

const isLevel = (value: unknown): value is Level => levels.some((level) => level === value);

class PolicyReader {
  readonly #file: string;
  readonly #lineOf: ReturnType<typeof parseYaml>['lineOf'];
  readonly #root: unknown;
  readonly #rules: ReadonlySet<string>;

  constructor(file: string, text: string, rules: ReadonlySet<string>) {
    this.#file = file;
    this.#rules = rules;
    const { document, lineOf } = parseYaml(file, text);
    this.#root = document.contents;
    this.#lineOf = lineOf;
  }

  read(): Policy {
    const root = this.#entriesOf(this.#root, 'the file');
    const known = ['api', 'failOn', 'rules', 'accept', 'stability', 'sunsetDays'];
    for (const [key, { node }] of root) {
      if (!known.includes(key)) throw this.#error(node, `"${key}" is none of ${known.join(', ')}`);
    }
    const api = root.get('api');
    return {
      file: displayPath(this.#file),
      api: api && join(dirname(this.#file), this.#textOf(api, 'api')),
      failOn: this.#readFailOn(root.get('failOn')),
      rules: this.#readLevels(root.get('rules'), ['off']),
      accept: this.#readAccept(root.get('accept')),
      stability: new Map([
        ...defaultPolicy.stability,
        ...(this.#readLevels(root.get('stability'), []) as ReadonlyMap<string, Level>),
      ]),
      sunsetDays: this.#readDays(root.get('sunsetDays')),
    };
  }

  #readFailOn(found: Entry | undefined): readonly FailOnValue[] {
    if (!found) return defaultPolicy.failOn;
    const values = isSeq(found.value) ? (found.value.toJSON() as unknown[]) : [jsonOf(found.value)];
    for (const value of values) {
      if (!failOnValues.some((failure) => failure === value)) {
        throw this.#error(
          found.node,
          `failOn takes ${failOnValues.join(', ')}, not ${show(value)}`,
        );
      }
    }
    return values as FailOnValue[];
  }

  #readLevels(
    found: Entry | undefined,
    extra: readonly 'off'[],
  ): ReadonlyMap<string, Level | 'off'> {
    if (!found) return new Map();
    const rows = [...this.#entriesOf(found.value, 'this')].map(([name, { node, value }]) => {
      const written = jsonOf(value);
      const level = written === false && extra.includes('off') ? 'off' : written;
      if (!isLevel(level) && !extra.some((one) => one === level)) {
        throw this.#error(
          node,
          `${name} takes ${[...levels, ...extra].join(', ')}, not ${show(written)}`,
        );
      }
      if (extra.length > 0) this.#checkRule(name, node);
      return [name, level as Level | 'off'] as const;
    });
    return new Map(rows);
  }

  #readAccept(found: Entry | undefined): readonly Acceptance[] {
    if (!found) return [];
    if (!isSeq(found.value)) throw this.#error(found.node, 'accept is no list');
    return found.value.items.map((item) => {
      const row = this.#entriesOf(item, 'a finding that is accepted');
      const text = (key: string): string => {
        const field = row.get(key);
        if (!field) throw this.#error(item, `a finding that is accepted needs "${key}"`);
        return this.#textOf(field, key);
      };
      const rule = text('rule');
      this.#checkRule(rule, item);
      const until = text('until');
      if (!isIsoDate(until)) {
        throw this.#error(item, `until takes a day such as 2026-12-31, not ${show(until)}`);
      }
      const accepted = {
        rule,
        pointer: text('pointer'),
        reason: text('reason'),
        owner: text('owner'),
      };
      return { ...accepted, until, line: this.#lineOf(item) };
    });
  }

  #readDays(found: Entry | undefined): number | undefined {
    if (!found) return undefined;
    const days = jsonOf(found.value);
    if (typeof days === 'number' && Number.isInteger(days) && days >= 0) return days;
    throw this.#error(found.node, `sunsetDays takes a number of days, not ${show(days)}`);
  }

  #checkRule(name: string, node: unknown): void {
    if (this.#rules.has(name) || name.includes('/')) return;
    throw this.#error(node, `there is no rule "${name}"; \`contract explain\` lists them`);
  }

  #textOf({ node, value }: Entry, name: string): string {
    const text = jsonOf(value);
    if (typeof text === 'string' && text.trim() !== '') return text;
    throw this.#error(node, `${name} takes a text, not ${show(text)}`);
  }

  #entriesOf(value: unknown, what: string): Map<string, Entry> {
    if (value === null || value === undefined) return new Map();
    if (!isMap(value)) throw this.#error(value, `${what} is not a list of names with values`);
    return new Map(
      value.items.map(({ key, value }) => [String(jsonOf(key)), { node: key, value }] as const),
    );
  }

  #error(node: unknown, what: string): CannotCompare {
    return new CannotCompare(`${displayPath(this.#file)}:${this.#lineOf(node)} ${what}`);
  }
}

interface Entry {
  node: unknown;
  value: unknown;
}

const jsonOf = (value: unknown): unknown => (isNode(value) ? value.toJSON() : value);
const show = (value: unknown) => JSON.stringify(value);
