import '@kosha/ui/styles.css';
import { KoshaProvider } from '@kosha/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { urlHashOf, stateFromUrlHash } from './model/share.ts';
import { maxLinkLength } from './model/state-file.ts';
import { firstState, type PlaygroundState } from './model/state.ts';
import { Playground } from './parts/playground.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const shared = location.hash === '' ? firstState : await stateFromUrlHash(location.hash);
const first = shared ?? firstState;

// The browser does not reload the page if a pasted link differs only in its hash.
window.addEventListener('hashchange', () => location.reload());

let latest: PlaygroundState | undefined;

async function saveInUrl(state: PlaygroundState): Promise<void> {
  latest = state;
  const hash = await urlHashOf(state);
  if (state !== latest || state === first) return;
  const isShort = hash.length <= maxLinkLength;
  history.replaceState(null, '', isShort ? hash : location.pathname + location.search);
}

createRoot(root).render(
  <StrictMode>
    <KoshaProvider>
      <Playground
        first={first}
        isLinkDamaged={shared === undefined}
        onChange={(state) => void saveInUrl(state)}
      />
    </KoshaProvider>
  </StrictMode>,
);
