import { HeroZone, IdCardIllustration, Stack, StickyAction, Text } from '@kosha/ui';
import { ContactBlock } from '../../shared/order-display/contact-block.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { AgreementLinks } from './agreement-links.tsx';
import { EligibilityResult } from './eligibility.tsx';
import { downloadMessages } from './download.messages.ts';
import { Disclosure, Requirements, TierDiscounts } from './download-facts.tsx';
import { readClientConfig } from '../../shared/server/read-client-config.ts';
import { useRead } from './use-read.ts';

/** Who may apply, what is required, what a loan costs, and the link to apply (§1, §2 Download, D12). */
export function DownloadScreen() {
  const text = useMessages(downloadMessages);
  const { data: config } = useRead(readClientConfig);
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
        <Requirements config={config} />
        <TierDiscounts />
        <Disclosure config={config} />
        <AgreementLinks />
        {config && <ContactBlock customer={config.customer} />}
      </Stack>
    </ScreenLayout>
  );
}
