import { useQuery } from '@tanstack/react-query';
import { ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { isCallMissing } from '../../shared/server/is-call-missing.ts';
import { clientConfigQuery } from '../../shared/queries/client-config.query.ts';
import { Copy, NoData } from './copy.tsx';
import { Erase } from './erase.tsx';
import { Nominee } from './nominee.tsx';

/** The screen's sections, each with the calls that it requires (D62). */
const parts = [
  { Part: Copy, calls: ['POST /privacy/v1/export', 'GET /privacy/v1/export'] },
  { Part: Nominee, calls: ['POST /privacy/v1/nominate'] },
  { Part: Erase, calls: ['POST /privacy/v1/erase'] },
] as const;

/**
 * The borrower's data, which they can view, download, correct and erase, and their nominee (D60).
 */
export function MyDataScreen() {
  const { data: config } = useQuery(clientConfigQuery);
  // If the server lacks this feature, no request is sent (D62).
  const isOffered = config === undefined || config.parts?.includes('myData');
  const shown = isOffered ? parts.filter(({ calls }) => !calls.some(isCallMissing)) : [];
  return (
    <ScreenLayout>
      {shown.length === 0 && <NoData />}
      {shown.map(({ Part, calls }) => (
        <Part key={calls[0]} />
      ))}
    </ScreenLayout>
  );
}
