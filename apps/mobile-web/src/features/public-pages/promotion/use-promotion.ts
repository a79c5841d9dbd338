import { appSchemeLink, limits } from '@kosha/domain';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { currentDevice, isInNativeApp } from '../../../shared/platform.ts';
import { useSecondsLeft } from '../../../shared/use-seconds-left.ts';
import { readClientConfig } from '../public-pages.reads.ts';
import { useRead } from '../use-read.ts';

/** A page that was opened in the background waits until it is seen; one that is left stays. */
type Phase = 'unseen' | 'trying' | 'left';

/** Tries to open the native app; without it the visitor goes on in the browser (§2.115, §2.116). */
export function usePromotion() {
  const phase = usePhase();
  const secondsLeft = useGoOn(phase === 'trying');
  const link = useAppLink();
  const hasTried = useRef(false);
  useEffect(() => {
    if (link === null || phase !== 'trying' || hasTried.current) return;
    hasTried.current = true;
    window.location.assign(link);
  }, [link, phase]);
  return { hasLeft: phase === 'left', secondsLeft, link };
}

function usePhase(): Phase {
  const [phase, setPhase] = useState<Phase>('unseen');
  useEffect(() => {
    const look = () => {
      const { hidden } = document;
      setPhase((before) => {
        if (before === 'left') return before;
        if (!hidden) return 'trying';
        return before === 'trying' ? 'left' : before;
      });
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return phase;
}

/** Goes to Home in 5 seconds (§9.3), unless the app has opened before. */
function useGoOn(isDue: boolean): number {
  const navigate = useNavigate();
  const [endMs, setEndMs] = useState<number>();
  const secondsLeft = useSecondsLeft(endMs);
  useEffect(() => {
    if (!isDue) return undefined;
    const waitMs = limits.promotionSeconds * 1000;
    setEndMs(Date.now() + waitMs);
    const timer = setTimeout(() => void navigate(paths.home(), { replace: true }), waitMs);
    return () => clearTimeout(timer);
  }, [isDue, navigate]);
  return endMs === undefined ? limits.promotionSeconds : secondsLeft;
}

/**
 * The address holds no link, and none is read from it: who sends a visitor here must not choose what
 * opens. There is no native app on a desktop, and no need to open it from within.
 */
function useAppLink(): string | null {
  const { data: config } = useRead(readClientConfig);
  if (!config || currentDevice() === 'desktop' || isInNativeApp()) return null;
  return appSchemeLink(config.app?.scheme);
}
