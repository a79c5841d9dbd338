import { ButtonLink, HeroZone, PhoneOpeningIllustration, Stack, Text } from '@kosha/ui';
import { appSchemeLink, limits } from '@kosha/domain';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppName } from '../../../shared/server/app-name.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { paths } from '../../../shared/paths.ts';
import { ScreenLayout } from '../../../shared/navigation/screen-layout.tsx';
import { AgreementLinks } from '../agreement-links.tsx';
import { promotionMessages } from './promotion.messages.ts';
import { currentDevice } from '../../../shared/browser/device.ts';
import { isInNativeApp } from '../../../shared/native/native-app.ts';
import { useSecondsLeft } from '../../../shared/browser/use-seconds-left.ts';
import { readClientConfig } from '../../../shared/server/read-client-config.ts';
import { useUncachedQuery } from '../use-uncached-query.ts';

/**
 * `unseen`: the page has not been visible yet. `trying`: the page opens the app and counts down.
 * `left`: the page was hidden during the countdown. The app has probably opened, so the page stays.
 */
interface Phase {
  name: 'unseen' | 'trying' | 'left';
  /** The end of the countdown, in epoch milliseconds. */
  endMs?: number;
}

const waitMs = limits.promotionSeconds * 1000;

/**
 * Tries to open the native app when the page is visible, and counts down until Home opens (§2.115,
 * §2.116).
 */
function usePromotion() {
  const { name, endMs } = usePhase();
  const secondsLeft = useSecondsLeft(endMs);
  useContinueInBrowser(name === 'trying');
  const link = useAppLink();
  const hasTried = useRef(false);
  useEffect(() => {
    if (link === null || name !== 'trying' || hasTried.current) return;
    hasTried.current = true;
    window.location.assign(link);
  }, [link, name]);
  return {
    hasLeft: name === 'left',
    secondsLeft: endMs === undefined ? limits.promotionSeconds : secondsLeft,
    link,
  };
}

function usePhase(): Phase {
  const [phase, setPhase] = useState<Phase>({ name: 'unseen' });
  useEffect(() => {
    const updatePhase = () => {
      const isVisible = !document.hidden;
      const endMs = Date.now() + waitMs;
      setPhase((before) => {
        if (before.name === 'unseen' && isVisible) return { name: 'trying', endMs };
        return before.name === 'trying' && !isVisible ? { name: 'left' } : before;
      });
    };
    updatePhase();
    document.addEventListener('visibilitychange', updatePhase);
    return () => document.removeEventListener('visibilitychange', updatePhase);
  }, []);
  return phase;
}

/** Opens Home after 5 seconds (§9.3), unless the app has opened. */
function useContinueInBrowser(isDue: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => void navigate(paths.home(), { replace: true }), waitMs);
    return () => clearTimeout(timer);
  }, [isDue, navigate]);
}

/**
 * Returns the link that opens the native app; null on a desktop and inside the native app. The
 * link's scheme comes from the server, because a scheme in the page's URL could open any app.
 */
function useAppLink(): string | null {
  const { data: config } = useUncachedQuery(readClientConfig);
  if (!config || currentDevice() === 'desktop' || isInNativeApp()) return null;
  return appSchemeLink(config.app?.scheme, import.meta.env.VITE_APP_SCHEME);
}

/**
 * Tries to open the native app. If it does not open, opens Home in the browser (§2.115, §2.116).
 */
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
