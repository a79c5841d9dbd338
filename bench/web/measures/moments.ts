import { median, runWithWarmUp, type Measure } from '../../support/index.ts';
import { readForm, readLogin, readVisit, type PaintTimes } from '../read.ts';
import type { Bench } from '../visit.ts';

const borrowers = {
  new: 'mid-verification',
  'with an offer': 'verified',
  owing: 'loaned',
  overdue: 'overdue',
} as const;

type Borrower = keyof typeof borrowers;
const allBorrowers = Object.keys(borrowers) as Borrower[];

const publicPages = ['/login', '/download', '/agreement/loan', '/agreement/privacy'] as const;
const homes = ['vant', 'antd', 'mantine'] as const;

type Round = Map<string, PaintTimes>;

/**
 * Each round measures each visit once, because the machine's speed varies over time. Keys are
 * `<site> <visit>`.
 */
async function round({ app, peers, browser }: Sites): Promise<Round> {
  const seen: Round = new Map();
  const note = async (name: string, reading: Promise<PaintTimes>) => seen.set(name, await reading);
  await note('form', readVisit({ browser, origin: peers.form }, { path: '/' }));
  for (const path of publicPages)
    await note(`app ${path}`, readVisit({ browser, origin: app }, { path }));
  const sites = { app, ...only(peers, homes) };
  for (const who of allBorrowers)
    for (const [site, origin] of Object.entries(sites)) {
      const visit = { path: '/', persona: borrowers[who] };
      const bench = { browser, origin };
      await note(`${site} cold ${who}`, readVisit(bench, visit));
      await note(`${site} return ${who}`, readVisit(bench, { ...visit, isReturn: true }));
    }
  const ours = { browser, origin: app };
  await note('app login', readLogin(ours));
  await note('app form', readForm(ours));
  return seen;
}

const only = (all: Readonly<Record<string, string>>, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (all[name] ? [[name, all[name]]] : [])));

export interface Sites extends Pick<Bench, 'browser'> {
  app: string;
  peers: Readonly<Record<string, string>> & { form: string };
}

/** Measures ratios to other sites in the same run, because machines differ a lot. */
export async function measureMoments(sites: Sites, runs: number): Promise<Measure[]> {
  const rounds = await runWithWarmUp(() => round(sites), runs);
  const read = (name: string, what: keyof PaintTimes) =>
    median(rounds.flatMap((seen) => seen.get(name)?.[what] ?? []));
  const ratio = (what: string, ms: number, of: number, atMost: number): Measure => ({
    what,
    value: ms / of,
    unit: '×',
    bar: { atMost },
    note: `${Math.round(ms)} of ${Math.round(of)} ms`,
  });
  const v = read('form', 'largestMs');
  const best = (how: string, who: Borrower) =>
    Math.min(...homes.map((peer) => read(`${peer} ${how} ${who}`, 'shownMs')));
  const own = (how: string, who: Borrower) => read(`app ${how} ${who}`, 'shownMs');
  const shifts = [...(rounds[0]?.keys() ?? [])].filter((name) => name.startsWith('app '));
  return [
    ...publicPages.map((path) =>
      ratio(`LCP of ${path}, of V`, read(`app ${path}`, 'largestMs'), v, 0.5),
    ),
    ...allBorrowers.map((who) =>
      ratio(
        `return visit until amounts, ${who}, of the best peer`,
        own('return', who),
        best('return', who),
        0.6,
      ),
    ),
    ...allBorrowers.map((who) =>
      ratio(
        `cold visit until amounts, ${who}, of the best peer`,
        own('cold', who),
        best('cold', who),
        1.1,
      ),
    ),
    ratio('frame of a signed-in tab, of V', read('app cold owing', 'firstMs'), v, 0.6),
    {
      what: 'described form after Next',
      value: read('app form', 'shownMs'),
      unit: 'ms',
      bar: { atMost: 450 },
    },
    {
      what: 'largest layout shift of these visits',
      value: Math.max(...shifts.map((name) => read(name, 'cls'))),
      unit: '',
      bar: { atMost: 0.02 },
    },
  ];
}
