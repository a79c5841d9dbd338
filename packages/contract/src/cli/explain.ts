import { CannotCompare } from '../findings/cannot-compare.ts';
import { rulePages, listRedoclyRules } from '../findings/pages.ts';
import { defineCommand } from './command.ts';

const redoclyPage = (name: string) =>
  `${name}\n\nA rule of Redocly: https://redocly.com/docs/cli/rules/oas/${name}\n`;

export const command = defineCommand({
  name: 'explain',
  summary: 'Says of a rule why it is there, with an example and how to do without the damage.',
  positionals: ['[RULE]'],
  options: {},
  async run({ positionals: [name] }) {
    const names = await listRedoclyRules();
    if (name === undefined) {
      return { page: `${[...Object.keys(rulePages), ...names].toSorted().join('\n')}\n` };
    }
    const page = Object.hasOwn(rulePages, name) ? rulePages[name] : undefined;
    if (page) {
      const { why, example, instead } = page;
      return { page: `${name}\n\nWhy: ${why}\nExample: ${example}\nInstead: ${instead}\n` };
    }
    if (names.includes(name)) return { page: redoclyPage(name) };
    throw new CannotCompare(`there is no rule "${name}"; \`contract explain\` lists them`);
  },
});
