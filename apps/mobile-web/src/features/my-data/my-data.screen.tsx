import { ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { Copy } from './copy.tsx';
import { Erase } from './erase.tsx';
import { Nominee } from './nominee.tsx';

/** What the lender has about the borrower: to see, to keep, to correct, to erase; and who may act for them (D60). */
export function MyDataScreen() {
  return (
    <ScreenLayout>
      <Copy />
      <Nominee />
      <Erase />
    </ScreenLayout>
  );
}
