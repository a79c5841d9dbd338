import { unwrap } from '@kosha/api-client';
import { HeroZone, Link, Stack, VesselIllustration } from '@kosha/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ContactBlock } from '../../../shared/order-display/contact-block.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { paths } from '../../../shared/paths.ts';
import { clientConfigQuery } from '../../../shared/queries/client-config.query.ts';
import { api } from '../../../shared/server/api.ts';
import { QueryGate } from '../../../shared/server/query-gate.tsx';
import { ScreenLayout } from '../../../shared/navigation/screen-layout.tsx';
import { aboutMessages, accountMessages } from '../account.messages.ts';
import { Paragraphs } from './paragraphs.tsx';

/** The text 'About us' (§3 About). */
const aboutUsQuery = queryOptions({
  queryKey: ['about-us'],
  queryFn: async ({ signal }) => unwrap(await api.get('/client/v1/about-us', { signal })),
});

/** The page about the company, with its agreements and contact data (§2 About us, D02, D32). */
export function AboutScreen() {
  return (
    <ScreenLayout>
      <About />
    </ScreenLayout>
  );
}

function About() {
  const text = useMessages(aboutMessages);
  const read = useQuery(aboutUsQuery);
  return (
    <QueryGate read={read} shape="hero" count={1} loading={text('loading')} failed={text('failed')}>
      {({ appName, copywriting }) => (
        <>
          <HeroZone tone="well" headline={<h2>{appName}</h2>} drawing={<VesselIllustration />}>
            <Paragraphs>{copywriting}</Paragraphs>
          </HeroZone>
          <Company />
        </>
      )}
    </QueryGate>
  );
}

function Company() {
  const text = useMessages(accountMessages);
  const { data: config } = useQuery(clientConfigQuery);
  return (
    <Stack>
      <Stack gap={1}>
        <Link href={paths.agreementLoan()} isStandalone>
          {text('loan')}
        </Link>
        <Link href={paths.agreementPrivacy()} isStandalone>
          {text('privacy')}
        </Link>
      </Stack>
      {config && <ContactBlock customer={config.customer} />}
    </Stack>
  );
}
