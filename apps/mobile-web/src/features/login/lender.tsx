import type { Schema } from '@kosha/api-client';
import { Link, whenIdle } from '@kosha/ui';
import { useEffect, useState } from 'react';
import { readClientConfig } from '../../shared/server/read-client-config.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paths } from '../../shared/paths.ts';
import { telephone } from '../../shared/browser/telephone.ts';
import { WithAddresses } from '../../shared/order-display/with-addresses.tsx';
import { loginMessages } from './login.messages.ts';
import classes from './login.module.css';

/**
 * The lender and the grievance contact (D02), loaded once the page is idle. If that fails, only the
 * policy is shown. It is placed last, because content that loads later would shift the layout
 * below.
 */
export function Lender() {
  const text = useMessages(loginMessages);
  const { companyName, grievanceOfficer, phone } = useCustomerService() ?? {};
  return (
    <div className={classes.lender}>
      <p className={classes.links}>
        <Link href={paths.agreementPrivacy()} isStandalone>
          {text('privacy')}
        </Link>
        {phone && (
          <Link href={telephone(phone)} isStandalone>
            {text('callUs', { phone })}
          </Link>
        )}
      </p>
      {companyName && <p>{text('lender', { name: companyName })}</p>}
      {grievanceOfficer && (
        <p>
          <WithAddresses>{text('grievanceOfficer', { name: grievanceOfficer })}</WithAddresses>
        </p>
      )}
    </div>
  );
}

function useCustomerService(): Schema<'CustomerService'> | undefined {
  const [customer, setCustomer] = useState<Schema<'CustomerService'>>();
  useEffect(() => {
    let isMounted = true;
    const load = async () => {
      const result = await readClientConfig();
      if (result.ok && isMounted) setCustomer(result.data.customer);
    };
    const cancel = whenIdle(() => void load());
    return () => {
      isMounted = false;
      cancel();
    };
  }, []);
  return customer;
}
