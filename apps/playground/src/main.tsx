import '@kosha/ui/styles.css';
import { KoshaProvider } from '@kosha/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { hashOf, stateIn } from './model/share.ts';
import { longestLink } from './model/state-file.ts';
import { firstState, type PlaygroundState } from './model/state.ts';
import { Playground } from './parts/playground.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const shared = location.hash === '' ? firstState : await stateIn(location.hash);
const first = shared ?? firstState;

// A link that is pasted into the same tab changes only the hash; our own changes cause no event.
window.addEventListener('hashchange', () => location.reload());

let latest: PlaygroundState | undefined;

/** The URL contains the shown form, unless it would be too long. */
async function keepInAddress(state: PlaygroundState): Promise<void> {
  latest = state;
  const hash = await hashOf(state);
  if (state !== latest || state === first) return;
  // A longer one would not come through anyway.
  const isShort = hash.length <= longestLink;
  history.replaceState(null, '', isShort ? hash : location.pathname + location.search);
}

createRoot(root).render(
  <StrictMode>
    <KoshaProvider>
      <Playground
        first={first}
        isLinkDamaged={shared === undefined}
        onChange={(state) => void keepInAddress(state)}
      />
    </KoshaProvider>
  </StrictMode>,
);
