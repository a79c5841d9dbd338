import { useQuery } from '@tanstack/react-query';
import { ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { clientConfigQuery } from '../../shared/queries/client-config.query.ts';
import { Copy, NoData } from './copy.tsx';
import { Erase } from './erase.tsx';
import { Nominee } from './nominee.tsx';

/** What the lender has about the borrower: to see, to keep, to correct, to erase; and who may act for them (D60). */
export function MyDataScreen() {
  const { data: config } = useQuery(clientConfigQuery);
  // A server without this part is asked for nothing (D62).
  const isMissing = config !== undefined && !config.parts?.includes('myData');
  return (
    <ScreenLayout>
      {isMissing ? (
        <NoData />
      ) : (
        <>
          <Copy />
          <Nominee />
          <Erase />
        </>
      )}
    </ScreenLayout>
  );
}
