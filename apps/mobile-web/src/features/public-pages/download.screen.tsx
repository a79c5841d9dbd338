import {
  Button,
  ButtonLink,
  HeroZone,
  IdCardIllustration,
  Notice,
  Stack,
  StickyAction,
  Text,
} from '@kosha/ui';
import type { Schema } from '@kosha/api-client';
import { downloadEligibilityCode, parseId } from '@kosha/domain';
import { useSearchParams } from 'react-router-dom';
import { ContactBlock } from '../../shared/order-display/contact-block.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { shellMessages } from '../../shared/i18n/shell.messages.ts';
import { ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { AgreementLinks } from './agreement-links.tsx';
import { downloadMessages } from './download.messages.ts';
import { LoanTermsSection, ApplicationRequirements, TierDiscounts } from './download-facts.tsx';
import { readClientConfig } from '../../shared/server/read-client-config.ts';
import { useUncachedQuery } from './use-uncached-query.ts';
import { errorText, hasNothingToShow } from '../../shared/server/failures.ts';
import { paths, routePatterns } from '../../shared/paths.ts';
import { mustDownloadApp } from '../../shared/native/native-app.ts';
import { api } from '../../shared/server/api.ts';
import { currentPlatform } from '../../shared/browser/device.ts';
import { trackComplete } from '../../shared/tracking/tracking.ts';

/**
 * Asks the server whether the visitor may apply. Each successful response triggers a tracking event
 * with `is_ok` (§4, D12).
 */
async function readEligibility(signal: AbortSignal) {
  const platform = currentPlatform();
  const result = await api.get('/user/v1/eligibility', { query: { platform }, signal });
  if (result.ok) {
    const isOk = downloadEligibilityCode({ accordWith: result.data.accordWith, platform });
    trackComplete('download_eligibility', routePatterns.download, { is_ok: isOk });
  }
  return result;
}

/**
 * Shows "APPLY NOW" to eligible visitors. All others see why they cannot apply (D12). If the server
 * lacks the eligibility check, every visitor counts as eligible (D62).
 */
function EligibilityResult() {
  const text = useMessages(downloadMessages);
  const shellText = useMessages(shellMessages);
  const { data: eligibility, error, refetch } = useUncachedQuery(readEligibility);
  if (hasNothingToShow(error)) return <ApplyLink />;
  if (error) {
    const action = (
      <Button variant="quiet" onClick={refetch}>
        {shellText('retry')}
      </Button>
    );
    return (
      <Notice tone="danger" title={text('checkFailed')} action={action}>
        {errorText(error)}
      </Notice>
    );
  }
  if (!eligibility) {
    return (
      <Button isFullWidth isLoading loadingLabel={text('checking')}>
        {text('apply')}
      </Button>
    );
  }
  if (!eligibility.accordWith) return <Reasons eligibility={eligibility} />;
  return <ApplyLink />;
}

/**
 * Visitors who need the native app (D35) get a link to the page "Get the app", with the id of the
 * selected product. All others get a link to the sign-in.
 */
function ApplyLink() {
  const text = useMessages(downloadMessages);
  const [query] = useSearchParams();
  const pid = parseId(query.get('pid')) ?? undefined;
  const href = mustDownloadApp() ? paths.distribution({ pid }) : paths.login();
  return (
    <ButtonLink href={href} isFullWidth>
      {text('apply')}
    </ButtonLink>
  );
}

function Reasons({ eligibility }: { eligibility: Schema<'Eligibility'> }) {
  const text = useMessages(downloadMessages);
  return (
    <Notice tone="warning" title={text('notEligible')}>
      {eligibility.reasons?.map((reason, index) => (
        <p key={index}>{reason}</p>
      ))}
    </Notice>
  );
}

/**
 * The public page that tells visitors who can apply and what a loan costs (§1, §2 Download, D12).
 */
export function DownloadScreen() {
  const text = useMessages(downloadMessages);
  const { data: config } = useUncachedQuery(readClientConfig);
  return (
    <ScreenLayout
      footer={
        <StickyAction>
          <EligibilityResult />
        </StickyAction>
      }
    >
      <HeroZone tone="well" headline={<h2>{text('intro')}</h2>} drawing={<IdCardIllustration />}>
        <Text size="sm">{text('see')}</Text>
      </HeroZone>
      <Stack gap={5}>
        <ApplicationRequirements config={config} />
        <TierDiscounts />
        <LoanTermsSection config={config} />
        <AgreementLinks />
        {config && <ContactBlock customer={config.customer} />}
      </Stack>
    </ScreenLayout>
  );
}
