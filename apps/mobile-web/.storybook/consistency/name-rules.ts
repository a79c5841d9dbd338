import { homeTiers } from '@kosha/domain';
import { aCustomerService } from '../../src/shared/look/contact.fixtures.ts';
import { directory } from '../../src/shared/world/__generated__/directory.ts';
import { loansIn, paiseOf, rupees } from './loans.ts';
import { products, productsIn } from './products.ts';
import type { Rule } from './rule.ts';

const isOurs = (name: string) =>
  products.some((product) => product.name === name) ||
  aCustomerService.companyName?.startsWith(name);

/** Names of ours that no product has, and names that only a test gives. */
const names: Rule = ({ text }) => [
  ...new Set(
    [...text.matchAll(/\bKosha (?=[A-Z])[\w]+/g)]
      .map(([name]) => name)
      .filter((name) => !isOurs(name))
      .map((name) => `${name} is not a product`),
  ),
  ...[...text.matchAll(/^(?:In state|Order|Number|Product|Test|Card|Loan) (?:[A-Z]|\d+)$/gm)].map(
    ([name]) => `${name} is the name of a test`,
  ),
];

const upTo = new RegExp(
  String.raw`(?<name>${products.map(({ name }) => name).join('|')})[,\s]+(?:\w+\s+)?up to\s+(?:\w+\s+)?${rupees('max')}`,
  'gi',
);

/** Each product goes up to its own largest amount, and no loan above it. */
const amounts: Rule = ({ text }) => {
  const named = productsIn(text);
  const most = Math.max(...(named.length > 0 ? named : products).map(({ maxPaise }) => maxPaise));
  return [
    ...[...text.matchAll(upTo)].flatMap(({ 0: said, groups = {} }) => {
      const { maxPaise } = products.find(({ name }) => name === groups['name']) ?? {};
      return maxPaise === undefined || maxPaise === paiseOf(groups['max'])
        ? []
        : [`${said.replaceAll(/\s+/g, ' ')} is not its largest amount`];
    }),
    ...loansIn(text).flatMap(({ loan = 0 }) =>
      loan <= most
        ? []
        : [
            `a loan of ${loan / 100} is more than ${named.map(({ name }) => name).join(', ') || 'any product'} has`,
          ],
    ),
  ];
};

const tierAndPercent = new RegExp(
  String.raw`\b(?<tier>${homeTiers.map(({ name }) => name).join('|')})\b(?<between>[^%₹]{0,90}?)\b(?<percent>\d+)% (?:less|lower|off)`,
  'g',
);

/** A tier stands beside its own reduction (§9, D18). */
const tiers: Rule = ({ text }) =>
  [...text.matchAll(tierAndPercent)].flatMap(({ groups = {} }) => {
    const last = [groups['tier'], ...(groups['between']?.match(/\b[A-Z]\w+\b/g) ?? [])].findLast(
      (word) => homeTiers.some(({ name }) => name === word),
    );
    const tier = homeTiers.find(({ name }) => name === last);
    return tier?.maxReductionPercent === Number(groups['percent'])
      ? []
      : [`${last} with ${groups['percent']}% off`];
  });

const listedNumber = /Order no\s+(KS\d+)/g;
/** In a list it stands beside its label; in the detail, which may stand beside the list, below it. */
const rowNumber = /Order no (KS\d+)/g;

/** As the server counts them; each order has its own, and a statement that of its order. */
const numbers: Rule = ({ text }) => {
  const listed = [...text.matchAll(listedNumber)].map(([, number]) => number ?? '');
  const all = [...text.matchAll(/\b(?:KF)?(KS\d+)(?:-\d+)?/g)].map(([, number]) => number ?? '');
  const rows = [...text.matchAll(rowNumber)].map(([, number]) => number ?? '');
  const again = rows.filter((number, at) => rows.indexOf(number) !== at);
  return [
    ...all
      .filter((number) => !/^KS\d{10}$/.test(number))
      .map((number) => `${number} is no order number`),
    ...again.map((number) => `two orders have the number ${number}`),
    ...(listed.length === 1
      ? all
          .filter((number) => number !== listed[0])
          .map((number) => `${number} beside the order ${listed[0]}`)
      : []),
  ];
};

/** A card is called by its bank, not by its branch's code alone. */
const cards: Rule = ({ text }) =>
  [...text.matchAll(/\b[A-Z]{4}0[A-Z0-9]{6} · X+\d{4}/g)].map(
    ([card]) => `${card} is without a bank`,
  );

const ifsc = String.raw`(?<code>[A-Z]{4}0[A-Z0-9]{6})`;
const asked = new RegExp(
  String.raw`IFSC code\s+${ifsc}\s+State\s+(?<state>.+)(?:\s+District\s+(?<district>.+)\s+Branch\s+(?<name>.+))?`,
  'gi',
);
const listed = new RegExp(String.raw`^(?<name>.+) · ${ifsc}$`, 'gm');

/** A branch has its own code, where a dialog asks whether it is the right one and where a list tells two of one name apart. */
const branches: Rule = ({ text }) =>
  [...text.matchAll(asked), ...text.matchAll(listed)].flatMap(({ 0: said, groups = {} }) => {
    const { code = '', name, state, district } = groups;
    const known = directory.branchOf[code];
    if (!known) return [];
    const places = [known.district, known.city];
    const isRight =
      [undefined, known.name].includes(name) &&
      [undefined, known.state].includes(state) &&
      (district === undefined || places.includes(district));
    return isRight ? [] : [`${said.replaceAll(/\s+/g, ' ')} is not what the directory says`];
  });

/** '7, 14 or 30 days' are the periods of a product that is named. */
const periods: Rule = ({ text }) => {
  const named = productsIn(text);
  return [...text.matchAll(/\b\d+(?:, \d+)* or \d+ days\b/g)].flatMap(([said]) =>
    named.some((product) => product.periods === said) ? [] : [`${said}, which no product has here`],
  );
};

export const nameRules: readonly Rule[] = [
  names,
  amounts,
  tiers,
  numbers,
  cards,
  branches,
  periods,
];
