import { appSchemeLink, limits } from '@kosha/domain';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { currentDevice } from '../../../shared/browser/device.ts';
import { isInNativeApp } from '../../../shared/native/native-app.ts';
import { useSecondsLeft } from '../../../shared/browser/use-seconds-left.ts';
import { readClientConfig } from '../../../shared/server/read-client-config.ts';
import { useRead } from '../use-read.ts';

/**
 * A page that was opened in the background waits until it is seen. A page that the visitor has left
 * does not change.
 */
interface Phase {
  name: 'unseen' | 'trying' | 'left';
  /** When the page continues in the browser, epoch ms. */
  endMs?: number;
}

const waitMs = limits.promotionSeconds * 1000;

/** Tries to open the native app; without it the page continues in the browser (§2.115, §2.116). */
export function usePromotion() {
  const { name, endMs } = usePhase();
  const secondsLeft = useSecondsLeft(endMs);
  useGoOn(name === 'trying');
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
    const look = () => {
      const isSeen = !document.hidden;
      const endMs = Date.now() + waitMs;
      setPhase((before) => {
        if (before.name === 'unseen' && isSeen) return { name: 'trying', endMs };
        return before.name === 'trying' && !isSeen ? { name: 'left' } : before;
      });
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return phase;
}

/** Goes to Home in 5 seconds (§9.3), unless the app has opened before. */
function useGoOn(isDue: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => void navigate(paths.home(), { replace: true }), waitMs);
    return () => clearTimeout(timer);
  }, [isDue, navigate]);
}

/**
 * No link is read from the address, because whoever sends a visitor here must not choose what opens. A
 * desktop has no native app, and inside the native app nothing needs to be opened.
 */
function useAppLink(): string | null {
  const { data: config } = useRead(readClientConfig);
  if (!config || currentDevice() === 'desktop' || isInNativeApp()) return null;
  return appSchemeLink(config.app?.scheme, import.meta.env.VITE_APP_SCHEME);
}
