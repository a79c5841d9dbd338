import { ButtonLink, HeroZone, PhoneOpeningIllustration, Stack, Text } from '@kosha/ui';
import { useAppName } from '../../../shared/server/app-name.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { paths } from '../../../shared/paths.ts';
import { ScreenLayout } from '../../../shared/navigation/screen-layout.tsx';
import { AgreementLinks } from '../agreement-links.tsx';
import { promotionMessages } from './promotion.messages.ts';
import { usePromotion } from './use-promotion.ts';

/** Opens the native app, or continues in the browser (§2.115, §2.116). */
export function PromotionScreen() {
  const appName = useAppName();
  const text = useMessages(promotionMessages);
  const { hasLeft, secondsLeft, link } = usePromotion();
  return (
    <ScreenLayout>
      <HeroZone
        tone="well"
        label={appName}
        headline={<h1 tabIndex={-1}>{text('title')}</h1>}
        drawing={<PhoneOpeningIllustration />}
      >
        <Text>{hasLeft ? text('left') : text('soon', { seconds: secondsLeft })}</Text>
      </HeroZone>
      <Stack gap={3}>
        <ButtonLink href={paths.home()} replace isFullWidth>
          {text('goOn')}
        </ButtonLink>
        {link !== null && (
          <ButtonLink href={link} variant="secondary" isFullWidth>
            {text('open')}
          </ButtonLink>
        )}
      </Stack>
      <AgreementLinks />
    </ScreenLayout>
  );
}
