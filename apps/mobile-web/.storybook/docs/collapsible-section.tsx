import { useSyncExternalStore, type ReactNode } from 'react';

const wide = matchMedia('(min-width: 601px)');

function subscribe(onChange: () => void): () => void {
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}

interface CollapsibleSectionProps {
  title: string;
  isOpen?: boolean;
  children: ReactNode;
}

/** On a phone, collapsed sections keep the page short. */
export function CollapsibleSection({ title, isOpen = false, children }: CollapsibleSectionProps) {
  const isWide = useSyncExternalStore(subscribe, () => wide.matches);
  return (
    <details className="kosha-fold" open={isWide || isOpen}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {children}
    </details>
  );
}
