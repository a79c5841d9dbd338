import type { Schema } from '@kosha/api-client';
import { KitTheme } from '@kosha/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Devices } from '../features/account/devices.tsx';
import { consentList } from '../features/consents/consents.fixtures.ts';
import { ConsentsScreen } from '../features/consents/consents.screen.tsx';
import { grievancesQuery, GrievancesScreen } from '../features/grievances/grievances.screen.tsx';
import { CorrectionButton } from '../features/my-data/correction-button.tsx';
import { MyDataScreen } from '../features/my-data/my-data.screen.tsx';
import { keyFactsStatement } from '../features/orders/key-facts/key-facts.fixtures.ts';
import { keyFactsQuery } from '../features/orders/key-facts/key-facts.query.ts';
import { KeyFactsScreen } from '../features/orders/key-facts/key-facts.screen.tsx';
import { consentsQuery } from '../shared/consent/consents.query.ts';
import { aCustomerService } from '../shared/order-display/contact.fixtures.ts';
import { clientConfigQuery } from '../shared/queries/client-config.query.ts';
import { ownDataExport } from '../shared/sample-data/own-data.fixtures.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const grievances: Schema<'GrievanceList'> = {
  topics: [{ topic: 'loan', label: 'What a loan costs' }],
  grievances: [],
};

const consents = await consentList();
const toAcknowledge = { ...keyFactsStatement, mustAcknowledge: true, acknowledgedTime: null };

function render(Screen: ComponentType, lacking: readonly string[]): string {
  vi.stubEnv('VITE_MISSING_CALLS', lacking.join());
  const client = new QueryClient();
  client.setQueryData(clientConfigQuery.queryKey, {
    customer: aCustomerService,
    parts: ['consents', 'myData', 'grievances'],
  });
  client.setQueryData(consentsQuery.queryKey, consents);
  client.setQueryData(keyFactsQuery('').queryKey, toAcknowledge);
  client.setQueryData(grievancesQuery.queryKey, grievances);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <StaticRouter location="/personal/data">
        <KitTheme>
          <Screen />
        </KitTheme>
      </StaticRouter>
    </QueryClientProvider>,
  );
}

const correctable = ownDataExport.sections
  .flatMap(({ tables }) => tables.flatMap(({ rows }) => rows.flat()))
  .find(({ correctAs }) => correctAs !== undefined)!;
const Correct = () => <CorrectionButton field={correctable} />;

const rows: readonly (readonly [call: string, screen: ComponentType, words: string])[] = [
  ['POST /privacy/v1/erase', MyDataScreen, 'See what would be erased'],
  ['POST /privacy/v1/nominate', MyDataScreen, 'Name this person'],
  ['POST /privacy/v1/export', MyDataScreen, 'Show my data'],
  ['GET /privacy/v1/export', MyDataScreen, 'Show my data'],
  ['POST /privacy/v1/correct', Correct, 'Correct'],
  ['POST /grievance/v1/save', GrievancesScreen, 'Send the grievance'],
  ['POST /order/v1/kfs-acknowledge', KeyFactsScreen, 'I have read this'],
  ['GET /order/v1/document', KeyFactsScreen, 'Save as PDF'],
  ['GET /user/v1/sessions', Devices, 'See where you are signed in'],
];

describe('in a build for a server that lacks a call', () => {
  it.each(rows)('%s: the controls that only make this call are hidden', (call, screen, words) => {
    expect(render(screen, [])).toContain(`>${words}<`);
    expect(render(screen, [call])).not.toContain(`>${words}<`);
  });

  it('My consents shows each consent without a switch', () => {
    expect(render(ConsentsScreen, [])).toContain('role="switch"');
    expect(render(ConsentsScreen, ['POST /consent/v1/set'])).not.toContain('role="switch"');
  });

  it('the rest of the screen stays visible', () => {
    expect(render(MyDataScreen, ['POST /privacy/v1/erase'])).toContain('Show my data');
    expect(render(ConsentsScreen, ['POST /consent/v1/set'])).toContain('What you allowed');
  });

  it.each([
    [MyDataScreen, rows.map(([call]) => call), 'Your data cannot be shown here'],
    [GrievancesScreen, ['POST /grievance/v1/save'], 'Grievances are not taken here'],
  ])('a screen without any content explains why', (screen, lacking, says) => {
    expect(render(screen, lacking)).toContain(says);
  });
});
