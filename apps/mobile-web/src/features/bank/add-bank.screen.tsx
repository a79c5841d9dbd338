import { useSearchParams } from 'react-router-dom';
import { ScreenLayout } from '../../shared/screen-layout.tsx';
import { AddBankForm } from './add-bank-form.tsx';
import { NoProduct } from './no-bank-cards.tsx';

/** A new bank card for the application of `pid` (§2 Add bank). */
export function AddBankScreen() {
  const [query] = useSearchParams();
  const pid = query.get('pid');
  if (pid) return <AddBankForm pid={pid} ifscCode={query.get('ifsc_code') ?? ''} />;
  return (
    <ScreenLayout>
      <NoProduct />
    </ScreenLayout>
  );
}
