import { dirname, extname, resolve } from 'node:path';
import type { RawUniversalConfig } from '@redocly/openapi-core';
import { isMap, isScalar, isSeq, visit } from 'yaml';
import type { LocatedContract } from '../document/locate.ts';
import { parseYaml } from '../document/parse-yaml.ts';
import { displayPath } from '../document/places.ts';
import { CannotCompare } from '../findings/cannot-compare.ts';

interface Allowed {
  allowRefs: boolean;
  allowPlugins: boolean;
}

const isUrl = (name: string) => /^[a-z][a-z0-9+.-]+:/i.test(name);
const networkMessage = (name: unknown) =>
  `names ${String(name)}: nothing is read over the network; keep it as a file`;

/** For a contract without redocly.yaml: checks correctness, not style. */
const defaultConfig = `extends: [recommended]
rules:
  operation-summary: off
  operation-4xx-response: off
  info-license: off
  info-license-strict: off
  info-license-url: off
`;

/**
 * Checks all files that `redocly.yaml` extends. Forbids files from the network and, unless allowed,
 * plugins and files outside of the contract's folder.
 * @throws CannotCompare with file and line
 */
export async function readLintConfig(
  configPath: string,
  { readText, isInside }: Pick<LocatedContract, 'readText' | 'isInside'>,
  { allowRefs, allowPlugins }: Allowed,
): Promise<RawUniversalConfig> {
  const seen = new Set<string>();
  const text = await readText(configPath).catch(() => defaultConfig);
  return check(configPath, text);

  async function check(file: string, content: string): Promise<RawUniversalConfig> {
    seen.add(file);
    const { document, lineOf } = parseYaml(file, content);
    const error = (node: unknown, why: string) =>
      new CannotCompare(`${displayPath(file)}:${lineOf(node)} ${why}`);
    const root = document.contents;
    if (!isMap(root)) throw error(root, 'holds no settings by name');
    visit(root, {
      Pair(_, { key, value }) {
        const isReference = isScalar(key) && key.value === '$ref' && isScalar(value);
        if (isReference && isUrl(String(value.value)))
          throw error(key, networkMessage(value.value));
      },
    });
    const plugins = root.get('plugins', true);
    const hasNoPlugins = plugins === undefined || (isSeq(plugins) && plugins.items.length === 0);
    if (!hasNoPlugins && !allowPlugins) {
      throw error(plugins, 'names plugins, which are programs; run them with --allow-plugins');
    }
    const apis = root.get('apis');
    const settings = [root, ...(isMap(apis) ? apis.items.map(({ value }) => value) : [])];
    for (const setting of settings) {
      const list = isMap(setting) ? setting.get('extends', true) : undefined;
      for (const node of isSeq(list) ? list.items : [list]) {
        const name = isScalar(node) ? String(node.value) : '';
        if (isUrl(name)) {
          throw error(node, networkMessage(name));
        }
        // Redocly's built-in rule sets have no file extension.
        if (extname(name) !== '')
          await follow(resolve(dirname(file), name), name, (why) => error(node, why));
      }
    }
    return document.toJS() as RawUniversalConfig;
  }

  async function follow(file: string, name: string, error: (why: string) => Error): Promise<void> {
    if (seen.has(file)) return;
    if (!allowRefs && !isInside(file)) {
      throw error(
        `extends ${name}, which is outside the folder of the contract; --allow-refs follows it`,
      );
    }
    const text = await readText(file).catch(() => {
      throw error(`extends ${name}, which cannot be read`);
    });
    await check(file, text);
  }
}
