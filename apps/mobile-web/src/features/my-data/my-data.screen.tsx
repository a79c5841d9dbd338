import { useQuery } from '@tanstack/react-query';
import { ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { lacks } from '../../shared/server/lacks.ts';
import { clientConfigQuery } from '../../shared/queries/client-config.query.ts';
import { Copy, NoData } from './copy.tsx';
import { Erase } from './erase.tsx';
import { Nominee } from './nominee.tsx';

/** The parts of the screen, each with the calls that it is nothing without (D62). */
const parts = [
  { Part: Copy, calls: ['POST /privacy/v1/export', 'GET /privacy/v1/export'] },
  { Part: Nominee, calls: ['POST /privacy/v1/nominate'] },
  { Part: Erase, calls: ['POST /privacy/v1/erase'] },
] as const;

/** What the lender has about the borrower: to see, to keep, to correct, to erase; and who may act for them (D60). */
export function MyDataScreen() {
  const { data: config } = useQuery(clientConfigQuery);
  // A server without this part is asked for nothing (D62).
  const isOffered = config === undefined || config.parts?.includes('myData');
  const shown = isOffered ? parts.filter(({ calls }) => !calls.some(lacks)) : [];
  return (
    <ScreenLayout>
      {shown.length === 0 && <NoData />}
      {shown.map(({ Part, calls }) => (
        <Part key={calls[0]} />
      ))}
    </ScreenLayout>
  );
}
