import { allOrderStates } from '@kosha/domain';
import { describe, expect, it } from 'vitest';
import { trackingEvents } from '../../src/shared/tracking/events.ts';
import { readScreenDocsData } from './read-screens.ts';

const { screens, everywhere, feedback, pages } = await readScreenDocsData();

function screen(name: string) {
  const found = screens[`./src/features/${name}.tsx`];
  if (!found) throw new Error(`No facts of ${name}`);
  return found;
}

const callsOf = (name: string) => screen(name).calls.map(({ operationId }) => operationId);
const all = Object.values(screens);
const routed = all.filter(({ patterns }) => patterns.length > 0);

describe('the calls', () => {
  it('are listed for each screen that makes them itself, even if every screen makes them', () => {
    expect(callsOf('account/help/about.screen')).toEqual(['getClientConfig', 'getAboutUs']);
    expect(callsOf('public-pages/agreement.screen')).toEqual(['getClientConfig']);
    expect(callsOf('not-found/not-found.screen')).toEqual([]);
  });

  it('of every screen are listed once, separately from those of the feedback button', () => {
    const ids = everywhere.calls.map(({ operationId }) => operationId);
    expect(ids).toEqual(expect.arrayContaining(['logout', 'getAboutUs', 'trackEventV2']));
    expect(everywhere.calls.every(({ isEverywhere }) => isEverywhere)).toBe(true);
    expect(feedback.calls.map(({ operationId }) => operationId)).toEqual([
      'saveOpinion',
      'getOpinionConfig',
    ]);
    expect(screen('home/home.screen').hasFeedback).toBe(true);
    expect(screen('login/login.screen').hasFeedback).toBe(false);
    expect(callsOf('feedback/feedback-dialog')).toEqual(['saveOpinion', 'getOpinionConfig']);
  });

  it('of two screens in one file link to the page of each screen', () => {
    const pagesOf = (operationId: string) =>
      screen('verification/info/info.screen')
        .calls.filter((call) => call.operationId === operationId)
        .flatMap(({ patterns }) => patterns.map((pattern) => pages[pattern]));
    expect(pagesOf('saveWorkInfo')).toEqual(['2 Verify/Work information']);
    expect(pagesOf('saveBaseInfo')).toEqual(['2 Verify/Basic information']);
  });

  it('describe the reaction to a refusal if it differs from the default', () => {
    const { calls } = screen('feedback/feedback-dialog');
    expect(calls.map(({ operationId, whenRefused }) => [operationId, whenRefused])).toEqual([
      ['saveOpinion', 'Shows no message; the borrower can send the form again.'],
      ['getOpinionConfig', undefined],
    ]);
  });

  it('list the response fields that the screen reads, and mark the assumed ones', () => {
    const fields = all.flatMap(({ calls: own }) => own.flatMap((call) => call.fields));
    expect(fields.filter(({ path }) => path === 'errorColumn.name')).toEqual([]);
    const read = screen('orders/confirm/confirm.screen').calls.find(
      ({ operationId }) => operationId === 'getOrderDetail',
    );
    expect(read?.fields).toContainEqual({ path: 'repaymentAmount', isAssumed: false });
    expect(fields.some(({ isAssumed }) => isAssumed)).toBe(true);
  });
});

it('each message lists a story whose test expects it', () => {
  const { shownIn } = screen('login/login.screen');
  expect(shownIn['login.agreementRequired']).toBe('1-sign-in-login--login-enabled');
});

