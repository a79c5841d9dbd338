import { useSearchParams } from 'react-router-dom';
import { ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { AddBankForm } from './add-bank-form.tsx';
import { bankTarget } from './bank-target.ts';
import { NoProduct } from './no-product.tsx';

/** A new bank card for an application or a scheduled order (§2 Add bank). */
export function AddBankScreen() {
  const [query] = useSearchParams();
  const target = bankTarget(query);
  if (target) return <AddBankForm target={target} ifscCode={query.get('ifsc_code') ?? ''} />;
  return (
    <ScreenLayout>
      <NoProduct />
    </ScreenLayout>
  );
}