describe('the events', () => {
  it('are each listed on a page, for every screen, or for the feedback button', () => {
    const named = [
      ...everywhere.events,
      ...feedback.events,
      ...all.flatMap((one) => one.events.map(({ name }) => name)),
    ];
    expect([...new Set(named)].toSorted()).toEqual(Object.keys(trackingEvents).toSorted());
    expect(everywhere.events).toEqual(['page_enter', 'contract_drift']);
    expect(feedback.events).toEqual(['feedback_open']);
  });

  const sentBy = (name: string) => screen(name).events.map(({ name: event }) => event);

  it('contain only what a screen sends, not the same word with another meaning', () => {
    expect(sentBy('public-pages/distribution/distribution.screen')).toEqual(['get_app']);
    expect(sentBy('home/home.screen')).not.toContain('install');
    expect(sentBy('account/install-row')).toEqual(['install']);
  });

  it('of two screens in one file are listed separately', () => {
    expect(screen('verification/info/info.screen').events).toEqual([
      { name: 'basic_save', patterns: ['/auth/basic'] },
      { name: 'work_save', patterns: ['/auth/work'] },
    ]);
  });
});

it('sections with their own stories also have facts', () => {
  const parts = Object.entries(screens).filter(([, { patterns }]) => patterns.length === 0);
  expect(parts.map(([file]) => file)).toEqual(
    expect.arrayContaining([
      './src/app/error-boundary.tsx',
      './src/app/offline-notice.tsx',
      './src/app/update-notice.tsx',
      './src/features/feedback/feedback-dialog.tsx',
      './src/features/home/install/install-banner.tsx',
      './src/features/verification/step/step-done.tsx',
      './src/features/verification/step/step-frame.tsx',
    ]),
  );
  expect(parts.filter(([, { texts }]) => Object.keys(texts).length === 0)).toEqual([]);
});

it('a screen has the rules of its own stories, not those of other stories in its folder', () => {
  expect(screen('product/denied.screen').rules).not.toContain('s2-44');
  expect(screen('product/product.screen').rules).toContain('s2-44');
  expect(screen('feedback/feedback-dialog').rules).toContain('s5-36');
});

describe('the messages', () => {
  const keysOf = (name: string, namespace: string) =>
    Object.keys(screen(name).texts[namespace] ?? {});

  it('come from the imported catalogues, not from all catalogues of a file', () => {
    expect(Object.keys(screen('account/help/help.screen').texts)).toContain('help');
    expect(Object.keys(screen('account/help/help.screen').texts)).not.toContain('about');
    expect(Object.keys(screen('account/help/help.screen').texts)).not.toContain('devices');
  });

  it('exclude keys that only occur in files without the catalogue', () => {
    expect(keysOf('account/help/about.screen', 'account')).toEqual(['privacy', 'loan']);
    expect(keysOf('account/account.screen', 'account')).toContain('quit');
  });

  it('include keys that the files use or build from templates', () => {
    const confirm = keysOf('orders/confirm/confirm.screen', 'orders');
    expect(confirm).not.toContain('nothingToRepay');
    expect(confirm).toContain('toOrders');
    for (const state of allOrderStates) expect(confirm).toContain(`state${state}`);
  });

  it('include all keys of a catalogue that is indexed by domain values', () => {
    expect(keysOf('verification/info/info.screen', 'start').length).toBeGreaterThan(5);
    expect(keysOf('verification/contacts/contacts.screen', 'choices').length).toBeGreaterThan(10);
  });
});

describe('the kit components', () => {
  it('include those of the frame, according to the route table', () => {
    for (const { parts } of routed)
      expect(parts).toEqual(expect.arrayContaining(['Screen', 'ToastHost']));
    expect(screen('home/home.screen').parts).toEqual(
      expect.arrayContaining(['AppBar', 'BottomNav', 'IconButton']),
    );
    expect(screen('login/login.screen').parts).not.toContain('AppBar');
    expect(screen('account/help/about.screen').parts).not.toContain('BottomNav');
  });

  it('include those of other kit entry points, of shared files and of the form engine', () => {
    expect(screen('account/help/help.screen').parts).toEqual(
      expect.arrayContaining(['Accordion', 'ErrorState', 'Skeleton']),
    );
    expect(screen('apply/apply.screen').parts).toContain('CostFacts');
    expect(screen('verification/info/info.screen').parts).toEqual(
      expect.arrayContaining(['ErrorSummary', 'NativeSelectField', 'PickerField', 'TextField']),
    );
  });
});
